import './stand-ins.ts';
import { renderToString } from 'react-dom/server';
import { LoginType } from '#content/constants.ts';
import { directionOf } from '#content/language-fallback.ts';
import { pickLanguage } from '#content/pick-language.ts';
import { createGuideClient } from '#contract/client.ts';
import { type RenderedMuseum, type RenderedScreen, type RenderScreen } from '#contract/rendered-page.ts';
import { loadPack, packFor } from '#i18n/packs.ts';
import { createStorage, type Storage, storageKeys } from '../adapters/storage.ts';
import { Guide } from '../guide.tsx';
import { onwardPath, redirectOf, routes } from '../routes.ts';
import { fetchPartsAt } from '../screens/late-screens.tsx';
import { bringTexts } from '../shell/late/late-texts.tsx';
import { createVisitorAccess } from '../access/state/visitor-access.ts';
import { createLoader, type Loader } from '../state/content/loader.ts';
import { createNotices } from '../state/notices/notices.ts';
import { createSettings } from '../state/settings/settings.ts';
import { takePaint } from '../state/settings/noted-paint.ts';
import { startVisit } from '../state/visit/start-visit.ts';
import { type Visit } from '../state/visit/visit-context.tsx';
import { createPath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { type GuideHistory } from '../shell/navigation/moving-router.tsx';

/** Prepares a museum's content once for all of its screens. */
export async function createRenderer(museum: RenderedMuseum): Promise<RenderScreen> {
  const loader = await load(museum);
  return async (path, language) => await renderScreen(loader, startOf(path, museum), language, museum.day);
}

/** As a browser loads it, without the network. */
async function load({ definition, configuration, loginType, day }: RenderedMuseum): Promise<Loader> {
  const client = createGuideClient({
    base: '',
    fetch: async () => await Promise.reject(new Error('There is no network here')),
    readYaml: async () => undefined,
  });
  const isOpen = loginType === LoginType.none;
  const loader = createLoader({
    boot: async () => ({ client, configuration, base: configuration.serverBase, loginType }),
    ask: async () => (isOpen ? definition : undefined),
    today: () => day,
  });
  const settled = new Promise<void>((resolve, reject) => {
    loader.subscribe(({ status }) => {
      if (status === 'ready' || status === 'locked') resolve();
      if (status === 'failed') reject(new Error('The content cannot be shown'));
    });
  });
  loader.start();
  await settled;
  return loader;
}

/** Returns where the guide is once it has been opened at a path. */
function startOf(path: string, { loginType, configuration }: RenderedMuseum): string | undefined {
  const at = `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
  if (loginType !== LoginType.none) {
    const door = loginType === LoginType.token ? routes.token.href() : routes.login.href();
    return at === '/' || at === door ? door : undefined;
  }
  if (at !== '/' && redirectOf(at, configuration.staticRedirects) !== undefined) return undefined;
  const start = at === '/' ? onwardPath('', configuration.staticRedirects) : at;
  return shown.some((pattern) => pattern.test(start)) ? start : undefined;
}

/** The screens that can be rendered without a browser. */
const shown = [/^\/welcome$/, /^\/groups$/, /^\/tours(?:\/\d+)?$/, /^\/locations\/\d+$/, /^\/detail\/\d+$/];

async function renderScreen(
  loader: Loader,
  path: string | undefined,
  code: string,
  day: string,
): Promise<RenderedScreen | undefined> {
  if (path === undefined) return undefined;
  const state = loader.getState();
  const catalogue = state.status === 'ready' ? state.content.catalogue : undefined;
  const language = catalogue && pickLanguage(catalogue.spokenLanguages, code, []);
  const texts = packFor(language?.AccessibilityCode ?? code);
  const storage = createStorage(nowhere);
  // Before the settings are made: React renders the first state of every store.
  if (language !== undefined) storage.write(storageKeys.language, language.Code);
  const settings = createSettings(storage, false);
  await fetchPartsAt(path);
  await bringTexts(texts);
  const pack = await loadPack(texts);
  // Nothing may come between these lines: the colours are noted while the screen is rendered.
  const whole = renderToString(
    <Guide
      loader={loader}
      settings={settings}
      firstTexts={{ code: texts, pack }}
      visit={visitTo(loader, storage)}
      history={stillHistory(path)}
      basename=""
    />,
  );
  const paint = takePaint();
  const { html, ...head } = partsOf(whole);
  if (!html.includes('<main')) return undefined;
  return {
    html,
    ...head,
    lang: texts,
    dir: directionOf(texts),
    paint: paint.light,
    dark: paint.dark,
    mark: {
      language: language?.Code ?? code,
      texts,
      path,
      version: catalogue?.version.Counter ?? 0,
      day,
      isDoor: catalogue === undefined,
    },
  };
}

/** Values last as long as the screen is rendered. */
function nowhere(): never {
  throw new Error('Nothing is stored here');
}

function visitTo(loader: Loader, storage: Storage): Visit {
  return startVisit({
    loader,
    notices: createNotices({ schedule: () => () => undefined, now: Date.now, isDebugging: () => false }),
    storage,
    access: createVisitorAccess({ storage, now: Date.now, callsFor: () => Promise.resolve(undefined) }),
    native: undefined,
    random: crypto,
  });
}

/** React writes the elements of the page's head first: the title, and links to pictures. */
function partsOf(whole: string): { readonly title: string; readonly pictures: string; readonly html: string } {
  const [head = ''] = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/.exec(whole) ?? [];
  return {
    title: /<title>([^<]*)/.exec(head)?.[1] ?? '',
    pictures: [...head.matchAll(/<link [^>]*>/g)].join(''),
    html: whole.slice(head.length),
  };
}

/**
 * A history that stays at one address. Links lead to addresses relative to the guide's folder, wherever it is served.
 */
function stillHistory(path: string): GuideHistory {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  return {
    ...history,
    action: history.action,
    location: history.location,
    createHref: (to) => `.${typeof to === 'string' ? to : createPath(to)}`,
  };
}
