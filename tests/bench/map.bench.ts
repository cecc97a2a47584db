/**
 * Measures a map of 1,000 stations on a phone with a quarter of this machine's speed: until its markers are shown, the
 * longest task meanwhile, what frames cost while the map is moved and zoomed by fingers; and what the map downloads.
 *
 *     npm run bench:map [runs]
 *
 * Prints medians. Other work on the machine spoils them.
 */
import { type CDPSession, type Page } from 'playwright';
import { launchBrowser } from '#tests/browser/browser.ts';
import { smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { serveHere } from '#tests/browser/serve.ts';
import { calm, forget, openCalmly, read, withPhone } from './measured-phone.ts';
import { longestWork } from './processor-time.ts';
import { verdict } from './verdict.ts';

declare global {
  interface Window {
    frameTimes: number[];
  }
}

// Strings, because tsx adds a helper to functions that does not exist in the page.
const watchFrames = `
  window.frameTimes = [];
  let last = performance.now();
  (function next() { requestAnimationFrame((now) => { frameTimes.push(now - last); last = now; next(); }); })();
`;
const tapMap = `new Promise((resolve) => {
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-spot] :is(a, button)') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.querySelector('a[href$="by=map"]').click();
})`;

/** Milliseconds of the longest task while the map opens. */
const goal = 50;

const runs = Number(process.argv[2] ?? 3);
const stations = Array.from({ length: 1000 }, (_, index) => index + 1);
const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#e0e2d9"/>${stations
  .map((at) => `<path d="M${(at * 37) % 1600} ${(at * 91) % 1200}h30v30h-30z" stroke="#888" fill="none"/>`)
  .join('')}</svg>`;

const museum = await writeMuseum(
  {
    ...smallMuseum,
    Tours: [
      {
        ...smallMuseum.Tours[0],
        Selectors: [1, 4],
        MapURL: 'files/plan.svg',
        MapWidth: 1600,
        MapHeight: 1200,
      },
    ],
    TourItems: stations.map((ID) => ({
      ID,
      TourID: 1,
      LocationID: ID,
      Code: String(ID),
      Position: ID,
      MapX: 20 + ((ID * 617) % 1560),
      MapY: 20 + ((ID * 331) % 1160),
      MapMarkerType: ID % 11,
    })),
    Locations: stations.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
  },
  { 'plan.svg': plan },
);
const server = await serveHere(museum.folder);
const browser = await launchBrowser();

try {
  const results: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await visit());
  const of = (pick: (result: (typeof results)[number]) => number): number => median(results.map(pick));
  const task = of(({ opening }) => opening);
  const works: number[] = [];
  for (let run = 0; run < runs; run += 1) works.push(await openingWork());
  console.log(
    `1,000 stations: shown ${of(({ shown }) => shown).toFixed(0)} ms after the tap, longest task ` +
      `${task < 50 ? 'under 50' : task.toFixed(0)} ms (${verdict(task, goal)}), ` +
      `of which own work ${median(works).toFixed(0)} (${verdict(median(works), goal)}), ` +
      `${of(({ mounted }) => mounted)} markers in the page`,
  );
  console.log(
    `moving: a frame every ${of(({ pan }) => pan.median).toFixed(1)} ms, 95 of 100 within ` +
      `${of(({ pan }) => pan.most).toFixed(1)}, longest task ${of(({ pan }) => pan.task).toFixed(0)} ms`,
  );
  console.log(
    `zooming: a frame every ${of(({ pinch }) => pinch.median).toFixed(1)} ms, 95 of 100 within ` +
      `${of(({ pinch }) => pinch.most).toFixed(1)}, longest task ${of(({ pinch }) => pinch.task).toFixed(0)} ms`,
  );
  console.log(`the map: ${of(({ bytes }) => bytes).toFixed(1)} kB of scripts and styles on top of the list`);
} finally {
  await browser.close();
  await server.close();
  await museum.remove();
}

async function visit() {
  return withPhone(
    browser,
    async (page) => {
      let bytes = 0;
      page.on('requestfinished', (request) => {
        if (!/\/(?:map|de-more)-[^/]*\.(?:js|css)$/.test(request.url())) return;
        void request.sizes().then(({ responseBodySize }) => {
          bytes += responseBodySize;
        });
      });
      await openCalmly(page, `${server.origin}/locations/1?by=list`);
      await forget(page);
      const shown = await page.evaluate<number>(tapMap);
      await calm(page);
      const opening = (await read(page)).longest;
      const mounted = await page.locator('[data-spot]').count();
      await page.evaluate(watchFrames);
      const touch = await page.context().newCDPSession(page);
      for (const key of ['+', '+']) await page.locator('.leaflet-container').press(key);
      await calm(page);
      const pan = await frames(page, () => drag(touch));
      const pinch = await frames(page, () => spread(touch));
      return { shown, opening, mounted, pan, pinch, bytes: bytes / 1000 };
    },
    { slowNetwork: false },
  );
}

/** Returns the longest task while the map opens, without other work on the machine. */
async function openingWork(): Promise<number> {
  return withPhone(
    browser,
    async (page) => {
      await openCalmly(page, `${server.origin}/locations/1?by=list`);
      return longestWork(browser, page, async () => {
        await page.evaluate<number>(tapMap);
        await calm(page);
      });
    },
    { slowNetwork: false, slowProcessor: false },
  );
}

async function frames(page: Page, move: () => Promise<void>) {
  await forget(page);
  await page.evaluate(() => {
    window.frameTimes = [];
  });
  await move();
  const taken = await page.evaluate(() => window.frameTimes);
  await calm(page);
  const sorted = taken.toSorted((one, other) => one - other);
  return {
    median: median(taken),
    most: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    task: (await read(page)).longest,
  };
}

async function drag(touch: CDPSession): Promise<void> {
  await send(touch, 'touchStart', [[300, 500]]);
  for (let step = 1; step <= 60; step += 1) await send(touch, 'touchMove', [[300 - step * 4, 500 - step * 3]]);
  await send(touch, 'touchEnd', []);
}

async function spread(touch: CDPSession): Promise<void> {
  const fingers = (apart: number): [number, number][] => [
    [180 - apart, 400],
    [180 + apart, 400],
  ];
  await send(touch, 'touchStart', fingers(30));
  for (let step = 1; step <= 40; step += 1) await send(touch, 'touchMove', fingers(30 + step * 2));
  await send(touch, 'touchEnd', []);
}

async function send(
  touch: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly (readonly [number, number])[],
): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
