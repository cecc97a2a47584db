/** Map units, from the picture's top left corner to the right and down. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

/** Of a picture in map units, or of a frame in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of the frame, and the zoom: at 0 the whole picture fits, and each step doubles its size. */
export interface MapView extends MapPlace {
  readonly zoom: number;
}

/** A view to return to, even in another frame: `scale` is in CSS pixels a map unit, whatever zoom that is then. */
export interface KeptView extends MapView {
  readonly scale: number;
}

export interface ZoomRange {
  readonly min: number;
  readonly max: number;
}

/** Beyond these a picture would be a speck, or larger than browsers can lay out. */
const zoomLimits = { min: -2, max: 7 } as const;

/** CSS pixels for the buttons, at the sides where the frame is longer; they lie in a row there, or in a column. */
export const strip = 72;

/** CSS pixels at the other sides, so that no marker is cut off. */
const edge = 16;

/** CSS pixels for one map unit at zoom 0: the whole picture fits into the frame, beside the strips for buttons. */
export function fitScale(picture: Size, frame: Size): number {
  const isWide = frame.width > frame.height;
  const room = (length: number, margin: number): number => Math.max(length - 2 * margin, length / 2, 1);
  return Math.min(
    room(frame.width, isWide ? strip : edge) / picture.width,
    room(frame.height, isWide ? edge : strip) / picture.height,
  );
}

/** A range that has a lowest and a highest zoom, in this order, whatever was written. */
export function soundRange({ min, max }: ZoomRange): ZoomRange {
  const within = (zoom: number, otherwise: number): number =>
    Number.isFinite(zoom) ? clamp(zoom, zoomLimits.min, zoomLimits.max) : otherwise;
  const [one, other] = [within(min, 0), within(max, 4)];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

/** The nearest view that the picture and its zooms allow. */
export function soundView({ x, y, zoom }: MapView, picture: Size, range: ZoomRange): MapView {
  return {
    x: clamp(x, 0, picture.width),
    y: clamp(y, 0, picture.height),
    zoom: clamp(zoom, range.min, range.max),
  };
}

/** The whole picture, or as much of it as the zooms allow. */
export function wholeView(picture: Size, range: ZoomRange): MapView {
  return soundView({ x: picture.width / 2, y: picture.height / 2, zoom: 0 }, picture, range);
}

/** SVG pictures that do not say how large they are are given this size by browsers. */
const unsizedDrawing: Size = { width: 300, height: 150 };

/** Shapes may differ by so much, as staff round their numbers. */
const sameShape = 0.02;

/**
 * How large the map is in map units: as staff said, unless that is missing or has another shape than the picture.
 *
 * @param given MapWidth and MapHeight; 0: not known
 * @param own of the picture's file; 0: not known
 */
export function mapSize(given: Size, own: Size): Size {
  const isOwnKnown = own.width > 0 && own.height > 0 && !isSame(own, unsizedDrawing);
  const ratio = isOwnKnown ? own.width / own.height : 0;
  if (given.width > 0 && given.height > 0) {
    const isTrue = !isOwnKnown || Math.abs(given.width / given.height / ratio - 1) <= sameShape;
    return isTrue ? given : own;
  }
  if (!isOwnKnown) return isLarge(own) ? own : unsizedDrawing;
  if (given.width > 0) return { width: given.width, height: given.width / ratio };
  if (given.height > 0) return { width: given.height * ratio, height: given.height };
  return own;
}

function isSame(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}

function isLarge({ width, height }: Size): boolean {
  return width > 0 && height > 0;
}

export function isOnMap({ x, y }: MapPlace, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
