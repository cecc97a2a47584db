import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { appOrigin } from '#contract/native.ts';
import { buildApp } from '#server/app.ts';
import { chunkListOf } from '#server/build/list-chunks.ts';
import { sizedKey } from '#server/files/sized-keys.ts';
import { type Renderer } from '#server/prerender/start-renderer.ts';
import { type Settings } from '#server/settings.ts';
import { isThorough, propertyRuns } from '#tests/property-runs.ts';
import { exchange, type RawRequest } from './raw-exchange.ts';
import { device, openTestServer, type Role, roles, sessionOf, setLoginType, type TestServer } from './test-server.ts';

const runs = isThorough ? propertyRuns(20) : 10;

/** Milliseconds, for as many runs as anybody wants. */
const timeoutMs = 30_000 + runs * 500;

const elsewhere = 'https://guide.example';
const client = (fields: object): Partial<Settings> => ({ client: readClientConfiguration(fields).configuration });
const servers: Readonly<Record<string, Partial<Settings>>> = {
  'a plain server': {},
  'a server behind a proxy': { trustedProxies: ['127.0.0.0/8'] },
  'a server behind a proxy elsewhere': { trustedProxies: ['10.0.0.0/8'] },
  'a server at an encrypted address': client({ webAddress: 'https://museum.example' }),
  'a server of a guide elsewhere': client({ serverBase: 'https://museum.example', webAddress: elsewhere }),
};

/** More than one block of those that are read at a time. */
const large = Buffer.alloc(1_300_000, 'Words of a long recording. ');

/** Files of every kind that is answered differently, by their addresses. */
const texts: Readonly<Record<string, readonly [name: string, bytes: Buffer]>> = {
  '/files/Gr%C3%BC%C3%9Fe%20(1).txt': ['Grüße (1).txt', Buffer.from('Grüße')],
  '/files/large.txt': ['large.txt', large],
  '/files/empty.txt': ['empty.txt', Buffer.alloc(0)],
};

/** The files of the build, by their addresses. */
const built: Readonly<Record<string, Buffer>> = {
  '/assets/first-1.js': Buffer.from('console.info(1)'),
  '/assets/first-1.js.br': Buffer.from('as brotli'),
  '/assets/first-1.js.gz': Buffer.from('as gzip'),
  '/assets/picture-2.png': Buffer.from('a picture'),
};

/** Pages with a screen; the renderer knows no others. */
const pages = ['/', '/tours/1', '/detail/1'];

const template = `<html lang="de"><head><base href="/" /><title>Cicerone</title><script src="./assets/first-1.js"></script>
</head><body><div id="guide"><div>mark</div></div><div class="unready"></div></body></html>`;

const renderer: Renderer = {
  show: () => undefined,
  render: async (path, language) =>
    pages.includes(path)
      ? {
          html: `<main>${path} in ${language}</main>`,
          title: 'Museum',
          pictures: '',
          lang: language,
          dir: 'ltr',
          paint: [['--primary', '#123456']],
          mark: { language, texts: language, path, version: 1, isDoor: false },
        }
      : undefined,
  close: async () => undefined,
};

const urls = [
  ...Object.keys(built),
  ...pages,
  '/?x',
  '//',
  '/tours/1/',
  '/tours/%31',
  '/tours/2',
  '/assets/',
  '/assets/missing.js',
  '/assets/first-1.js?x',
  '/assets/first-1%2Ejs',
  '/assets/../index.html',
  '/index.html',
  '/db',
  '/db/',
  '/db?variant=PUBLISHED',
  '/db?variant=INEDIT',
  '/db?',
  '/d%62',
  '//db',
  '/DB',
  '/db#x',
  '/files/picture.svg',
  '/files/picture.svg/',
  '/files/picture.svg?width=100',
  '/files/photo.jpg?width=300',
  '/files/photo.jpg?width=0',
  '/files/photo.jpg?width=300&x',
  '/files/photo.jpg?v=PHOTO&width=300',
  '/files/missing.jpg?width=300',
  '/files/picture.svg?v=x&width=100',
  '/files/picture.svg?V=HASH',
  '/files/picture.svg?v=HASH',
  '/files/picture.svg?v=HASH&x',
  '/files/%70icture.svg',
  '/files/picture%2Esvg',
  '/files/picture.svg%00',
  '/files/picture.svg%2500',
  '/files/picture.svg;x',
  '/files/folder/words.txt',
  '/files/folder%2Fwords.txt',
  '/files/folder//words.txt',
  '/files/folder/../picture.svg',
  '/files/folder/%2e%2e/picture.svg',
  '/files/./picture.svg',
  '/files/../db',
  '/files/',
  '/files',
  '/files/missing.mp3',
  '/files/%',
  '/files/%ff',
  '/files/Gru%CC%88%C3%9Fe%20(1).txt',
  `/files/${'a'.repeat(3000)}`,
  '/info/media',
  '/info/media?x',
  '/info/version',
  '/missing',
  ...Object.keys(texts),
];

type Header = readonly [name: string, value: string];

