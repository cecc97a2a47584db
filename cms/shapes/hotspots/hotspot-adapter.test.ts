import { describe, expect, it } from 'vitest';
import { cancelled, freshEditing, withChosen, withTool } from '../rules/editing-state.ts';
import { withHidden, withLocked } from '../rules/multi-selection.ts';
import { snapLines } from '../rules/snap.ts';
import { placed, point } from './testing/placings.ts';
import { draggedHotspot, drawnHotspot } from './rules/dragging.ts';
import { hotspotsAt } from './rules/hits.ts';
import { boxOf, type PlacedHotspot } from './rules/placing.ts';
import { draggedLook, pointUndone } from '../rules/gestures.ts';
import { handsOf, touch } from '../testing/hands.ts';
import { hotspotAdapter, type HotspotEditing } from './hotspot-adapter.ts';
import fc from 'fast-check';

const { closed, dragged: draggedTo, dropped, grabbed, hovered, tapped } = handsOf(hotspotAdapter);
const large: PlacedHotspot = { Kind: 'rect', X: 100, Y: 100, Width: 300, Height: 200, Points: '' };
const small: PlacedHotspot = { Kind: 'circle', X: 200, Y: 150, Width: 60, Height: 60, Points: '' };
const triangle: PlacedHotspot = {
  Kind: 'polygon',
  X: 500,
  Y: 0,
  Width: 100,
  Height: 100,
  Points: '500,0 600,0 600,100',
};

describe('dragging', () => {
  it('there and back restores every hotspot', () => {
    fc.assert(
      fc.property(placed, point, (before, by) => {
        const now = draggedHotspot(before, by);
        expect(draggedHotspot(now, { x: -by.x, y: -by.y })).toEqual(before);
        expect(draggedHotspot(before, { x: 0, y: 0 })).toEqual(before);
      }),
    );
  });

  it('ends on whole pixels, and snaps to nearby lines', () => {
    const lines = snapLines({ width: 1000, height: 800 }, [large].map(boxOf));
    const { now, guides } = draggedLook(
      hotspotAdapter,
      { before: small, part: { kind: 'shape', from: boxOf(small) } },
      { x: -96.4, y: 300.3 },
      { ...touch, lines },
    );
    expect(now).toMatchObject({ X: 100, Y: 450 });
    expect(guides).toHaveLength(1);
  });

  it('draws between any two corners, and a square with Shift', () => {
    fc.assert(
      fc.property(point, point, fc.boolean(), (from, by, keepsShape) => {
        const box = boxOf(
          drawnHotspot('rect', from, { x: from.x + by.x, y: from.y + by.y }, { ...touch, reach: 0, keepsShape }).now,
        );
        expect(box.x === from.x || box.x + box.width === from.x).toBe(true);
        expect(box.y === from.y || box.y + box.height === from.y).toBe(true);
        if (keepsShape) expect(box.width).toBe(box.height);
      }),
    );
  });
});

describe('hidden and locked hotspots', () => {
  const at = { x: 230, y: 180 };
  const both = [large, small];

  it('are not hit while hidden', () => {
    const editing = withHidden<HotspotEditing>(freshEditing, [1], true);
    expect(tapped(editing, both, at, touch).editing.chosen).toBe(0);
    expect(hovered(editing, both, at, touch).hovered).toBe(0);
    expect(grabbed(editing, both, at, touch)).toMatchObject({ chosen: 0 });
    expect(tapped(editing, both, at, { ...touch, keepsShape: true }).editing.chosen).toBe(0);
  });

  it('are chosen but not dragged while locked', () => {
    const editing = withLocked<HotspotEditing>(freshEditing, [1], true);
    const after = tapped(editing, both, at, touch).editing;
    expect(after.chosen).toBe(1);
    expect(grabbed(after, both, at, touch)).toMatchObject({ chosen: 0 });
    expect(grabbed(after, both, { x: 200, y: 150 }, touch)).toMatchObject({ chosen: 0, act: { kind: 'drag' } });
    expect(grabbed(withLocked(after, [0], true), both, at, touch)).toBeUndefined();
  });
});

