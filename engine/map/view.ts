import { type Size } from '../geometry.ts';

/** Map units, from the picture's top left corner to the right and down. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

/** The middle of the frame, and the zoom: at 0 the whole picture fits, and each step doubles its size. */
export interface MapView extends MapPlace {
  readonly zoom: number;
}

/** A view to restore, possibly in another frame: `scale` is in CSS pixels per map unit, whichever zoom that is then. */
export interface RestorableView extends MapView {
  readonly scale: number;
}

export interface ZoomRange {
  readonly min: number;
  readonly max: number;
}

/** Beyond these a picture would be a speck, or too large for browsers to lay out. */
const zoomLimits = { min: -2, max: 7 } as const;

/** CSS pixels reserved for the buttons at both ends of the frame's longer axis. */
export const strip = 72;

/** CSS pixels at the other sides, so that no marker is cut off. */
const edge = 16;

/** Returns the CSS pixels per map unit at zoom 0, where the whole picture fits between the strips for buttons. */
export function fitScale(picture: Size, frame: Size): number {
  const isWide = frame.width > frame.height;
  const room = (length: number, margin: number): number => Math.max(length - 2 * margin, length / 2, 1);
  return Math.min(
    room(frame.width, isWide ? strip : edge) / picture.width,
    room(frame.height, isWide ? edge : strip) / picture.height,
  );
}

/** Returns a valid range with the lowest zoom first, whatever the input. */
export function soundRange({ min, max }: ZoomRange): ZoomRange {
  const within = (zoom: number, otherwise: number): number =>
    Number.isFinite(zoom) ? clamp(zoom, zoomLimits.min, zoomLimits.max) : otherwise;
  const [one, other] = [within(min, 0), within(max, 4)];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

/** Returns the nearest view that the picture and its zoom range allow. */
export function soundView({ x, y, zoom }: MapView, picture: Size, range: ZoomRange): MapView {
  return {
    x: clamp(x, 0, picture.width),
    y: clamp(y, 0, picture.height),
    zoom: clamp(zoom, range.min, range.max),
  };
}

/** Returns the view of the whole picture, or of as much of it as the zoom range allows. */
export function wholeView(picture: Size, range: ZoomRange): MapView {
  return soundView({ x: picture.width / 2, y: picture.height / 2, zoom: 0 }, picture, range);
}

/** The size that browsers give to SVG pictures without one. */
const unsizedDrawing: Size = { width: 300, height: 150 };

/** How much aspect ratios may differ, because staff round their numbers. */
const sameShape = 0.02;

/**
 * Returns the size of the map in map units: as entered by staff, unless that is missing or has another aspect ratio
 * than the picture.
 *
 * @param given MapWidth and MapHeight; 0 if unknown
 * @param own the size of the picture's file; 0 if unknown
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
