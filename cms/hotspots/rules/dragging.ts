import { HotspotKind } from '#content/constants.ts';
import { type Point } from '#content/outline.ts';
import { type Arm } from '../../canvas/rules/edits.ts';
import { type Grip, gripPoint, resized } from '../../canvas/rules/box.ts';
import { type Touch } from '../../canvas/rules/editing-state.ts';
import { type Guide, snap, snapEdgesOf } from '../../canvas/rules/snap.ts';
import { boxOf, cornersOf, moved, type PlacedHotspot, withArm, withBox, withCornerAt } from './placing.ts';

/** The kind of a drag, and the hotspot at its start. */
export type Dragging =
  | { readonly kind: 'move'; readonly before: PlacedHotspot }
  | { readonly kind: 'resize'; readonly before: PlacedHotspot; readonly grip: Grip }
  | { readonly kind: 'corner'; readonly before: PlacedHotspot; readonly corner: number }
  /** Of a corner, from where it was. */
  | {
      readonly kind: 'arm';
      readonly before: PlacedHotspot;
      readonly corner: number;
      readonly arm: Arm;
      readonly from: Point;
    };

type DragRules = Pick<Touch, 'lines' | 'reach' | 'keepsShape'>;

export interface Dragged {
  readonly now: PlacedHotspot;
  readonly guides: readonly Guide[];
}

/** Returns a hotspot after a drag, in pixels of the picture; it ends on whole pixels. */
export function dragged(dragging: Dragging, by: Point, rules: DragRules): Dragged {
  const { before } = dragging;
  const box = boxOf(before);
  switch (dragging.kind) {
    case 'move': {
      const span = { ...box, x: box.x + by.x, y: box.y + by.y };
      const { by: more, guides } = snap(snapEdgesOf(span), span, rules.lines, rules.reach);
      return { now: moved(before, whole({ x: by.x + more.x, y: by.y + more.y })), guides };
    }
    case 'resize': {
      const { grip } = dragging;
      const from = gripPoint(box, grip);
      const at = { x: from.x + by.x, y: from.y + by.y };
      const sticking = { xs: grip.x === 0 ? [] : [at.x], ys: grip.y === 0 ? [] : [at.y] };
      const snapped = rules.keepsShape
        ? { by: { x: 0, y: 0 }, guides: [] }
        : snap(sticking, resized(box, grip, by), rules.lines, rules.reach);
      const to = whole({ x: at.x + snapped.by.x, y: at.y + snapped.by.y });
      const next = resized(box, grip, { x: to.x - from.x, y: to.y - from.y }, rules.keepsShape);
      return { now: withBox(before, rules.keepsShape ? wholeBox(next, grip) : next), guides: snapped.guides };
    }
    case 'corner': {
      const from = cornersOf(before)?.[dragging.corner];
      if (from === undefined) return { now: before, guides: [] };
      const { to, guides } = snappedPoint({ x: from.x + by.x, y: from.y + by.y }, rules);
      return { now: withCornerAt(before, dragging.corner, to), guides };
    }
    case 'arm': {
      const { corner, arm, from } = dragging;
      return { now: withArm(before, corner, arm, { x: from.x + by.x, y: from.y + by.y }), guides: [] };
    }
  }
}

/** Returns a point after snapping, on whole pixels. */
export function snappedPoint(
  at: Point,
  { lines, reach }: Pick<DragRules, 'lines' | 'reach'>,
): { readonly to: Point; readonly guides: readonly Guide[] } {
  const { by, guides } = snap({ xs: [at.x], ys: [at.y] }, { ...at, width: 0, height: 0 }, lines, reach);
  return { to: whole({ x: at.x + by.x, y: at.y + by.y }), guides };
}

/** Returns a new hotspot drawn from a point; the drag may go in any direction. */
export function drawn(Kind: 'rect' | 'circle', from: Point, by: Point, rules: DragRules): Dragged {
  const { to, guides } = rules.keepsShape
    ? { to: whole({ x: from.x + by.x, y: from.y + by.y }), guides: [] }
    : snappedPoint({ x: from.x + by.x, y: from.y + by.y }, rules);
  const [right, down] = [to.x - from.x, to.y - from.y];
  const longest = Math.max(Math.abs(right), Math.abs(down));
  const width = rules.keepsShape ? longest : Math.abs(right);
  const height = rules.keepsShape ? longest : Math.abs(down);
  const box = { X: right < 0 ? from.x - width : from.x, Y: down < 0 ? from.y - height : from.y };
  return {
    now: { Kind: HotspotKind[Kind], ...box, Width: Math.max(width, 1), Height: Math.max(height, 1), Points: '' },
    guides,
  };
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}

function wholeBox(box: ReturnType<typeof boxOf>, grip: Grip): ReturnType<typeof boxOf> {
  const [width, height] = [Math.max(Math.round(box.width), 1), Math.max(Math.round(box.height), 1)];
  return {
    x: grip.x < 0 ? box.x + box.width - width : box.x,
    y: grip.y < 0 ? box.y + box.height - height : box.y,
    width,
    height,
  };
}
