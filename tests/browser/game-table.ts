import { type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { expect } from 'vitest';
import { drawing, museumOfGames, type Point, type Size } from './game-museum.ts';
import { type Guide } from './guide.ts';
import { tone } from './museum.ts';

export { drawing, museumOfGames };
export type { Point, Size };

/** A way of operating the controls: mouse, touch or keyboard. */
export interface Hand {
  readonly context: BrowserContextOptions;
  readonly press: (control: Locator) => Promise<void>;
  /** Undefined if this one does not point at places. */
  readonly pointAt?: (page: Page, at: Point) => Promise<void>;
}

export const finger: Hand = {
  context: { hasTouch: true, isMobile: true },
  press: (control) => control.tap(),
  pointAt: (page, { x, y }) => page.touchscreen.tap(x, y),
};

export const mouse: Hand = {
  context: {},
  press: (control) => control.click(),
  pointAt: (page, { x, y }) => page.mouse.click(x, y),
};

/** Uses only Tab, arrows, Enter and Space. */
export const keys: Hand = { context: {}, press: walkAndPress };

/** More tab stops than any screen has. */
const farthest = 120;

async function walkAndPress(control: Locator): Promise<void> {
  await control.waitFor();
  await control.page().waitForFunction(isFocusInLayer);
  for (let step = 0; step < farthest; step += 1) {
    const key = await control.evaluate(keyTowards);
    if (key === 'here') return control.page().keyboard.press(step % 2 === 0 ? 'Enter' : 'Space');
    await control.page().keyboard.press(key);
  }
  throw new Error(`No key leads to ${String(control)}`);
}

/** A dialog that has lost the focus sends keyboard players back to its start, or out of it. */
function isFocusInLayer(): boolean {
  const layer = document.querySelector('dialog[open]');
  return layer === null || layer.contains(document.activeElement);
}

/** Returns the key that leads to an element: arrows within one tab stop. */
function keyTowards(target: HTMLElement | SVGElement): string {
  const from = document.activeElement;
  if (from === target) return 'here';
  const isOneStop = target.tabIndex === -1 && from?.parentElement === target.parentElement;
  if (from === null || !isOneStop) return 'Tab';
  const [here, there] = [from.getBoundingClientRect(), target.getBoundingClientRect()];
  if (Math.abs(there.y - here.y) > 1) return there.y > here.y ? 'ArrowDown' : 'ArrowUp';
  return there.x > here.x ? 'ArrowRight' : 'ArrowLeft';
}

/** A visitor at a game: the actions and expectations of the tests. */
export interface GameTable {
  /** The layer that covers the screen during a game. */
  readonly layer: Locator;
  readonly status: Locator;
  readonly button: (name: string | RegExp) => Locator;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Goes from the station to its game, started or not. */
  readonly enter: () => Promise<void>;
  /** Goes from the station into the game, past the announcement. */
  readonly begin: () => Promise<void>;
  /** Resumes a game that was started before. */
  readonly goOn: () => Promise<void>;
  /** Expects the game's pictures on the screen. */
  readonly expectDrawn: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly expectSaid: (words: string | RegExp) => Promise<void>;
  /** Expects the winning picture, its message and its points. */
  readonly expectWon: (message: string, points: string) => Promise<void>;
  /** Goes from the win past the explanation to the station. */
  readonly leaveAsWinner: (explanation: RegExp) => Promise<void>;
  /** Expects the station after the game has closed: the focus on its button, and the points. */
  readonly expectStation: (button: string, points?: string) => Promise<void>;
  /** Turns over cards and remembers them until only this many pairs are left. */
  readonly findPairs: (left?: number) => Promise<void>;
  /** Points at a place of the picture, once all of it is in view. */
  readonly pointAt: (picture: Size, at: Point) => Promise<void>;
}

export function sitDown({ page }: Guide, hand: Hand = mouse): GameTable {
  const layer = page.getByRole('dialog');
  const status = layer.locator('[role=status]');
  const button = (name: string | RegExp): Locator => layer.getByRole('button', { name, exact: true });
  const press = (name: string | RegExp): Promise<void> => hand.press(button(name));
  const heading = (name: string): Promise<void> => layer.getByRole('heading', { level: 3, name }).waitFor();

  // A closed dialog has no role, but is still in the document for a moment.
  const gone = (): Promise<void> => page.locator('#game-title').waitFor({ state: 'detached' });

  return {
    layer,
    status,
    button,
    press,
    enter: async () => {
      await hand.press(
        page.getByRole('main').getByRole('button', { name: /^(Spielen|Weiterspielen|Play|Continue playing)$/ }),
      );
      await layer.waitFor();
    },
    begin: async () => {
      await hand.press(page.getByRole('main').getByRole('button', { name: 'Spielen', exact: true }));
      await press('Spiel beginnen');
      await button('Von vorn beginnen').waitFor();
    },
    goOn: async () => {
      await hand.press(page.getByRole('main').getByRole('button', { name: 'Weiterspielen' }));
      await button('Von vorn beginnen').waitFor();
    },
    expectDrawn: () => layer.locator('[data-condition=shown] canvas').waitFor(),
    close: async () => {
      await press('Spiel schließen');
      await gone();
    },
    expectSaid: (words) => status.filter({ hasText: words }).waitFor(),
    expectWon: async (message, points) => {
      await layer.getByText(message, { exact: true }).waitFor();
      await layer.getByText(points, { exact: true }).waitFor();
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('dialog img')].every(({ naturalWidth }) => naturalWidth > 0),
      );
      await expect.poll(() => layer.locator('section img').count()).toBe(2);
    },
    leaveAsWinner: async (explanation) => {
      await press('Weiter');
      await heading('Gut zu wissen');
      await layer.getByText(explanation).waitFor();
      await press('Zurück zur Station');
      await gone();
    },
    expectStation: async (name, points) => {
      const main = page.getByRole('main');
      if (points !== undefined) await main.getByText(points, { exact: true }).waitFor();
      await main.getByRole('button', { name, exact: true }).waitFor();
      await page.waitForFunction((text) => document.activeElement?.textContent?.trim() === text, name);
    },
    findPairs: (left) => findPairs(layer, hand, left),
    pointAt: async (picture, at) => {
      if (hand.pointAt === undefined) throw new Error('Keys do not point');
      const smaller = button(/^(?:Verkleinern|Zoom out)$/);
      while ((await smaller.getAttribute('aria-disabled')) === 'false') await hand.press(smaller);
      await hand.pointAt(page, await placeOf(layer, picture, at));
    },
  };
}

