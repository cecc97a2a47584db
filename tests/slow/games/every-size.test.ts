import { type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from '#tests/browser/browser.ts';
import { keys } from '#tests/browser/game-table.ts';
import { serveHere, type ServedHere } from '#tests/browser/serve.ts';
import { makeArabicMuseum } from '#tests/shots/arabic-museum.ts';
import { readWords, type Words } from '#tests/shots/words.ts';

/** A visitor's way of playing: a finger on the picture, keys alone, or named buttons as a screen reader presses them. */
type Way = 'touch' | 'keys' | 'names';

const sizes = [
  [320, 568],
  [360, 740],
  [740, 360],
  [1280, 800],
] as const;

const games = { memory: 402, jigsaw: 403, choices: 405, search: 407 } as const;

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let museums: Readonly<Record<string, ServedHere>>;

beforeAll(async () => {
  browser = await launchBrowser();
  museums = { de: await serveHere(demoMuseum), ar: await serveHere(await makeArabicMuseum()) };
});

afterAll(async () => {
  await browser.close();
  for (const museum of Object.values(museums)) await museum.close();
});

// Specification 1: visitors on any phone, some of them with limited sight, or without a hand for the screen.
describe.each(['de', 'ar'])('in the interface language %s at double text size', (language) => {
  describe.each(sizes)('on a screen of %i by %i pixels', (width, height) => {
    it.each(['touch', 'keys', 'names'] as const)('every game can be won by %s', async (way) => {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      await context.addInitScript((code) => {
        localStorage.setItem('language', code);
        addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
      }, language);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') throw new Error(message.text());
      });
      const words = await readWords(language);
      for (const [game, station] of Object.entries(games)) {
        await page.goto(`${museums[language]?.origin}/detail/${station}`);
        await play(page, words, way, game as keyof typeof games);
      }
      await context.close();
    });
  });
});

async function play(page: Page, words: Words, way: Way, game: keyof typeof games): Promise<void> {
  const layer = page.getByRole('dialog');
  const button = (key: string): Locator => layer.getByRole('button', { name: words(key) });
  const group = (key: string): Locator => layer.getByRole('group', { name: words(key) }).getByRole('button');
  const press = pressBy(page, way);
  await press(page.getByRole('main').getByRole('button', { name: words('game.play') }));
  await press(button('game.begin'));
  await layer.locator('[data-condition=shown]').waitFor();
  const next = button('game.next');
  const isWon = (): Promise<boolean> => next.isVisible();
  switch (game) {
    case 'memory':
      await findPairs(group('memory.cards'), press);
      break;
    case 'jigsaw':
      await putTogether(group('jigsaw.pieces'), group('jigsaw.places'), press);
      break;
    case 'choices':
      for (const answer of await layer
        .getByRole('list', { name: words('choices.answers') })
        .getByRole('button')
        .all())
        if (!(await isWon()) && (await answer.getAttribute('aria-disabled')) === 'false') await press(answer);
      break;
    case 'search':
      await search(page, group('hidden.places'), words, press);
      break;
  }
  await next.waitFor();
  await expect.poll(() => isInView(next)).toBe(true);
  await press(next);
  const leave = button('game.leave');
  await expect.poll(() => isInView(leave)).toBe(true);
}

function pressBy(page: Page, way: Way): (control: Locator) => Promise<void> {
  if (way === 'keys') return keys.press;
  if (way === 'names') return (control) => control.evaluate((element: HTMLElement) => element.click());
  return async (control) => {
    await control.waitFor();
    // What scrolls is scrolled; a canvas has no part that could.
    await control.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${String(control)} is not there`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
}

/** Turns over each card, and those that are known to be alike together. */
async function findPairs(cards: Locator, press: (card: Locator) => Promise<void>): Promise<void> {
  const count = await cards.count();
  const nameOf = async (card: number): Promise<string> =>
    ((await cards.nth(card).getAttribute('aria-label')) ?? '').replaceAll(/\d+/g, '');
  const closed = await nameOf(0);
  const names: string[] = [];
  for (let card = 0; card < count; card += 2) {
    for (const each of [card, card + 1]) {
      await press(cards.nth(each));
      await expect.poll(() => nameOf(each)).not.toBe(closed);
      names.push(await nameOf(each));
    }
  }
  // Pairs that were found at once have another name already.
  for (const [card, name] of names.entries()) {
    const other = names.indexOf(name, card + 1);
    if (other < 0 || (await nameOf(card)) !== closed) continue;
    await press(cards.nth(card));
    await expect.poll(() => nameOf(card)).not.toBe(closed);
    await press(cards.nth(other));
  }
}

/** Tries each piece in each place. */
async function putTogether(
  pieces: Locator,
  places: Locator,
  press: (control: Locator) => Promise<void>,
): Promise<void> {
  const count = await pieces.count();
  for (let piece = 0; piece < count; piece += 1) {
    for (let place = 0; (await pieces.count()) === count - piece; place += 1) {
      await press(pieces.first());
      await expect.poll(() => places.count()).toBe(count);
      await press(places.nth(place));
    }
  }
}

/** Chooses each place until enough is found; the whole picture must be in view for a finger. */
async function search(
  page: Page,
  places: Locator,
  words: Words,
  press: (place: Locator) => Promise<void>,
): Promise<void> {
  const out = page.getByRole('button', { name: words('game.zoomOut') });
  while ((await out.getAttribute('aria-disabled')) === 'false') await press(out);
  for (const place of await places.all()) {
    if (await page.getByRole('button', { name: words('game.next') }).isVisible()) return;
    await press(place);
  }
}

async function isInView(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isIn && (element.contains(seen) || seen?.contains(element) === true);
  });
}
