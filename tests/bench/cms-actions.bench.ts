// Measures waits of staff with 10,000 stations: for each action the time until its result shows, and the longest task
// of the page meanwhile, in which it answers to nothing. `npm run bench:cms`.
import { type Page } from 'playwright';
import { desktop, launchBrowser } from '#tests/browser/browser.ts';
import { writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword, serveHere } from '#tests/browser/serve.ts';
import { makeMuseum } from './museum.ts';

const stations = 10_000;
/** Milliseconds that no task should exceed, and within which a station opens. */
const goals = { task: 200, opening: 300 } as const;

declare global {
  interface Window {
    /** Milliseconds of each task over 50 ms since it was last emptied. */
    longTasks: number[];
  }
}

const museum = await writeMuseum(makeMuseum(stations), {});
const server = await serveHere(museum.folder);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: desktop, locale: 'en-US' });
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
    localStorage.setItem('cmsAutosave', 'off');
  });
  await page.goto(`${server.origin}/cms/?transitionTo=/locations`);
  await page.getByLabel('Name', { exact: true }).fill('root');
  await page.getByLabel('Password', { exact: true }).fill(rootPassword);
  const rows = page.getByRole('listitem');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const main = page.getByRole('main');
  const search = page.getByPlaceholder(/^Find/).first();
  const saved = page.getByText('Everything is saved');

  await measure(page, 'log in, list there', async () => {
    await button('Log in').click();
    await rows.nth(5).waitFor();
  });
  await measure(page, 'scroll through 2,000 rows', async () => {
    await rows.nth(2).hover();
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 2600);
      await frame(page);
    }
  });
  await search.fill('Station 77');
  await frame(page);
  await measure(page, 'find', async () => {
    await search.fill('Station 5');
    await main.getByRole('link', { name: /^Station 5: / }).waitFor();
  });
  for (const station of [5, 50, 51]) {
    await measure(
      page,
      'open a station',
      async () => {
        await main.getByRole('link', { name: new RegExp(`^Station ${station}: `) }).click();
        await page.getByRole('heading', { level: 1, name: new RegExp(`^Station ${station}: `) }).waitFor();
        await page.getByRole('group', { name: 'Name', exact: true }).waitFor();
      },
      goals.opening,
    );
  }
  await search.fill('');
  await measure(page, 'choose all', async () => {
    await page.getByRole('checkbox', { name: 'Choose all' }).check();
    await page.getByText(/^10.?000 chosen/).waitFor();
  });
  await measure(page, 'change the kind of all', async () => {
    await button('Change the kind').click();
    await page.getByRole('menuitem', { name: 'Silent' }).click();
    await page.getByText('Silent · 001').first().waitFor();
  });
  await measure(page, 'undo that', async () => {
    await button('Undo').click();
    await page.getByText('Audio · 001').first().waitFor();
  });
  await measure(page, 'duplicate all', async () => {
    await main.getByRole('button', { name: 'Duplicate', exact: true }).first().click();
    await page
      .getByText(/^10.?000 copies made/)
      .first()
      .waitFor();
  });
  await measure(page, 'undo that', async () => {
    await button('Undo').click();
    await page.locator('button:enabled[aria-label="Redo"]').waitFor();
  });
  await page.getByRole('checkbox', { name: 'Choose all' }).check();
  await measure(page, 'ask to delete all', async () => {
    await main.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor();
  });
  await measure(page, 'delete all', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await rows.first().waitFor({ state: 'detached' });
  });
  await measure(page, 'undo that', async () => {
    await button('Undo').click();
    await rows.nth(5).waitFor();
  });
  await measure(page, 'redo it', async () => {
    await button('Redo').click();
    await rows.first().waitFor({ state: 'detached' });
  });
  await measure(page, 'save the deletion of all', async () => {
    await button('Save').click();
    await saved.waitFor({ timeout: 120_000 });
  });
  await measure(page, 'undo it after that', async () => {
    await button('Undo').click();
    await rows.nth(5).waitFor();
  });
  await measure(page, 'save all again', async () => {
    await button('Save').click();
    await saved.waitFor({ timeout: 240_000 });
  });
  await page.getByRole('checkbox', { name: 'Choose all' }).check();
  await button('Change the kind').click();
  await page.getByRole('menuitem', { name: 'Silent' }).click();
  await measure(page, 'save another kind of all', async () => {
    await button('Save').click();
    await saved.waitFor({ timeout: 240_000 });
  });
  await measure(page, 'look at what to publish', async () => {
    await button(/^Publish/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .waitFor({ timeout: 60_000 });
  });
  await measure(page, 'publish', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });
  });
  const sheet = ['Code,Name', ...Array.from({ length: stations }, (_, at) => `${codeOf(at + 1)},Named ${at}`)];
  await page.getByRole('navigation').getByRole('link', { name: 'Import', exact: true }).click();
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet.join('\n')) });
  await main.getByLabel('Tour', { exact: true }).selectOption({ label: 'The stations of all tours' });
  await button(/^Apply [\d,]+ changes$/).waitFor({ timeout: 60_000 });
  await measure(page, 'apply the import of a sheet', async () => {
    await button(/^Apply [\d,]+ changes$/).click();
    await page.getByText('The changes are in your editing copy').waitFor({ timeout: 60_000 });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Translations', exact: true }).click();
  await button('Find and replace').click();
  await page.getByRole('dialog').getByLabel('Find', { exact: true }).fill('clock');
  await page.getByRole('dialog').getByLabel('Replace with', { exact: true }).fill('watch');
  await measure(page, 'replace a word in all texts of a language', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Replace in/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });
  });
  for (const [what, path] of [
    ['overview', 'Overview'],
    ['tours', 'Tours'],
    ['stations', 'Stations'],
    ['languages', 'Languages'],
  ] as const) {
    await measure(page, `go to ${what}`, async () => {
      await page.getByRole('navigation').getByRole('link', { name: path, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: path, exact: true }).waitFor();
    });
  }
} finally {
  await browser.close();
  await server.close();
  await museum.remove();
}

function codeOf(station: number): string {
  return String(station).padStart(3, '0');
}

async function frame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
}

/** @param within milliseconds until the result should be shown */
async function measure(page: Page, what: string, act: () => Promise<void>, within?: number): Promise<void> {
  await page.evaluate(() => void window.longTasks.splice(0));
  const start = performance.now();
  await act();
  const took = performance.now() - start;
  // Work after the result, such as storing drafts, counts as well.
  await page.waitForTimeout(1500);
  const tasks = await page.evaluate(() => window.longTasks.splice(0));
  const longest = Math.max(0, ...tasks);
  const isMet = longest <= goals.task && took <= (within ?? Infinity);
  const rest = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
  console.log(
    `${isMet ? ' ' : '!'} ${what}: ${took.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms, blocked ${rest.toFixed(0)} ms`,
  );
}
