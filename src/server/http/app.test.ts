import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameFramePath } from '#contract/frame-messages.ts';
import { testSettings } from '#tests/browser/serve.ts';
import { writeBuiltGuide } from '#tests/server/built-guide.ts';
import { ContentError, readContentFolder } from '../usecases/content/content-folder.ts';
import { reportContent } from '../usecases/content/content-report.ts';
import { openServer } from '../start/open-server.ts';
import { type Services } from '../usecases/services.ts';

const yaml =
  'Version: {Counter: 7}\nProviders: [{Name: {de: Haus, fr: Maison}}]\nLocations:\n  - {ID: 1, Unknown: kept, GamePoints: many}\nLanguages: [{ID: 1, Code: de, IconURL: "https://media.example/de.svg"}, {ID: 2, Code: fr, IconURL: "https://a;script-src/de.svg"}]\n';
let folder = '';
let app: FastifyInstance;
let services: Services;
let close = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-app-'));
  await mkdir(join(folder, 'files', 'sub'), { recursive: true });
  await writeBuiltGuide(join(folder, 'guide'));
  await writeFile(join(folder, 'tourDefinition.yaml'), yaml);
  await writeFile(join(folder, 'secret.txt'), 'hidden words');
  await writeFile(join(folder, 'files', 'tone.txt'), '0123456789');
  await writeFile(join(folder, 'guide', 'assets', 'x-1.js'), 'x');
  await mkdir(join(folder, 'cms', gameFramePath), { recursive: true });
  for (const inner of ['cms', 'assets']) await mkdir(join(folder, 'cms', inner), { recursive: true });
  await writeFile(join(folder, 'cms', 'cms', 'index.html'), 'staff');
  await writeFile(join(folder, 'cms', gameFramePath, 'index.html'), 'frame');
  ({ app, services, close } = await openServer({
    settings: testSettings(folder, join(folder, 'data'), { staticRedirects: { '/poster': '/tours/1' } }),
    guide: join(folder, 'guide'),
    cms: join(folder, 'cms'),
    buildId: 'b1',
  }));
});

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

