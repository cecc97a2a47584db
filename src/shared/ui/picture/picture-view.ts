import {
  fitInto,
  keepInside,
  pan,
  type Point,
  type Size,
  type Stage,
  wholePicture,
  type ZoomView,
} from './zoom-view.ts';

/**
 * A picture in a frame, at a zoom and position. `zoomAt`, `pan` and `pinch` change the view and never let the picture
 * leave the frame. Points on the screen are CSS pixels from the middle of the frame; points of the picture are its own
 * pixels from its top-left corner.
 */
export interface PictureView {
  readonly stage: Stage;
  /** Natural size of the picture. */
  readonly size: Size;
  readonly view: ZoomView;
}

/** From its top-left corner; on the screen in CSS pixels from the middle of the frame. */
export type Box = Point & Size;

/** Pixels of the picture, from its top-left corner. */
export interface Tap extends Point {
  /** How far a finger may be off, at the present zoom. */
  readonly tolerance: number;
}

/** The smallest thing that a finger hits, in CSS pixels. */
export const fingerTarget = 44;

/** The whole picture, as large as the frame allows. */
export function fit(frame: Size, size: Size): PictureView {
  return { stage: { frame, picture: fitInto(frame, size) }, size, view: wholePicture };
}

/** The same part of the picture after the frame has changed, as when a phone is turned. */
export function refit({ stage, size, view }: PictureView, frame: Size): PictureView {
  const next = fit(frame, size);
  const grown = stage.picture.width > 0 ? next.stage.picture.width / stage.picture.width : 1;
  return { ...next, view: keepInside({ zoom: view.zoom, x: view.x * grown, y: view.y * grown }, next.stage) };
}

/** CSS pixels for one pixel of the picture. */
export function scaleOf({ stage, size, view }: PictureView): number {
  return (stage.picture.width * view.zoom) / size.width;
}

export function toPicture(seen: PictureView, { x, y }: Point): Point {
  const { size, view } = seen;
  const scale = scaleOf(seen);
  return { x: (x - view.x) / scale + size.width / 2, y: (y - view.y) / scale + size.height / 2 };
}

export function toScreen(seen: PictureView, { x, y }: Point): Point {
  const { size, view } = seen;
  const scale = scaleOf(seen);
  return { x: (x - size.width / 2) * scale + view.x, y: (y - size.height / 2) * scale + view.y };
}

/** The box on the screen around these bounds of the picture, never too small to hit. */
export function touchBox(seen: PictureView, bounds: Box, least = fingerTarget): Box {
  const corner = toScreen(seen, bounds);
  const scale = scaleOf(seen);
  const [width, height] = [bounds.width * scale, bounds.height * scale];
  const [wide, high] = [Math.max(width, least), Math.max(height, least)];
  return { x: corner.x - (wide - width) / 2, y: corner.y - (high - height) / 2, width: wide, height: high };
}

/** How far a finger may be off, in pixels of the picture: half of the width that it covers. */
export function fingerTolerance(seen: PictureView): number {
  return fingerTarget / 2 / scaleOf(seen);
}

/** Moves the picture no further than needed to bring a box into the frame, as when its button gets the focus. */
export function bringIntoView({ stage, view }: PictureView, { x, y, width, height }: Box): ZoomView {
  const by = {
    x: intoRange(x, width, stage.frame.width),
    y: intoRange(y, height, stage.frame.height),
  };
  return pan(view, by, stage);
}

/** How far to move; a box larger than the room shows its middle. */
function intoRange(start: number, length: number, room: number): number {
  if (length > room) return -(start + length / 2);
  return Math.max(-room / 2 - start, 0) + Math.min(room / 2 - (start + length), 0);
}
