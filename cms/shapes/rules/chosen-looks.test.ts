import { describe, expect, it } from 'vitest';
import { freshEditing } from './editing-state.ts';
import { withSelection, withLocked } from './multi-selection.ts';
import { arrangedLooks, type Looks, movedLooks } from './chosen-looks.ts';
import { boardAdapter, type BoardEditing, type BoardLook } from '../board/board-adapter.ts';
import { dataOf, stationShape } from '../board/rules/station-shapes.ts';

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

const pathsOf = (looks: Looks<BoardLook>) => [...looks].map(([index, look]) => [index, dataOf(look)]);

describe('all chosen shapes', () => {
  it('are moved together', () => {
    expect(pathsOf(movedLooks(boardAdapter, choosing(3, 1, 0), { x: 5, y: -5 }))).toEqual([
      [3, 'M15 15L35 15L35 55Z'],
      [0, 'M105 95L305 95L305 295L105 295Z'],
    ]);
  });

  it('are left alone if their path data cannot be read', () => {
    const broken = { ...choosing(0), shapes: [stationShape({ ID: 9, data: 'nonsense' }, picture)] };
    expect(pathsOf(movedLooks(boardAdapter, broken, { x: 5, y: 5 }))).toEqual([]);
  });

  it('are aligned with the first, or with the picture', () => {
    const align = { kind: 'align', edge: 'right' } as const;
    expect(pathsOf(arrangedLooks(boardAdapter, choosing(0, 3), picture, { ...align, target: 'shapes' }))).toEqual([
      [3, 'M280 20L300 20L300 60Z'],
    ]);
    expect(pathsOf(arrangedLooks(boardAdapter, choosing(3), picture, { ...align, target: 'picture' }))).toEqual([
      [3, 'M780 20L800 20L800 60Z'],
    ]);
  });

  it('are mirrored with their curves', () => {
    expect(pathsOf(arrangedLooks(boardAdapter, choosing(2), picture, { kind: 'mirror', axis: 'x' }))).toEqual([
      [2, 'M600 500C600 400 500 400 500 500Z'],
    ]);
    expect(pathsOf(arrangedLooks(boardAdapter, choosing(3), picture, { kind: 'mirror', axis: 'y' }))).toEqual([
      [3, 'M10 60L30 60L30 20Z'],
    ]);
  });
});

describe('locked shapes', () => {
  it('are not moved, but others are aligned with them', () => {
    const { editing } = choosing(0, 2, 3);
    const state = { editing: withLocked(editing, [0], true), shapes };
    expect([...movedLooks(boardAdapter, state, { x: 1, y: 1 }).keys()]).toEqual([2, 3]);
    const aligned = arrangedLooks(boardAdapter, state, picture, { kind: 'align', edge: 'left', target: 'shapes' });
    expect(pathsOf(aligned)[1]).toEqual([3, 'M100 20L120 20L120 60Z']);
    expect([...aligned.keys()]).toEqual([2, 3]);
  });
});
