import { describe, expect, it } from 'vitest';
import { freshEditing, type Touch, withChosen, withTool } from '../rules/editing-state.ts';
import { formBetween } from './rules/forms.ts';
import { dataOf, stationShape } from './rules/station-shapes.ts';
import { pointUndone } from '../rules/gestures.ts';
import { handsOf, touch } from '../testing/hands.ts';
import { boardAdapter, type BoardEditing, seenContours } from './board-adapter.ts';

const { closed, cursorAt, dragged, dropped, grabbed, hovered, partsOf, snapTargetsFor, tapped } = handsOf(boardAdapter);
const picture = { width: 800, height: 600 };
const sticky: Touch = { ...touch, lines: { upright: [{ at: 450, from: 0, to: 9 }], level: [] } };
const square = stationShape({ ID: 1, data: 'M100 100L300 100L300 300L100 300Z' }, picture);
const bow = stationShape({ ID: 2, data: 'M500 500C500 400 600 400 600 500Z' }, picture);
const shapes = [square, bow, stationShape({ ID: 3, data: '' }, picture)];
const chosen = (index: number): BoardEditing => withChosen<BoardEditing>(freshEditing, index);
const corner = [
  { x: 400, y: 400 },
  { x: 460, y: 440 },
] as const;
const pen = withTool(chosen(2), 'pen');

type Spot = { readonly x: number; readonly y: number };

function grab(editing: BoardEditing, at: Spot, by = touch): BoardEditing {
  const begun = grabbed(editing, shapes, at, by);
  if (begun === undefined) throw new Error('nothing was grabbed');
  return begun;
}

function line(...corners: readonly Spot[]): BoardEditing {
  return corners.reduce((editing, at) => tapped(editing, shapes, at, touch).editing, pen);
}

const corners = [
  { x: 400, y: 400 },
  { x: 460, y: 400 },
  { x: 460, y: 460 },
];

describe('a tap', () => {
  it('chooses a point of the chosen shape, or adds one in the middle of a side', () => {
    expect(tapped(chosen(0), shapes, { x: 305, y: 295 }, touch)).toEqual({
      editing: { ...chosen(0), point: { contour: 0, node: 2 } },
    });
    const { editing, edit } = tapped(chosen(0), shapes, { x: 300, y: 205 }, touch);
    expect(editing.point).toEqual({ contour: 0, node: 2 });
    expect(dataOf(edit?.look ?? [])).toBe('M100 100L300 100L300 200L300 300L100 300Z');
    const bent: BoardEditing = { ...chosen(1), point: { contour: 0, node: 0 } };
    expect(tapped(bent, shapes, { x: 500, y: 405 }, touch)).toEqual({ editing: bent });
  });

  it('of the pen closes a line at its first or last point once there are three', () => {
    expect(tapped(line(...corners.slice(0, 2)), shapes, { x: 400, y: 401 }, touch).edit).toBeUndefined();
    const editing = line(...corners);
    const data = 'M400 400L460 400L460 460Z';
    expect(dataOf(tapped(editing, shapes, { x: 412, y: 400 }, touch).edit?.look ?? [])).toBe(data);
    expect(tapped(editing, shapes, { x: 413, y: 400 }, touch).edit).toBeUndefined();
    expect(tapped(editing, shapes, { x: 461, y: 460 }, touch).edit).toBeUndefined();
    const { editing: rest, edit } = tapped(editing, shapes, { x: 460, y: 460 }, touch);
    expect(dataOf(edit?.look ?? [])).toBe(data);
    expect(rest).toEqual(withTool(chosen(2), 'pen'));
  });

  it.each(['rect', 'circle'] as const)('with the tool for a %s draws one for the chosen station', (tool) => {
    const begun = grabbed(withTool<BoardEditing>(chosen(2), tool), shapes, { x: 400, y: 400 }, touch);
    if (begun === undefined) throw new Error('nothing was grabbed');
    const { editing, edit } = dropped(
      dragged(begun, { x: 400, y: 400 }, { x: 60, y: 40 }, touch),
      shapes,
      { x: 460, y: 440 },
      touch,
    );
    expect(editing).toEqual(withTool<BoardEditing>(chosen(2), tool));
    expect(dataOf(edit?.look ?? [])).toBe(
      tool === 'rect' ? 'M400 400L460 400L460 440L400 440Z' : dataOf([formBetween('circle', ...corner)]),
    );
    expect(grabbed(withTool<BoardEditing>(freshEditing, tool), shapes, { x: 400, y: 400 }, touch)).toBeUndefined();
  });

  it('of the pen adds its line to those of the shape', () => {
    const { editing } = [...corners, { x: 400, y: 460 }].reduce(
      ({ editing: before }, at) => tapped(before, shapes, at, touch),
      { editing: withTool(chosen(0), 'pen') },
    );
    expect(closed(editing, shapes).edit?.look).toHaveLength(2);
    expect(closed(chosen(0), shapes)).toEqual({ editing: chosen(0) });
  });

  it('of the pen snaps to lines, to whole pixels elsewhere, and to nearby points', () => {
    const at = (given: Spot, by: Touch): unknown => {
      const { act } = tapped(pen, shapes, given, by).editing;
      return act?.kind === 'line' ? act.nodes : undefined;
    };
    expect(at({ x: 444, y: 20.6 }, sticky)).toEqual([{ at: { x: 450, y: 21 } }]);
    expect(at({ x: 442.4, y: 20 }, sticky)).toEqual([{ at: { x: 442, y: 20 } }]);
    expect(at({ x: 444, y: 20 }, { ...sticky, points: [{ x: 440.5, y: 22.25 }] })).toEqual([
      { at: { x: 440.5, y: 22.25 } },
    ]);
  });
});

