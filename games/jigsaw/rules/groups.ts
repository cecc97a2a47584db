import { allPieces, countOf, type Grid, neighboursOf } from './grid.ts';
import { type Point } from '#engine/geometry.ts';

/**
 * Connected pieces, which move as one. `x` and `y` are their offset from home: where the picture's top-left corner
 * would be if the whole picture moved with these pieces. Two groups fit together exactly when their offsets are equal.
 */
export interface Group extends Point {
  /** Ascending, never empty, all connected side to side. */
  readonly pieces: readonly number[];
  /** Whether the group is at home, where x and y are 0, and so immovable. */
  readonly locked: boolean;
}

export interface JigsawState {
  /** Counted from 1. */
  readonly attempt: number;
  /** From bottom to top, locked groups first. Each piece belongs to exactly one group. */
  readonly groups: readonly Group[];
}

export const home: Point = { x: 0, y: 0 };

export function groupOf({ groups }: JigsawState, piece: number): Group | undefined {
  return groups.find(({ pieces }) => pieces.includes(piece));
}

/** Whether a visitor can move the piece. */
export function isLoose(state: JigsawState, piece: number): boolean {
  return groupOf(state, piece)?.locked === false;
}

/** A picture completed beside the board counts too, because it moves home, see `snapGroup`. */
export function isWon({ groups }: JigsawState): boolean {
  return groups.length === 1 && groups.every(({ locked }) => locked);
}

/** Returns the state in which the picture is complete. */
export function solve(grid: Grid, state: JigsawState): JigsawState {
  return { ...state, groups: [{ pieces: allPieces(grid), ...home, locked: true }] };
}

/** Returns the pieces at home. */
export function placedPieces({ groups }: JigsawState): readonly number[] {
  return groups.flatMap(({ pieces, locked }) => (locked ? pieces : []));
}

/** Returns the share of pieces that have been connected or placed, from 0 to 1. */
export function progressOf(grid: Grid, { groups }: JigsawState): number {
  const open = groups.length - 1 + (groups.some(({ locked }) => locked) ? 0 : 1);
  return 1 - open / countOf(grid);
}

/** Replaces groups with others: locked ones go to the bottom, the group moved last on top. */
export function replaceGroups(state: JigsawState, gone: ReadonlySet<Group>, ...come: readonly Group[]): JigsawState {
  const groups = [...state.groups.filter((group) => !gone.has(group)), ...come];
  return { ...state, groups: [...groups.filter(({ locked }) => locked), ...groups.filter(({ locked }) => !locked)] };
}

/** Moves a piece's group on top of all others. */
export function raise(state: JigsawState, piece: number): JigsawState {
  const group = groupOf(state, piece);
  return group === undefined ? state : replaceGroups(state, new Set([group]), group);
}

/** Divides pieces into connected parts. */
export function connectedParts(grid: Grid, pieces: Iterable<number>): readonly (readonly number[])[] {
  const left = new Set([...pieces].toSorted((a, b) => a - b));
  const parts: (readonly number[])[] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    // `part` grows during the loop.
    for (const piece of part) {
      for (const neighbour of neighboursOf(grid, piece)) {
        if (left.delete(neighbour)) part.push(neighbour);
      }
    }
    parts.push(part.toSorted((a, b) => a - b));
  }
  return parts;
}
