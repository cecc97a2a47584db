import fc from 'fast-check';
import { layOutTable } from '../layout.ts';
import { distance } from '../rules/geometry.ts';
import { allPieces } from '../rules/grid.ts';
import { connectedParts, home, type JigsawState } from '../rules/groups.ts';
import { drop } from '../rules/moves.ts';
import { scatter } from '../rules/scatter.ts';
import { createTable, keepOnTable, type Table } from '../rules/table.ts';
import { type Point } from '#engine/geometry.ts';

/** Boxes of screens, in CSS pixels. */
export const screens = fc.constantFrom(
  { width: 320, height: 500 },
  { width: 390, height: 700 },
  { width: 844, height: 360 },
  { width: 1440, height: 820 },
  { width: 700, height: 700 },
);

export const aspects = fc.constantFrom(4 / 3, 3 / 4, 1, 3, 1 / 3);

/** Tables as laid out on real screens. */
export function tables(most = 6): fc.Arbitrary<Table> {
  const dimension = fc.integer({ min: 1, max: most });
  return fc
    .record({
      columns: dimension,
      rows: dimension,
      noses: fc.boolean(),
      seed: fc.nat(),
      screen: screens,
      aspect: aspects,
    })
    .map(({ screen, aspect, ...cut }) => createTable(cut, aspect, layOutTable(screen, cut, aspect).area));
}

/** Evenly distributed from 0 to 1; `fc.double` generates mostly tiny numbers. */
export const shares = fc.integer({ min: 0, max: 1000 }).map((number) => number / 1000);

/** A place where a finger may release a piece, even far outside the table. */
export const spots: fc.Arbitrary<Point> = fc
  .tuple(fc.constantFrom(0.2, 2, 6), shares, shares)
  .map(([reach, x, y]) => ({ x: reach * (2 * x - 1), y: reach * (2 * y - 1) }));

/** Games in progress: some pieces dropped where they belong, beside the board or anywhere. */
export function games(most = 6): fc.Arbitrary<{ table: Table; state: JigsawState }> {
  const moves = fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constant(home), fc.constant({ x: 0, y: 0.7 }), spots)));
  return fc.tuple(tables(most), fc.nat(), moves).map(([table, seed, drops]) => ({
    table,
    state: drops.reduce(
      (state, [piece, to]) => drop(table, state, piece % allPieces(table).length, to),
      scatter(table, seed),
    ),
  }));
}

/** Returns the invariants that a state violates. */
export function faultsOf(table: Table, { groups, attempt }: JigsawState): readonly string[] {
  const pieces = groups.flatMap((group) => group.pieces).toSorted((a, b) => a - b);
  const faults = pieces.join() === allPieces(table).join() ? [] : [`pieces ${pieces.join()}`];
  if (!Number.isInteger(attempt) || attempt < 1) faults.push(`attempt ${attempt}`);
  const lowestLoose = groups.findIndex(({ locked }) => !locked);
  groups.forEach((group, index) => {
    const name = group.pieces.join();
    if (connectedParts(table, group.pieces).length !== 1) faults.push(`${name} falls apart`);
    if (distance(keepOnTable(table, group.pieces, group), group) > 1e-9) faults.push(`${name} is outside`);
    if (group.locked && (group.x !== 0 || group.y !== 0)) faults.push(`${name} is locked away from home`);
    if (group.locked && lowestLoose >= 0 && index > lowestLoose) faults.push(`${name} is locked above loose ones`);
  });
  const locked = groups.filter((group) => group.locked).flatMap((group) => group.pieces);
  if (connectedParts(table, locked).length !== groups.filter((group) => group.locked).length) {
    faults.push('neighbours at home are not connected');
  }
  return faults;
}
