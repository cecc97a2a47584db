import {
  fitScale,
  type RestorableView,
  type MapPlace,
  type MapView,
  strip,
  wholeView,
  type ZoomRange,
} from './view.ts';
import { type Size } from '../geometry.ts';

/** The map's frame on the page, in CSS pixels. */
export interface FrameBox extends Size {
  readonly left: number;
  readonly top: number;
}

export interface ScaleLimits {
  readonly least: number;
  readonly wanted: number;
}

/**
 * Returns the centre of these places, and the scale at which they all fit: at most `wanted`, at least `least`.
 *
 * @param clear CSS pixels around them
 */
export function fitPlaces(
  places: readonly MapPlace[],
  frame: Size,
  { least, wanted }: ScaleLimits,
  clear: number = strip,
): MapPlace & { readonly scale: number } {
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  const fitting = Math.min(
    (frame.width - 2 * clear) / Math.max(right - left, 1),
    (frame.height - 2 * clear) / Math.max(bottom - top, 1),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(least, Math.min(wanted, fitting)) };
}

/** CSS pixels around the stations in the first view: half a marker and some air. */
const margin = 44;

/** A map begins at its stations where that shows them at least this much larger than the whole picture does, */
const worthwhile = 1.1;

/** and at most this much, so that visitors see what is around them. */
const nearest = 8;

/** The least share of the stations in a first view that fills the frame. */
const most = 0.75;

/**
 * Returns the first view: the box of the stations, with margins. Where that leaves much of the frame empty, because the
 * picture is wide and the phone upright, the picture fills the frame as long as most stations are in view.
 */
export function firstView(places: readonly MapPlace[], picture: Size, frame: Size, range: ZoomRange): MapView {
  const whole = fitScale(picture, frame);
  if (places.length < 2) return wholeView(picture, range);
  const { scale, ...middle } = fitPlaces(places, frame, { least: 0, wanted: nearest * whole }, margin);
  const { axis, length, filling } = fillingOf(picture, frame);
  const seen = mostWithin(places, axis, (length - 2 * margin) / filling);
  if (scale < filling && seen.length >= most * places.length) {
    const { x, y } = fitPlaces(seen, frame, { least: filling, wanted: filling });
    const centre = wholeView(picture, range);
    return { ...centre, [axis]: { x, y }[axis], zoom: Math.log2(filling / whole) };
  }
  return scale < worthwhile * whole ? wholeView(picture, range) : { ...middle, zoom: Math.log2(scale / whole) };
}

interface Filling {
  /** Along which the picture is longer than the frame, and the frame's length along it. */
  readonly axis: 'x' | 'y';
  readonly length: number;
  /** The scale at which the picture fills the frame along the other axis. */
  readonly filling: number;
}

function fillingOf(picture: Size, frame: Size): Filling {
  const [across, down] = [frame.width / picture.width, frame.height / picture.height];
  return across < down
    ? { axis: 'x', length: frame.width, filling: (frame.height - 2 * strip) / picture.height }
    : { axis: 'y', length: frame.height, filling: (frame.width - 2 * strip) / picture.width };
}

/** Returns as many of the places as a stretch of this length along the axis can contain. */
function mostWithin(places: readonly MapPlace[], axis: 'x' | 'y', length: number): readonly MapPlace[] {
  return places
    .map((first) => places.filter((place) => place[axis] >= first[axis] && place[axis] <= first[axis] + length))
    .reduce((best, stretch) => (stretch.length > best.length ? stretch : best), []);
}

/** Whether a view shows the whole picture, centred to within the strip of buttons. */
export function isWhole({ x, y, zoom, scale }: RestorableView, picture: Size, range: ZoomRange): boolean {
  const whole = wholeView(picture, range);
  const pixels = Math.max(Math.abs(x - whole.x), Math.abs(y - whole.y)) * scale;
  return Math.abs(zoom - whole.zoom) < 0.01 && pixels < strip;
}

/**
 * Returns the middle that keeps the picture where it is on the page while a panel opens or closes beside or below the
 * frame. When a phone is turned, the middle stays the same.
 */
export function middleAfterResize({ x, y, scale }: RestorableView, before: FrameBox, now: FrameBox): MapPlace {
  const [wider, higher] = [now.width - before.width, now.height - before.height];
  if (wider !== 0 && higher !== 0) return { x, y };
  return {
    x: x + (now.left - before.left + wider / 2) / scale,
    y: y + (now.top - before.top + higher / 2) / scale,
  };
}

/** The effect of a key on the map; undefined for all other keys. */
export type KeyMove =
  /** CSS pixels. */
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'zoom'; readonly steps: number }
  | { readonly kind: 'whole' };

const keyStep = 96;

const keyMoves: ReadonlyMap<string, KeyMove> = new Map<string, KeyMove>([
  ['ArrowLeft', { kind: 'pan', x: -keyStep, y: 0 }],
  ['ArrowRight', { kind: 'pan', x: keyStep, y: 0 }],
  ['ArrowUp', { kind: 'pan', x: 0, y: -keyStep }],
  ['ArrowDown', { kind: 'pan', x: 0, y: keyStep }],
  ['+', { kind: 'zoom', steps: 1 }],
  ['=', { kind: 'zoom', steps: 1 }],
  ['-', { kind: 'zoom', steps: -1 }],
  ['0', { kind: 'whole' }],
]);

/** Leaves keys with Ctrl, Meta or Alt to the browser. */
export function keyMove(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyMove | undefined {
  return event.ctrlKey || event.metaKey || event.altKey ? undefined : keyMoves.get(event.key);
}

/** Returns the zoom one step in, or out with Shift, within the range. */
export function doubleTapZoom({ zoom }: MapView, isAway: boolean, { min, max }: ZoomRange): number {
  return Math.min(Math.max(zoom + (isAway ? -1 : 1), min), max);
}
