import { describe, expect, it } from 'vitest';
import { speak } from '#engine/play/phrase.ts';
import jigsaw from '#i18n/en/jigsaw.json';
import { createTranslate } from '#i18n/pack.ts';
import { place } from '../rules/moves.ts';
import { cellOf } from '../rules/grid.ts';
import { type Look } from '../rules/look.ts';
import { scatter } from '../rules/scatter.ts';
import { createTable } from '../rules/table.ts';
import { type NamePhrase, pieceName, placeName } from './names.ts';

const table = createTable({ columns: 3, rows: 3, noses: true, seed: 5 });
const scattered = scatter(table, 1);
const translate = createTranslate(jigsaw, 'en');
const inEnglish = (phrase: NamePhrase): string => speak(phrase, translate, () => '');

const plain = (hue: Look['main']['hue']): Look => {
  const colour = { hue, tone: undefined };
  return { main: colour, others: [], sides: { above: colour, below: colour, left: colour, right: colour } };
};
const looks: readonly Look[] = table.boxes.map((_, piece) =>
  piece === 0
    ? {
        ...plain('blue'),
        main: { hue: 'blue', tone: 'light' },
        others: [{ colour: { hue: 'green', tone: undefined }, part: 'below' }],
        sides: { ...plain('blue').sides, below: { hue: 'green', tone: 'dark' } },
      }
    : plain(piece === 4 ? 'red' : 'white'),
);

describe('a piece', () => {
  it('is named by its look, its number and its straight edges', () => {
    const number = table.numbers[0] ?? 0;
    expect(inEnglish(pieceName(table, scattered, 0, looks))).toBe(
      `light blue, green below: Piece ${number} of 9, straight edge above, straight edge on the left`,
    );
    expect(inEnglish(pieceName(table, scattered, 4, looks))).toBe(`red: Piece ${table.numbers[4] ?? 0} of 9`);
  });

  it('is named without its look as long as that is unknown', () => {
    expect(inEnglish(pieceName(table, scattered, 4, undefined))).toBe(`Piece ${table.numbers[4] ?? 0} of 9`);
  });
});

describe('a place', () => {
  const nameOf = (cell: number, showsPicture: boolean, state = scattered): string =>
    inEnglish(placeName(table, state, cellOf(table, cell), { looks, showsPicture }));

  it('is named by the faint picture on the board, while that is shown', () => {
    expect(nameOf(0, true)).toBe('light blue, green below: Row 1, column 1, empty');
    expect(nameOf(0, false)).toBe('Row 1, column 1, empty');
  });

  it('is named by the colours that its neighbours share with it once the picture is hidden', () => {
    const begun = [0, 4].reduce((state, piece) => place(table, state, piece, cellOf(table, piece)), scattered);
    expect(nameOf(3, false, begun)).toBe('Row 2, column 1, empty, dark green above, red on the right');
    expect(nameOf(8, false, begun)).toBe('Row 3, column 3, empty');
    expect(nameOf(4, false, begun)).toBe('Row 2, column 2, filled');
  });
});
