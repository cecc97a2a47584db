import { type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { TourType } from '#content/constants.ts';
import { readMediaList } from '#contract/media-list.ts';
import { planFor } from '#offline/plan.ts';
import { readContentFolder } from '#server/content-folder.ts';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser, phone, sharedBrowser } from './browser.ts';
import { arrive, watchDevice } from './device-on-the-way.ts';
import { museumOfGames, sitDown } from './game-table.ts';
import { openGate } from './gate.ts';
import { type Guide, visit } from './guide.ts';
import { writeMuseum } from './museum.ts';
import { meadow, openMap, stations, turnOn } from './park.ts';
import { qrFilm } from './qr-pictures.ts';
import { openRelay, type Relay } from './relay.ts';
import { serve, type Served } from './serve.ts';
import { storedWhole } from './stored-whole.ts';

/** So tall that pictures further down are asked for, too. */
const tall = { width: 360, height: 4000 };

let guide: Guide;
let relay: Relay;
let server: Served;
let media: MediaWatch;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await serve(demoMuseum);
  relay = await openRelay(server.origin);
  const film = await qrFilm([`${relay.origin}/qr/hl/7`], 1);
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film.file}`,
  ]);
  guide = await visit(browser, {
    origin: relay.origin,
    hasWorker: true,
    context: { permissions: ['geolocation', 'camera'], geolocation: { ...meadow, accuracy: 5 } },
  });
  ends.push(guide.leave, () => browser.close(), film.remove, relay.close, server.close);
  // Looking for newer content and for a newer guide, and visits that wait.
  guide.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  await watchDevice(guide);
  const { page } = guide;
  await guide.open('/welcome');
  await storedWhole(page);
  await guide.tap('Den Guide mitnehmen');
  await guide.tap(/^Alle Touren laden \(bis zu \d+(?:,\d)?\sMB\)$/);
  await page.getByText('Alle Touren sind offline verfügbar.').waitFor();
  await relay.cut();
  // What the browser has kept itself might hide what the guide lacks.
  await (await guide.context.newCDPSession(page)).send('Network.clearBrowserCache');
  media = watchMedia(page);
});

afterAll(async () => {
  for (const end of ends) await end();
});

test('every screen of every tour has its pictures, sound and captions', async () => {
  const { page } = guide;
  const catalogue = createCatalogue((await readContentFolder(demoMuseum)).definition);
  await page.setViewportSize(tall);
  await guide.open('/welcome');
  await picturesShown(page);
  for (const [path, heading] of [
    ['/groups', /./],
    ['/tours/1', 'Im Museum'],
    ['/tours/2', 'Draußen und Spiele'],
    ['/info', 'Über das Museum'],
  ] as const)
    await goTo(guide, path, heading);
  for (const { ID: tour, Name } of catalogue.tours().filter(({ Type }) => Type !== TourType.Redirect)) {
    // What the last tour's screens ask for is not this tour's.
    await goTo(guide, '/info', 'Über das Museum');
    await silence(page);
    await allHeard(page);
    media.enter();
    await goTo(guide, `/locations/${tour}`, Name['de']);
    await tryWays(page);
    for (const { ID, LocationID } of catalogue.itemsOf(tour)) {
      const station = catalogue.location(LocationID);
      await goTo(guide, `/detail/${ID}`, station?.Name['de']);
      await lookAround(page);
      for (const dive of station?.DeepDives ?? []) {
        await goTo(guide, `/detail/${ID}?dive=${dive}`, catalogue.location(dive)?.Name['de']);
        await lookAround(page);
      }
    }
    expect(media.asked().size).toBeGreaterThan(10);
    await expectListed(tour);
  }
  expect(media.failed).toEqual([]);
});

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

/** Closes the player: a sound that goes on asks for its next part whenever it needs it. */
async function silence(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Nicht mehr hören' });
  if ((await close.count()) === 0) return;
  await close.click();
  await close.waitFor({ state: 'detached' });
}

/** Looks at a tour's list, map and all other ways to its stations. */
async function tryWays(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Wege zur Station' });
  for (const way of await bar.getByRole('link').all()) {
    if ((await way.getAttribute('href'))?.startsWith('/scan') === true) continue;
    await way.click();
    await way.and(page.locator('[aria-current]')).waitFor();
    await picturesShown(page);
  }
}

/** Moves on as a link does, without loading the page again. */
async function goTo({ page, expectHeading }: Guide, path: string, heading: string | RegExp = /./): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expectHeading(heading);
  await picturesShown(page);
}

async function picturesShown(page: Page): Promise<void> {
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
  /** The visitor begins a tour. */
  readonly enter: () => void;
  /** The paths that this tour's screens have asked for. */
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
    // A player that is closed wants no more.
    if (pathOf(request.url()) !== undefined && why !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (pathOf(response.url()) !== undefined && !response.ok()) failed.push(`${response.url()}: ${response.status()}`);
  });
  return { enter: () => (asked = new Set()), asked: () => asked, failed };
}

/** Expects that a visitor who downloads only this tour has what its screens have asked for. */
async function expectListed(tour: number): Promise<void> {
  const given: unknown = await (await fetch(`${server.origin}/info/media`)).json();
  const listed = planFor(readMediaList(given) ?? [], { tour, language: 'de' }).media.map(({ path }) => path);
  expect([...media.asked()].filter((path) => !listed.includes(path))).toEqual([]);
}

test('a walk finds its way on the map, the station there opens and sounds, and leads on', async () => {
  const { page } = guide;
  media.enter();
  await page.setViewportSize(phone);
  await openMap(guide);
  await picturesShown(page);
  await turnOn(guide);
  await arrive(guide, stations[302]);
  await guide.expectAt('/detail/302');
  await guide.expectSound();
  await page.locator('input[type=range]:enabled').first().press('End');
  await page.getByText('Als Nächstes').waitFor();
  await page.waitForFunction(() =>
    [...(window.cicerone?.played ?? [])].some(
      ({ currentSrc, currentTime }) => currentSrc.endsWith('/announce-next.mp3') && currentTime > 0.3,
    ),
  );
  await expectListed(3);
  expect(media.failed).toEqual([]);
});

test('each kind of game opens, one is won, and the board shows it', async () => {
  const { page } = guide;
  const table = sitDown(guide);
  media.enter();
  for (const [station, name, isDrawn] of [
    [402, 'Acht Paare', true],
    [403, 'Vier Teile Sonne', true],
    [405, 'Der schlechte Fliesenleger', false],
    [407, 'Verborgene Spiralen', true],
  ] as const) {
    await goTo(guide, `/detail/${station}`, name);
    await table.begin();
    if (isDrawn) await table.expectDrawn();
    await picturesShown(page);
    await table.close();
  }
  await goTo(guide, '/detail/401', 'Drei Paare');
  await table.begin();
  await table.expectDrawn();
  await table.findPairs();
  await table.expectWon('Drei Paare, gut gemerkt!', '+10 Punkte');
  await table.leaveAsWinner(/^Sonnenblume, Schale und Farn/);
  await goTo(guide, '/locations/4?by=board', 'Musterdetektive');
  await page.getByText('1 von 8 gelöst').waitFor();
  await page.getByText('10 von 120 Punkten').waitFor();
  await page.locator('[data-condition=shown] canvas').waitFor();
  await expectListed(4);
  expect(media.failed).toEqual([]);
});

test('search, number pad and a scanned code lead to stations', async () => {
  const { page } = guide;
  await goTo(guide, '/numbers', 'Suche');
  await page.getByRole('searchbox').fill('penrose park');
  await page.getByRole('listitem').filter({ hasText: 'Penrose-Parkett' }).first().getByRole('link').click();
  await guide.expectHeading('Penrose-Parkett');
  await goTo(guide, '/locations/1?by=dialpad', 'Höhepunkte');
  await page.getByRole('textbox', { name: 'Nummer der Station' }).fill('8');
  await guide.press('Enter');
  await guide.expectAt('/detail/108');
  await guide.tap('Zurück');
  await guide.tap('QR-Code');
  await guide.expectAt('/detail/107');
  await picturesShown(page);
});

test('what is not on the device says so with a way on, and the visits are told when the museum is there again', async () => {
  const { page } = guide;
  await goTo(guide, '/welcome', 'Museum der Muster');
  await guide.tap('English');
  await guide.expectHeading('The Museum of Patterns');
  await goTo(guide, '/detail/101', 'Penrose tiling');
  await guide.play();
  await page.getByText(/^(?:Gerade gibt es keine Verbindung|There is no connection right now)/).waitFor();
  const again = page.getByRole('button', { name: /^(?:Noch einmal versuchen|Try again)$/ });
  await again.waitFor();
  await relay.mend();
  await again.click();
  await guide.expectSound();
  await page.reload();
  await page.waitForFunction(() => localStorage.getItem('visits') === '[]');
  const told = await server.services.visitStatistics.openCount({});
  expect(told.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['Barnsley-Farn', 'Penrose-Parkett']));
});

test('a tour is available only with its games, which are fetched again until they come', async () => {
  const museum = await writeMuseum(
    museumOfGames([
      {
        Type: 5,
        GameAnnounceURL: { de: 'files/tone.wav' },
        GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }],
      },
    ]),
  );
  const inner = await serve(museum.folder);
  const gate = await openGate(inner.origin);
  const relent = gate.answer(/\/assets\/choices-game-/, { status: 503 });
  const visitor = await visit(await sharedBrowser(), { origin: gate.origin, hasWorker: true });
  visitor.allow(/503|ERR_/);
  await visitor.open('/locations/1');
  await visitor.tap(/^Für unterwegs laden/);
  await visitor.page.getByRole('button', { name: 'Wartet auf das Netz: Rundgang' }).waitFor();
  relent();
  await visitor.page.getByRole('button', { name: 'Offline verfügbar: Rundgang' }).waitFor();
  await gate.close();
  await visitor.page.goto(`${gate.origin}/detail/1`);
  const table = sitDown(visitor);
  await table.begin();
  await table.layer.getByText('Ja', { exact: true }).waitFor();
  await visitor.leave();
  await inner.close();
  await museum.remove();
});
