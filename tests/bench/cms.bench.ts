// Measures the staff area with 10,000 stations: opening it, finding, typing, how soon the preview shows an edit, and what
// dragging one of 200 hotspots costs.
import { type Page } from 'playwright';
import sharp from 'sharp';
import { desktop, launchBrowser } from '#tests/browser/browser.ts';
import { drawing } from '#tests/browser/game-table.ts';
import { writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword, serveHere } from '#tests/browser/serve.ts';
import { makeMuseum } from './museum.ts';
import { verdict } from './verdict.ts';

const stations = 10_000;
/** Milliseconds: from logging in to the list; from a key in its search to the next frame; between frames of a drag. */
const goals = { listed: 900, key: 50, frame: 17 } as const;
/** Milliseconds between the keys of a quick typist. */
const keyEvery = 120;
/** The ID of a question. */
const game = 5007;

const wall = { width: 12_000, height: 9000 };
/** A tiled wall: as large as a photograph, though quickly made. */
async function photograph(): Promise<Buffer> {
  const tile = drawing({ width: 400, height: 300 }, '#c8c0b0', [
    { x: 20, y: 20, width: 300, height: 90, colour: '#a08060' },
    { x: 90, y: 150, width: 280, height: 120, colour: '#708090' },
  ]);
  return sharp({ create: { ...wall, channels: 3, background: '#c8c0b0' }, limitInputPixels: false })
    .composite([{ input: Buffer.from(tile), tile: true }])
    .jpeg()
    .toBuffer();
}

/** A hidden-object station with many hotspots on one large picture. */
const search = {
  ID: stations + 1,
  Type: 6,
  Name: { en: 'Wall' },
  ImageDescriptors: [{ ImageURL: 'files/wall.jpg' }],
  GameHotspots: Array.from({ length: 200 }, (_, index) => ({
    X: 150 + (index % 20) * 590,
    Y: 150 + Math.floor(index / 20) * 880,
    Width: 400,
    Height: 600,
    Name: { en: `Niche ${index + 1}` },
    IsSolution: index % 3 === 0,
  })),
};

declare global {
  interface Window {
    /** Milliseconds from each key to the next frame, and to the preview's. */
    typed: { readonly toFrame: number[]; readonly toPreview: number[] };
  }
}

// A string, because tsx adds a helper to functions that does not exist in the page.
const watchFrames = `
  window.frameTimes = [];
  let last = performance.now();
  (function next() { requestAnimationFrame((now) => { frameTimes.push(now - last); last = now; next(); }); })();
`;

const made = makeMuseum(stations);
const museum = await writeMuseum(
  { ...made, Locations: [...(made['Locations'] as readonly object[]), search] },
  { 'wall.jpg': await photograph() },
);
const server = await serveHere(museum.folder);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: desktop, locale: 'en-US' });
  await page.addInitScript(takeNotes);
  await page.goto(`${server.origin}/cms/?transitionTo=/locations`);
  // Typed as by a person: the server prepares the editing copy meanwhile.
  await page.getByLabel('Name', { exact: true }).pressSequentially('root', { delay: keyEvery });
  await page.getByLabel('Password', { exact: true }).pressSequentially(rootPassword, { delay: keyEvery });
  const opened = performance.now();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('searchbox').or(page.getByPlaceholder(/^Find/)).first().waitFor();
  await page.getByRole('listitem').nth(5).waitFor();
  const listed = performance.now() - opened;
  console.log(
    `${stations} stations: listed ${listed.toFixed(0)} ms after logging in (${verdict(listed, goals.listed)})`,
  );

  await page.getByRole('searchbox').or(page.getByPlaceholder(/^Find/)).first().focus();
  await type(page, 'Station 5007');
  const keys = await read(page, 'toFrame');
  report('finding: a key is answered', keys);
  console.log(`finding: 95 of 100 keys: ${verdict(quantile(keys, 0.95), goals.key)}`);

  await page.goto(`${server.origin}/cms/locations/${game}`);
  const preview = page.frameLocator('iframe');
  await preview.getByRole('list').waitFor();
  await page.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox').last().focus();
  await read(page, 'toFrame');
  await type(page, ' and what it tells of time');
  await preview.getByRole('heading', { level: 2 }).waitFor();
  report('typing a name: a key is answered', await read(page, 'toFrame'));
  report('typing a name: the preview has it', await read(page, 'toPreview'));

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved').waitFor();
  await page.goto(`${server.origin}/cms/locations/${search.ID}`);
  const { scripts, frames } = await drag(page);
  report('dragging one of 200 hotspots: the scripts of a frame are done', scripts, 'frames');
  report('dragging one of 200 hotspots: the next frame is drawn', frames, 'frames');
  console.log(`dragging: 95 of 100 frames: ${verdict(quantile(frames, 0.95), goals.frame)}`);
} finally {
  await browser.close();
  await server.close();
  await museum.remove();
}

async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.type(words, { delay: keyEvery });
  await page.waitForTimeout(1000);
}

/** @returns the measurements since the last read */
async function read(page: Page, name: 'toFrame' | 'toPreview'): Promise<readonly number[]> {
  return page.evaluate((which) => window.typed[which].splice(0), name);
}

/** @returns milliseconds of script in each frame of a drag, and between the frames of another that waits for nothing */
async function drag(page: Page): Promise<{ readonly scripts: readonly number[]; readonly frames: readonly number[] }> {
  const canvas = page.getByRole('group', { name: /^The picture with its/ });
  await canvas.locator('[data-condition=shown] canvas').waitFor();
  await page.getByRole('button', { name: /^1\. / }).click();
  await canvas.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await canvas.getByRole('button').first().boundingBox()) ?? { ...wall, x: 0, y: 0 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const scripted = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const [left, top] = [x + width / 2, y + height / 2];
  const times: number[] = [];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (let step = 1; step <= 120; step += 1) {
    const before = await scripted();
    await page.mouse.move(left + step, top + step / 2);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    times.push((await scripted()) - before);
  }
  await page.evaluate(watchFrames);
  await page.mouse.move(left, top, { steps: 120 });
  const frames = await page.evaluate<number[]>('window.frameTimes');
  await page.mouse.up();
  return { scripts: times, frames };
}

function report(what: string, times: readonly number[], of = 'keys'): void {
  const at = (share: number): string => quantile(times, share).toFixed(1);
  console.log(`${what} after ${at(0.5)} ms, 95 of 100 within ${at(0.95)} (${times.length} ${of})`);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function takeNotes(): void {
  window.typed = { toFrame: [], toPreview: [] };
  let pressed = 0;
  document.addEventListener(
    'input',
    () => {
      pressed = performance.now();
      const start = pressed;
      requestAnimationFrame(() => setTimeout(() => window.typed.toFrame.push(performance.now() - start)));
    },
    true,
  );
  window.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string }>) => {
    if (data.type === 'shown' && pressed > 0) window.typed.toPreview.push(performance.now() - pressed);
  });
}