describe('a drag of the pen', () => {
  it('bends the line at its last point, equally on both sides', () => {
    const begun = grab(line(...corners.slice(0, 2)), { x: 460, y: 460 });
    expect(begun.act).toMatchObject({ held: { node: 2, part: 'arms' }, next: undefined });
    const bent = dragged(begun, { x: 461, y: 462 }, { x: 10, y: -20 }, touch);
    const node = { at: { x: 460, y: 460 }, before: { x: 449, y: 478 }, behind: { x: 471, y: 442 } };
    expect(bent.act).toMatchObject({ nodes: [{ at: corners[0] }, { at: corners[1] }, node] });
    const { editing } = dropped(bent, shapes, { x: 0, y: 0 }, touch);
    expect(editing.act).toMatchObject({ held: undefined });
    expect(dragged(editing, { x: 0, y: 0 }, { x: 9, y: 9 }, touch)).toBe(editing);
  });

  it('closes a line of two points when one of them is bent', () => {
    const bent = dragged(
      grab(line({ x: 400, y: 400 }), { x: 460, y: 400 }),
      { x: 460, y: 400 },
      { x: 0, y: 30 },
      touch,
    );
    const { editing } = dropped(bent, shapes, { x: 0, y: 0 }, touch);
    expect(dataOf(closed(editing, shapes).edit?.look ?? [])).toBe(
      'M400 400C400 400 460 370 460 400C460 430 400 400 400 400Z',
    );
    expect(closed(line(...corners.slice(0, 2)), shapes).edit).toBeUndefined();
  });

  it('that starts at the first point ends the line there', () => {
    const editing = line(...corners);
    expect(grabbed(editing, shapes, { x: 405, y: 400 }, touch)).toBe(editing);
    expect(dropped(editing, shapes, { x: 405, y: 400 }, touch).edit?.look).toHaveLength(1);
    expect(dropped(chosen(0), shapes, { x: 405, y: 400 }, touch)).toEqual({ editing: chosen(0) });
  });

  it('is undone point by point', () => {
    expect(pointUndone(line(...corners)).act).toMatchObject({ nodes: [{ at: corners[0] }, { at: corners[1] }] });
    expect(pointUndone(line(...corners.slice(0, 1))).act).toMatchObject({ nodes: [], gone: [{ at: corners[0] }] });
    expect(pointUndone(chosen(1))).toEqual(chosen(1));
  });
});

describe('a drag', () => {
  it('moves a shape onto a line, and shows the line', () => {
    const begun = grab(chosen(1), { x: 200, y: 200 });
    expect(begun).toMatchObject({ chosen: 0, point: undefined, act: { index: 0, part: { kind: 'shape' } } });
    const moved = dragged(begun, { x: 200, y: 200 }, { x: 146, y: 5 }, sticky);
    expect(dataOf(seenContours(moved, shapes))).toBe('M250 105L450 105L450 305L250 305Z');
    expect(moved.guides).toHaveLength(1);
    expect(dropped(moved, shapes, { x: 0, y: 0 }, touch).editing).toEqual(chosen(0));
    expect(seenContours(chosen(0), shapes)).toBe(square.contours);
    expect(seenContours(freshEditing, shapes)).toEqual([]);
  });

  it('moves a point onto a line', () => {
    const begun = grab(chosen(0), { x: 303, y: 303 });
    expect(begun.point).toEqual({ contour: 0, node: 2 });
    const moved = dragged(begun, { x: 303, y: 303 }, { x: 146, y: 5.4 }, sticky);
    expect(dataOf(seenContours(moved, shapes))).toBe('M100 100L300 100L450 305L100 300Z');
    expect(moved.guides).toHaveLength(1);
  });

  it('bends a curve by an arm of the chosen point', () => {
    const begun = grab({ ...chosen(1), point: { contour: 0, node: 0 } }, { x: 500, y: 405 });
    expect(begun.act).toMatchObject({ part: { kind: 'arm', arm: 'behind' } });
    const bent = dragged(begun, { x: 500, y: 405 }, { x: 10, y: -20 }, touch);
    expect(dataOf(seenContours(bent, shapes))).toBe('M500 500C510 380 600 400 600 500Z');
  });

  it('that moves nothing edits nothing, except that a new point is added', () => {
    const begun = grab(chosen(0), { x: 200, y: 200 });
    expect(dropped(begun, shapes, { x: 200, y: 200 }, touch).edit).toBeUndefined();
    expect(grabbed(chosen(0), shapes, { x: 700, y: 50 }, touch)).toBeUndefined();
    expect(dragged(chosen(0), { x: 0, y: 0 }, { x: 1, y: 1 }, touch)).toEqual(chosen(0));
    const middle = grab(chosen(0), { x: 300, y: 205 });
    expect(middle).toMatchObject({ point: { contour: 0, node: 2 } });
    expect(dataOf(seenContours(middle, shapes))).toBe('M100 100L300 100L300 200L300 300L100 300Z');
  });
});

