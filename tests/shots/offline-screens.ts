import { openedFromHome } from '#tests/browser/guide.ts';
import { type Locator, type Page } from 'playwright';
import { type Gate } from '#tests/browser/gate.ts';
import { type Words } from './words.ts';

/** A visitor with their own offline worker, behind a separate gate. */
export interface OfflineVisit {
  readonly page: Page;
  readonly gate: Gate;
  readonly words: Words;
  readonly open: (path: string) => Promise<void>;
  /** The next build of the guide answers from now on. */
  readonly update: () => Promise<void>;
}

export interface OfflineScreen {
  readonly name: string;
  readonly prepare: (visit: OfflineVisit) => Promise<void>;
}

const recordings = /\.(?:mp3|m4a|mp4)(?:\?|$)/;
/** The requests of downloads. */
const media = /\/files\/|\/info\/media/;
/** The answer of a captive portal in place of a file. */
const portal = { status: 200, body: '<p>Welcome to our Wi-Fi</p>' };

/** Dialogs and screens about storing, updating and downloading, in states of a real worker. */
export const offlineScreens: readonly OfflineScreen[] = [
  {
    name: 'first-run',
    prepare: async ({ gate, open, page }) => {
      await page.addInitScript(openedFromHome);
      gate.hold(/shell\.html/);
      await open('/welcome');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'first-run-failed',
    prepare: async ({ gate, open, page, words }) => {
      await page.addInitScript(openedFromHome);
      const release = gate.hold(/shell\.html/);
      gate.spoil(/shell\.html/, (given, answer) => {
        given.resume();
        answer.writeHead(404).end();
      });
      await open('/welcome');
      release();
      await page.getByText(words('updates.welcome.failed')).waitFor();
    },
  },
  {
    name: 'first-run-slow',
    prepare: async ({ gate, open, page, words }) => {
      await page.addInitScript(openedFromHome);
      gate.hold(/shell\.html/);
      await page.clock.install();
      await open('/tours/1');
      await page.clock.runFor('00:01');
      await page.getByRole('dialog').waitFor();
      await page.clock.runFor('00:21');
      await page.getByText(words('updates.welcome.slow')).waitFor();
    },
  },
  {
    name: 'update-found',
    prepare: async (visit) => {
      await visit.open('/tours/1');
      await stored(visit.page);
      visit.gate.hold(/groups-next/);
      await visit.update();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'app-updated', prepare: (visit) => seeUpdate(visit, '/tours/1') },
  {
    name: 'app-updated-read',
    prepare: async (visit) => {
      await seeUpdate(visit, '/detail/101');
      await visit.page.keyboard.press('Tab');
      await visit.page.getByRole('button', { name: visit.words('updates.restartNow') }).waitFor();
    },
  },
  {
    name: 'content-news',
    prepare: async (visit) => {
      await visit.open('/tours/1');
      await stored(visit.page);
      await publish(visit);
    },
  },
  {
    name: 'badges-offered',
    prepare: ({ open, page, words }) => open('/tours').then(() => badge(page, words).waitFor()),
  },
  {
    name: 'badges-mixed',
    prepare: async (visit) => {
      await takeMixed(visit);
      await visit.page.mouse.move(0, 0);
    },
  },
  {
    name: 'badges-row',
    prepare: async ({ open, page, words, gate }) => {
      gate.hold(recordings);
      await open('/tours/2');
      await badge(page, words).click();
    },
  },
  {
    name: 'badge-list',
    prepare: ({ open, page, words }) => open('/locations/1?by=list').then(() => badge(page, words).waitFor()),
  },
  {
    name: 'badge-dial-pad',
    prepare: ({ open, page, words }) => open('/locations/1?by=dialpad').then(() => badge(page, words).waitFor()),
  },
  {
    name: 'badge-map',
    prepare: ({ open, page, words }) => open('/locations/3?by=map').then(() => badge(page, words).waitFor()),
  },
  { name: 'tour-running', prepare: (visit) => seeTour(visit) },
  {
    name: 'tour-paused',
    prepare: async (visit) => {
      await seeTour(visit);
      await press(visit, 'offline.pause');
      await visit.page.getByRole('button', { name: visit.words('offline.goOn') }).waitFor();
    },
  },
  {
    name: 'tour-cancel',
    prepare: async (visit) => {
      await seeTour(visit);
      await press(visit, 'offline.cancel');
    },
  },
  {
    name: 'tour-waiting',
    prepare: async (visit) => {
      await visit.open('/locations/1?by=list');
      await badge(visit.page, visit.words).waitFor();
      visit.gate.answer(media, portal);
      await openDetails(visit, 'offline.waiting');
    },
  },
  {
    name: 'tour-no-space',
    prepare: async (visit) => {
      await visit.open('/locations/1?by=list');
      await badge(visit.page, visit.words).waitFor();
      await leaveBytes(visit.page, 3_000_000);
      await openDetails(visit, 'offline.noSpace');
    },
  },
  {
    name: 'tour-incomplete',
    prepare: async (visit) => {
      visit.gate.answer(/\/penrose\.mp3/, { status: 404 });
      await openTour(visit, 'offline.missing');
    },
  },
  { name: 'tour-ready', prepare: (visit) => openTour(visit, 'offline.ready') },
  {
    name: 'tour-remove',
    prepare: async (visit) => {
      await openTour(visit, 'offline.ready');
      await press(visit, 'offline.remove');
    },
  },
  { name: 'evicted', prepare: (visit) => evict(visit, portal) },
  {
    name: 'tour-evicted',
    prepare: async (visit) => {
      await evict(visit, portal);
      await badge(visit.page, visit.words).click();
    },
  },
  {
    name: 'tour-repairing',
    prepare: async (visit) => {
      await evict(visit, undefined);
      await badge(visit.page, visit.words).click();
    },
  },
  { name: 'storage-empty', prepare: openStorage },
  {
    name: 'storage-running',
    prepare: async (visit) => {
      await takeMixed(visit);
      await openStorage(visit);
      await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'storage-ready',
    prepare: async (visit) => {
      await visit.open('/locations/1?by=list');
      await badge(visit.page, visit.words).click();
      await badge(visit.page, visit.words, 'offline.ready').waitFor();
      await openStorage(visit);
      await press(visit, 'offline.verify');
      await visit.page.getByText(visit.words('offline.verified')).waitFor();
    },
  },
  {
    name: 'storage-remove-all',
    prepare: async (visit) => {
      await takeMixed(visit);
      await openStorage(visit);
      await press(visit, 'offline.removeAll');
    },
  },
  {
    name: 'take',
    prepare: async ({ open, page, words }) => {
      await open('/welcome');
      await page.getByRole('button', { name: words('offer.take') }).click();
    },
  },
  {
    name: 'welcome-take',
    prepare: ({ open, page, words }) =>
      open('/welcome').then(() => page.getByRole('button', { name: words('offer.take') }).waitFor()),
  },
  {
    name: 'info-section',
    prepare: async ({ open, page, words }) => {
      await open('/info');
      await page.getByRole('button', { name: words('offline.manage') }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'device',
    prepare: async (visit) => {
      visit.gate.answer(/config\.json/, { status: 200, type: 'application/json', body: '{"downloader":true}' });
      visit.gate.hold(recordings);
      await visit.open('/tours/1');
      await visit.page.getByRole('button', { name: visit.words('offline.device') }).waitFor();
    },
  },
  {
    name: 'gone-station',
    prepare: async ({ open, page, gate, words }) => {
      await open('/welcome');
      await stored(page);
      await gate.close();
      await open('/detail/101');
      await page.getByRole('button', { name: words('player.play') }).click();
      await page.getByText(words('loading.failed.network')).waitFor();
    },
  },
];

/** Waits until the offline worker has stored the guide and its content. */
async function stored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.evaluate(async () => {
    while (!(await caches.keys()).some((name) => name.includes(' content ')))
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  });
}

async function seeUpdate(visit: OfflineVisit, path: string): Promise<void> {
  await visit.open(path);
  await stored(visit.page);
  await visit.update();
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: visit.words('updates.later') })
    .waitFor();
}

/** The museum publishes, and the worker hears of it. */
async function publish({ page, gate, words }: OfflineVisit): Promise<void> {
  const content = (await (await fetch(`${gate.origin}/db`)).json()) as { readonly Version: object };
  const newer = { ...content, Version: { ...content.Version, Counter: 1_000_000 } };
  gate.answer(/^\/db/, { status: 200, type: 'application/json', body: JSON.stringify(newer) });
  await stored(page);
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({ type: 'session', credential: '', until: 0, isStaff: false }),
  );
  await page.getByText(words('updates.content')).waitFor();
}

/** The badge of the first tour on the screen, in any state or the one of a label. */
function badge(page: Page, words: Words, label = 'offline.named'): Locator {
  const name = label === 'offline.named' ? words(label) : new RegExp(words(label).source.replace(/\$$/, ':'));
  return badges(page, name).first();
}

/** Without the buttons that stand in until the worker serves. */
function badges(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name }).and(page.locator('button:not([aria-busy])'));
}

