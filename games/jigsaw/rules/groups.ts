import { type Point } from './geometry.ts';
import { allPieces, countOf, type Grid, neighboursOf } from './grid.ts';

/**
 * Pieces that hang together and move as one. `x` and `y` say how far they lie from their home: where the picture's
 * top-left corner would be if it hung on them. So two groups fit exactly when theirs are the same.
 */
export interface Group extends Point {
  /** Ascending, never empty, all connected side to side. */
  readonly pieces: readonly number[];
  /** At home, x and y both 0, and not to be moved. */
  readonly locked: boolean;
}

export interface JigsawState {
  /** From 1. */
  readonly attempt: number;
  /** From the lowest to the topmost, locked ones first. Each piece is in one of them. */
  readonly groups: readonly Group[];
}

export const home: Point = { x: 0, y: 0 };

export function groupOf({ groups }: JigsawState, piece: number): Group | undefined {
  return groups.find(({ pieces }) => pieces.includes(piece));
}

/** Whether a visitor can take hold of it. */
export function isLoose(state: JigsawState, piece: number): boolean {
  return groupOf(state, piece)?.locked === false;
}

/** A picture completed beside the board has been moved home, see `snapGroup`. */
export function isWon({ groups }: JigsawState): boolean {
  return groups.length === 1 && groups.every(({ locked }) => locked);
}

/** The picture is put together. */
export function solve(grid: Grid, state: JigsawState): JigsawState {
  return { ...state, groups: [{ pieces: allPieces(grid), ...home, locked: true }] };
}

/** Pieces at home. */
export function placedPieces({ groups }: JigsawState): readonly number[] {
  return groups.flatMap(({ pieces, locked }) => (locked ? pieces : []));
}

/** From 0 to 1, by how many pieces have been connected or placed. */
export function progressOf(grid: Grid, { groups }: JigsawState): number {
  const open = groups.length - 1 + (groups.some(({ locked }) => locked) ? 0 : 1);
  return 1 - open / countOf(grid);
}

/** Puts a group in the place of others: locked ones at the bottom, the last moved on top. */
export function replaceGroups(state: JigsawState, gone: ReadonlySet<Group>, ...come: readonly Group[]): JigsawState {
  const groups = [...state.groups.filter((group) => !gone.has(group)), ...come];
  return { ...state, groups: [...groups.filter(({ locked }) => locked), ...groups.filter(({ locked }) => !locked)] };
}

/** On top of all that are not locked. */
export function raise(state: JigsawState, piece: number): JigsawState {
  const group = groupOf(state, piece);
  return group === undefined ? state : replaceGroups(state, new Set([group]), group);
}

/** These pieces, divided into those that hang together. */
export function connectedParts(grid: Grid, pieces: Iterable<number>): readonly (readonly number[])[] {
  const left = new Set([...pieces].toSorted((a, b) => a - b));
  const parts: (readonly number[])[] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    // Grows while it is walked.
    for (const piece of part) {
      for (const neighbour of neighboursOf(grid, piece)) {
        if (left.delete(neighbour)) part.push(neighbour);
      }
    }
    parts.push(part.toSorted((a, b) => a - b));
  }
  return parts;
}
