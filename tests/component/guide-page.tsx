import { act, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import {
  createPath,
  parsePath,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useLocation,
} from 'react-router-dom';
import { clientConfiguration, type ClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { createGuideClient } from '#contract/client.ts';
import { type Native } from '#guide/adapters/native.ts';
import { createStorage } from '#guide/adapters/storage.ts';
import { placeAt } from '#guide/routes.ts';
import { FailureBoundary } from '#guide/screens/failure/failure-boundary.tsx';
import { type GuideHistory, MovingRouter } from '#guide/shell/navigation/moving-router.tsx';
import { PlaceParamsContext } from '#guide/shell/navigation/place-params.ts';
import { NoticeList } from '#guide/shell/notices/notices.tsx';
import { createVisitorAccess } from '#guide/access/state/visitor-access.ts';
import { ContentProvider } from '#guide/state/content/content-context.tsx';
import { InterfaceProvider, useLoaderState } from '#guide/state/content/interface-context.tsx';
import { createLoader, type Loader } from '#guide/state/content/loader.ts';
import { createNotices } from '#guide/state/notices/notices.ts';
import { createSettings, type Settings } from '#guide/state/settings/settings.ts';
import { startVisit } from '#guide/state/visit/start-visit.ts';
import { type Visit, VisitProvider } from '#guide/state/visit/visit-context.tsx';
import { loadPack, packFor } from '#i18n/packs.ts';
import { smallMuseum } from '#tests/browser/museum.ts';

// Late parts and texts are read from the disk when they are first shown.
configure({ asyncUtilTimeout: 10_000 });

export interface GuidePageOptions {
  /** A tour definition as a museum writes it; defaults to the small museum. */
  readonly definition?: object;
  /** Replaces the definition: a promise that fails or stays pending; undefined when the visitor needs access. */
  readonly ask?: () => Promise<TourDefinition | undefined>;
  /** The address; its route decides which parameters the element reads. */
  readonly at?: string;
  /** The state that a link hands to the screen that it opens. */
  readonly state?: object;
  readonly client?: Partial<ClientConfiguration>;
  readonly loginType?: LoginType;
  /** For the calls that are made at the start; without it there is no network. */
  readonly fetch?: typeof globalThis.fetch;
  /** The data that an earlier visit has stored on the device. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly language?: string;
  readonly native?: Native;
  /** Screens such as the loading screen are shown without content. */
  readonly needsContent?: boolean;
}

export interface GuidePage {
  readonly user: UserEvent;
  readonly visit: Visit;
  readonly settings: Settings;
  readonly loader: Loader;
  readonly history: GuideHistory;
  /** Returns the current address. The element is gone once another route is opened. */
  readonly at: () => string;
}

/** Mounts a component or screen of the guide with its providers: texts, content, visit, notices and router. */
export async function mountInGuide(
  element: ReactNode,
  { at = '/', state, language = 'de', needsContent = true, ...options }: GuidePageOptions = {},
): Promise<GuidePage> {
  const stored = { language, ...options.stored };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.documentElement.lang = packFor(language);
  const storage = createStorage(() => localStorage);
  const settings = createSettings(storage, false);
  const notices = createNotices({
    schedule: (task, milliseconds) => {
      const timer = setTimeout(() => act(task), milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    isDebugging: () => false,
  });
  const loader = loaderOf(options);
  const access = createVisitorAccess({ storage, now: Date.now, callsFor: () => Promise.resolve(undefined) });
  const visit = startVisit({ loader, notices, storage, access, native: options.native, random: crypto });
  const history = createMemoryHistory({ initialEntries: [{ ...parsePath(at), state }], v5Compat: true });
  const pack = await loadPack(language);
  loader.start();
  if (needsContent) await settled(loader);
  await act(async () => {
    render(
      <StrictMode>
        <InterfaceProvider
          loader={loader}
          settings={settings}
          firstTexts={{ code: packFor(language), pack }}
          notices={notices}
        >
          <VisitProvider visit={visit}>
            <MovingRouter history={history} basename="">
              <Place at={at}>{needsContent ? <WithContent>{element}</WithContent> : element}</Place>
            </MovingRouter>
            <NoticeList />
          </VisitProvider>
        </InterfaceProvider>
      </StrictMode>,
    );
  });
  return { user: userEvent.setup(), visit, settings, loader, history, at: () => createPath(history.location) };
}

function loaderOf({
  definition = smallMuseum,
  ask,
  client,
  loginType = LoginType.none,
  fetch = () => Promise.reject(new Error('There is no network here')),
}: GuidePageOptions): Loader {
  const configuration = { ...clientConfiguration.fallback, ...client };
  const unconnected = createGuideClient({
    base: '',
    fetch,
    readYaml: () => Promise.resolve(undefined),
  });
  return createLoader({
    boot: () => Promise.resolve({ client: unconnected, configuration, base: configuration.serverBase, loginType }),
    ask: ask ?? (() => Promise.resolve(definition as TourDefinition)),
  });
}

function settled(loader: Loader): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!['waiting', 'loading'].includes(loader.getState().status)) resolve();
    };
    loader.subscribe(look);
    look();
  });
}

function Place({ at, children }: { readonly at: string; readonly children: ReactNode }): ReactNode {
  const [path] = useState(new URL(at, 'https://guide.invalid').pathname);
  const { pathname } = useLocation();
  const [first, now] = [placeAt(path), placeAt(pathname)];
  return first.name === now.name ? (
    <PlaceParamsContext value={now.params}>
      <FailureBoundary>{children}</FailureBoundary>
    </PlaceParamsContext>
  ) : null;
}

function WithContent({ children }: { readonly children: ReactNode }): ReactNode {
  const state = useLoaderState();
  return state.status === 'ready' ? <ContentProvider loaded={state.content}>{children}</ContentProvider> : null;
}
