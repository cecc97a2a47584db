/**
 * Measures a jigsaw of 24, 100 and 400 pieces while one is dragged, and a board of 60 shapes while it is moved and brought
 * nearer, in Chromium without a graphics card: the script's cost of a frame, its draw calls, the time to draw the pieces;
 * what two fingers cost that move or spread a jigsaw of 220 pieces and a search of 100 places; and the downloads of the
 * first game.
 *
 *     npm run bench:games [runs]
 *
 * Prints medians. Other work on the machine spoils them; what the drawing itself costs here says nothing of phones.
 */
import { join } from 'node:path';
import { type Page } from 'playwright';
import sharp from 'sharp';
import { launchBrowser, phone } from '#tests/browser/browser.ts';
import { smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { serveHere } from '#tests/browser/serve.ts';
import { calm } from './measured-phone.ts';
import { longestWork, ownWork, slower } from './processor-time.ts';
import { verdict } from './verdict.ts';

declare global {
  interface Window {
    drawing: { frames: number[]; draws: number[]; tasks: number[]; bakeStart: number; bakeEnd: number };
  }
}

// A string, because tsx adds a helper to functions that does not exist in the page.
const takeNotes = `
  window.drawing = { frames: [], draws: [], tasks: [], bakeStart: 0, bakeEnd: 0 };
  new PerformanceObserver((list) => drawing.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
  let draws = 0;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...args) { draws += 1; return draw.apply(this, args); };
  }
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => request((time) => {
    draws = 0;
    const start = performance.now();
    callback(time);
    if (draws > 0) { drawing.frames.push(performance.now() - start); drawing.draws.push(draws); }
  });
  const { createPattern, stroke } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.createPattern = function (...args) { drawing.bakeStart ||= performance.now(); return createPattern.apply(this, args); };
  CanvasRenderingContext2D.prototype.stroke = function (...args) { const result = stroke.apply(this, args); drawing.bakeEnd = performance.now(); return result; };
`;

const runs = Number(process.argv[2] ?? 3);
const cuts = [
  [6, 4],
  [10, 10],
  [20, 20],
] as const;

const shapes = 60;
const places = 100;

/**
 * Milliseconds: the script of a frame while one of 400 pieces is dragged; the longest task of a board brought nearer; the
 * processor for ten moves of two fingers over many buttons, side by side and apart, and the longest task meanwhile.
 */
const goals = { piece: 0.4, nearer: 50, pan: 20, pinch: 40, task: 50 } as const;

/** Games with a button for each of their many parts, and what their buttons are called. */
const crowded = [
  { item: 11, parts: 'Teile', called: 'a jigsaw of 220 pieces' },
  { item: 12, parts: 'Stellen im Bild', called: `a search of ${places} places` },
] as const;

const museum = await writeMuseum({
  ...smallMuseum,
  Tours: [
    ...smallMuseum.Tours,
    {
      ID: 2,
      TourGroupID: 1,
      Code: 'B',
      Selectors: [5],
      GameBoardImagesURL: ['files/pattern.jpg', 'files/pattern.jpg'],
    },
  ],
  TourItems: [
    ...cuts.map((_, index) => ({ ID: index + 1, TourID: 1, LocationID: index + 1, Code: String(index + 1) })),
    ...crowded.map(({ item }) => ({ ID: item, TourID: 1, LocationID: item, Code: String(item) })),
    ...Array.from({ length: shapes }, (_, index) => ({
      ID: index + 101,
      TourID: 2,
      LocationID: 1,
      Code: String(index + 1),
      Position: index,
      GameBoardSVGPath: roundShape((index % 10) * 160 + 80, Math.floor(index / 10) * 200 + 100),
    })),
  ],
  Locations: [
    ...cuts.map((cut, index) => jigsaw(index + 1, cut)),
    jigsaw(11, [20, 11]),
    {
      ID: 12,
      Type: 6,
      Name: { de: 'Suche' },
      ImageDescriptors: [{ ImageURL: 'files/pattern.jpg' }],
      GameHotspotsToWin: places,
      GameHotspots: Array.from({ length: places }, (_, index) => ({
        X: (index % 10) * 160 + 20,
        Y: Math.floor(index / 10) * 120 + 20,
        Width: 60,
        Height: 60,
        Name: { de: `Ding ${index + 1}` },
        IsSolution: true,
      })),
    },
  ],
});
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise } })
  .jpeg()
  .toFile(join(museum.folder, 'files', 'pattern.jpg'));
const server = await serveHere(museum.folder);
const browser = await launchBrowser();

