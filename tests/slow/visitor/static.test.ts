import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/site/static/build-static.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { visit } from '#tests/browser/guide.ts';
import { hostPlainly, type PlainPlace } from '#tests/browser/plain-host.ts';
import { qrPhoto } from '#tests/browser/qr-pictures.ts';

/** The path that one of the two builds is configured with. */
const toldPath = '/museum/guide/';
let told = '';
let untold = '';

async function build(servedAt: string | undefined): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'cicerone-static-'));
  await buildStatic({
    content: await readContentFolder(demoMuseum),
    contentFolder: demoMuseum,
    guide: guideFolder,
    out,
    client: { ...clientConfiguration.fallback, staticRedirects: { '/poster': '/detail/105', '/numbers': '/info' } },
    servedAt,
  });
  return out;
}

beforeAll(async () => {
  told = await build(toldPath);
  untold = await build(undefined);
});

afterAll(async () => {
  for (const folder of [told, untold]) await rm(folder, { recursive: true, force: true });
});

describe('a static guide on a plain web host (specification 1 and 2.2)', () => {
  it.each<PlainPlace>([
    { at: toldPath, addsSlash: false },
    { at: '/a&b/guide/', addsSlash: true },
  ])('at $at leads to a station that plays, has every address, reads codes, and needs no JSON', async (host) => {
    const { at, addsSlash } = host;
    const server = await hostPlainly(at === toldPath ? told : untold, host);
    const { origin } = server;
    const guide = await visit(await sharedBrowser(), { origin, at });
    const { page } = guide;
    guide.allow(/404/);
    const missing: string[] = [];
    page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
    await guide.open('/index.html');
    await guide.expectAt('/welcome');
    await guide.tap('Los geht’s');
    await guide.tap('Im Museum');
    await guide.tap('Höhepunkte');
    await guide.tap('Penrose-Parkett');
    await guide.expectHeading('Penrose-Parkett');
    await guide.play();
    await guide.expectSound();
    await page.reload();
    await guide.expectHeading('Penrose-Parkett');
    // Without the slash the browser requests the page's files from the wrong folder before the page can react.
    if (addsSlash) expect(missing).toEqual([]);
    for (const [path, place] of [
      ['/locations/2', '/locations/2'],
      ['/poster', '/detail/105'],
      ['/numbers', '/info'],
      ['/qr/HL/1/', '/detail/101'],
    ] as const) {
      await guide.open(path);
      await guide.expectAt(place);
      await guide.expectHeading(/./);
      expect(await page.getByText('Hier ist nichts').count()).toBe(0);
    }
    for (const path of ['/no/such/page', '/typo']) {
      await guide.open(path);
      await guide.expectHeading('Hier ist nichts');
    }
    await guide.open('/qr/H%20L/1');
    await guide.expectHeading('Dieser Code ist hier nicht bekannt');
    await guide.open('/scan/');
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await qrPhoto(`${origin}${at}qr/HL/007`) };
    await page.getByLabel('Foto des Codes wählen').setInputFiles(photo);
    await guide.expectAt('/detail/107');
    // It reads the YAML instead.
    await page.route('**/tourDefinition.json', (route) => route.fulfill({ status: 404 }));
    await guide.open('/');
    await guide.expectHeading('Museum der Muster');
    await guide.leave();
    await server.close();
  });
});
