/** Pixels from the middle of the frame, to the right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The zoom as a multiple of the fitted size; x and y move the picture's middle from the frame's. */
export interface ZoomView extends Point {
  readonly zoom: number;
}

export interface Stage {
  readonly frame: Size;
  /** The picture as it fits into the frame. */
  readonly picture: Size;
  /** The most zoom; that of {@link zoomRange} where it is left out. */
  readonly most?: number;
}

/** A frame, and the zoom and position at which its content is shown. */
export interface FramedView {
  readonly stage: Stage;
  readonly view: ZoomView;
}

export type Fingers = readonly [Point, Point];

export const zoomRange = { min: 1, max: 8 } as const;

export const wholePicture: ZoomView = { zoom: 1, x: 0, y: 0 };

/** Converts a point from the frame's top-left corner to one from its middle. */
export function fromMiddle({ stage }: Pick<FramedView, 'stage'>, { x, y }: Point): Point {
  return { x: x - stage.frame.width / 2, y: y - stage.frame.height / 2 };
}

/** The largest size of the same shape that fits; the frame's own until the picture's is known. */
export function fitInto(frame: Size, natural: Size): Size {
  if (natural.width <= 0 || natural.height <= 0) return frame;
  const scale = Math.min(frame.width / natural.width, frame.height / natural.height);
  return { width: natural.width * scale, height: natural.height * scale };
}

/** Zooms so that the point stays in place, as far as the picture's edges allow. */
export function zoomAt(view: ZoomView, factor: number, point: Point, stage: Stage): ZoomView {
  const zoom = within(view.zoom * factor, zoomRange.min, stage.most ?? zoomRange.max);
  const grown = zoom / view.zoom;
  return keepInside({ zoom, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, stage);
}

export function pan(view: ZoomView, by: Point, stage: Stage): ZoomView {
  return keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Zooms and moves as two fingers do: the point between them stays between them. */
export function pinch(view: ZoomView, before: Fingers, after: Fingers, stage: Stage): ZoomView {
  const [from, to] = [middle(before), middle(after)];
  const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
  const apart = distance(before);
  return zoomAt(moved, apart === 0 ? 1 : distance(after) / apart, to, stage);
}

/** A picture that fits stays in the middle; a larger one never leaves a gap at any side. */
export function keepInside({ zoom, x, y }: ZoomView, { frame, picture }: Stage): ZoomView {
  const spare = (shown: number, room: number): number => Math.max((shown * zoom - room) / 2, 0);
  const [right, down] = [spare(picture.width, frame.width), spare(picture.height, frame.height)];
  return { zoom, x: within(x, -right, right), y: within(y, -down, down) };
}

function middle([one, other]: Fingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance([one, other]: Fingers): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Adding 0 makes a zero of -0, which is printed as such. */
function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max) + 0;
}
