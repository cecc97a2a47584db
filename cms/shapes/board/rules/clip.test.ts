import { describe, expect, it } from 'vitest';
import { freshEditing } from '../../rules/editing-state.ts';
import { withSelection } from '../../rules/multi-selection.ts';
import { type BoardEditing } from '../board-adapter.ts';
import { copiedPaths, pastedPaths } from './clip.ts';
import { stationShape } from './station-shapes.ts';

const size = { width: 800, height: 600 };
const square = 'M100 100L300 100L300 300L100 300Z';
const shapes = [square, '', 'M500 500C500 400 600 400 600 500Z', ''].map((data, index) =>
  stationShape({ ID: index + 11, data }, size),
);
const choosing = (...indexes: readonly number[]) => ({
  editing: withSelection<BoardEditing>(freshEditing, indexes),
  shapes,
});

describe('shapes on the clipboard', () => {
  const copied = [...copiedPaths(choosing(0, 1, 2))];

  it('are those of the chosen stations', () => {
    expect(copied).toEqual([{ path: square }, { path: 'M500 500C500 400 600 400 600 500Z' }]);
    expect(copiedPaths(choosing(1))).toEqual([]);
  });

  it('go to stations without a shape, the chosen one first, and replace none', () => {
    const clip = { cicerone: 'shapes', size, shapes: [...copied, ...copied] } as const;
    expect(pastedPaths({ ...clip, shapes: [...clip.shapes] }, size, choosing(3))).toEqual([
      { ID: 14, data: copied[0]?.path },
      { ID: 12, data: copied[1]?.path },
    ]);
  });

  it('keep their place on a picture of another size', () => {
    const clip = { cicerone: 'shapes' as const, size, shapes: copied.slice(0, 1) };
    expect(pastedPaths(clip, { width: 400, height: 400 }, choosing())).toEqual([
      { ID: 12, data: 'M50 100L150 100L150 200L50 200Z' },
    ]);
  });
});
