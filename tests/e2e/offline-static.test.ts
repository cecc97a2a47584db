import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { workerPath } from '#contract/shell-files.ts';
import { readContentFolder } from '#server/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/static/build-static.ts';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { hostPlainly, type PlainHost } from './plain-host.ts';
import { storedWhole } from './stored-whole.ts';

const at = '/museum/guide/';
let folder: string;
let host: PlainHost;
let guide: Guide;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-static-'));
  await buildStatic({
    content: await readContentFolder(demoMuseum),
    contentFolder: demoMuseum,
    guide: guideFolder,
    out: folder,
    client: clientConfiguration.fallback,
  });
  host = await hostPlainly(folder, { at, addsSlash: true });
  guide = await visit(await sharedBrowser(), { origin: host.origin, at, hasWorker: true });
  guide.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|416/);
});

afterAll(async () => {
  await guide.leave();
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

test('a guide below a path of a plain host can be installed from there', async () => {
  const { page } = guide;
  await guide.open('/');
  await guide.expectAt('/welcome');
  await storedWhole(page);
  const [worker] = guide.context.serviceWorkers();
  expect(worker?.url()).toBe(host.origin + at + workerPath);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(host.origin + at);
  const session = await guide.context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, such as that of a test, cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { url, data = '{}' } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${host.origin}${at}manifest.webmanifest`);
  const { start_url, scope, icons }: Manifest = JSON.parse(data);
  expect([start_url, scope].map((path) => new URL(path, url).href)).toEqual([host.origin + at, host.origin + at]);
  for (const { src, type } of icons) {
    const icon = await fetch(new URL(src, url));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    expect(icon.url.startsWith(host.origin + at)).toBe(true);
  }
});

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

test('a tour says its size and is downloaded, and the stored list of media is the host’s file', async () => {
  const { page } = guide;
  await guide.open('/locations/1');
  await guide.tap(/^Für unterwegs laden \(\d+(?:,\d)?\sMB\): Höhepunkte$/);
  await page.getByRole('button', { name: 'Offline verfügbar: Höhepunkte' }).first().waitFor();
  const stored = await page.evaluate(async () => (await caches.match(new URL('media.json', document.baseURI)))?.text());
  expect(stored).toBe(await readFile(join(folder, 'media.json'), 'utf8'));
});

test('without the host it starts, plays and goes on from another place', async () => {
  const { page } = guide;
  await host.close();
  const session = await guide.context.newCDPSession(page);
  // What the browser has kept itself might hide what the guide lacks.
  await session.send('Network.clearBrowserCache');
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  for (const path of ['/', '/locations/1/', '/detail/101']) {
    await page.goto('about:blank');
    await guide.open(path);
    await guide.expectHeading(/./);
  }
  await guide.expectHeading('Penrose-Parkett');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth, src }) => src === '' || (complete && naturalWidth > 0)),
  );
  await guide.play();
  await guide.expectSound();
  const slider = page.getByRole('slider');
  const wanted = Math.floor(Number(await slider.getAttribute('max')) * 0.7);
  await slider.fill(String(wanted));
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(wanted);
  await guide.expectSound();
  const answers = await page.evaluate(async () => {
    const ask = async (range: string): Promise<readonly (string | number | null)[]> => {
      const answer = await fetch('files/audio/de/penrose.mp3', { headers: { range } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      return [answer.status, answer.headers.get('content-range'), bytes];
    };
    return [await ask('bytes=1000-1999'), await ask('bytes=-10'), await ask('bytes=99999999-')];
  });
  expect(answers).toEqual([
    [206, 'bytes 1000-1999/123965', 1000],
    [206, 'bytes 123955-123964/123965', 10],
    [416, 'bytes */123965', 0],
  ]);
});
