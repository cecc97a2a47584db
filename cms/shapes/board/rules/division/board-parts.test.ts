import { describe, expect, it } from 'vitest';
import { stationShape } from '../station-shapes.ts';
import { boardParts, firstChoice, hasShape, retainedPaths, pathsOf } from './board-parts.ts';

const size = { width: 800, height: 600 };
const square = 'M100 100L300 100L300 300L100 300Z';
const shapesOf = (...data: readonly string[]) =>
  data.map((one, index) => stationShape({ ID: index + 1, data: one }, size));
const empty = { size, shapes: shapesOf('', '', '', ''), chosen: undefined };
const mixed = { size, shapes: shapesOf('', square, ''), chosen: 1 };

describe('dividing a board', () => {
  it('starts with as many parts as there are stations without a shape', () => {
    expect(firstChoice(empty)).toMatchObject({ rows: 2, columns: 2, count: 4, area: 'picture', keepsShapes: true });
    expect(firstChoice(mixed)).toMatchObject({ count: 2, area: 'picture', keepsShapes: true });
    const full = { size, shapes: shapesOf(square, square), chosen: 0 };
    expect(firstChoice(full)).toMatchObject({ count: 2, area: 'picture', keepsShapes: false });
  });

  it('gives parts to the stations in their order', () => {
    const parts = boardParts(firstChoice(empty), empty);
    expect(pathsOf(parts, empty)).toEqual([
      { ID: 1, data: 'M0 0L400 0L400 300L0 300Z' },
      { ID: 2, data: 'M400 0L800 0L800 300L400 300Z' },
      { ID: 3, data: 'M0 300L400 300L400 600L0 600Z' },
      { ID: 4, data: 'M400 300L800 300L800 600L400 600Z' },
    ]);
  });

  it('leaves shapes alone unless they are to be replaced', () => {
    const choice = { ...firstChoice(mixed), rows: 1, columns: 2 };
    const parts = boardParts(choice, mixed);
    expect(parts.stations).toEqual([0, 2]);
    expect(retainedPaths(parts, mixed)).toEqual([square]);
    const all = boardParts({ ...choice, keepsShapes: false }, mixed);
    expect(all.stations).toEqual([0, 1]);
    expect(retainedPaths(all, mixed)).toEqual([]);
  });

  it('divides the box of the chosen shape, whose station gets a part of it', () => {
    const choice = { ...firstChoice(mixed), area: 'shape', rows: 1, columns: 3, margin: 1 } as const;
    expect(pathsOf(boardParts(choice, mixed), mixed).map(({ data }) => data)).toEqual([
      'M101 101L167 101L167 299L101 299Z',
      'M167 101L233 101L233 299L167 299Z',
      'M233 101L299 101L299 299L233 299Z',
    ]);
  });

  it('cuts an area at the edges of the picture', () => {
    const over = { size, shapes: shapesOf('M-100 -100L100 -100L100 100L-100 100Z'), chosen: 0 };
    const choice = { ...firstChoice(over), area: 'shape', rows: 1, columns: 1 } as const;
    expect(pathsOf(boardParts(choice, over), over)).toEqual([{ ID: 1, data: 'M0 0L100 0L100 100L0 100Z' }]);
  });

  it('gives nothing if the margin leaves nothing', () => {
    expect(boardParts({ ...firstChoice(empty), margin: 300 }, empty)).toEqual({ parts: undefined, stations: [] });
  });

  it('knows whether a shape is chosen', () => {
    expect([empty, mixed, { ...mixed, chosen: 0 }].map(hasShape)).toEqual([false, true, false]);
  });
});
