import { describe, expect, it } from 'vitest';
import { freshEditing, type Touch, withChosen, withTool } from '../rules/editing-state.ts';
import { withGrouped } from '../rules/multi-selection.ts';
import { withAnswer } from '../rules/trace/trace-act.ts';
import { isSmooth } from '../rules/edits.ts';
import { pointUndone } from '../rules/gestures.ts';
import { handsOf, touch } from '../testing/hands.ts';
import { boardAdapter, type BoardEditing, seenContours } from './board-adapter.ts';
import { dataOf, stationShape } from './rules/station-shapes.ts';

const { closed, cursorAt, dragged, dropped, grabbed, snapTargetsFor, tapped } = handsOf(boardAdapter);
const picture = { width: 800, height: 600 };
const square = stationShape({ ID: 1, data: 'M100 100L300 100L300 300L100 300Z' }, picture);
const shapes = [square, stationShape({ ID: 2, data: '' }, picture)];
const ring = [
  { x: 20, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 60 },
];

describe('the tool that finds outlines', () => {
  const using = (chosen: number | undefined): BoardEditing =>
    withTool(withChosen<BoardEditing>(freshEditing, chosen), 'outline');
  const found = (chosen: number): BoardEditing => {
    const { editing } = tapped(using(chosen), shapes, { x: 200, y: 150 }, touch);
    return editing.act?.kind === 'trace' ? withAnswer(editing, editing.act, { kind: 'outline', ring }) : editing;
  };

  it('gives the outline to the chosen station, beside the shape that it has', () => {
    expect(dataOf(closed(found(1), shapes).edit?.look ?? [])).toBe('M20 10L90 10L90 60Z');
    const { editing, edit } = closed(found(0), shapes);
    expect(editing).toEqual(using(0));
    expect(dataOf(edit?.look ?? [])).toBe(`${square.data}M20 10L90 10L90 60Z`);
  });

  it('does nothing before a station is chosen, and leaves drags to the picture', () => {
    expect(tapped(using(undefined), shapes, { x: 9, y: 9 }, touch)).toEqual({ editing: using(undefined) });
    expect(grabbed(using(0), shapes, { x: 200, y: 150 }, touch)).toBeUndefined();
  });

  it('can be given up', () => {
    expect(pointUndone(found(0))).toEqual(using(0));
  });
});

describe('freehand', () => {
  const using = (chosen: number | undefined): BoardEditing =>
    withTool(withChosen<BoardEditing>(freshEditing, chosen), 'freehand');
  const start = { x: 400, y: 300 };
  const disc = Array.from({ length: 60 }, (_, index) => ({
    x: 100 * Math.cos((index / 30) * Math.PI) - 100,
    y: 100 * Math.sin((index / 30) * Math.PI),
  }));
  const stroke = (ways: typeof disc): BoardEditing =>
    ways.reduce(
      (editing, way) => dragged(editing, start, way, touch),
      grabbed(using(1), shapes, start, touch) ?? using(1),
    );

  it('gives the chosen station a smooth line with few points', () => {
    const { editing, edit } = dropped(stroke(disc), shapes, start, touch);
    expect(editing).toEqual(using(1));
    expect(edit?.look).toHaveLength(1);
    const [line = []] = edit?.look ?? [];
    expect(line.length).toBeLessThan(20);
    expect(line.every(isSmooth)).toBe(true);
  });

  it('does nothing for a stroke that encloses nothing, for a tap, or before a station is chosen', () => {
    expect(dropped(stroke(disc.slice(0, 2)), shapes, start, touch)).toEqual({ editing: using(1) });
    expect(tapped(using(1), shapes, start, touch)).toEqual({ editing: using(1) });
    expect(grabbed(using(undefined), shapes, start, touch)).toBeUndefined();
  });
});

describe('several shapes', () => {
  const other = stationShape({ ID: 3, data: 'M500 400L600 400L600 500Z' }, picture);
  const all = [...shapes, other];
  const more: Touch = { ...touch, keepsShape: true };
  const { editing: both } = tapped(withChosen<BoardEditing>(freshEditing, 0), all, { x: 590, y: 450 }, more);

  it('are chosen with Shift, and by nothing else', () => {
    expect(both).toMatchObject({ chosen: 0, others: [2] });
    expect(tapped(both, all, { x: 0, y: 0 }, more).editing).toBe(both);
    expect(tapped(both, all, { x: 590, y: 450 }, touch).editing).toMatchObject({ chosen: 2, others: [] });
  });

  it('are dragged together, and have no handles', () => {
    const corner = { x: 101, y: 101 };
    const begun = grabbed(both, all, corner, touch) ?? both;
    expect(begun.act).toMatchObject({ kind: 'several', bounds: { x: 100, y: 100, width: 500, height: 400 } });
    expect(cursorAt(both, all, corner, touch)).toBe('move');
    const moved = dragged(begun, corner, { x: 7, y: -9 }, touch);
    expect(dataOf(seenContours(moved, all))).toBe('M107 91L307 91L307 291L107 291Z');
    expect(dropped(moved, all, corner, touch)).toEqual({ editing: both, moved: { x: 7, y: -9 } });
    expect(snapTargetsFor(begun, all, picture).points).toEqual([]);
  });

  it('are dropped by the drag of another', () => {
    const third = stationShape({ ID: 4, data: 'M700 10L790 10L790 90Z' }, picture);
    expect(grabbed(both, [...all, third], { x: 780, y: 30 }, touch)).toMatchObject({ chosen: 3, others: [] });
  });
});

describe('grouped shapes', () => {
  const all = [...shapes, stationShape({ ID: 3, data: 'M500 400L600 400L600 500Z' }, picture)];
  const fresh = withGrouped<BoardEditing>(freshEditing, [0, 2]);
  const at = { x: 590, y: 450 };

  it('are chosen by a tap on any of them, and alone by the next tap', () => {
    const { editing } = tapped(fresh, all, at, touch);
    expect(editing).toMatchObject({ chosen: 2, others: [0] });
    expect(tapped(editing, all, at, touch).editing).toMatchObject({ chosen: 2, others: [] });
  });

  it('are toggled together with Shift', () => {
    const more: Touch = { ...touch, keepsShape: true };
    const { editing } = tapped(withChosen(fresh, 1), all, at, more);
    expect(editing).toMatchObject({ chosen: 1, others: [2, 0] });
    expect(tapped(editing, all, { x: 200, y: 250 }, more).editing).toMatchObject({ chosen: 1, others: [] });
  });

  it('are dragged together, and alone once one is chosen alone', () => {
    const begun = grabbed(fresh, all, at, touch);
    expect(begun).toMatchObject({ chosen: 2, others: [0], act: { kind: 'several' } });
    expect(grabbed(withChosen(fresh, 2), all, { x: 580, y: 440 }, touch)?.act).toMatchObject({
      kind: 'drag',
      index: 2,
    });
  });
});
