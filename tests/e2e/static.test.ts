import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { readContentFolder } from '#server/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/static/build-static.ts';
import { sharedBrowser } from './browser.ts';
import { visit } from './guide.ts';
import { qrPhoto } from './qr-pictures.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
};

interface Host {
  /** Whether the build is told the path. */
  readonly isToldPath: boolean;
  readonly at: string;
  /** Whether `/tours/1` redirects to the folder `/tours/1/`, as most hosts do, or returns its page directly. */
  readonly addsSlash: boolean;
}

/** A plain web host: files, index.html of folders, 404.html, and nothing else; no ranges, no fallbacks. */
async function hostPlainly(folder: string, { at, addsSlash }: Omit<Host, 'isToldPath'>): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    void answer(pathname).then(([status, type, body]) => {
      response.writeHead(status, { 'content-type': type, 'content-length': body.length, location: `${pathname}/` });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;

  async function answer(path: string): Promise<[number, string, Buffer]> {
    if (!path.startsWith(at)) return [404, 'text/plain', Buffer.from('outside')];
    const name = decodeURIComponent(path.slice(at.length));
    for (const file of [name, join(name, 'index.html')]) {
      const body = await readFile(join(folder, file)).catch(() => undefined);
      const isFolder = file !== name && name !== '' && !name.endsWith('/');
      if (body !== undefined && isFolder && addsSlash) return [301, 'text/plain', Buffer.alloc(0)];
      if (body !== undefined) return [200, types[extname(file)] ?? 'application/octet-stream', body];
    }
    return [404, 'text/html', await readFile(join(folder, '404.html'))];
  }
}

describe.each<Host>([
  { at: '/', addsSlash: true, isToldPath: false },
  { at: '/museum/guide/', addsSlash: false, isToldPath: true },
  { at: '/a&b/guide/', addsSlash: true, isToldPath: false },
])('a static guide at $at', ({ at, addsSlash, isToldPath }) => {
  let folder = '';
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cicerone-static-'));
    await buildStatic({
      content: await readContentFolder(demoMuseum),
      contentFolder: demoMuseum,
      guide: guideFolder,
      out: folder,
      client: { ...clientConfiguration.fallback, staticRedirects: { '/poster': '/detail/105', '/numbers': '/info' } },
      servedAt: isToldPath ? at : undefined,
    });
    server = await hostPlainly(folder, { at, addsSlash });
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('leads the visitor to a station that plays', async () => {
    const guide = await visit(await sharedBrowser(), { origin, at });
    await guide.open('/');
    await guide.expectAt('/welcome');
    await guide.tap('Los geht’s');
    await guide.tap('Im Museum');
    await guide.tap('Höhepunkte');
    await guide.tap('Penrose-Parkett');
    await guide.play();
    await guide.expectSound();
    // Without the slash the browser requests the page's files from the wrong folder before the page can react.
    if (!addsSlash) guide.allow(/404/);
    await guide.page.reload();
    await guide.expectHeading('Penrose-Parkett');
    await guide.leave();
  });

  it('has a page for every link, and a friendly message for other addresses', async () => {
    const guide = await visit(await sharedBrowser(), { origin, at });
    guide.allow(/404/);
    for (const path of ['/locations/2', '/tours/1', '/detail/105']) {
      await guide.open(path);
      await guide.expectAt(new RegExp(`^${path}/?$`));
      await guide.expectHeading(/./);
      await expect.poll(() => guide.page.getByText('Hier ist nichts').count()).toBe(0);
    }
    for (const [path, target] of [
      ['/poster', '/detail/105'],
      ['/numbers', '/info'],
    ] as const) {
      await guide.open(path);
      await guide.expectAt(target);
    }
    for (const path of ['/no/such/page', '/typo']) {
      await guide.open(path);
      await guide.expectHeading('Hier ist nichts');
    }
    await guide.open('/qr/H%20L/1');
    await guide.expectHeading('Dieser Code ist hier nicht bekannt');
    await guide.leave();
  });

  it('opens the station of a printed code, and reads a code from a photo', async () => {
    const guide = await visit(await sharedBrowser(), { origin, at });
    await guide.open('/qr/HL/1/');
    await guide.expectAt('/detail/101');
    await guide.open('/scan/');
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await qrPhoto(`${origin}${at}qr/HL/007`) };
    await guide.page.getByLabel('Foto des Codes wählen').setInputFiles(photo);
    await guide.expectAt('/detail/107');
    await guide.leave();
  });

  it('also works at its index.html', async () => {
    const guide = await visit(await sharedBrowser(), { origin, at });
    await guide.open('/index.html');
    await guide.expectAt('/welcome');
    await guide.leave();
  });

  it('reads the YAML if the JSON is missing', async () => {
    await rm(join(folder, 'tourDefinition.json'));
    const guide = await visit(await sharedBrowser(), { origin, at });
    guide.allow(/404/);
    await guide.open('/');
    await guide.expectHeading('Museum der Muster');
    await guide.leave();
  });
});
