import {
  createTheme,
  type CSSVariablesResolver,
  Fieldset,
  getDefaultZIndex,
  MantineProvider,
  Modal,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStaffClient, type StaffClient } from '#contract/staff-client.ts';
import { type StaffTexts } from '#i18n/staff-packs.ts';
import { FilesProvider } from './files/files-context.tsx';
import { FailureBoundary } from './frame/failure-boundary.tsx';
import { Notices } from './frame/notices.tsx';
import { Pages } from './frame/pages.tsx';
import { ServerGate } from './frame/server-gate.tsx';
import { NumberFormat } from './language/number-format.tsx';
import { TextsProvider } from './language/texts.tsx';
import { type Memory } from './session/browser-memory.ts';
import { joinLogOutNews } from './session/log-out-news.ts';
import { followingSession } from './session/session-client.ts';
import { type Connection, SessionProvider } from './session/session-context.tsx';
import { fetchWithProgress } from './session/fetch-with-progress.ts';
import { type ServerPlace, type ServerPlaceStore } from './session/server-place.ts';
import { createSessionStore, type SessionStore, sessionOf } from './session/session-store.ts';
import { WorkspaceProvider } from './workspace/workspace-context.tsx';

/** The guide's second colour, light to dark. */
const ink = [
  '#eef6f6',
  '#d9e9ea',
  '#b3d3d5',
  '#8abcbf',
  '#66a8ac',
  '#3f8f94',
  '#17666a',
  '#125a5e',
  '#0f4c4f',
  '#0a3a3d',
] as const;

const theme = createTheme({
  colors: { teal: ink },
  primaryColor: 'teal',
  primaryShade: 8,
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: "'Source Sans 3 Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Source Serif 4', Georgia, serif" },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The label of a group of fields stands above their own labels.
    Fieldset: Fieldset.extend({ styles: { legend: { fontWeight: 600 } } }),
    // A question is above the drawer in which it came up, whichever was opened first.
    Modal: Modal.extend({ defaultProps: { zIndex: getDefaultZIndex('modal') + 1 } }),
  },
});

/** Mantine's grey for secondary text and its red for errors are too light for small text. */
function legible(): ReturnType<CSSVariablesResolver> {
  const light = {
    '--mantine-color-dimmed': '#55605f',
    '--mantine-color-placeholder': '#6b7574',
    '--mantine-color-error': '#c92a2a',
  };
  return { variables: {}, light, dark: {} };
}

export interface AppProps {
  readonly texts: StaffTexts;
  readonly memory: Memory;
  readonly server: ServerPlaceStore;
}

export function App({ texts, memory, server }: AppProps): ReactNode {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={legible}>
      <TextsProvider first={texts} onChoose={(language) => memory.write('cmsLanguage', language)}>
        <NumberFormat>
          <ServerGate server={server}>{(place) => <Connected place={place} memory={memory} />}</ServerGate>
        </NumberFormat>
      </TextsProvider>
    </MantineProvider>
  );
}

function Connected({ place, memory }: Pick<AppProps, 'memory'> & { readonly place: ServerPlace }): ReactNode {
  const [connection] = useState(() => connect(memory, place));
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Work /> }], { basename: '/cms' }));
  return (
    <SessionProvider {...connection}>
      {/* Without a transition, which would briefly show a screen that has already been left. */}
      <RouterProvider router={router} useTransitions={false} />
    </SessionProvider>
  );
}

function Work(): ReactNode {
  return (
    <>
      <Notices />
      <FailureBoundary>
        <WorkspaceProvider>
          <FilesProvider>
            <Pages />
          </FilesProvider>
        </WorkspaceProvider>
      </FailureBoundary>
    </>
  );
}

function connect(memory: Memory, place: ServerPlace): Connection {
  const store = createSessionStore(memory, () => client);
  const news = joinLogOutNews(new URL('/', location.href).href, () => {
    // What is not saved is kept, and the browser asks before it leaves. The login itself stays as it is.
    if (store.getState().kind !== 'none') location.assign('/cms/');
  });
  const session: SessionStore = {
    ...store,
    logIn: async (...credentials) => {
      await store.logIn(...credentials);
      // No session is left that may see the copy in edit, which the worker keeps.
      if (sessionOf(store.getState()) === undefined) await news.clearWorker();
    },
    logOut: () => store.logOut().then(news.tell),
  };
  const client = clientBy((url, init) => fetch(url, init));
  return { ...place, session, client, clientWithProgress: (onProgress) => clientBy(fetchWithProgress(onProgress)) };

  function clientBy(fetchBy: typeof fetch): StaffClient {
    return followingSession(
      session,
      createStaffClient({ base: place.base, fetch: fetchBy, session: () => sessionOf(session.getState()) }),
    );
  }
}
