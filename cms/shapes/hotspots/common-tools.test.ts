import { describe, expect, it } from 'vitest';
import { freshEditing, type Touch, withChosen, withTool } from '../rules/editing-state.ts';
import { withGrouped } from '../rules/multi-selection.ts';
import { withAnswer } from '../rules/trace/trace-act.ts';
import { type PlacedHotspot } from './rules/placing.ts';
import { pointUndone } from '../rules/gestures.ts';
import { handsOf, touch } from '../testing/hands.ts';
import { hotspotAdapter, type HotspotEditing, seenHotspot } from './hotspot-adapter.ts';

const { closed, cursorAt, dragged, dropped, grabbed, snapTargetsFor, tapped } = handsOf(hotspotAdapter);
const rect: PlacedHotspot = { Kind: 'rect', X: 100, Y: 100, Width: 300, Height: 200, Points: '' };
const ring = [
  { x: 20, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 60 },
];

describe('the tool that finds outlines', () => {
  const idle = withTool(withChosen<HotspotEditing>(freshEditing, 0), 'outline');
  const { editing: begun } = tapped(idle, [rect], { x: 200, y: 150 }, touch);

  it('starts with a tap, and leaves drags to the picture', () => {
    expect(begun.act).toMatchObject({ kind: 'trace', at: { x: 200, y: 150 } });
    expect(grabbed(idle, [rect], { x: 200, y: 150 }, touch)).toBeUndefined();
    expect(cursorAt(idle, [rect], { x: 200, y: 150 }, touch)).toBeUndefined();
  });

  it('adds the outline as a polygon, and stays for the next one', () => {
    const found = begun.act?.kind === 'trace' ? withAnswer(begun, begun.act, { kind: 'outline', ring }) : begun;
    expect(closed(found, [rect])).toEqual({
      editing: { ...idle, chosen: undefined },
      edit: {
        look: { Kind: 'polygon', X: 20, Y: 10, Width: 70, Height: 50, Points: '20,10 90,10 90,60' },
      },
    });
  });

  it('adds nothing before there is an answer, and can be given up', () => {
    expect(closed(begun, [rect])).toEqual({ editing: begun });
    expect(pointUndone(begun)).toEqual(idle);
  });
});

describe('freehand', () => {
  const idle = withTool(withChosen<HotspotEditing>(freshEditing, 0), 'freehand');
  const start = { x: 500, y: 100 };
  const ways = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
    { x: 0, y: 90 },
  ];
  const stroke = (by: typeof ways): HotspotEditing =>
    by.reduce((editing, way) => dragged(editing, start, way, touch), grabbed(idle, [rect], start, touch) ?? idle);

  it('adds what was drawn around as a polygon', () => {
    const { editing, edit } = dropped(stroke(ways), [rect], start, touch);
    expect(editing).toEqual({ ...idle, chosen: undefined });
    expect(edit).toMatchObject({ look: { Kind: 'polygon' } });
    const { X, Y, Width, Height } = edit?.look ?? rect;
    for (const [given, expected] of [
      [X, 500],
      [Y, 100],
      [Width, 90],
      [Height, 90],
    ] as const)
      expect(Math.abs(given - expected)).toBeLessThan(5);
  });

  it('adds nothing for a stroke that encloses nothing, or for a tap', () => {
    expect(dropped(stroke(ways.slice(0, 2)), [rect], start, touch)).toEqual({ editing: idle });
    expect(tapped(idle, [rect], start, touch)).toEqual({ editing: idle });
  });
});

describe('several hotspots', () => {
  const circle: PlacedHotspot = { Kind: 'circle', X: 500, Y: 300, Width: 80, Height: 80, Points: '' };
  const all = [rect, circle];
  const more: Touch = { ...touch, keepsShape: true };
  const one = withChosen<HotspotEditing>(freshEditing, 0);
  const { editing: both } = tapped(one, all, { x: 540, y: 340 }, more);

  it('are chosen with Shift, and by nothing else', () => {
    expect(both).toMatchObject({ chosen: 0, others: [1] });
    expect(tapped(both, all, { x: 150, y: 150 }, more).editing).toMatchObject({ chosen: 1, others: [] });
    expect(tapped(both, all, { x: 0, y: 0 }, more).editing).toBe(both);
    expect(tapped(both, all, { x: 540, y: 340 }, touch).editing).toMatchObject({ chosen: 1, others: [] });
  });

  it('are dragged together, and have no handles', () => {
    const corner = { x: 101, y: 101 };
    const begun = grabbed(both, all, corner, touch);
    expect(begun?.act).toMatchObject({ kind: 'several', bounds: { x: 100, y: 100, width: 480, height: 280 } });
    expect(cursorAt(both, all, corner, touch)).toBe('move');
    const moved = dragged(begun ?? both, corner, { x: 7, y: -9 }, touch);
    // A store's selector must return the same object again.
    expect(seenHotspot(moved, all)).toBe(rect);
    expect(dropped(moved, all, corner, touch)).toEqual({ editing: both, moved: { x: 7, y: -9 } });
    expect(dropped(begun ?? both, all, corner, touch)).toEqual({ editing: both, moved: undefined });
  });

  it('are dropped by the drag of another, and do not snap to themselves', () => {
    const third: PlacedHotspot = { ...circle, X: 700 };
    expect(grabbed(both, [...all, third], { x: 740, y: 340 }, touch)).toMatchObject({ chosen: 2, others: [] });
    const begun = grabbed(both, all, { x: 150, y: 150 }, touch) ?? both;
    expect(snapTargetsFor(begun, all, { width: 800, height: 600 }).lines.upright).toHaveLength(3);
  });
});

describe('grouped hotspots', () => {
  const circle: PlacedHotspot = { Kind: 'circle', X: 500, Y: 300, Width: 80, Height: 80, Points: '' };
  const all = [rect, circle, { ...circle, X: 700 }];
  const fresh = withGrouped<HotspotEditing>(freshEditing, [0, 1]);
  const at = { x: 540, y: 340 };

  it('are chosen by a tap on any of them, and alone by the next tap', () => {
    const { editing } = tapped(fresh, all, at, touch);
    expect(editing).toMatchObject({ chosen: 1, others: [0] });
    expect(tapped(editing, all, at, touch).editing).toMatchObject({ chosen: 1, others: [] });
  });

  it('are toggled together with Shift', () => {
    const more: Touch = { ...touch, keepsShape: true };
    const { editing } = tapped(withChosen(fresh, 2), all, at, more);
    expect(editing).toMatchObject({ chosen: 2, others: [1, 0] });
    expect(tapped(editing, all, { x: 150, y: 150 }, more).editing).toMatchObject({ chosen: 2, others: [] });
  });

  it('are dragged together, and alone once one is chosen alone', () => {
    const begun = grabbed(fresh, all, at, touch);
    expect(begun).toMatchObject({ chosen: 1, others: [0], act: { kind: 'several' } });
    expect(grabbed(withChosen(fresh, 1), all, at, touch)?.act).toMatchObject({ kind: 'drag', index: 1 });
  });
});