describe('the hotspots under a point', () => {
  it('are sorted from small to large, so that none is out of reach', () => {
    expect(hotspotsAt([large, small], { x: 230, y: 180 }, 3)).toEqual([1, 0]);
    expect(hotspotsAt([small, large], { x: 230, y: 180 }, 3)).toEqual([0, 1]);
    expect(hotspotsAt([large, small], { x: 110, y: 110 }, 3)).toEqual([0]);
    expect(hotspotsAt([large, small], { x: 0, y: 0 }, 3)).toEqual([]);
  });

  it('are chosen one after the other by clicks at the same place', () => {
    const at = { x: 230, y: 180 };
    let editing: HotspotEditing = freshEditing;
    const chosen = [0, 1, 2].map(() => {
      ({ editing } = tapped(editing, [large, small], at, touch));
      return editing.chosen;
    });
    expect(chosen).toEqual([1, 0, 1]);
  });
});

describe('a gesture', () => {
  it('moves the chosen hotspot even if another covers it', () => {
    const editing = grabbed(withChosen<HotspotEditing>(freshEditing, 0), [large, small], { x: 230, y: 180 }, touch);
    expect(editing?.act).toMatchObject({ kind: 'drag', index: 0 });
  });

  it('grabs the handle of the chosen hotspot, even from just outside', () => {
    const editing = grabbed(withChosen<HotspotEditing>(freshEditing, 0), [large], { x: 408, y: 200 }, touch);
    expect(editing?.act).toMatchObject({ part: { kind: 'grip', grip: { x: 1, y: 0 } } });
  });

  it('moves the picture if there is no hotspot', () => {
    expect(grabbed(freshEditing, [large], { x: 10, y: 10 }, touch)).toBeUndefined();
  });

  it('edits once, at its end; cancelled, it edits nothing', () => {
    const from = { x: 110, y: 290 };
    const begun = grabbed(freshEditing, [large], from, touch);
    if (begun === undefined) throw new Error('nothing was grabbed');
    const under = draggedTo(draggedTo(begun, from, { x: 5, y: 5 }, touch), from, { x: 20, y: -10 }, touch);
    expect(dropped(under, [large], from, touch)).toMatchObject({
      editing: { act: undefined, chosen: 0 },
      edit: { index: 0, look: { X: 120, Y: 90 } },
    });
    expect(cancelled(under)).toMatchObject({ act: undefined, chosen: 0, guides: [] });
    expect(dropped(begun, [large], from, touch).edit).toBeUndefined();
  });

  it('adds a corner on a polygon’s side, and moves it', () => {
    const from = { x: 550, y: 1 };
    const begun = grabbed(withChosen<HotspotEditing>(freshEditing, 0), [triangle], from, touch);
    if (begun === undefined) throw new Error('nothing was grabbed');
    const { edit } = dropped(draggedTo(begun, from, { x: 0, y: 30 }, touch), [triangle], from, touch);
    expect(edit).toMatchObject({ look: { Points: '500,0 550,30 600,0 600,100' } });
  });
});

describe('a polygon', () => {
  const corners = [
    { x: 10, y: 10 },
    { x: 110, y: 10 },
    { x: 110, y: 90 },
  ];
  const drawnSo = (many: readonly { readonly x: number; readonly y: number }[]): HotspotEditing => {
    let editing = withTool<HotspotEditing>(freshEditing, 'pen');
    for (const corner of many) ({ editing } = tapped(editing, [], corner, touch));
    return editing;
  };

  it('is drawn corner by corner, and closed at its first', () => {
    expect(tapped(drawnSo(corners), [], { x: 14, y: 12 }, touch)).toMatchObject({
      editing: { tool: 'pen', act: undefined },
      edit: {
        look: { Kind: 'polygon', X: 10, Y: 10, Width: 100, Height: 80, Points: '10,10 110,10 110,90' },
      },
    });
  });

  it('is not closed before it has three corners', () => {
    const editing = drawnSo(corners.slice(0, 2));
    expect(closed(editing, [])).toEqual({ editing });
    expect(tapped(editing, [], { x: 11, y: 10 }, touch).edit).toBeUndefined();
  });

  it('loses its last corner on request, and all of them at Escape', () => {
    const editing = hovered(drawnSo(corners), [], { x: 50, y: 50 }, touch);
    expect(editing.act).toMatchObject({ next: { x: 50, y: 50 } });
    expect(pointUndone(editing).act).toMatchObject({ nodes: corners.slice(0, 2).map((at) => ({ at })) });
    expect(cancelled(editing)).toMatchObject({ act: undefined, tool: 'pen' });
    expect(cancelled(cancelled(editing))).toMatchObject({ tool: 'select' });
  });
});
