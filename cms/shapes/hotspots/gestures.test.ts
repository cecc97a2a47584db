import { describe, expect, it } from 'vitest';
import { freshEditing, type Touch, withChosen, withTool } from '../rules/editing-state.ts';
import { readOutline } from '#content/outline.ts';
import { type PlacedHotspot } from './rules/placing.ts';
import { handsOf, touch } from '../testing/hands.ts';
import { hotspotAdapter, type HotspotEditing, seenHotspot } from './hotspot-adapter.ts';

const { closed, cursorAt, dragged, dropped, grabbed, hovered, snapTargetsFor, tapped } = handsOf(hotspotAdapter);
const sticky: Touch = { ...touch, lines: { upright: [{ at: 50, from: 0, to: 9 }], level: [] } };
const rect: PlacedHotspot = { Kind: 'rect', X: 100, Y: 100, Width: 300, Height: 200, Points: '' };
const triangle: PlacedHotspot = { ...rect, Kind: 'polygon', X: 500, Points: '500,100 800,100 800,300' };
const both = [rect, triangle];
const chosen = (index: number): HotspotEditing => withChosen<HotspotEditing>(freshEditing, index);
const using = (tool: HotspotEditing['tool']): HotspotEditing => withTool<HotspotEditing>(freshEditing, tool);

function grab(editing: HotspotEditing, at: { readonly x: number; readonly y: number }, by = touch): HotspotEditing {
  const begun = grabbed(editing, both, at, by);
  if (begun === undefined) throw new Error('nothing was grabbed');
  return begun;
}

describe('a tap', () => {
  it.each(['rect', 'circle'] as const)('with a tool adds a %s twice as large as the room of a handle', (tool) => {
    expect(tapped(using(tool), both, { x: 200.4, y: 300 }, sticky)).toEqual({
      editing: using(tool),
      edit: { look: { Kind: tool, X: 160, Y: 260, Width: 80, Height: 80, Points: '' } },
    });
  });

  it('chooses a corner of the chosen polygon, or adds one on a side', () => {
    expect(tapped(chosen(1), both, { x: 795, y: 105 }, touch)).toEqual({
      editing: { ...chosen(1), point: { contour: 0, node: 1 } },
    });
    expect(tapped(chosen(1), both, { x: 800, y: 205 }, touch)).toMatchObject({
      editing: { chosen: 1, point: { contour: 0, node: 2 } },
      edit: { index: 1, look: { Points: '500,100 800,100 800,200 800,300' } },
    });
    expect(tapped(chosen(0), both, { x: 700, y: 150 }, touch).editing.chosen).toBe(1);
    expect(tapped(chosen(0), both, { x: 0, y: 0 }, touch).editing.chosen).toBeUndefined();
  });

  it('with the tool for polygons adds a corner, which snaps', () => {
    const { editing } = tapped(using('pen'), both, { x: 45, y: 20 }, sticky);
    expect(editing.act).toMatchObject({ kind: 'line', nodes: [{ at: { x: 50, y: 20 } }], next: undefined });
  });

  it('on the last corner, as in a double click, closes a polygon', () => {
    let editing = using('pen');
    for (const at of [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 60 },
    ])
      ({ editing } = tapped(editing, both, at, touch));
    expect(tapped(editing, both, { x: 61, y: 60 }, touch).edit).toBeUndefined();
    expect(tapped(editing, both, { x: 0, y: 13 }, touch).edit).toBeUndefined();
    const points = '0,0 60,0 60,60';
    expect(tapped(editing, both, { x: 0, y: 12 }, touch).edit).toMatchObject({ look: { Points: points } });
    expect(tapped(editing, both, { x: 60, y: 60 }, touch).edit).toMatchObject({ look: { Points: points } });
    expect(closed(editing, both).editing).toEqual(using('pen'));
    expect(closed(chosen(1), both)).toEqual({ editing: chosen(1) });
  });
});