try {
  for (const [index, [columns, rows]] of cuts.entries()) {
    const results: Awaited<ReturnType<typeof drag>>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await drag(index + 1));
    const of = (pick: (result: (typeof results)[number]) => number): number => median(results.map(pick));
    const script = of((result) => result.script);
    console.log(
      `${columns * rows} pieces: ${script.toFixed(2)} ms of script a frame${
        columns * rows === 400 ? ` (${verdict(script, goals.piece)})` : ''
      }, ${of(({ draws }) => draws)} draw calls, drawn in ${of(({ bake }) => bake).toFixed(0)} ms`,
    );
  }
  const boards: Awaited<ReturnType<typeof moveBoard>>[] = [];
  for (let run = 0; run < runs; run += 1) boards.push(await moveBoard());
  const ofBoards = (pick: (result: (typeof boards)[number]) => number): number => median(boards.map(pick));
  console.log(
    `a board of ${shapes} shapes: ${ofBoards(({ moved }) => moved).toFixed(2)} ms of script a frame when it is moved, ` +
      `${ofBoards(({ zoomed }) => zoomed).toFixed(2)} ms when it is brought nearer, ` +
      `${ofBoards(({ draws }) => draws)} draw calls, longest task until it is shown ` +
      `${ofBoards(({ longest }) => longest).toFixed(0)} ms`,
  );
  const nearer: Awaited<ReturnType<typeof bringNearer>>[] = [];
  for (let run = 0; run < runs; run += 1) nearer.push(await bringNearer());
  const [task, work] = [median(nearer.map(({ task: one }) => one)), median(nearer.map(({ work: one }) => one))];
  console.log(
    `a board of ${shapes} shapes on a phone with a quarter of this speed: longest task when it is brought nearer ` +
      `${task < 50 ? 'under 50' : task.toFixed(0)} ms without a graphics card, of which the page's own work is ` +
      `${work.toFixed(0)} ms (${verdict(work, goals.nearer)})`,
  );
  for (const { item, parts, called } of crowded) {
    const moves: Awaited<ReturnType<typeof moveFingers>>[] = [];
    for (let run = 0; run < runs; run += 1) moves.push(await moveFingers(item, parts));
    const of = (pick: (result: (typeof moves)[number]) => number): number => median(moves.map(pick));
    const [pan, pinch, task] = [of((move) => move.pan), of((move) => move.pinch), of((move) => move.longest)];
    console.log(
      `${called}: ${pan.toFixed(0)} ms of processor a pan (${verdict(pan, goals.pan)}), ${pinch.toFixed(0)} ms a pinch ` +
        `(${verdict(pinch, goals.pinch)}), longest task on a phone with a quarter of this speed ${task.toFixed(0)} ms ` +
        `(${verdict(task, goals.task)})`,
    );
  }
  console.log(`the first game: ${(await firstGame()).toFixed(1)} kB of scripts and styles after the tap on "Play"`);
} finally {
  await browser.close();
  await server.close();
  await museum.remove();
}

async function drag(item: number): Promise<{ script: number; draws: number; bake: number }> {
  return withPage(async (page) => {
    await page.goto(`${server.origin}/detail/${item}`);
    await page.getByRole('button', { name: 'Spielen' }).click();
    const piece = page.getByRole('group', { name: 'Teile' }).getByRole('button').first();
    await piece.waitFor({ state: 'attached' });
    await page.waitForFunction(() => window.drawing.frames.length > 0);
    // Until the pieces have come to rest.
    await page.waitForTimeout(3000);
    const box = await piece.boundingBox();
    if (box === null) throw new Error('The piece cannot be seen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(() => {
      window.drawing.frames = [];
      window.drawing.draws = [];
    });
    for (let step = 0; step < 40; step += 1) await page.mouse.move(60 + step * 5, 120 + step * 4);
    const { frames, draws, bakeStart, bakeEnd } = await page.evaluate(() => window.drawing);
    await page.mouse.up();
    return { script: median(frames), draws: median(draws), bake: bakeEnd - bakeStart };
  });
}

/** Moves and zooms a board with half of its shapes solved. */
async function moveBoard(): Promise<{ moved: number; zoomed: number; draws: number; longest: number }> {
  return withPage(async (page) => {
    await page.addInitScript(
      (solved) => {
        localStorage.setItem('scores', JSON.stringify({ B: solved }));
      },
      Object.fromEntries(Array.from({ length: shapes / 2 }, (_, index) => [String(index * 2 + 1), 10])),
    );
    await page.goto(`${server.origin}/locations/2`);
    await page.locator('[data-condition=shown] canvas').waitFor();
    const longest = await page.evaluate(() => Math.max(0, ...window.drawing.tasks));
    const nearer = page.getByRole('button', { name: 'Vergrößern' });
    for (let step = 0; step < 2; step += 1) await nearer.click();
    const zoomed = await page.evaluate(() => window.drawing.frames.slice(-2));
    const box = await page.locator('[data-condition=shown]').boundingBox();
    if (box === null) throw new Error('The board cannot be seen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(() => {
      window.drawing.frames = [];
      window.drawing.draws = [];
    });
    for (let step = 0; step < 40; step += 1)
      await page.mouse.move(box.x + box.width / 2 - step * 2, box.y + box.height / 2 - step);
    const { frames, draws } = await page.evaluate(() => window.drawing);
    await page.mouse.up();
    return { moved: median(frames), zoomed: median(zoomed), draws: median(draws), longest };
  });
}

