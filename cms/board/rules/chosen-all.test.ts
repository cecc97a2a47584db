import { describe, expect, it } from 'vitest';
import { freshEditing } from '../../canvas/rules/editing-state.ts';
import { withSelection } from '../../canvas/rules/multi-selection.ts';
import { withLocked } from '../../canvas/rules/visibility-and-locks.ts';
import { type BoardEditing } from './board-editing.ts';
import { arrangedPaths, drawnIndexes, pathsAfter, pathsRemoved } from './chosen-all.ts';
import { movedBy } from '../../canvas/rules/edits.ts';
import { stationShape } from './station-shapes.ts';

const picture = { width: 800, height: 600 };
const shapes = [
  'M100 100L300 100L300 300L100 300Z',
  '',
  'M500 500C500 400 600 400 600 500Z',
  'M10 20L30 20L30 60Z',
].map((data, index) => stationShape({ ID: index + 11, data }, picture));
const choosing = (...indexes: readonly number[]) => ({
  editing: withSelection<BoardEditing>(freshEditing, indexes),
  shapes,
});

describe('all chosen shapes', () => {
  it('are those that are drawn', () => {
    expect(drawnIndexes(choosing(2, 1, 0))).toEqual([2, 0]);
    expect(drawnIndexes(choosing())).toEqual([]);
  });

  it('are changed one by one', () => {
    expect(pathsAfter(choosing(3, 1, 0), ({ contours }) => movedBy(contours, { x: 5, y: -5 }))).toEqual([
      { ID: 14, data: 'M15 15L35 15L35 55Z' },
      { ID: 11, data: 'M105 95L305 95L305 295L105 295Z' },
    ]);
    expect(pathsRemoved(choosing(0, 1))).toEqual([{ ID: 11, data: '' }]);
  });

  it('are left alone if their path data cannot be read, but can be removed', () => {
    const broken = { ...choosing(0), shapes: [stationShape({ ID: 9, data: 'nonsense' }, picture)] };
    expect(pathsAfter(broken, ({ contours }) => contours)).toEqual([]);
    expect(pathsRemoved(broken)).toEqual([{ ID: 9, data: '' }]);
  });

  it('are aligned with the first, or with the picture', () => {
    const align = { kind: 'align', edge: 'right' } as const;
    expect(arrangedPaths(choosing(0, 3), picture, { ...align, target: 'shapes' })).toEqual([
      { ID: 14, data: 'M280 20L300 20L300 60Z' },
    ]);
    expect(arrangedPaths(choosing(3), picture, { ...align, target: 'picture' })).toEqual([
      { ID: 14, data: 'M780 20L800 20L800 60Z' },
    ]);
  });

  it('are mirrored with their curves', () => {
    expect(arrangedPaths(choosing(2), picture, { kind: 'mirror', axis: 'x' })).toEqual([
      { ID: 13, data: 'M600 500C600 400 500 400 500 500Z' },
    ]);
    expect(arrangedPaths(choosing(3), picture, { kind: 'mirror', axis: 'y' })).toEqual([
      { ID: 14, data: 'M10 60L30 60L30 20Z' },
    ]);
  });
});

describe('locked shapes', () => {
  it('are neither moved nor removed, but others are aligned with them', () => {
    const { editing } = choosing(0, 2, 3);
    const state = { editing: withLocked(editing, [0], true), shapes };
    expect(drawnIndexes(state)).toEqual([2, 3]);
    expect(pathsRemoved(state).map(({ ID }) => ID)).toEqual([13, 14]);
    const aligned = arrangedPaths(state, picture, { kind: 'align', edge: 'left', target: 'shapes' });
    expect(aligned.map(({ ID }) => ID)).toEqual([13, 14]);
    expect(aligned[1]?.data).toBe('M100 20L120 20L120 60Z');
  });
});
