import { expect, test, vi } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { clientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { type RenderedScreen } from '#contract/rendered-page.ts';
import { museumDays } from '../../usecases/visits/museum-days.ts';
import { type ReadyCopy } from '../../usecases/content/published.ts';
import { createScreens } from './screens.ts';
import { type Renderer, ScreenError } from './start-renderer.ts';

const template = `<!doctype html><html lang="de"><head><base href="/" /><meta name="theme-color" content="#fff" />
<title>Cicerone</title><script type="module" src="./first.js"></script><link rel="stylesheet" href="./assets/first.css">
</head><body><div id="guide"><div>mark</div></div><div class="unready"></div></body></html>`;

/** The page has the first rule only: it is not in high contrast, and its head has no part in it. */
const stylesheet =
  ':root[dir=ltr] main{color:red}.gone{color:blue}@media screen{:root[data-look=dark] main{color:pink}}:root[data-contrast=high] main{color:black}meta{color:red}';

const definition = {
  Languages: ['de', 'en'].map((Code) => ({ Code, AccessibilityCode: Code, IsDefault: Code === 'de' })),
};

function copy(): ReadyCopy {
  const identity = Buffer.from(JSON.stringify(definition));
  const answer = { etag: '"a"', bodies: { identity, br: identity, gzip: identity } };
  const state = { epoch: 1 } as ReadyCopy['state'];
  const content = { lists: {} as ReadyCopy['content']['lists'], others: {} };
  return {
    state,
    content,
    answer: async () => answer,
    answerForVisitors: async () => answer,
    finish: async () => undefined,
    definition,
    catalogue: createCatalogue(definition),
    origins: [],
  };
}

const screenOf = (path: string, language: string): RenderedScreen => ({
  html: `<main>${path} in ${language}</main>`,
  title: 'A &amp; B',
  pictures: '',
  lang: language,
  dir: 'ltr',
  paint: [
    ['--primary', '#123456'],
    ['--own-page', ''],
  ],
  dark: [['--primary', '#abcdef']],
  mark: { language, texts: language, path, version: 1, day: '2026-05-31', isDoor: false },
});

interface Setting {
  readonly mostBytes?: number;
  readonly render?: Renderer['render'];
}

function setUp({ render = async (path, language) => screenOf(path, language), ...options }: Setting = {}) {
  const renderer = { show: vi.fn<Renderer['show']>(), render: vi.fn(render), close: vi.fn(async () => undefined) };
  const start = vi.fn(() => renderer);
  const now = { ready: copy(), login: LoginType.none as LoginType, at: Date.parse('2026-05-31T12:00Z') };
  const dayOf = museumDays('Europe/Berlin');
  const screens = createScreens({
    published: { current: async () => now.ready, renew: async () => undefined, note: () => undefined },
    login: { current: async () => ({ LoginType: now.login }) },
    client: clientConfiguration.fallback,
    template,
    hints: async () => () => '<link data-late="modulepreload" rel="late" href="./part.js" />',
    styles: () => new Map([['assets/first.css', stylesheet]]),
    today: () => dayOf(now.at),
    start,
    ...options,
  });
  const at = async (path: string, languages?: string): Promise<string | undefined> =>
    (await screens.at(path, languages))?.bodies.identity.toString();
  return { screens, at, renderer, start, now };
}

test('a page holds its screen, its colours and its styles, and names what it needs', async () => {
  const { at } = setUp();
  const page = (await at('/welcome', 'en-GB,de;q=0.5')) ?? '';
  expect(page).toContain('<div id="guide"><main>/welcome in en</main></div>');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).toMatch(
    /<html lang="en" dir="ltr" data-contrast="normal" style="--primary:#123456" data-dark="--primary:#abcdef" data-rendered="/,
  );
  expect(page).toContain('content="#123456"');
  expect(page).toContain('<style data-own>:root[dir=ltr] main{color:red}@media screen{');
  expect(page).toContain(
    '<noscript><style media="(prefers-color-scheme:dark)">:root{--primary:#abcdef!important}@media screen{:root main{color:pink}}</style></noscript>',
  );
  expect(page).toContain('<link data-late="stylesheet" rel="late" crossorigin href="./assets/first.css" />');
  expect(page).toContain('<script data-late="module" type="late" src="./first.js">');
  expect(page).toContain('<link data-late="modulepreload" rel="late" href="./part.js" />');
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).not.toContain('mark</div>');
});

