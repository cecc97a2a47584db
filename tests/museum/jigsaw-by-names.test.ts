import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LocationType } from '#content/constants.ts';
import { storedObjects } from '#content/definition.ts';
import { readDefinition } from '#content/definition-file.ts';
import { location as locations } from '#content/entities/location.ts';
import { speak } from '#engine/play/phrase.ts';
import { type NamePhrase, pieceName, placeName } from '#games/jigsaw/by-names/names.ts';
import { boardSteps, nextBeginningWith, type Steps } from '#games/jigsaw/by-names/roving.ts';
import { jigsawConfig } from '#games/jigsaw/config.ts';
import { allPieces, cellOf, countOf } from '#games/jigsaw/rules/grid.ts';
import { groupOf, isLoose } from '#games/jigsaw/rules/groups.ts';
import { detail, looksOf } from '#games/jigsaw/rules/look.ts';
import { place as put } from '#games/jigsaw/rules/moves.ts';
import { scatter } from '#games/jigsaw/rules/scatter.ts';
import { createTable } from '#games/jigsaw/rules/table.ts';
import jigsaw from '#i18n/de/jigsaw.json';
import { createTranslate } from '#i18n/pack.ts';
import { demoMuseum } from '#server/project.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const translate = createTranslate(jigsaw, 'de');
const inWords = (phrase: NamePhrase): string => speak(phrase, translate, () => '');

/** Returns the demo museum's jigsaw of 48 pieces, and what its pieces show. */
async function jigsawOf48() {
  const file = readDefinition(readFileSync(join(demoMuseum, 'tourDefinition.yaml'), 'utf8'));
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const prepared = storedObjects(file.definition, 'Locations')
    .map(locations.complete)
    .filter(({ Type }) => Type === LocationType.GameJigsaw)
    .map(jigsawConfig)
    .find((each) => each.kind === 'playable' && countOf(each.config) === 48);
  if (prepared?.kind !== 'playable') throw new Error('There is no jigsaw of 48 pieces');
  const { config } = prepared;
  const picture = sharp(join(demoMuseum, config.picture));
  const { width, height } = await picture.metadata();
  const size = { width: config.columns * detail, height: config.rows * detail };
  const data = await picture
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { table: createTable(config, width / height), looks: looksOf(config, { ...size, data }) };
}

// games/DECISIONS.md, “Every game can be won with DOM buttons”.
it('a jigsaw of 48 pieces is put together by the names of pieces and places, in at most 300 keys', async () => {
  const { table, looks } = await jigsawOf48();
  const { columns, rows } = table;
  let state = scatter(table, 1);
  const pieceCalled = (piece: number): string => inWords(pieceName(table, state, piece, looks));
  const board = allPieces(table).map((piece) =>
    inWords(placeName(table, state, cellOf(table, piece), { looks, showsPicture: true })),
  );
  const open = new Set(board.keys());
  let [keys, focused, lastPlace] = [0, 0, 0];
  while (open.size > 0) {
    const loose = allPieces(table)
      .filter((piece) => isLoose(state, piece))
      .toSorted((one, other) => (table.numbers[one] ?? 0) - (table.numbers[other] ?? 0));
    const from = Math.min(focused, loose.length - 1);
    const start = open.has(lastPlace)
      ? lastPlace
      : (stepsOver(open, columns)(lastPlace, 'ArrowRight') ?? Math.max(...open));
    const keysBetween = fewestKeys(open, board, columns);
    const plans = loose.map((piece, index) => {
      const places = candidates(pieceCalled(piece), board, open);
      const first = Math.min(99, ...places.map((each) => keysBetween(start, each)));
      return { piece, index, places, cost: Math.abs(index - from) + first + 4 * (places.length - 1) };
    });
    const [plan] = plans.toSorted((one, other) => one.cost - other.cost);
    if (plan === undefined) throw new Error('No piece is left');
    // Arrows to the piece, and Enter to pick it.
    keys += Math.abs(plan.index - from) + 1;
    focused = plan.index;
    for (const stop of wayThrough(plan.places, start, keysBetween)) {
      keys += stop.keys + 1;
      state = put(table, state, plan.piece, cellOf(table, stop.place));
      if (groupOf(state, plan.piece)?.locked !== true) continue;
      open.delete(stop.place);
      lastPlace = stop.place;
      break;
    }
    expect(groupOf(state, plan.piece)?.locked, `${pieceCalled(plan.piece)} is among the places with its name`).toBe(
      true,
    );
  }
  // Ten keys lead from the beginning of the page to the first piece.
  expect(keys).toBeLessThanOrEqual(290);

  /** The open places that show what the piece shows, and lie at an edge where it is straight. */
  function candidates(name: string, names: readonly string[], among: ReadonlySet<number>): readonly number[] {
    return [...among].filter((place) => {
      const [row, column] = [Math.floor(place / columns), place % columns];
      const edges = [row === 0, column === 0, column === columns - 1, row === rows - 1];
      return (
        lookOf(names[place] ?? '') === lookOf(name) &&
        ['oben', 'links', 'rechts', 'unten'].every(
          (side, index) => name.includes(`${side} gerader Rand`) === edges[index],
        )
      );
    });
  }
});

interface Stop {
  readonly place: number;
  /** The keys that lead to it. */
  readonly keys: number;
}

/** The picture of a piece or place, which comes first in its name. */
function lookOf(name: string): string {
  return name.includes(': ') ? name.slice(0, name.indexOf(': ')) : '';
}

function stepsOver(open: ReadonlySet<number>, columns: number): Steps {
  return boardSteps(
    [...open].toSorted((one, other) => one - other),
    columns,
  );
}

/** Tries the nearest candidate first, and continues from there. */
function wayThrough(
  places: readonly number[],
  start: number,
  keysBetween: (from: number, to: number) => number,
): readonly Stop[] {
  const left = new Set(places);
  const way: Stop[] = [];
  for (let at = start; left.size > 0; at = way.at(-1)?.place ?? at) {
    const stops = [...left].map((place): Stop => ({ place, keys: keysBetween(at, place) }));
    const [nearest] = stops.toSorted((one, other) => one.keys - other.keys);
    if (nearest === undefined) break;
    left.delete(nearest.place);
    way.push(nearest);
  }
  return way;
}

/** Counts arrows, and letters with which names begin. */
function fewestKeys(
  open: ReadonlySet<number>,
  board: readonly string[],
  columns: number,
): (from: number, to: number) => number {
  const step = stepsOver(open, columns);
  const names = board.map((name, place) => (open.has(place) ? name : ''));
  const known = new Map<string, number>();
  const count = (from: number, to: number): number => {
    const letter = (names[to] ?? '').slice(0, 1);
    const counts = new Map([[from, 0]]);
    for (const [place, keys] of counts) {
      if (place === to) return keys;
      for (const key of [...arrows, letter]) {
        const next = key === letter ? nextBeginningWith(names, place, letter) : step(place, key);
        if (next !== undefined && !counts.has(next)) counts.set(next, keys + 1);
      }
    }
    throw new Error(`No keys lead from place ${from} to ${to}`);
  };
  return (from, to) => {
    const keys = known.get(`${from} ${to}`) ?? count(from, to);
    known.set(`${from} ${to}`, keys);
    return keys;
  };
}
