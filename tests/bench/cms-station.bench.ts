// Measures processor time of the staff area with 10,000 stations: opening a station, and each key in its name.
// Other work on the machine spoils little of it. `npm run bench:cms`.
import { type CDPSession } from 'playwright';
import { desktop, launchBrowser } from '#tests/browser/browser.ts';
import { writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword, serveHere } from '#tests/browser/serve.ts';
import { median } from './beside-nginx.ts';
import { makeMuseum } from './museum.ts';
import { verdict } from './verdict.ts';

const stations = 10_000;
/** Milliseconds of script. */
const goals = { opening: 250, key: 16 } as const;
/** Milliseconds in which everything that an action causes is done: lists follow what is typed a moment later. */
const afterwards = 2500;

const museum = await writeMuseum(makeMuseum(stations));
const server = await serveHere(museum.folder);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: desktop, locale: 'en-US' });
  await page.addInitScript(() => localStorage.setItem('cmsAutosave', 'off'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${server.origin}/cms/?transitionTo=/locations`);
  await page.getByLabel('Name', { exact: true }).fill('root');
  await page.getByLabel('Password', { exact: true }).fill(rootPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('listitem').nth(5).waitFor();
  await page.waitForTimeout(afterwards);

  const opened: number[] = [];
  const keys: number[] = [];
  const late: number[] = [];
  for (const [round, station] of [7701, 7702, 7703, 7704, 7705, 7706].entries()) {
    await page.getByPlaceholder(/^Find/).first().fill(`Station ${station}`);
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^Station ${station}: `) });
    await link.waitFor();
    await page.waitForTimeout(afterwards);
    const opening = await scriptOf(devtools, async () => {
      await link.click();
      await page.getByRole('group', { name: 'Name', exact: true }).waitFor();
      await page.waitForTimeout(afterwards);
    });
    await page.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox').last().focus();
    const all = await scriptOf(devtools, async () => {
      for (const letter of ' tells of time') {
        keys.push(
          await scriptOf(devtools, async () => {
            await page.keyboard.type(letter);
            await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
          }),
        );
        await page.waitForTimeout(120);
      }
      await page.waitForTimeout(afterwards);
    });
    // The first station loads the form's code.
    if (round === 0) keys.length = 0;
    else {
      opened.push(opening);
      late.push(all / ' tells of time'.length);
    }
  }
  report('opening a station', opened, goals.opening);
  report('a key in a name, until the next frame', keys, goals.key);
  report('a key in a name, with all that follows', late, goals.key);
} finally {
  await browser.close();
  await server.close();
  await museum.remove();
}

/** @returns milliseconds of script meanwhile */
async function scriptOf(devtools: CDPSession, action: () => Promise<void>): Promise<number> {
  const before = await scripted(devtools);
  await action();
  return (await scripted(devtools)) - before;
}

async function scripted(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

function report(what: string, times: readonly number[], goal: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const range = `${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)}`;
  console.log(
    `${what}: ${median(times).toFixed(1)} ms of the processor for script (${range}), ${verdict(median(times), goal)}`,
  );
}
