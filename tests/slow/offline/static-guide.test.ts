import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { workerPath } from '#contract/shell-files.ts';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/site/static/build-static.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { drawing } from '#tests/browser/game-table.ts';
import { visit } from '#tests/browser/guide.ts';
import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { hostPlainly, type PlainHost } from '#tests/browser/plain-host.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';

const at = '/museum/a/';
const ready = { name: 'Offline verfügbar: Rundgang' };
const recording = tone(60);
let root: string;
let host: PlainHost;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cicerone-static-'));
  const [first, second] = smallMuseum.Locations;
  const museum = await writeMuseum(
    {
      ...smallMuseum,
      Locations: [
        { ...first, ImageDescriptors: [{ ImageURL: 'files/house.svg', AltText: { de: 'Haus' } }] },
        { ...second, MediaURL: { de: 'files/second.wav' } },
      ],
    },
    {
      'tone.wav': recording,
      'second.wav': tone(30),
      'house.svg': drawing({ width: 400, height: 300 }, 'teal'),
    },
  );
  await buildStatic({
    content: await readContentFolder(museum.folder),
    contentFolder: museum.folder,
    guide: guideFolder,
    out: join(root, 'a'),
    client: clientConfiguration.fallback,
  });
  await museum.remove();
  await cp(join(root, 'a'), join(root, 'b'), { recursive: true });
  await cp(join(root, 'a', '404.html'), join(root, '404.html'));
  host = await hostPlainly(root, { at: '/museum/', addsSlash: true });
});

afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true, force: true });
});

describe('static guides below two paths of a plain host (specification 7.8 and 9)', () => {
  it('can be installed, share nothing that is downloaded, and start, play and seek without the host', async () => {
    const guide = await visit(await sharedBrowser(), { origin: host.origin, at, hasWorker: true });
    guide.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|416/);
    const { page, context } = guide;
    await guide.open('/');
    await guide.expectAt('/welcome');
    await storedWhole(page);
    await expectInstallable(page);

    await guide.open('/locations/1');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Für unterwegs laden \(\d+(?:,\d)?\s[kM]B\)/ })
      .click();
    await page.getByRole('button', ready).waitFor();
    const stored = await page.evaluate(async () =>
      (await caches.match(new URL('media.json', document.baseURI)))?.text(),
    );
    expect(stored).toBe(await readFile(join(root, 'a', 'media.json'), 'utf8'));

    const other = await context.newPage();
    await other.goto(`${host.origin}/museum/b/locations/1/`);
    await other.getByRole('button', { name: /^Für unterwegs laden \(/ }).waitFor();
    await badge(other).click();
    await other.getByRole('button', ready).waitFor();
    const pieces = await other.evaluate(piecesOf, '/museum/b/');
    expect(pieces).toHaveLength(3);
    expect(context.serviceWorkers().map((worker) => new URL(worker.url()).pathname)).toEqual(
      expect.arrayContaining([at + workerPath, `/museum/b/${workerPath}`]),
    );
    await badge(other).click();
    await other.getByRole('button', { name: 'Vom Gerät entfernen' }).click();
    await other.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect.poll(() => other.evaluate(piecesOf, '/museum/b/')).toEqual([]);
    await other.close();
    expect(await page.evaluate(piecesOf, at)).toHaveLength(3);

    await host.close();
    const session = await context.newCDPSession(page);
    // The browser's own cache might hide gaps in the guide's.
    await session.send('Network.clearBrowserCache');
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    for (const path of ['/', '/locations/1/', '/detail/1']) {
      await page.goto('about:blank');
      await guide.open(path);
      await guide.expectHeading(/./);
    }
    await guide.expectHeading('Ton');
    await page.getByRole('img', { name: 'Haus' }).waitFor();
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    await guide.play();
    await guide.expectSound();
    const slider = page.getByRole('slider').first();
    const wanted = Math.floor(Number(await slider.getAttribute('max')) * 0.7);
    await slider.fill(String(wanted));
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(wanted);
    await guide.expectSound();
    const size = recording.length;
    expect(await page.evaluate(askForRanges)).toEqual([
      [206, `bytes 1000-1999/${size}`, 1000],
      [206, `bytes ${size - 10}-${size - 1}/${size}`, 10],
      [416, `bytes */${size}`, 0],
    ]);
    await guide.leave();
  });
});

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

async function expectInstallable(page: Page): Promise<void> {
  const home = host.origin + at;
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(home);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, such as that of a test, cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { url, data = '{}' } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${home}manifest.webmanifest`);
  const { start_url, scope, icons }: Manifest = JSON.parse(data);
  expect([start_url, scope].map((path) => new URL(path, url).href)).toEqual([home, home]);
  for (const { src, type } of icons) {
    const icon = await fetch(new URL(src, url));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    expect(icon.url.startsWith(home)).toBe(true);
  }
}

function badge(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /: Rundgang$/ });
}

async function piecesOf(path: string): Promise<readonly string[]> {
  const name = `cicerone ${path} pieces`;
  if (!(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

async function askForRanges(): Promise<readonly (readonly (string | number | null)[])[]> {
  const ask = async (range: string): Promise<readonly (string | number | null)[]> => {
    const answer = await fetch('files/tone.wav', { headers: { range } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return [answer.status, answer.headers.get('content-range'), bytes];
  };
  return [await ask('bytes=1000-1999'), await ask('bytes=-10'), await ask('bytes=99999999-')];
}
