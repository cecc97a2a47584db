import {
  type Box,
  fingerTarget,
  fit,
  type PictureView,
  refit,
  scaleOf,
  type Tap,
  toScreen,
  touchBox,
} from '#ui/picture/picture-view.ts';
import { keepInside, zoomRange, type ZoomView } from '#ui/picture/zoom-view.ts';
import type { Hotspot } from './config.ts';
import { boundsOf, type Polygon } from './polygon.ts';
import { type Point, type Size } from '#engine/geometry.ts';

type Sought = readonly Pick<Hotspot, 'isSolution' | 'polygon'>[];

/** A fitted picture that is smaller than this, in CSS pixels of its shorter side ... */
const smallSide = 340;
/** ... and leaves more of the frame empty than this is first seen from near. */
const emptiest = 1.4;
/** The most zoom, however small the things are. */
const nearest = 64;

/**
 * The picture of a search in its frame. It can be looked at from so near that a finger hits each solution. Where the
 * whole would be small between empty bands, as on a phone held upright, it first shows its beginning, as large as the frame.
 */
export function fitSearch(frame: Size, size: Size, hotspots: Sought): PictureView {
  const whole = fit(frame, size);
  const { picture } = whole.stage;
  if (!(picture.width > 0 && picture.height > 0)) return whole;
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height);
  const most = Math.min(Math.max(zoomRange.max, 2 * cover, (fingerTarget + 1) / smallestOn(whole, hotspots)), nearest);
  const stage = { ...whole.stage, most };
  if (cover <= emptiest || Math.min(picture.width, picture.height) >= smallSide) return { ...whole, stage };
  const start = { zoom: cover, x: picture.width * cover, y: picture.height * cover };
  return { ...whole, stage, view: keepInside(start, stage) };
}

/** The same part of the picture in another frame; if it has not been moved yet, it begins again. */
export function refitSearch(seen: PictureView, frame: Size, hotspots: Sought): PictureView {
  const { view } = fitSearch(seen.stage.frame, seen.size, hotspots);
  const isUnmoved = view.zoom === seen.view.zoom && view.x === seen.view.x && view.y === seen.view.y;
  const next = fitSearch(frame, seen.size, hotspots);
  return isUnmoved ? next : { ...refit(seen, frame), stage: next.stage };
}

/** The section of the picture in the frame, in shares of the picture from its top-left corner. */
export function sectionOf({ stage: { frame, picture }, view }: PictureView): Box {
  const width = Math.min(frame.width / (picture.width * view.zoom), 1);
  const height = Math.min(frame.height / (picture.height * view.zoom), 1);
  return {
    x: 0.5 - view.x / (picture.width * view.zoom) - width / 2,
    y: 0.5 - view.y / (picture.height * view.zoom) - height / 2,
    width,
    height,
  };
}

/** The view with a point of the picture in its middle, as far as the edges allow. @param at in shares of the picture */
export function lookAt({ stage, view: { zoom } }: PictureView, at: Point): ZoomView {
  const { width, height } = stage.picture;
  return keepInside({ zoom, x: (0.5 - at.x) * width * zoom, y: (0.5 - at.y) * height * zoom }, stage);
}

/** Returns the box of a hotspot's button: around what the picture shows of it, and never too small to hit. */
export function buttonBox(seen: PictureView, polygon: Polygon): Box {
  return touchBox(seen, shownBounds(seen.size, polygon));
}

/** Returns the hotspot whose middle a finger meets, and the nearest of several; undefined if there is none. */
export function middleAt(size: Size, hotspots: readonly { readonly polygon: Polygon }[], tap: Tap): number | undefined {
  const distances = hotspots.map(({ polygon }) => {
    const { x, y, width, height } = shownBounds(size, polygon);
    return Math.hypot(x + width / 2 - tap.x, y + height / 2 - tap.y);
  });
  const nearest = distances.indexOf(Math.min(...distances));
  return (distances[nearest] ?? Infinity) <= tap.tolerance ? nearest : undefined;
}

/** Returns the box around what a picture of this size shows of a hotspot, in its pixels. */
export function shownBounds(size: Size, polygon: Polygon): Box {
  const { x, y, width, height } = boundsOf(polygon);
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  const [right, bottom] = [Math.min(x + width, size.width), Math.min(y + height, size.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much of the picture's shorter side a hint leaves to search. */
const hintShare = 0.4;

/** Returns a circle around a hotspot, in pixels of the picture; the hotspot is in it, but not in its middle. */
export function hintCircle(size: Size, polygon: Polygon): Point & { readonly radius: number } {
  const { x, y, width, height } = shownBounds(size, polygon);
  const half = Math.hypot(width, height) / 2;
  const radius = Math.max((Math.min(size.width, size.height) * hintShare) / 2, 1.5 * half);
  const aside = (radius - half) / 2;
  // Towards the middle of the picture, where there is most of it to look at.
  const to = (middle: number, length: number): number => middle + (middle < length / 2 ? aside : -aside);
  return { x: to(x + width / 2, size.width), y: to(y + height / 2, size.height), radius };
}

/** Returns the box of the picture on the screen, from the frame's top-left corner. */
export function pictureBox(seen: PictureView): Box {
  const { frame } = seen.stage;
  const scale = scaleOf(seen);
  const corner = toScreen(seen, { x: 0, y: 0 });
  return {
    x: corner.x + frame.width / 2,
    y: corner.y + frame.height / 2,
    width: seen.size.width * scale,
    height: seen.size.height * scale,
  };
}

/** Whether some solution is smaller on the screen than a finger hits, so that visitors had better zoom. */
export function isAnySmall(seen: PictureView, hotspots: Sought): boolean {
  return smallestOn(seen, hotspots) < fingerTarget;
}

/** Returns the width or height of the smallest solution on the screen, whichever is less. */
function smallestOn(seen: PictureView, hotspots: Sought): number {
  const sides = hotspots.flatMap(({ isSolution, polygon }) => {
    const { width, height } = boundsOf(polygon);
    return isSolution ? [width, height] : [];
  });
  return Math.min(...sides) * scaleOf(seen);
}