const headerOf = (name: string, ...values: readonly string[]): fc.Arbitrary<readonly Header[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.constantFrom(...values).map((value) => [[name, value] as const]),
    // Twice: Node joins some, and drops others.
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...values), fc.constantFrom(...values))
        .map((two) => two.map((value) => [name, value] as const)),
    },
  );

const tags = ['DB', 'MEDIA', 'FILE', 'PHOTO-320.avif', 'LARGE', 'other'].flatMap((tag) => [
  `"${tag}"`,
  `W/"${tag}"`,
  `"x", "${tag}"`,
  tag,
]);
const dates = ['Tue, 14 Nov 2023 22:13:20 GMT', 'Wed, 25 Nov 2099 22:13:20 GMT', 'yesterday'];

/** Headers that decide the answer. DB, MEDIA, FILE, PHOTO and LARGE are replaced by ETags. */
const requestHeaders = fc
  .tuple(
    headerOf(
      'Accept-Encoding',
      'br',
      'gzip, deflate, br, zstd',
      'gzip',
      'identity',
      '*',
      'br;q=0',
      'br; q=0.0, gzip;q=1',
      '',
    ),
    headerOf('If-None-Match', '*', '', ...tags),
    headerOf('If-Modified-Since', ...dates),
    headerOf('If-Range', ...tags, ...dates),
    headerOf(
      'Range',
      'bytes=0-',
      'bytes=2-5',
      'bytes=-3',
      'bytes=0-0',
      'bytes=1048570-1048580',
      'bytes=1000-1299999',
      'bytes=99999999-',
      'bytes=5-2',
      'bytes=0-1,3-4',
      'items=0-1',
      'bytes=-0',
      'bytes=',
      `bytes=0-${'9'.repeat(30)}`,
    ),
    headerOf('Accept', '*/*', 'text/html', 'image/avif,image/webp,*/*', 'application/json'),
    headerOf('Accept-Language', 'de', 'en-GB,de;q=0.5', 'fr', ''),
    headerOf('Origin', elsewhere, appOrigin, 'https://evil.example', 'null', ''),
    headerOf('X-Forwarded-Proto', 'https', 'http', 'HTTPS', 'http, https', ''),
    headerOf('X-Forwarded-For', '198.51.100.7', 'x'),
    headerOf('Connection', 'keep-alive', 'close', 'upgrade'),
    headerOf('Content-Length', '0'),
    headerOf('Expect', '100-continue', 'x'),
    headerOf('Cookie', 'a=b', 'cicerone=', 'cicerone=wrong'),
  )
  .map((lists) => lists.flat());

const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'];

