import type { Phrase } from '#engine/play/phrase.ts';
import type { KeyOf } from '#i18n/pack.ts';
import type { JigsawReason } from './config.ts';
import { type Cell, cellOf, countOf } from './rules/grid.ts';
import { groupOf, isWon, type JigsawState, placedPieces } from './rules/groups.ts';
import { type DropOutcome, fits } from './rules/moves.ts';
import type { Table } from './rules/table.ts';

type JigsawKey = Extract<KeyOf<'games'>, `jigsaw.${string}`>;

export type JigsawPhrase = Phrase<JigsawKey>;

export const jigsawReasons = {
  'no-picture': { key: 'jigsaw.reason.no-picture', facts: {} },
} as const satisfies Record<JigsawReason, JigsawPhrase>;

export function progressOf(table: Table, state: JigsawState): JigsawPhrase {
  return { key: 'jigsaw.progress', facts: progressFacts(table, state) };
}

export function scatteredPhrase(table: Table): JigsawPhrase {
  return { key: 'jigsaw.say.scattered', facts: { count: countOf(table) } };
}

export function pickedPhrase(table: Table, piece: number): JigsawPhrase {
  return { key: 'jigsaw.say.picked', facts: { ...numberOf(table, piece), count: countOf(table) } };
}

/** Tells where a piece belongs. */
export function hintPhrase(table: Table, piece: number): JigsawPhrase {
  return { key: 'jigsaw.say.hint', facts: rowAndColumn(cellOf(table, piece)) };
}

export function putBackPhrase(table: Table, piece: number): JigsawPhrase {
  return { key: 'jigsaw.say.putBack', facts: numberOf(table, piece) };
}

export const tidiedPhrase: JigsawPhrase = { key: 'jigsaw.say.tidied', facts: {} };

export function detachedPhrase(table: Table, piece: number): JigsawPhrase {
  return { key: 'jigsaw.say.detached', facts: numberOf(table, piece) };
}

/** Returns the message after a drop; undefined if the piece is as loose as before. */
export function droppedPhrase(
  table: Table,
  after: JigsawState,
  piece: number,
  outcome: DropOutcome,
): JigsawPhrase | undefined {
  switch (outcome) {
    case 'loose':
      return undefined;
    case 'connected':
      return { key: 'jigsaw.say.connected', facts: { pieces: groupOf(after, piece)?.pieces.length ?? 0 } };
    case 'home':
      return { key: 'jigsaw.say.home', facts: progressFacts(table, after) };
    case 'won':
      return wonPhrase;
  }
}

/** Returns the message after a piece was tried in a cell of the board. */
export function placedPhrase(table: Table, after: JigsawState, piece: number, cell: Cell): JigsawPhrase {
  if (!fits(table, piece, cell)) return { key: 'jigsaw.say.misfit', facts: rowAndColumn(cell) };
  if (isWon(after)) return wonPhrase;
  return { key: 'jigsaw.say.fits', facts: { ...rowAndColumn(cell), ...progressFacts(table, after) } };
}

const wonPhrase: JigsawPhrase = { key: 'jigsaw.say.won', facts: {} };

function progressFacts(table: Table, state: JigsawState) {
  return { placed: placedPieces(state).length, count: countOf(table) };
}

function numberOf({ numbers }: Table, piece: number) {
  return { piece: numbers[piece] ?? 0 };
}

/** Both count from 1. */
function rowAndColumn({ row, column }: Cell) {
  return { row: row + 1, column: column + 1 };
}