/** Makes every recording a minute long, so that none ends while a slow machine is still looking. */
export async function lengthenRecordings({ page }: Guide): Promise<void> {
  const recording = tone(60);
  await page.route('**/files/audio/**', (route) => route.fulfill({ contentType: 'audio/wav', body: recording }));
}

/** Opens a game's station, with a recording that does not end during the test. */
export async function goTo(guide: Guide, path: string): Promise<void> {
  await lengthenRecordings(guide);
  await guide.open(path);
  await guide.expectHeading(/./);
}

async function placeOf(layer: Locator, picture: Size, at: Point): Promise<Point> {
  const box = await layer.locator('[data-condition=shown] canvas').boundingBox();
  if (box === null) throw new Error('No picture is seen');
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  return {
    x: box.x + box.width / 2 + (at.x - picture.width / 2) * scale,
    y: box.y + box.height / 2 + (at.y - picture.height / 2) * scale,
  };
}

async function findPairs(layer: Locator, hand: Hand, left = 0): Promise<void> {
  const group = layer.getByRole('group', { name: 'Karten' });
  const status = layer.locator('[role=status]');
  const names = await namesIn(group);
  /** The names of the unmatched cards that have been turned over. */
  const told = new Map<number, string>();
  const unseen = [...names.keys()].filter((card) => names[card] === nameOfCard(card));
  const found = new Set([...names.keys()].filter((card) => !unseen.includes(card)));
  const partnerOf = (card: number): number | undefined =>
    [...told].find(([other, name]) => other !== card && name === told.get(card))?.[0];

  function nameOfCard(card: number): string {
    return `Karte ${card + 1} von ${names.length}, verdeckt`;
  }

  async function turn(card: number, open: readonly number[]): Promise<void> {
    const before = await status.textContent();
    await hand.press(group.getByRole('button').nth(card));
    const isLast = open.length === 2 && found.size + 2 === names.length;
    const [first = card] = open;
    told.set(card, isLast ? (told.get(first) ?? '') : await heard(status, before));
    if (isLast) return;
    for (const [other, name] of (await namesIn(group)).entries())
      if (!found.has(other) && !open.includes(other)) expect(name).toBe(nameOfCard(other));
  }

  while (names.length - found.size > left * 2) {
    const first = [...told.keys()].find((card) => partnerOf(card) !== undefined) ?? unseen.shift() ?? -1;
    await turn(first, [first]);
    const second = partnerOf(first) ?? unseen.shift() ?? -1;
    await turn(second, [first, second]);
    const isPair = told.get(first) === told.get(second);
    if (!isPair) continue;
    for (const card of [first, second]) {
      found.add(card);
      told.delete(card);
    }
  }
}

async function namesIn(cards: Locator): Promise<readonly string[]> {
  const tree = await cards.ariaSnapshot();
  return [...tree.matchAll(/button "(.*)"/g)].map(([, name]) => name ?? '');
}

/** Returns the card's name from the announcement after it was turned over. */
async function heard(status: Locator, before: string | null): Promise<string> {
  await expect.poll(() => status.textContent()).not.toBe(before);
  const announcement = (await status.textContent()) ?? '';
  const [, name] =
    /^(?:Karte \d+: (.+?)\.(?: Kein Paar\.)?|(.+): ein Paar!.*)$/.exec(announcement)?.filter(Boolean) ?? [];
  if (name === undefined) throw new Error(`No name in the announcement "${announcement}"`);
  return name;
}
