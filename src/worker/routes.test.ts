import * as fc from 'fast-check';
import { anyCodePoint } from '#content/testing/code-points.ts';
import { describe, expect, it, test } from 'vitest';
import { type Asked, type Route, routeOf } from './routes.ts';

const scopes = ['https://museum.example/', 'https://museum.example/guide/', 'https://museum.example/a/b%20c/'];

const headers = new Headers();
const navigate = (url: string): Asked => ({ method: 'GET', mode: 'navigate', url, headers });
const read = (url: string): Asked => ({ method: 'GET', mode: 'cors', url, headers });

describe.each(scopes)('below %s', (scope) => {
  it.each<[string, Route]>([
    ['', 'page'],
    ['?from=poster', 'page'],
    ['#top', 'page'],
    ['index.html', 'page'],
    ['welcome', 'page'],
    ['welcome/', 'page'],
    ['detail/7?dive=3', 'page'],
    ['locations/1?by=list&find=a%2Fb', 'page'],
    ['info', 'page'],
    ['info/', 'page'],
    ['qr/HL/7', 'page'],
    ['an-unknown-address', 'page'],
    ['info/title', 'network'],
    ['db', 'network'],
    ['cms', 'network'],
    ['cms/', 'network'],
    ['cms/tours/1', 'network'],
    ['cms?x=/welcome', 'network'],
    ['api/ico', 'network'],
    ['session', 'network'],
    ['session/me', 'network'],
    ['auth/login', 'network'],
    ['health', 'network'],
    ['files/plan.pdf', 'network'],
    ['sw.js', 'network'],
    ['robots.txt', 'network'],
  ])('a visit of %j is answered by: %s', (path, route) => expect(routeOf(navigate(scope + path), scope)).toBe(route));

  it.each<[string, Route]>([
    ['db', 'content'],
    ['db?x=1', 'content'],
    ['config.json', 'content'],
    ['info/loginType', 'content'],
    ['tourDefinition.json', 'content'],
    ['info/media', 'content'],
    ['files/bell.mp3', 'media'],
    ['sounds/bell.mp3?v=2', 'media'],
    ['cms/files/bell.mp3', 'network'],
    ['api/x.json', 'network'],
    ['API/x.json', 'network'],
    ['db?variant=INEDIT', 'network'],
    ['db?x=1&variant=PUBLISHED', 'network'],
    ['db?%76ariant=INEDIT', 'network'],
    ['db/', 'network'],
    ['info/dataUpdatedAt', 'network'],
    ['info/title', 'network'],
    ['auth/status/ABCD', 'network'],
    ['auth/login', 'network'],
    ['session', 'network'],
    ['visit', 'network'],
    ['api/db', 'network'],
    ['cms/db', 'network'],
    ['cms/assets/main.js', 'network'],
    ['welcome', 'network'],
  ])('a read of %j is answered by: %s', (path, route) => expect(routeOf(read(scope + path), scope)).toBe(route));

  it('the files of the guide are its own', () => {
    expect(routeOf(read(`${scope}assets/main-a1.js?again=7`), scope)).toBe('asset');
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS'])('%s always goes to the network', (method) => {
    for (const path of ['', 'db', 'config.json', 'assets/a.js', 'welcome'])
      for (const mode of ['navigate', 'cors'])
        expect(routeOf({ method, mode, url: scope + path, headers }, scope)).toBe('network');
  });

  it.each(['https://museum.example:8443/', 'http://museum.example/', 'https://evil.example/'])(
    'the file at %s is not its own',
    (origin) => {
      const path = scope.slice('https://museum.example/'.length);
      for (const asked of [navigate, read])
        for (const end of ['', 'db', 'welcome', 'assets/a.js'])
          expect(routeOf(asked(origin + path + end), scope)).toBe('network');
    },
  );
});

test('two guides below two paths of one host leave each other alone', () => {
  const [one, other] = ['https://museum.example/one/', 'https://museum.example/other/'];
  for (const path of ['', 'db', 'welcome', 'assets/a.js', 'config.json'])
    for (const asked of [navigate, read]) expect(routeOf(asked(other + path), one)).toBe('network');
  expect(routeOf(navigate('https://museum.example/one'), one)).toBe('network');
  expect(routeOf(navigate('https://museum.example/one-more/welcome'), one)).toBe('network');
});

/** How an address may name the same folder for a server, whatever it looks like. */
const spellings = (folder: string): readonly string[] => [
  folder,
  folder.toUpperCase(),
  `/${folder}`,
  `x/../${folder}`,
  `./${folder}`,
  `%2e/${folder}`,
  `${encodeURIComponent(folder[0] ?? '').replace(/^\w$/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`)}${folder.slice(1)}`,
];

test('whatever follows, the staff area, the API, the session and access are never answered', () => {
  const folder = fc.constantFrom('cms', 'api', 'session', 'auth').chain((name) => fc.constantFrom(...spellings(name)));
  const rest = fc.oneof(
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
    fc.constantFrom('', '?db', '#/welcome', '/db', '/assets/a.js'),
  );
  const mode = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin');
  fc.assert(
    fc.property(fc.constantFrom(...scopes), folder, rest, mode, (scope, first, after, how) => {
      // As the browser hands it over; one that climbs out of the folder is another address.
      const url = new URL(scope + first + after);
      fc.pre(isBelow(url, scope, ['cms', 'api', 'session', 'auth']));
      expect(routeOf({ method: 'GET', mode: how, url: url.href, headers }, scope)).toBe('network');
    }),
    { numRuns: 500 },
  );
});

test('any address has an answer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...scopes), fc.string({ unit: anyCodePoint }), (scope, text) => {
      const url = new URL(encodeURI(text.toWellFormed()), scope).href;
      for (const asked of [navigate, read])
        expect(['page', 'asset', 'content', 'media', 'network']).toContain(routeOf(asked(url), scope));
    }),
  );
});

function isBelow(url: URL, scope: string, folders: readonly string[]): boolean {
  if (!url.href.startsWith(scope)) return false;
  const first = url.pathname
    .slice(new URL(scope).pathname.length)
    .split('/')
    .find((part) => part !== '');
  try {
    return folders.includes(decodeURIComponent(first ?? '').toLowerCase());
  } catch {
    return false;
  }
}