async function press({ page, words }: OfflineVisit, key: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(key) })
    .click();
}

/** Downloads a tour until its badge has the label, and opens its details. */
async function openTour(visit: OfflineVisit, label: string): Promise<void> {
  await visit.open('/locations/1?by=list');
  await openDetails(visit, label);
}

async function openDetails({ page, words }: OfflineVisit, label: string): Promise<void> {
  await badge(page, words).click();
  await badge(page, words, label).click();
  await page.getByRole('dialog').waitFor();
}

async function seeTour(visit: OfflineVisit): Promise<void> {
  visit.gate.hold(recordings);
  await openTour(visit, 'offline.running');
  await visit.page.locator('[role=progressbar]:not([aria-valuenow="0"])').waitFor();
}

/** One tour is downloading, one waits for it, one is paused, and one is offered. */
async function takeMixed(visit: OfflineVisit): Promise<void> {
  const { page, words, gate } = visit;
  gate.hold(recordings);
  await visit.open('/tours');
  const all = badges(page, words('offline.named'));
  for (const place of [0, 1, 2]) await all.nth(place).click();
  await all.nth(1).click();
  await press(visit, 'offline.pause');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A tour was whole, and the browser has deleted its recordings. */
async function evict({ open, page, words, gate }: OfflineVisit, answer: typeof portal | undefined): Promise<void> {
  await open('/locations/1?by=list');
  await badge(page, words).click();
  await badge(page, words, 'offline.ready').waitFor();
  await page.evaluate(async () => {
    const cache = await caches.open('cicerone / pieces');
    for (const request of await cache.keys()) {
      const type = (await cache.match(request))?.headers.get('content-type');
      if (type?.startsWith('audio/')) await cache.delete(request);
    }
  });
  if (answer === undefined) gate.hold(recordings);
  else gate.answer(media, answer);
  await page.reload();
  await badge(page, words, answer === undefined ? 'offline.repairing' : 'offline.missing').waitFor();
}

async function openStorage({ open, page, words }: OfflineVisit): Promise<void> {
  await open('/info');
  await page.getByRole('button', { name: words('offline.manage') }).click();
  await page.getByRole('dialog').waitFor();
}

/** As on a device that is nearly full. */
async function leaveBytes(page: Page, bytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: bytes });
}
