import { type Page } from 'playwright';
import { expect } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { readMediaList } from '#contract/media-list.ts';
import { planFor } from '#offline/plan.ts';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from '#tests/browser/browser.ts';
import { watchDevice } from '#tests/browser/device-on-the-way.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
import { meadow } from '#tests/browser/park.ts';
import { qrFilm } from '#tests/browser/qr-pictures.ts';
import { openRelay } from '#tests/browser/relay.ts';
import { serve } from '#tests/browser/serve.ts';
import { storedWhole } from '#tests/browser/stored-whole.ts';

/** A visitor who has downloaded all tours of the demo museum, and is without a network. */
export interface DemoOffline {
  readonly guide: Guide;
  /** Moves on as a link does, without loading the page again. */
  readonly goTo: (path: string, heading?: string | RegExp) => Promise<void>;
  /** Looks at the tour's list, map and all other ways to its stations, and at these stations; all of them by default. */
  readonly walkThrough: (tour: number, stations?: readonly number[]) => Promise<void>;
  /** The visitor begins something of another tour. */
  readonly beginTour: () => void;
  /** Expects that nothing was missing, and that a visitor who downloads only this tour has what its screens asked for. */
  readonly expectStored: (tour: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The camera sees a code of station 7 of the first tour. */
export async function openDemoOffline(): Promise<DemoOffline> {
  const server = await serve(demoMuseum);
  const relay = await openRelay(server.origin);
  const film = await qrFilm([`${relay.origin}/qr/hl/7`], 1);
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film.file}`,
  ]);
  const guide = await visit(browser, {
    origin: relay.origin,
    hasWorker: true,
    context: { permissions: ['geolocation', 'camera'], geolocation: { ...meadow, accuracy: 5 } },
  });
  // Looking for newer content and for a newer guide, and visits that wait.
  guide.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  await watchDevice(guide);
  const { page } = guide;
  await guide.open('/welcome');
  await storedWhole(page);
  await guide.tap('Den Guide mitnehmen');
  await guide.tap(/^Alle Touren laden \(bis zu \d+(?:,\d)?\sMB\)$/);
  await page.getByText('Alle Touren sind offline verfügbar.').waitFor();
  const given: unknown = await (await fetch(`${server.origin}/info/media`)).json();
  const list = readMediaList(given) ?? [];
  await relay.cut();
  // The browser's own cache might hide gaps in the guide's.
  await (await guide.context.newCDPSession(page)).send('Network.clearBrowserCache');
  const media = watchMedia(page);
  await guide.open('/welcome');
  await guide.expectHeading('Museum der Muster');
  await picturesShown(page);
  const catalogue = createCatalogue((await readContentFolder(demoMuseum)).definition);

  const goTo: DemoOffline['goTo'] = async (path, heading = /./) => {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await guide.expectHeading(heading);
    await picturesShown(page);
  };

  return {
    guide,
    goTo,
    beginTour: media.enter,
    walkThrough: async (tour, stations) => {
      // Requests of the last tour's screens do not count for this tour.
      await goTo('/info', 'Über das Museum');
      await silence(page);
      await allHeard(page);
      media.enter();
      await goTo(`/locations/${tour}`, catalogue.tour(tour)?.Name['de']);
      await tryWays(page);
      for (const { ID, LocationID } of catalogue.itemsOf(tour)) {
        if (stations?.includes(ID) === false) continue;
        const station = catalogue.location(LocationID);
        await goTo(`/detail/${ID}`, station?.Name['de']);
        await lookAround(page);
        for (const dive of station?.DeepDives ?? []) {
          await goTo(`/detail/${ID}?dive=${dive}`, catalogue.location(dive)?.Name['de']);
          await lookAround(page);
        }
      }
    },
    expectStored: async (tour) => {
      await allHeard(page);
      const stored = planFor(list, { tour, language: 'de' }).media.map(({ path }) => path);
      expect(media.asked().size).toBeGreaterThan(3);
      expect([...media.asked()].filter((path) => !stored.includes(path))).toEqual([]);
      expect(media.failed).toEqual([]);
    },
    close: async () => {
      await guide.leave();
      await browser.close();
      await film.remove();
      await relay.close();
      await server.close();
    },
  };
}

/** Plays a station and opens its captions, as far as it has them. */
async function lookAround(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const play = main.getByRole('button', { name: 'Abspielen' });
  if ((await play.count()) > 0) {
    await play.first().click();
    await page.getByRole('button', { name: 'Anhalten' }).first().waitFor();
  }
  const captions = main.getByRole('button', { name: 'Mitlesen' });
  if ((await captions.count()) > 0) {
    // They stay open from station to station.
    if ((await captions.getAttribute('aria-expanded')) === 'false') await captions.click();
    await main.getByRole('list', { name: 'Gesprochener Text' }).getByRole('button').first().waitFor();
  }
  await picturesShown(page);
}

/** Closes the player: a sound that keeps playing requests its next part whenever it needs it. */
async function silence(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Nicht mehr hören' });
  if ((await close.count()) === 0) return;
  await close.click();
  await close.waitFor({ state: 'detached' });
}

async function tryWays(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Wege zur Station' });
  for (const way of await bar.getByRole('link').all()) {
    if ((await way.getAttribute('href'))?.startsWith('/scan') === true) continue;
    await way.click();
    await way.and(page.locator('[aria-current]')).waitFor();
    await picturesShown(page);
  }
}

export async function picturesShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth, src }) => src === '' || (complete && naturalWidth > 0)),
  );
}

/** Waits until the test has heard of all requests up to now. */
async function allHeard(page: Page): Promise<void> {
  const heard = page.waitForRequest(/\?heard$/);
  await page.evaluate(() => void fetch('?heard').catch(() => undefined));
  await heard;
}

interface MediaWatch {
  readonly enter: () => void;
  /** The paths that screens have asked for since then. */
  readonly asked: () => ReadonlySet<string>;
  readonly failed: readonly string[];
}

function watchMedia(page: Page): MediaWatch {
  const failed: string[] = [];
  let asked = new Set<string>();
  const pathOf = (url: string): string | undefined =>
    /^\/(files\/.*)$/.exec(decodeURIComponent(new URL(url).pathname))?.[1];
  page.on('request', (request) => {
    const path = pathOf(request.url());
    if (path !== undefined) asked.add(path);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A closed player requests nothing further.
    if (pathOf(request.url()) !== undefined && why !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (pathOf(response.url()) !== undefined && !response.ok()) failed.push(`${response.url()}: ${response.status()}`);
  });
  return { enter: () => (asked = new Set()), asked: () => asked, failed };
}
