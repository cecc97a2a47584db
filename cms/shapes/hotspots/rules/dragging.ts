import { HotspotKind } from '#content/constants.ts';
import { type Point } from '#content/outline.ts';
import { type Box, type Grip, gripPoint, resized } from '../../rules/box.ts';
import { type FormKind, type Touch } from '../../rules/editing-state.ts';
import { type Dragged } from '../../rules/shape-adapter.ts';
import { snap } from '../../rules/snap.ts';
import { snappedPoint } from '../../rules/snapped-point.ts';
import { boxOf, moved, type PlacedHotspot, withBox } from './placing.ts';

/** Returns a hotspot after a drag, on whole pixels. */
export function draggedHotspot(before: PlacedHotspot, by: Point): PlacedHotspot {
  return moved(before, whole(by));
}

/** Returns a hotspot after one of its grips was dragged, on whole pixels. */
export function resizedHotspot(before: PlacedHotspot, grip: Grip, by: Point, touch: Touch): Dragged<PlacedHotspot> {
  const box = boxOf(before);
  const from = gripPoint(box, grip);
  const at = { x: from.x + by.x, y: from.y + by.y };
  const sticking = { xs: grip.x === 0 ? [] : [at.x], ys: grip.y === 0 ? [] : [at.y] };
  const snapped = touch.keepsShape
    ? { by: { x: 0, y: 0 }, guides: [] }
    : snap(sticking, resized(box, grip, by), touch.lines, touch.reach);
  const to = whole({ x: at.x + snapped.by.x, y: at.y + snapped.by.y });
  const next = resized(box, grip, { x: to.x - from.x, y: to.y - from.y }, touch.keepsShape);
  return { now: withBox(before, touch.keepsShape ? wholeBox(next, grip) : next), guides: snapped.guides };
}

/** Returns a new hotspot drawn from one point to another, in any direction. */
export function drawnHotspot(Kind: FormKind, from: Point, at: Point, touch: Touch): Dragged<PlacedHotspot> {
  const { to, guides } = touch.keepsShape ? { to: whole(at), guides: [] } : snappedPoint(at, touch);
  const [right, down] = [to.x - from.x, to.y - from.y];
  const longest = Math.max(Math.abs(right), Math.abs(down));
  const width = touch.keepsShape ? longest : Math.abs(right);
  const height = touch.keepsShape ? longest : Math.abs(down);
  const box = { X: right < 0 ? from.x - width : from.x, Y: down < 0 ? from.y - height : from.y };
  return {
    now: { Kind: HotspotKind[Kind], ...box, Width: Math.max(width, 1), Height: Math.max(height, 1), Points: '' },
    guides,
  };
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}

function wholeBox(box: Box, grip: Grip): Box {
  const [width, height] = [Math.max(Math.round(box.width), 1), Math.max(Math.round(box.height), 1)];
  return {
    x: grip.x < 0 ? box.x + box.width - width : box.x,
    y: grip.y < 0 ? box.y + box.height - height : box.y,
    width,
    height,
  };
}