describe('GET /db', () => {
  it('answers the stored definition, unknown fields included', async () => {
    const answer = await app.inject({ url: '/db' });
    expect(answer.json()).toMatchObject({
      Version: { Counter: 7 },
      Providers: [{ ID: 1, Name: { de: 'Haus', fr: 'Maison' } }],
      Locations: [{ ID: 1, Unknown: 'kept', GamePoints: 'many' }],
      Languages: [
        { ID: 1, IconURL: 'https://media.example/de.svg' },
        { ID: 2, IconURL: 'https://a;script-src/de.svg' },
      ],
      Tours: [],
    });
  });

  it('answers 304 to a client that has the current version', async () => {
    const { etag } = (await app.inject({ url: '/db' })).headers;
    const again = await app.inject({ url: '/db', headers: { 'if-none-match': `W/${String(etag)}, "other"` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.inject({ url: '/db', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('compresses with %s', async (encoding, open) => {
    const answer = await app.inject({ url: '/db', headers: { 'accept-encoding': `${encoding}, deflate` } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(open(answer.rawPayload).toString())).toHaveProperty('Locations');
  });

  it('does not compress for a client that refuses it', async () => {
    const answer = await app.inject({ url: '/db', headers: { 'accept-encoding': 'br;q=0, gzip;q=0.0' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('information about the content', () => {
  it.each([
    ['/info/loginType', 'none'],
    ['/info/title', 'Haus'],
    ['/info/version', { Version: 1, BuildID: 'b1', Counter: 7 }],
  ])('%s', async (url, expected) => {
    const answer = await app.inject({ url });
    expect([answer.headers['cache-control'], answer.json()]).toEqual(['no-store', expected]);
  });

  it.each([
    ['fr-CH, en;q=0.8', 'Maison'],
    ['en', 'Haus'],
  ])('has its title for visitors who prefer %s: %s', async (languages, title) => {
    const answer = await app.inject({ url: '/info/title', headers: { 'accept-language': languages } });
    expect(answer.json()).toBe(title);
  });

  it('has a date at /info/dataUpdatedAt', async () => {
    expect(Date.parse((await app.inject({ url: '/info/dataUpdatedAt' })).json())).toBeGreaterThan(0);
  });
});

describe('files', () => {
  it('are served in ranges', async () => {
    const answer = await app.inject({ url: '/files/tone.txt', headers: { range: 'bytes=2-4' } });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  });

  it.each([
    '/files/../secret.txt',
    '/files/%2e%2e/secret.txt',
    '/files/..%2fsecret.txt',
    '/files/sub/%00',
    '/files//etc/passwd',
    '/files/sub/',
    '/files/none.mp3',
    '/assets/../index.html',
    '/assets/none.js',
  ])('at %s reveal nothing', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.body).not.toContain('hidden words');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('the page', () => {
  it('answers at every address of the guide, and only to browsers', async () => {
    const page = await app.inject({ url: '/detail/5', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['vary']]).toEqual([200, expect.stringContaining('Accept-Language')]);
    expect(page.body).toMatch(/^<head><base href="\/" \/>(?:\s*<link [^>]+>)+\s*<\/head>$/);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const call = await app.inject({ url: '/detail/5', headers: { accept: 'application/json' } });
    expect([call.statusCode, call.json<{ error: { code: string } }>().error.code]).toEqual([404, 'not-found']);
  });

  it('tells people about a malformed address, and answers programs with an error', async () => {
    const page = await app.inject({ url: '/qr/%FF', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['location']]).toEqual([302, '/notfound']);
    expect((await app.inject({ url: '/qr/%FF', headers: { accept: 'application/json' } })).statusCode).toBe(400);
  });

  it.each(['/', '/?from=poster', '/tours/1', '/poster/'])(
    'answers programs that accept anything at %s',
    async (url) => {
      expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(200);
      expect((await app.inject({ url })).statusCode).toBe(200);
    },
  );

  it('answers programs with 404 at unknown addresses', async () => {
    expect((await app.inject({ url: '/nowhere', headers: { accept: '*/*' } })).statusCode).toBe(404);
  });

  it('allows only the other hosts that the content names', async () => {
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' blob: data: https://media.example;");
    expect(policy.match(/https?:\/\/[^\s;]+/g)?.filter((origin) => origin !== 'https://media.example')).toEqual([]);
  });

  it('lets browsers cache files with a hash in their name', async () => {
    expect((await app.inject({ url: '/assets/x-1.js' })).headers['cache-control']).toContain('immutable');
  });
});

describe('a content folder', () => {
  it('reports invalid values with their position', async () => {
    expect((await readContentFolder(folder)).problems).toEqual([
      {
        line: 4,
        column: 40,
        path: 'Locations.0.GamePoints',
        ID: 1,
        message: 'expected a number of at least 0, found the text "many"',
      },
    ]);
  });

  it.each([
    ['Tours:\n  - ID: [1\n', /tourDefinition\.yaml:\d+:\d+ /],
    ['just words', /expected an object/],
    ['Words: 1', /no tour definition/],
    [Buffer.from('Tours: [{Name: "\xdcber Tage"}]', 'latin1'), /is not UTF-8 text.*save it/],
    [Buffer.from('Tours: []', 'utf16le'), /UTF-8/],
    ['Tours:\n\t- ID: 1', /blanks, not with tabs|indentation/],
    ['Tours:\n  - Name: A: B', /needs quotes/],
  ])('refuses %j', async (text, message) => {
    const broken = await mkdtemp(join(tmpdir(), 'cicerone-broken-'));
    await writeFile(join(broken, 'tourDefinition.yaml'), text);
    const refusal = readContentFolder(broken);
    await expect(refusal).rejects.toThrow(ContentError);
    await expect(refusal).rejects.toThrow(message);
    await rm(broken, { recursive: true });
  });

  it('is checked for dangling references, misspelt fields and missing files', async () => {
    const troubled = await mkdtemp(join(tmpdir(), 'cicerone-troubled-'));
    await mkdir(join(troubled, 'files'));
    await writeFile(join(troubled, 'files', 'ä b.mp3'), '');
    await writeFile(
      join(troubled, 'tourDefinition.yml'),
      'TourItem: []\nLocations: [{ID: 4, MediaUrl: x, IconURL: files/none.webp, MediaURL: {de: files/%C3%A4%20b.mp3, en: https://a.example/b.mp3}, DeepDives: [9]}]',
    );
    const lines = await reportContent(await readContentFolder(troubled), troubled);
    expect(lines).toEqual(
      expect.arrayContaining([
        'configurations, TourItem: There is no field "TourItem". Is "TourItems" meant?',
        'locations 4, DeepDives.0: Refers to locations 9, which does not exist.',
        'locations 4, IconURL: The file "files/none.webp" does not exist.',
      ]),
    );
    expect(lines.filter((line) => line.includes('MediaURL'))).toEqual([]);
    await rm(troubled, { recursive: true });
  });

  it('without a definition is refused', async () => {
    await expect(readContentFolder(join(folder, 'files'))).rejects.toThrow(/holds neither tourDefinition\.yaml/);
  });
});

it('only pages may name a base and be framed, by the staff area', async () => {
  const policyAt = async (url: string, accept: string): Promise<string> =>
    String((await app.inject({ url, headers: { accept } })).headers['content-security-policy']);
  expect(await policyAt('/tours/1', 'text/html')).toMatch(/base-uri 'self'.*frame-ancestors 'self'/);
  expect(await policyAt('/db', 'application/json')).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
});

it('the editing copy is prepared when the staff area opens, but not again for its frames', async () => {
  const renew = vi.spyOn(services.inEdit, 'renew');
  const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  expect((await page('/cms/locations/1')).body).toBe('staff');
  expect((await page(`/${gameFramePath}`)).body).toBe('frame');
  expect(renew).toHaveBeenCalledOnce();
});
