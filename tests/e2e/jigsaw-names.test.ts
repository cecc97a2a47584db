import { type Locator } from 'playwright';
import { expect, it } from 'vitest';
import { boardSteps, nextBeginningWith } from '#games/jigsaw/by-names/roving.ts';
import { demoMuseum } from '#server/project.ts';
import { expectFocus } from './focus.ts';
import { goTo, keys, sitDown } from './game-table.ts';
import { piecesOf, placesOf, poured } from './jigsaw-table.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

const [columns, rows] = [8, 6];
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

it('a jigsaw of 48 pieces is put together by what pieces and places are called, in at most 300 keys', () =>
  as(async (guide) => {
    const { page } = guide;
    const table = sitDown(guide, keys);
    await goTo(guide, '/detail/404');
    await table.begin();
    await poured(table);
    const [pieces, places] = [piecesOf(table), placesOf(table)];
    await expect.poll(async () => lookOf((await namesOf(pieces))[0] ?? '')).not.toBe('');
    let pressed = 0;
    const press = async (key: string): Promise<void> => {
      pressed += 1;
      await page.keyboard.press(key);
    };
    while ((await focusedOf(pieces)) < 0) await press('Tab');
    await press('Enter');
    await expectFocus(places.first());
    const board = await namesOf(places);
    await press('Escape');

    let last = 0;
    const open = new Set(board.keys());
    while (open.size > 0) {
      const loose = await namesOf(pieces);
      const from = await focusedOf(pieces);
      const start = open.has(last) ? last : (stepsOver(open)(last, 'ArrowRight') ?? Math.max(...open));
      const plans = loose.map((name, piece) => {
        const way = wayThrough(candidates(name, board, open), start, open, board);
        const first = way[0]?.keys.length ?? 99;
        return { piece, way, cost: Math.abs(piece - from) + first + 4 * (way.length - 1) };
      });
      const [plan] = plans.toSorted((one, other) => one.cost - other.cost);
      if (plan === undefined) throw new Error('No piece is left');
      for (let at = from; at !== plan.piece; at += Math.sign(plan.piece - at))
        await press(plan.piece > at ? 'ArrowDown' : 'ArrowUp');
      await press('Enter');
      await expectFocus(places.nth(start));
      for (const { place, keys: route } of plan.way) {
        for (const key of route) await press(key);
        await expectFocus(places.nth(place));
        await press('Enter');
        await table.expectSaid(
          new RegExp(`Reihe ${Math.floor(place / columns) + 1}, Spalte ${(place % columns) + 1}\\b|vollständig`),
        );
        if ((await table.status.filter({ hasText: 'Passt nicht' }).count()) > 0) continue;
        open.delete(place);
        last = place;
        break;
      }
      expect(await places.count()).toBe(0);
      if (open.size > 0) await expect.poll(() => focusedOf(pieces)).toBeGreaterThanOrEqual(0);
    }
    await table.layer.getByText('+20 Punkte', { exact: true }).waitFor();
    expect(pressed).toBeLessThanOrEqual(300);
  }));

const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));

const focusedOf = (buttons: Locator): Promise<number> =>
  buttons.evaluateAll((all) => all.findIndex((button) => button === document.activeElement));

/** What a piece or place shows, which comes first in its name. */
function lookOf(name: string): string {
  return name.includes(': ') ? name.slice(0, name.indexOf(': ')) : '';
}

/** The open places that show what the piece shows, and lie at an edge where it is straight. */
function candidates(name: string, board: readonly string[], open: ReadonlySet<number>): readonly number[] {
  return [...open].filter((place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const edges = [row === 0, column === 0, column === columns - 1, row === rows - 1];
    return (
      lookOf(board[place] ?? '') === lookOf(name) &&
      ['oben', 'links', 'rechts', 'unten'].every(
        (side, index) => name.includes(`${side} gerader Rand`) === edges[index],
      )
    );
  });
}

interface Stop {
  readonly place: number;
  readonly keys: readonly string[];
}

/** Tries the nearest candidate first, and goes on from there. */
function wayThrough(
  places: readonly number[],
  start: number,
  open: ReadonlySet<number>,
  board: readonly string[],
): readonly Stop[] {
  const left = new Set(places);
  const way: Stop[] = [];
  for (let at = start; left.size > 0; at = way.at(-1)?.place ?? at) {
    const routes = [...left].map((place): Stop => ({ place, keys: route(at, place, open, board) }));
    const [nearest] = routes.toSorted((one, other) => one.keys.length - other.keys.length);
    if (nearest === undefined) break;
    left.delete(nearest.place);
    way.push(nearest);
  }
  return way;
}

const stepsOver = (open: ReadonlySet<number>) =>
  boardSteps(
    [...open].toSorted((one, other) => one - other),
    columns,
  );

/** The fewest keys from one place to another: arrows, and the letters with which names begin. */
function route(from: number, to: number, open: ReadonlySet<number>, board: readonly string[]): readonly string[] {
  const step = stepsOver(open);
  const names = board.map((name, place) => (open.has(place) ? name : ''));
  const letter = (names[to] ?? '').slice(0, 1);
  const routes = new Map<number, readonly string[]>([[from, []]]);
  for (const [place, keys] of routes) {
    if (place === to) return keys;
    for (const key of [...arrows, letter]) {
      const next = key === letter ? nextBeginningWith(names, place, letter) : step(place, key);
      if (next !== undefined && !routes.has(next)) routes.set(next, [...keys, key]);
    }
  }
  throw new Error(`No keys lead from place ${from} to ${to}`);
}
