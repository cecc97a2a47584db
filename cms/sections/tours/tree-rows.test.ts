import { describe, expect, it } from 'vitest';
import { treeFilter, treeOf } from './tour-tree.ts';
import { dropRow, type TreeRow, rowsOf, shiftsOf, positionAt, stepOf } from './tree-rows.ts';

const tree = treeOf(
  [
    { ID: 2, Position: 1, Name: { de: 'Garten' } },
    { ID: 1, Position: 0, Name: { de: 'Haus', en: 'House' } },
    { ID: 3, Position: 2, Name: { de: 'Leer' } },
  ],
  [
    { ID: 11, TourGroupID: 1, Position: 1, Code: 'H7', Name: { de: 'Öfen' } },
    { ID: 10, TourGroupID: 1, Position: 0, Name: { de: 'Keller' } },
    { ID: 20, TourGroupID: 2, Position: 0, Name: { de: 'Beete', en: 'Flower beds' } },
    { ID: 90, TourGroupID: 77, Position: 0, Name: { de: 'Verloren' } },
  ],
);
const rows = rowsOf(tree);

const drawn = (all: readonly TreeRow[]): string =>
  all
    .map((row) => (row.kind === 'group' ? `G${row.group.ID}` : row.kind === 'tour' ? String(row.tour.ID) : 'loose'))
    .join(' ');

describe('the tree', () => {
  it('is drawn group by group, with tours without a group at the end', () =>
    expect(drawn(rows)).toBe('G1 10 11 G2 20 G3 loose 90'));

  it.each([
    ['oefen', 'G1 11'],
    ['ofen', 'G1 11'],
    ['h7', 'G1 11'],
    ['beds', 'G2 20'],
    ['house', 'G1 10 11'],
    ['haus keller', 'G1 10'],
    ['leer', 'G3'],
    ['verloren', 'loose 90'],
    ['burg', ''],
    ['', 'G1 10 11 G2 20 G3 loose 90'],
  ])('finds by %j', (typed, found) => expect(drawn(rowsOf(treeFilter(tree)(typed)))).toBe(found));
});

describe('a drop', () => {
  it.each([
    ['a tour goes down in its group', 1, 2, 'G1 11 10 G2 20 G3 loose 90'],
    ['a tour joins the group whose name it goes past', 1, 3, 'G1 11 G2 10 20 G3 loose 90'],
    ['a tour goes behind another of the next group', 2, 4, 'G1 10 G2 20 11 G3 loose 90'],
    ['a tour joins an empty group from above', 4, 5, 'G1 10 11 G2 G3 20 loose 90'],
    ['a tour goes up to the end of the group before', 4, 3, 'G1 10 11 20 G2 G3 loose 90'],
    ['a tour stays below the first name', 4, 0, 'G1 20 10 11 G2 G3 loose 90'],
    ['a tour without a group gets one', 7, 6, 'G1 10 11 G2 20 G3 90 loose'],
    ['no tour loses its group', 1, 6, 'G1 10 11 G2 20 G3 loose 90'],
    ['a group goes down with its tours', 0, 3, 'G2 20 G1 10 11 G3 loose 90'],
    ['a group goes to the end of the groups', 0, 5, 'G2 20 G3 G1 10 11 loose 90'],
    ['a group goes up with its tours', 3, 0, 'G2 20 G1 10 11 G3 loose 90'],
    ['a group cannot be dropped on a tour', 0, 4, 'G1 10 11 G2 20 G3 loose 90'],
  ])('%s', (_, from, to, after) => expect(drawn(dropRow(rows, from, to))).toBe(after));

  it('shows where everything will be', () => {
    const shifts = shiftsOf(rows, dropRow(rows, 1, 3));
    expect([...shifts].filter(([, shift]) => shift !== 0)).toEqual([
      ['tours 11', -36],
      ['tourGroups 2', -36],
      ['tours 10', 80],
    ]);
  });
});

describe('a step', () => {
  it.each([
    [0, 1, 3],
    [0, -1, undefined],
    [3, -1, 0],
    [5, 1, undefined],
    [1, 1, 2],
    [2, 1, undefined],
    [1, -1, undefined],
  ] as const)('from %d by %d leads to %s', (from, by, to) => expect(stepOf(rows, from, by)).toBe(to));
});

it('every row has its position', () => {
  const position = rows.map((_, at) => positionAt(rows, at)).map(({ place, count }) => `${place}/${count}`);
  expect(position.toSpliced(6, 1)).toEqual(['1/3', '1/2', '2/2', '2/3', '1/1', '3/3', '1/1']);
});
