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

type Press = (control: Locator) => Promise<void>;

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
      page.setDefaultTimeout(10_000);
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
      await findPairs(group('memory.cards'), words('memory.card.found'), press);
      break;
    case 'jigsaw':
      await putTogether(layer, words, press);
      break;
    case 'choices':
      for (const answer of await layer
        .getByRole('list', { name: words('choices.answers') })
        .getByRole('button')
        .all())
        if (!(await isWon()) && (await answer.getAttribute('aria-disabled')) === 'false') await press(answer);
      break;
    case 'search':
      await search(layer, words, press);
      break;
  }
  await next.waitFor();
  await expect.poll(() => isInView(next)).toBe(true);
  await press(next);
  const leave = button('game.leave');
  await expect.poll(() => isInView(leave)).toBe(true);
}

function pressBy(page: Page, way: Way): Press {
  if (way === 'keys') return keys.press;
  if (way === 'names') return (control) => control.dispatchEvent('click');
  return async (control) => {
    // A screen that is drawn anew takes away what was there; a button may lie under the canvas that answers for it.
    await expect.poll(() => control.evaluate(isAtRest)).toBe(true);
    await (await control.elementHandle())?.waitForElementState('stable');
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${String(control)} is not there`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
}

/** Scrolls to an element, and returns whether it was there already, and still is two frames later. */
async function isAtRest(element: Element): Promise<boolean> {
  const before = element.getBoundingClientRect().top;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return element.isConnected && element.getBoundingClientRect().top === before;
}

/** Turns over each card, and then those that are known to be alike together. */
async function findPairs(cards: Locator, found: RegExp, press: Press): Promise<void> {
  const count = await cards.count();
  const labelOf = async (card: number): Promise<string> => (await cards.nth(card).getAttribute('aria-label')) ?? '';
  const nameOf = async (card: number): Promise<string> => (await labelOf(card)).replaceAll(/\d+/g, '');
  const closed = await nameOf(0);
  const names: string[] = [];
  for (let card = 0; card < count; card += 1) {
    await press(cards.nth(card));
    await expect.poll(() => nameOf(card)).not.toBe(closed);
    names.push(await nameOf(card));
  }
  for (const [card, name] of names.entries()) {
    const other = names.indexOf(name, card + 1);
    if (other < 0 || found.test(await labelOf(card))) continue;
    for (const each of [card, other]) await press(cards.nth(each));
  }
}

/** Tries each piece in each place. */
async function putTogether(layer: Locator, words: Words, press: Press): Promise<void> {
  const groupOf = (key: string): Locator => layer.getByRole('group', { name: words(key) }).getByRole('button');
  const [pieces, places] = [groupOf('jigsaw.pieces'), groupOf('jigsaw.places')];
  const filled = words('jigsaw.place.filled');
  await layer.locator('[data-condition=shown][style*=grab]').waitFor();
  const status = layer.locator('[role=status]');
  for (let left = await pieces.count(); left > 0; left -= 1) {
    await press(pieces.first());
    await places.first().waitFor();
    for (let place = 0; (await places.count()) > 0; place += 1) {
      if (filled.test((await places.nth(place).getAttribute('aria-label')) ?? '')) continue;
      const before = await status.textContent();
      await press(places.nth(place));
      await expect.poll(() => status.textContent()).not.toBe(before);
    }
  }
}

/** Chooses each place until enough is found; the whole picture must be in view for a finger. */
async function search(layer: Locator, words: Words, press: Press): Promise<void> {
  const places = layer.getByRole('group', { name: words('hidden.places') }).getByRole('button');
  const out = layer.getByRole('button', { name: words('game.zoomOut') });
  while ((await out.getAttribute('aria-disabled')) === 'false') await press(out);
  for (const place of await places.all()) {
    const before = await layer.textContent();
    await press(place);
    await expect.poll(() => layer.textContent()).not.toBe(before);
    if (await place.evaluate((element) => element.closest('[inert]') !== null)) return;
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