test('a screen is rendered once for a language, and again when the museum publishes or its login changes', async () => {
  const { at, renderer, now } = setUp();
  await at('/tours', 'de');
  await at('/tours', 'de-AT');
  await at('/tours', 'fr');
  expect(renderer.render.mock.calls).toEqual([['/tours', 'de']]);
  await at('/tours', 'en');
  expect(renderer.render).toHaveBeenCalledTimes(2);
  now.ready = copy();
  await at('/tours', 'de');
  expect([renderer.render.mock.calls.length, renderer.show.mock.calls.length]).toEqual([3, 2]);
  now.login = LoginType.token;
  await at('/tours', 'de');
  expect([renderer.render.mock.calls.length, renderer.show.mock.calls.length]).toEqual([4, 3]);
});

test('a screen is rendered again on the next day of the museum, when other tours may be open', async () => {
  const { at, renderer, now } = setUp();
  for (const moment of ['2026-05-31T00:00', '2026-05-31T21:59:59', '2026-05-31T22:00', '2026-06-01T21:59']) {
    now.at = Date.parse(`${moment}Z`);
    await at('/tours', 'de');
  }
  expect(renderer.show.mock.calls.map(([{ day }]) => day)).toEqual(['2026-05-31', '2026-06-01']);
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

test('behind a door, the renderer knows nothing of the museum', async () => {
  const { at, renderer, now } = setUp();
  now.login = LoginType.token;
  await at('/', 'fr;q=0.1,<x>');
  const shown = renderer.show.mock.calls.map(([{ json, loginType }]) => [new TextDecoder().decode(json), loginType]);
  expect(shown).toEqual([['{}', LoginType.token]]);
  expect(renderer.render.mock.calls).toEqual([['/', 'fr']]);
});

test('no request waits long for a screen, which comes later', async () => {
  let ready: (screen: RenderedScreen) => void = () => undefined;
  const { at } = setUp({ render: async () => await new Promise((resolve) => (ready = resolve)) });
  expect(await at('/tours', 'de')).toBeUndefined();
  ready(screenOf('/tours', 'de'));
  await expect.poll(async () => await at('/tours', 'de')).toContain('/tours in de');
});

test('while many screens are rendered, more pages come without one', async () => {
  const { screens, renderer } = setUp({ render: async () => await new Promise(() => undefined) });
  const pages = Array.from({ length: 40 }, (_, index) => screens.at(`/detail/${index}`, 'de'));
  expect(new Set(await Promise.all(pages))).toEqual(new Set([undefined]));
  expect(renderer.render).toHaveBeenCalledTimes(16);
});

test('after a failure, pages come without screens for a while', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { at, renderer, start } = setUp({
    render: async () => await Promise.reject(new Error('The thread has ended')),
  });
  expect([await at('/tours', 'de'), await at('/tours', 'de')]).toEqual([undefined, undefined]);
  expect([renderer.render.mock.calls.length, start.mock.calls.length, renderer.close.mock.calls.length]).toEqual([
    1, 1, 1,
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await at('/tours', 'de');
  expect(start).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  warn.mockRestore();
});

test('a screen that cannot be rendered is left out, and no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { at, renderer, start } = setUp({
    render: async (path, language) =>
      path === '/tours/1' ? await Promise.reject(new ScreenError('It is odd')) : screenOf(path, language),
  });
  expect(await at('/tours', 'de')).toContain('/tours in de');
  expect([await at('/tours/1', 'de'), await at('/tours/1', 'de')]).toEqual([undefined, undefined]);
  expect(await at('/detail/1', 'de')).toContain('/detail/1 in de');
  expect(await at('/tours', 'de')).toContain('/tours in de');
  expect(renderer.render).toHaveBeenCalledTimes(3);
  expect([start.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  warn.mockRestore();
});

test('a screen that is being rendered when the server stops is no failure', async () => {
  const warn = vi.spyOn(console, 'warn');
  let end: (error: Error) => void = () => undefined;
  const { screens, at } = setUp({ render: () => new Promise((_, reject) => (end = reject)) });
  const page = at('/tours', 'de');
  await expect.poll(() => end.length).toBe(1);
  await screens.close();
  end(new Error('The thread has ended'));
  expect(await page).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('memory is bounded: the least recently requested pages are forgotten', async () => {
  const long = 'x'.repeat(40_000);
  const { at, renderer } = setUp({
    mostBytes: 480_000,
    render: async (path, language) => ({ ...screenOf(path, language), html: `<main>${path} ${long}</main>` }),
  });
  const paths = Array.from({ length: 16 }, (_, index) => `/detail/${index}`);
  const see = async (path: string) => await expect.poll(async () => await at(path, 'de')).toContain(path);
  for (const path of paths) await see(path);
  expect(renderer.render).toHaveBeenCalledTimes(16);
  await see('/detail/15');
  expect(renderer.render).toHaveBeenCalledTimes(16);
  await see('/detail/0');
  expect(renderer.render).toHaveBeenCalledTimes(17);
});