/** @returns the longest task, or 0 if all are shorter than 50 ms; and the longest work */
async function bringNearer(): Promise<{ task: number; work: number }> {
  return withPage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await page.goto(`${server.origin}/locations/2`);
    await page.locator('[data-condition=shown] canvas').waitFor();
    const nearer = await page.getByRole('button', { name: 'Vergrößern' }).boundingBox();
    if (nearer === null) throw new Error('There is no button that zooms');
    await calm(page);
    const zoom = async (): Promise<void> => {
      for (let step = 0; step < 3; step += 1) {
        await page.mouse.click(nearer.x + nearer.width / 2, nearer.y + nearer.height / 2);
        await calm(page);
      }
    };
    const work = await longestWork(browser, page, zoom);
    await page.getByRole('button', { name: 'Verkleinern' }).click({ clickCount: 3 });
    await calm(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(() => {
      window.drawing.tasks = [];
    });
    await zoom();
    return { task: await page.evaluate(() => Math.max(0, ...window.drawing.tasks)), work };
  });
}

/** Moves two fingers ten steps over a game that was brought nearer: side by side, then apart. */
async function moveFingers(item: number, parts: string): Promise<{ pan: number; pinch: number; longest: number }> {
  return withPage(async (page) => {
    await page.goto(`${server.origin}/detail/${item}`);
    await page.getByRole('button', { name: 'Spielen' }).click();
    await page.getByRole('group', { name: parts }).getByRole('button').first().waitFor({ state: 'attached' });
    const nearer = page.getByRole('dialog').getByRole('button', { name: 'Vergrößern' });
    for (let step = 0; step < 2; step += 1) await nearer.click();
    // Until the pieces have come to rest.
    await page.waitForTimeout(3000);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (at: (step: number) => readonly (readonly [number, number])[]): Promise<void> => {
      for (let step = 0; step <= 10; step += 1) {
        const touchPoints = at(step).map(([x, y], id) => ({ x, y, id }));
        await touch.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const work = async (at: (step: number) => readonly (readonly [number, number])[]): Promise<readonly number[]> => {
      const tasks = await ownWork(browser, page, () => swipe(at));
      await calm(page);
      return tasks;
    };
    const pan = await work((step) => [
      [120 + step * 5, 300 + step * 5],
      [220 + step * 5, 300 + step * 5],
    ]);
    const pinch = await work((step) => [
      [160 - step * 5, 330],
      [200 + step * 5, 330],
    ]);
    return { pan: sum(pan), pinch: sum(pinch), longest: Math.max(...pan, ...pinch) * slower };
  });
}

function jigsaw(id: number, [columns, rows]: readonly [number, number]): object {
  return {
    ID: id,
    Type: 4,
    Name: { de: `${columns} mal ${rows}` },
    GameJigsawDimensionX: columns,
    GameJigsawDimensionY: rows,
    GameJigsawNoses: true,
    GameJigsawTopImageURL: 'files/pattern.jpg',
  };
}

/** Returns a shape of eight curves, as drawing programs write it. */
function roundShape(x: number, y: number): string {
  return `M${x - 60} ${y}c0-45 15-80 30-80s30 10 60 0 30 35 30 80-10 60-30 80-40-5-60 0-30-35-30-80zm40 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0z`;
}

/** Returns the size in kB, as transferred. */
async function firstGame(): Promise<number> {
  return withPage(async (page) => {
    await page.goto(`${server.origin}/detail/1`, { waitUntil: 'networkidle' });
    let bytes = 0;
    page.on('requestfinished', (request) => {
      if (!/\.(?:js|css)(?:\?|$)/.test(request.url())) return;
      void request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize;
      });
    });
    await page.getByRole('button', { name: 'Spielen' }).click();
    await page.getByRole('group', { name: 'Teile' }).getByRole('button').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return bytes / 1000;
  });
}

async function withPage<Result>(task: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    locale: 'de-DE',
    // Keeping the guide for offline use would count as work of the games.
    serviceWorkers: 'block',
  });
  await context.addInitScript(takeNotes);
  try {
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
