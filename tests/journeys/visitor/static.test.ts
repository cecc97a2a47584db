import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/site/static/build-static.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
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

// tests/slow/visitor has the whole walk on both hosts.
describe('a static guide on a plain web host (specification 1 and 2.2)', () => {
  it('leads at the path that it was built for from its start to a station that plays, and needs no JSON', () =>
    at({ at: toldPath, addsSlash: false }, async (guide) => {
      const { page } = guide;
      await page.route('**/tourDefinition.json', (route) => route.fulfill({ status: 404 }));
      await guide.open('/index.html');
      await guide.expectAt('/welcome');
      await guide.tap('Los geht’s');
      await guide.tap('Im Museum');
      await guide.tap('Höhepunkte');
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      // The redirect of its configuration, and an address without a file.
      for (const [path, place] of [
        ['/poster', '/detail/105'],
        ['/locations/2', '/locations/2'],
      ] as const) {
        await guide.open(path);
        await guide.expectAt(place);
        await guide.expectHeading(/^(?!Hier ist nichts)/);
      }
    }));

  it('reads codes anywhere else, and says where there is nothing', async () => {
    // The root of a host has an index.html, too.
    await at({ at: '/', addsSlash: true }, async (guide) => {
      await guide.open('/index.html');
      await guide.expectAt('/welcome');
    });
    await at({ at: '/a&b/guide/', addsSlash: true }, async (guide, origin) => {
      const { page } = guide;
      const missing: string[] = [];
      page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
      await guide.open('/scan/');
      const photo = {
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: await qrPhoto(`${origin}/a&b/guide/qr/HL/007`),
      };
      await page.getByLabel('Foto des Codes wählen').setInputFiles(photo);
      await guide.expectAt('/detail/107');
      await guide.open('/qr/HL/1/');
      await guide.expectAt('/detail/101');
      await guide.expectHeading('Penrose-Parkett');
      expect(missing).toEqual([]);
      await guide.open('/no/such/page');
      await guide.expectHeading('Hier ist nichts');
    });
  });
});

async function at(place: PlainPlace, task: (guide: Guide, origin: string) => Promise<void>): Promise<void> {
  const server = await hostPlainly(place.at === toldPath ? told : untold, place);
  const guide = await visit(await sharedBrowser(), { origin: server.origin, at: place.at });
  guide.allow(/404/);
  await task(guide, server.origin);
  await guide.leave();
  await server.close();
}