describe('a drag', () => {
  it('with a tool draws from where it snapped to where the finger is', () => {
    const begun = grab(using('rect'), { x: 45, y: 20 }, sticky);
    expect(begun.act).toMatchObject({ kind: 'draw', from: { x: 50, y: 20 }, now: { Width: 1, Height: 1 } });
    const editing = dragged(begun, { x: 45, y: 20 }, { x: 35, y: 60 }, touch);
    expect(seenHotspot(editing, both)).toMatchObject({ Kind: 'rect', X: 50, Y: 20, Width: 30, Height: 60 });
    expect(dropped(editing, both, { x: 80, y: 80 }, touch)).toEqual({
      editing: using('rect'),
      edit: { look: { Kind: 'rect', X: 50, Y: 20, Width: 30, Height: 60, Points: '' } },
    });
  });

  it('grabs a handle, a corner or a side of the chosen hotspot before the hotspot', () => {
    expect(grab(chosen(0), { x: 405, y: 305 }).act).toMatchObject({
      part: { kind: 'grip', grip: { x: 1, y: 1 } },
    });
    const corner = grab(chosen(1), { x: 795, y: 105 });
    expect(corner).toMatchObject({
      chosen: 1,
      point: { contour: 0, node: 1 },
      act: { part: { kind: 'node', name: { contour: 0, node: 1 } } },
    });
    const side = grab(chosen(1), { x: 800, y: 205 });
    expect(side).toMatchObject({
      point: { contour: 0, node: 2 },
      act: { part: { kind: 'node', name: { contour: 0, node: 2 } } },
    });
    const moved = dragged(side, { x: 800, y: 205 }, { x: 20, y: 0 }, touch);
    expect(seenHotspot(moved, both)?.Points).toBe('500,100 800,100 820,200 800,300');
    const whole = grab({ ...chosen(1), point: { contour: 0, node: 2 } }, { x: 250, y: 200 });
    expect(whole).toMatchObject({ chosen: 0, point: undefined, act: { index: 0, part: { kind: 'shape' } } });
  });

  it('shows what it snaps to until it ends', () => {
    const begun = grab(chosen(0), { x: 250, y: 200 });
    expect(begun.guides).toEqual([]);
    const editing = dragged(begun, { x: 250, y: 200 }, { x: -48, y: 0 }, sticky);
    expect(editing.guides).toHaveLength(1);
    expect(seenHotspot(editing, both)).toMatchObject({ X: 50, Y: 100 });
    expect(dropped(editing, both, { x: 0, y: 0 }, sticky).editing).toEqual(chosen(0));
  });

  it('of the pen bends the line, and what it drew can be dragged while it is drawn', () => {
    const { editing } = tapped(using('pen'), both, { x: 10, y: 10 }, touch);
    const bent = dragged(grab(editing, { x: 60, y: 10 }), { x: 60, y: 10 }, { x: 30, y: 40 }, touch);
    const arms = { before: { x: 30, y: -30 }, behind: { x: 90, y: 50 } };
    expect(bent.act).toMatchObject({ nodes: [{ at: { x: 10, y: 10 } }, { at: { x: 60, y: 10 }, ...arms }] });
    const rest = dropped(bent, both, { x: 90, y: 50 }, touch).editing;
    expect(rest.act).toMatchObject({ held: undefined });
    const turned = dragged(grab(rest, { x: 91, y: 50 }), { x: 91, y: 50 }, { x: 19, y: -40 }, touch);
    expect(turned.act).toMatchObject({ nodes: [{}, { before: { x: 10, y: 10 }, behind: { x: 110, y: 10 } }] });
    const moved = dragged(grab(rest, { x: 61, y: 10 }), { x: 61, y: 10 }, { x: -6, y: 5 }, touch);
    expect(moved.act).toMatchObject({ nodes: [{}, { at: { x: 55, y: 15 }, behind: { x: 85, y: 55 } }] });
  });

  it('of the pen makes a polygon in the place of its curves', () => {
    const { editing } = tapped(using('pen'), both, { x: 10, y: 10 }, touch);
    const bent = dragged(grab(editing, { x: 110, y: 10 }), { x: 110, y: 10 }, { x: 0, y: 90 }, touch);
    const { edit, editing: rest } = closed(dropped(bent, both, { x: 110, y: 100 }, touch).editing, both);
    expect(rest).toEqual(using('pen'));
    const corners = readOutline(edit?.look.Points ?? '') ?? [];
    expect(corners[0]).toEqual({ x: 10, y: 10 });
    expect(corners).toContainEqual({ x: 110, y: 10 });
    expect(corners.length).toBeGreaterThan(8);
    expect(corners.length).toBeLessThan(40);
  });

  it('on empty space changes nothing', () => {
    expect(dragged(chosen(0), { x: 0, y: 0 }, { x: 5, y: 5 }, touch)).toEqual(chosen(0));
    expect(dropped(chosen(0), both, { x: 0, y: 0 }, touch)).toEqual({ editing: chosen(0) });
    expect(seenHotspot(freshEditing, both)).toBeUndefined();
    expect(seenHotspot(chosen(1), both)).toBe(triangle);
  });
});

