import type { Phrase } from '#engine/play/phrase.ts';
import type { KeyOf } from '#i18n/pack.ts';
import { type Cell, cellOf, countOf, type Grid, pieceFor } from '../rules/grid.ts';
import { groupOf, type JigsawState } from '../rules/groups.ts';
import type { Colour, Look, Part, Side } from '../rules/look.ts';
import type { Table } from '../rules/table.ts';

export type NamePhrase = Phrase<KeyOf<'jigsaw'>>;

/** The look of each piece, by piece; undefined while unknown. */
export type Looks = readonly Look[] | undefined;

/**
 * Returns the name of a piece's button: its look, its number, which does not reveal its place, its straight edges
 * and its connected pieces.
 */
export function pieceName(table: Table, state: JigsawState, piece: number, looks: Looks): NamePhrase {
  const facts = { piece: table.numbers[piece] ?? 0, count: countOf(table) };
  const straight: NamePhrase = { key: 'jigsaw.straight', facts: {} };
  const name = straightSides(table, piece).reduce((name, side) => at(side, name, straight), {
    key: 'jigsaw.piece',
    facts,
  } as NamePhrase);
  const connected = (groupOf(state, piece)?.pieces.length ?? 1) - 1;
  const whole: NamePhrase =
    connected === 0 ? name : { key: 'jigsaw.piece.together', facts: { name, others: connected } };
  return withLook(whole, looks?.[piece]);
}

export interface PlaceNaming {
  readonly looks: Looks;
  /** The faint picture is on the board: places are named by their colours in it. */
  readonly showsPicture: boolean;
}

/** Returns the name of a place: the look of its piece as far as visible, or else the colours that border on it. */
export function placeName(table: Table, state: JigsawState, cell: Cell, naming: PlaceNaming): NamePhrase {
  const { looks, showsPicture } = naming;
  const piece = pieceFor(table, cell);
  const facts = { row: cell.row + 1, column: cell.column + 1 };
  if (isHome(state, piece)) return { key: 'jigsaw.place.filled', facts };
  const place: NamePhrase = { key: 'jigsaw.place.empty', facts };
  if (showsPicture) return withLook(place, piece === undefined ? undefined : looks?.[piece]);
  return sides.reduce((name, { side, by, opposite }) => {
    const neighbour = pieceFor(table, { column: cell.column + by.column, row: cell.row + by.row });
    const colour = neighbour === undefined ? undefined : looks?.[neighbour]?.sides[opposite];
    return colour !== undefined && isHome(state, neighbour) ? at(side, name, colourPhrase(colour)) : name;
  }, place);
}

/** Whether nothing but the right piece can go there any more. */
export function isHome(state: JigsawState, piece: number | undefined): boolean {
  return piece !== undefined && groupOf(state, piece)?.locked === true;
}

const sides: readonly { readonly side: Side; readonly by: Cell; readonly opposite: Side }[] = [
  { side: 'above', by: { column: 0, row: -1 }, opposite: 'below' },
  { side: 'left', by: { column: -1, row: 0 }, opposite: 'right' },
  { side: 'right', by: { column: 1, row: 0 }, opposite: 'left' },
  { side: 'below', by: { column: 0, row: 1 }, opposite: 'above' },
];

function straightSides(grid: Grid, piece: number): readonly Side[] {
  const { column, row } = cellOf(grid, piece);
  return sides
    .filter(({ by }) => pieceFor(grid, { column: column + by.column, row: row + by.row }) === undefined)
    .map(({ side }) => side);
}

function withLook(name: NamePhrase, look: Look | undefined): NamePhrase {
  return look === undefined ? name : { key: 'jigsaw.shown', facts: { look: lookPhrase(look), name } };
}

function lookPhrase({ main, others }: Look): NamePhrase {
  return others.reduce((told, { colour, part }) => at(part, told, colourPhrase(colour)), colourPhrase(main));
}

function at(part: Part, main: NamePhrase, other: NamePhrase): NamePhrase {
  return { key: `jigsaw.at.${part}`, facts: { main, other } };
}

function colourPhrase({ hue, tone }: Colour): NamePhrase {
  const colour: NamePhrase = { key: `jigsaw.hue.${hue}`, facts: {} };
  return tone === undefined ? colour : { key: `jigsaw.tone.${tone}`, facts: { colour } };
}