describe.each(Object.entries(servers))('On %s, answers of the fast path', (kind, settings) => {
  let server: TestServer;
  let quick: FastifyInstance;
  /** On the same services, so that both have the same content, sessions and files. */
  let plain: FastifyInstance;
  let names: Readonly<Record<string, string>>;
  /** Requests that have reached the routes. */
  let reached = 0;

  beforeAll(async () => {
    server = await openTestServer({ settings });
    const { services, guide } = server;
    for (const [name, bytes] of Object.values(texts)) {
      const blob = await services.blobs.add(Readable.from(bytes.length === 0 ? [] : [bytes]));
      const row = { path: name.normalize('NFC'), ...blob, type: 'text/plain', modifiedAt: 1_700_000_000_000 };
      await services.db.write((transaction) => transaction.insertInto('files').values(row).execute());
    }
    const photo = { ...(await services.blobs.add(Readable.from([large.subarray(0, 3000)]))), type: 'image/jpeg' };
    await services.db.write((transaction) =>
      transaction
        .insertInto('files')
        .values({ path: 'photo.jpg', ...photo, modifiedAt: 0 })
        .execute(),
    );
    await services.store.put(sizedKey(photo.hash, 320, 'avif'), Buffer.from('a small picture'));
    await services.store.put(sizedKey(photo.hash, 320, 'webp'), Buffer.alloc(0));
    for (const accept of ['image/avif', 'image/webp']) await services.sizes.sized(photo, 300, accept);
    const hashOf = async (path: string): Promise<string> => (await services.fileLookup.find(path))?.hash ?? '';
    const { etag } = await (await services.published.current()).answer();
    const media = await services.media.current();
    names = {
      DB: etag.slice(1, -1),
      MEDIA: media.etag.slice(1, -1),
      FILE: await hashOf('picture.svg'),
      PHOTO: photo.hash,
      LARGE: await hashOf('large.txt'),
    };
    await writeFile(
      chunkListOf(guide),
      JSON.stringify([{ sources: ['index.html'], file: 'first', imports: [], css: [] }]),
    );
    await writeFile(join(guide, 'index.html'), template);
    for (const [url, bytes] of Object.entries(built)) await writeFile(join(guide, url), bytes);
    quick = await buildApp({ services, guide, startRenderer: () => renderer });
    plain = await buildApp({ services, guide, startRenderer: () => renderer, onlyRoutes: true });
    quick.addHook('onRequest', async () => void (reached += 1));
    await Promise.all([quick, plain].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  });

  afterAll(async () => {
    await Promise.all([quick, plain].map((app) => app.close()));
    await server.remove();
  });

  const filled = (text: string): string => text.replaceAll(/DB|MEDIA|FILE|PHOTO|LARGE/g, (name) => names[name] ?? name);

  async function credentials(role: Role, place: 'header' | 'cookie' | 'host cookie'): Promise<readonly Header[]> {
    const session = await sessionOf(server, role);
    if (session === '') return [];
    if (place === 'header')
      return [
        ['Authorization', `Bearer ${session}`],
        ['X-Guide-Device', device],
      ];
    return [['Cookie', `${place === 'cookie' ? '' : '__Host-'}cicerone=${session}`]];
  }

  /** Returns the answers of the fast path and of the routes. */
  async function askBoth(request: RawRequest): Promise<readonly [hot: string, slow: string]> {
    const url = filled(request.url);
    const headers = request.headers.map(([name, value]) => [name, filled(value)] as const);
    const filledIn = { ...request, url, headers };
    return [await exchange(quick, filledIn), await exchange(plain, filledIn)];
  }

  // Addresses and proxies have nothing to do with logins.
  const isWhole = kind === 'a plain server' || isThorough;
  describe.each(isWhole ? Object.values(LoginType) : [LoginType.token])('for a login by %s', (type) => {
    beforeAll(() => setLoginType(server, type));

    it(
      'are those of the routes, whatever the request',
      async () => {
        const cases = fc.record({
          method: fc.constantFrom(...methods),
          url: fc.constantFrom(...urls),
          version: fc.constantFrom<'1.0' | '1.1'>('1.1', '1.1', '1.1', '1.0'),
          hosts: fc.constantFrom<readonly Header[]>([['Host', 'museum']], [['Host', 'museum']], []),
          headers: requestHeaders,
          role: fc.constantFrom(...roles),
          place: fc.constantFrom<'header' | 'cookie' | 'host cookie'>('header', 'cookie', 'host cookie'),
        });
        await fc.assert(
          fc.asyncProperty(cases, async ({ hosts, headers, role, place, ...request }) => {
            const [hot, slow] = await askBoth({
              ...request,
              headers: [...hosts, ...(await credentials(role, place)), ...headers],
            });
            expect(hot).toBe(slow);
          }),
          { numRuns: runs },
        );
      },
      timeoutMs,
    );

    it.each(roles)('are those of the routes for %s', async (role) => {
      for (const place of ['header', 'cookie'] as const) {
        const headers: readonly Header[] = [
          ['Host', 'museum'],
          ['Accept-Encoding', 'gzip, br'],
          ...(await credentials(role, place)),
        ];
        for (const url of ['/db', '/info/media', '/files/picture.svg', '/files/large.txt?v=LARGE']) {
          reached = 0;
          const [hot, slow] = await askBoth({ method: 'GET', url, headers });
          expect(hot).toBe(slow);
          const isOpen = hot.startsWith('HTTP/1.1 200 ');
          // The second request of the exchange reaches the routes, and this one if it is refused.
          expect([url, isOpen, reached]).toEqual([url, isOpen, isOpen ? 1 : 2]);
        }
      }
    });

    it('are those of the routes for a smaller picture, also when its bytes were removed by hand', async () => {
      const { services } = server;
      const hash = names['PHOTO'] ?? '';
      const headers: readonly Header[] = [
        ['Host', 'museum'],
        ['Accept', 'image/avif,*/*'],
        ...(await credentials('root', 'header')),
      ];
      const ask = async (app: FastifyInstance, width: number): Promise<string> =>
        await exchange(app, { method: 'GET', url: `/files/photo.jpg?width=${width}`, headers });
      reached = 0;
      const hot = await ask(quick, 320);
      expect([hot, reached]).toEqual([await ask(plain, 320), 1]);
      expect(hot).toContain('a small picture');
      for (const app of [quick, plain]) {
        const key = sizedKey(hash, 160, 'avif');
        await services.store.put(key, Buffer.from('to be removed'));
        await services.sizes.sized({ hash, bytes: 3000, type: 'image/jpeg' }, 160, 'image/avif');
        await services.store.remove(key);
        expect(await ask(app, 160)).toContain('content-length: 3000\r\n');
      }
    });

    it.each([...pages, '/assets/first-1.js', '/assets/picture-2.png'])(
      'are those of the routes for %s',
      async (url) => {
        const headers: readonly Header[] = [
          ['Host', 'museum'],
          ['Accept', url.startsWith('/assets/') ? '*/*' : 'text/html,*/*;q=0.8'],
          ['Accept-Encoding', 'gzip, br'],
          ['Accept-Language', 'de'],
        ];
        // A page's screen is made by the first request.
        await askBoth({ method: 'GET', url, headers });
        reached = 0;
        const [hot, slow] = await askBoth({ method: 'GET', url, headers });
        expect(hot).toBe(slow);
        expect([hot.slice(0, 13), reached]).toEqual(['HTTP/1.1 200 ', 1]);
      },
    );
  });
});
