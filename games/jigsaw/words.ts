import { type Phrase } from '#engine/play/phrase.ts';
import { type GamesKey } from '#i18n/pack.ts';
import { type JigsawFault } from './config.ts';
import { countOf, kindOf, type Place, pieceFor } from './rules/grid.ts';
import { groupOf, type JigsawState, placedPieces } from './rules/groups.ts';
import { type Table } from './rules/table.ts';

type JigsawKey = Extract<GamesKey, `jigsaw.${string}`>;

export type JigsawPhrase = Phrase<JigsawKey>;

export const jigsawFaults = {
  'no-picture': { key: 'jigsaw.fault.no-picture', facts: {} },
} as const satisfies Record<JigsawFault, JigsawPhrase>;

/** The name of a piece's button: its number, which gives away no place, and what hangs on it. */
export function pieceLabel(table: Table, state: JigsawState, piece: number): JigsawPhrase {
  const facts = { piece: table.numbers[piece] ?? 0, count: countOf(table) };
  const name: JigsawPhrase = { key: `jigsaw.piece.${kindOf(table, piece)}`, facts };
  const group = groupOf(state, piece);
  if (group?.locked === true) return { key: 'jigsaw.piece.home', facts: { name } };
  const others = (group?.pieces.length ?? 1) - 1;
  return others === 0 ? name : { key: 'jigsaw.piece.together', facts: { name, others } };
}

export function placeLabel(table: Table, state: JigsawState, place: Place): JigsawPhrase {
  const piece = pieceFor(table, place);
  const isFilled = piece !== undefined && groupOf(state, piece)?.locked === true;
  return {
    key: isFilled ? 'jigsaw.place.filled' : 'jigsaw.place.empty',
    facts: { row: place.row + 1, column: place.column + 1 },
  };
}

export function progressOf(table: Table, state: JigsawState): JigsawPhrase {
  return { key: 'jigsaw.progress', facts: { placed: placedPieces(state).length, count: countOf(table) } };
}
