import { connectedParts, type Group, home, type JigsawState, placedPieces } from './groups.ts';
import { countOf, isPiece } from './grid.ts';
import { keepOnTable, type Table } from './table.ts';

const version = 1;

/** `x` is a share of the picture's width, so that it stays valid when the aspect changes. */
type SavedGroup = readonly [x: number, y: number, ...pieces: number[]];

export interface SavedJigsaw {
  readonly v: number;
  /** The seed of the cut; it differs between stations and numbers of pieces. */
  readonly seed: number;
  readonly attempt: number;
  readonly home: readonly number[];
  /** From bottom to top. */
  readonly groups: readonly SavedGroup[];
}

export function save({ seed, aspect }: Table, state: JigsawState): SavedJigsaw {
  const loose = state.groups.filter(({ locked }) => !locked);
  return {
    v: version,
    seed,
    attempt: state.attempt,
    home: placedPieces(state).toSorted((a, b) => a - b),
    groups: loose.map(({ pieces, x, y }) => [short(x / aspect), short(y), ...pieces]),
  };
}

/** Returns the saved state moved onto this table; undefined for another cut, or if a piece is missing or duplicated. */
export function restore(table: Table, saved: unknown): JigsawState | undefined {
  if (!isSaved(saved) || saved.v !== version || saved.seed !== table.seed) return undefined;
  const named = [saved.home, ...saved.groups.map(([, , ...pieces]) => pieces)].flat();
  const count = countOf(table);
  const isWhole = named.length === count && new Set(named).size === count;
  if (!isWhole || !named.every((piece) => isPiece(table, piece))) return undefined;
  const locked = connectedParts(table, saved.home).map((pieces): Group => ({ pieces, ...home, locked: true }));
  const loose = saved.groups.flatMap(([x, y, ...members]) =>
    connectedParts(table, members).map((pieces): Group => ({
      pieces,
      ...keepOnTable(table, pieces, { x: x * table.aspect, y }),
      locked: false,
    })),
  );
  const [first] = loose;
  const isComplete = count > 1 && first?.pieces.length === count;
  return { attempt: saved.attempt, groups: isComplete ? [{ ...first, ...home, locked: true }] : [...locked, ...loose] };
}

/** Returns the turns kept with a save, which older ones do not have. */
export function turnsIn(saved: unknown): number {
  const turns = typeof saved === 'object' && saved !== null && 'turns' in saved ? Number(saved.turns) : 0;
  return Number.isSafeInteger(turns) ? Math.max(turns, 0) : 0;
}

function short(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}

function isSaved(saved: unknown): saved is SavedJigsaw {
  if (typeof saved !== 'object' || saved === null) return false;
  if (!('v' in saved && 'seed' in saved && 'attempt' in saved && 'home' in saved && 'groups' in saved)) return false;
  const { attempt, home, groups } = saved;
  return (
    Number.isSafeInteger(attempt) &&
    Number(attempt) >= 1 &&
    isNumbers(home) &&
    Array.isArray(groups) &&
    groups.every(isSavedGroup)
  );
}

function isSavedGroup(group: unknown): boolean {
  return isNumbers(group) && group.length > 2;
}

function isNumbers(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every(Number.isFinite);
}
