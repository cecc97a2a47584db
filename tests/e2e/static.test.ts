import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { readContentFolder } from '#server/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/static/build-static.ts';
import { sharedBrowser } from './browser.ts';
import { visit } from './guide.ts';
import { hostPlainly, type PlainHost, type PlainPlace } from './plain-host.ts';
import { qrPhoto } from './qr-pictures.ts';

interface Host extends PlainPlace {
  /** Whether the build is told the path. */
  readonly isToldPath: boolean;
}

describe.each<Host>([
  { at: '/', addsSlash: true, isToldPath: false },
  { at: '/museum/guide/', addsSlash: false, isToldPath: true },
  { at: '/a&b/guide/', addsSlash: true, isToldPath: false },
])('a static guide at $at', ({ at, addsSlash, isToldPath }) => {
  let folder = '';
  let server: PlainHost;
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
    origin = server.origin;
  });

  afterAll(async () => {
    await server.close();
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
