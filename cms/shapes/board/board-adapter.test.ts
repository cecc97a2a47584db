import { describe, expect, it } from 'vitest';
import { cancelled, freshEditing, withChosen, withTool } from '../rules/editing-state.ts';
import { dataOf, stationShape } from './rules/station-shapes.ts';
import { pointUndone } from '../rules/gestures.ts';
import { handsOf, touch } from '../testing/hands.ts';
import { boardAdapter, type BoardEditing } from './board-adapter.ts';

const { closed, dragged, dropped, grabbed, tapped } = handsOf(boardAdapter);
const picture = { width: 800, height: 600 };
const square = stationShape({ ID: 1, data: 'M100 100L300 100L300 300L100 300Z' }, picture);
const inner = stationShape({ ID: 2, data: 'M150 150L200 150L200 200L150 200Z' }, picture);
const empty = stationShape({ ID: 3, data: '' }, picture);
const shapes = [square, inner, empty];

function drag(editing: BoardEditing, from: { x: number; y: number }, by: { x: number; y: number }) {
  const begun = grabbed(editing, shapes, from, touch);
  if (begun === undefined) throw new Error('nothing was grabbed');
  return dropped(dragged(begun, from, by, touch), shapes, { x: from.x + by.x, y: from.y + by.y }, touch);
}

describe('the pen', () => {
  const ready = withTool(withChosen<BoardEditing>(freshEditing, 2), 'pen');

  it('draws corners by clicks and curves by drags, and ends at its first point', () => {
    let editing = ready;
    ({ editing } = tapped(editing, shapes, { x: 400, y: 400 }, touch));
    ({ editing } = tapped(editing, shapes, { x: 500, y: 400 }, touch));
    ({ editing } = drag(editing, { x: 500, y: 500 }, { x: -30, y: 20 }));
    const { editing: rest, edit } = tapped(editing, shapes, { x: 403, y: 401 }, touch);
    expect(rest).toMatchObject({ tool: 'pen', act: undefined });
    expect(dataOf(edit?.look ?? [])).toBe('M400 400L500 400C500 400 530 480 500 500C470 520 400 400 400 400Z');
  });

  it('removes the line point by point, or all at once', () => {
    let editing = ready;
    ({ editing } = tapped(editing, shapes, { x: 400, y: 400 }, touch));
    ({ editing } = tapped(editing, shapes, { x: 500, y: 400 }, touch));
    expect(closed(editing, shapes).edit).toBeUndefined();
    expect(pointUndone(editing).act).toMatchObject({ nodes: [{ at: { x: 400, y: 400 } }] });
    expect(cancelled(editing)).toMatchObject({ act: undefined, tool: 'pen' });
  });

  it('draws nothing while no place is chosen', () => {
    const editing = withTool<BoardEditing>(freshEditing, 'pen');
    expect(tapped(editing, shapes, { x: 400, y: 400 }, touch)).toEqual({ editing });
    expect(grabbed(editing, shapes, { x: 400, y: 400 }, touch)).toBeUndefined();
  });
});

describe('a drag', () => {
  it('moves a whole shape and updates its text', () => {
    const { edit } = drag(freshEditing, { x: 250, y: 250 }, { x: 10, y: -20 });
    expect(dataOf(edit?.look ?? [])).toBe('M110 80L310 80L310 280L110 280Z');
  });

  it('moves a point of the chosen shape onto a nearby point of another', () => {
    const begun = grabbed(withChosen<BoardEditing>(freshEditing, 0), shapes, { x: 302, y: 299 }, touch);
    if (begun === undefined) throw new Error('nothing was grabbed');
    const near = { ...touch, points: [{ x: 340.5, y: 320.25 }] };
    const moved = dragged(begun, { x: 302, y: 299 }, { x: 40, y: 18 }, near);
    expect(dataOf(dropped(moved, shapes, { x: 342, y: 317 }, near).edit?.look ?? [])).toBe(
      'M100 100L300 100L340.5 320.25L100 300Z',
    );
  });

  it('adds a point in the middle of a line, and moves it', () => {
    const { edit } = drag(withChosen<BoardEditing>(freshEditing, 0), { x: 200, y: 101 }, { x: 0, y: -50 });
    expect(dataOf(edit?.look ?? [])).toBe('M100 100L200 50L300 100L300 300L100 300Z');
  });

  it('that is cancelled changes nothing', () => {
    const begun = grabbed(freshEditing, shapes, { x: 250, y: 250 }, touch);
    expect(begun === undefined ? undefined : cancelled(begun)).toMatchObject({ act: undefined, chosen: 0 });
  });
});

it('repeated clicks at the same place choose one shape after the other', () => {
  let editing: BoardEditing = freshEditing;
  const chosen = [0, 1, 2].map(() => {
    ({ editing } = tapped(editing, shapes, { x: 175, y: 165 }, touch));
    return editing.chosen;
  });
  expect(chosen).toEqual([1, 0, 1]);
});

it('a shape that cannot be read is reported, and drawn up to the fault', () => {
  const broken = stationShape({ ID: 4, data: 'M0 0L90 0L90 90Lx' }, picture);
  expect(broken).toMatchObject({ fault: 'broken' });
  expect(broken.rings).toHaveLength(1);
});