describe('the mouse', () => {
  it('is over the topmost hotspot, unless a tool is chosen', () => {
    expect(hovered(freshEditing, both, { x: 250, y: 200 }, touch).hovered).toBe(0);
    const over = { ...freshEditing, hovered: 0 };
    expect(hovered(over, both, { x: 251, y: 200 }, touch)).toBe(over);
    expect(hovered(over, both, undefined, touch).hovered).toBeUndefined();
    expect(hovered(using('rect'), both, { x: 250, y: 200 }, touch).hovered).toBeUndefined();
  });

  it('extends the line that is being drawn', () => {
    const { editing } = tapped(using('pen'), both, { x: 10, y: 10 }, touch);
    const led = hovered(editing, both, { x: 45, y: 30 }, sticky);
    expect(led).toMatchObject({ act: { next: { x: 50, y: 30 } }, guides: [{ from: { x: 50 } }] });
    expect(hovered(led, both, undefined, sticky)).toMatchObject({ act: { next: undefined }, guides: [] });
  });

  it.each([
    ['the left top corner', 0, { x: 100, y: 100 }, 'nwse-resize'],
    ['the right top corner', 0, { x: 400, y: 100 }, 'nesw-resize'],
    ['the right bottom corner', 0, { x: 400, y: 300 }, 'nwse-resize'],
    ['the left bottom corner', 0, { x: 100, y: 300 }, 'nesw-resize'],
    ['the top side', 0, { x: 250, y: 100 }, 'ns-resize'],
    ['the right side', 0, { x: 400, y: 200 }, 'ew-resize'],
    ['the chosen hotspot', 0, { x: 200, y: 150 }, 'move'],
    ['another hotspot', 0, { x: 750, y: 150 }, 'pointer'],
    ['nothing', 0, { x: 0, y: 0 }, undefined],
    ['a corner of the polygon', 1, { x: 500, y: 100 }, 'move'],
    ['a side of the polygon', 1, { x: 650, y: 100 }, 'copy'],
  ])('tells over %s what it would do', (_, index, at, cursor) => {
    expect(cursorAt(chosen(index), both, at, touch)).toBe(cursor);
    expect(cursorAt({ ...chosen(index), tool: 'rect' }, both, at, touch)).toBeUndefined();
  });
});

describe('snap targets', () => {
  const picture = { width: 1000, height: 800 };
  const uprights = (editing: HotspotEditing): readonly number[] =>
    snapTargetsFor(editing, both, picture).lines.upright.map(({ at }) => at);

  it('are the picture and every hotspot except the dragged one', () => {
    const whole = [0, 500, 1000];
    expect(uprights(chosen(0))).toEqual([...whole, 100, 250, 400, 500, 650, 800]);
    expect(uprights(grab(chosen(0), { x: 250, y: 200 }))).toEqual([...whole, 500, 650, 800]);
    expect(snapTargetsFor(chosen(0), both, picture).points).toEqual([]);
  });

  it('are every other corner of a polygon while one is dragged', () => {
    expect(uprights(grab(chosen(1), { x: 500, y: 100 }))).toEqual([0, 500, 1000, 100, 250, 400, 800, 800]);
  });
});