describe('the mouse', () => {
  it('is over the topmost shape, unless the pen is chosen', () => {
    expect(hovered(freshEditing, shapes, { x: 200, y: 200 }, touch).hovered).toBe(0);
    const over = { ...freshEditing, hovered: 0 };
    expect(hovered(over, shapes, { x: 201, y: 200 }, touch)).toBe(over);
    expect(hovered(over, shapes, undefined, touch).hovered).toBeUndefined();
    expect(hovered(pen, shapes, { x: 200, y: 200 }, touch).hovered).toBeUndefined();
  });

  it('extends the line that is being drawn', () => {
    const led = hovered(line({ x: 400, y: 400 }), shapes, { x: 445, y: 30 }, sticky);
    expect(led).toMatchObject({ act: { next: { x: 450, y: 30 } }, guides: [{ from: { x: 450 } }] });
    expect(hovered(led, shapes, undefined, sticky)).toMatchObject({ act: { next: undefined }, guides: [] });
  });

  it.each([
    ['a point', { x: 300, y: 300 }, 'move'],
    ['the middle of a side', { x: 300, y: 200 }, 'copy'],
    ['the chosen shape', { x: 200, y: 250 }, 'move'],
    ['another shape', { x: 550, y: 470 }, 'pointer'],
    ['nothing', { x: 700, y: 50 }, undefined],
  ])('tells over %s what it would do', (_, at, cursor) => {
    expect(cursorAt(chosen(0), shapes, at, touch)).toBe(cursor);
    expect(cursorAt({ ...chosen(0), tool: 'pen' }, shapes, at, touch)).toBeUndefined();
  });
});

describe('snap targets', () => {
  it('are the picture, the other shapes, their points, and the points of the line', () => {
    const { lines, points } = snapTargetsFor(line({ x: 20, y: 30 }), shapes, picture);
    expect(lines.upright.map(({ at }) => at)).toEqual([0, 400, 800, 100, 200, 300, 500, 550, 600, 20]);
    expect(points).toHaveLength(6);
    expect(snapTargetsFor(chosen(0), shapes, picture).points).toEqual([
      { x: 500, y: 500 },
      { x: 600, y: 500 },
    ]);
  });
});

describe('the handles of a shape', () => {
  const kinds = (index: number, roomy: number, node?: number): readonly string[] =>
    partsOf(shapes[index]?.contours ?? [], roomy, node === undefined ? undefined : { contour: 0, node }).map(
      ({ kind, at }) => `${kind} ${at.x} ${at.y}`,
    );

  it('are its points, and the middles of sides that are long enough', () => {
    const points = ['node 100 100', 'node 300 100', 'node 300 300', 'node 100 300'];
    const middles = ['middle 200 100', 'middle 300 200', 'middle 200 300', 'middle 100 200'];
    expect(kinds(0, 200)).toEqual([...points, ...middles]);
    expect(kinds(0, 200.1)).toEqual(points);
  });

  it('are the arms of the chosen point first', () => {
    expect(kinds(1, 999, 0)).toEqual(['arm 500 400', 'node 500 500', 'node 600 500']);
    expect(kinds(1, 999, 1)).toEqual(['arm 600 400', 'node 500 500', 'node 600 500']);
    expect(kinds(1, 180)).toEqual(['node 500 500', 'node 600 500', 'middle 550 425']);
    expect(kinds(1, 181)).toEqual(['node 500 500', 'node 600 500']);
  });
});
