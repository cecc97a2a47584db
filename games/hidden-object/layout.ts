import {
  type Box,
  fingerTarget,
  fit,
  type PictureView,
  refit,
  scaleOf,
  toScreen,
  touchBox,
} from '#ui/picture/picture-view.ts';
import { keepInside, zoomRange } from '#ui/picture/zoom-view.ts';
import type { Hotspot } from './config.ts';
import { boundsOf, type Polygon } from './polygon.ts';
import { type Size } from '#engine/geometry.ts';

type Sought = readonly Pick<Hotspot, 'isSolution' | 'polygon'>[];

/** A fitted picture that leaves more of the frame empty than this is first seen from near. */
const emptiest = 3;
/** The most zoom, however small the things are. */
const nearest = 64;

/**
 * The picture of a search in its frame. It can be looked at from so near that a finger hits each solution. A very wide
 * or high picture first shows its beginning, as large as the frame, and moves sideways.
 */
export function fitSearch(frame: Size, size: Size, hotspots: Sought): PictureView {
  const whole = fit(frame, size);
  const { picture } = whole.stage;
  if (!(picture.width > 0 && picture.height > 0)) return whole;
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height);
  const most = Math.min(Math.max(zoomRange.max, 2 * cover, (fingerTarget + 1) / smallestOn(whole, hotspots)), nearest);
  const stage = { ...whole.stage, most };
  if (cover <= emptiest) return { ...whole, stage };
  const start = { zoom: cover, x: picture.width * cover, y: picture.height * cover };
  return { ...whole, stage, view: keepInside(start, stage) };
}

/** The same part of the picture in another frame; if it began near or would begin near, it begins again. */
export function refitSearch(seen: PictureView, frame: Size, hotspots: Sought): PictureView {
  const before = fitSearch(seen.stage.frame, seen.size, hotspots);
  const next = fitSearch(frame, seen.size, hotspots);
  const isNear = before.view.zoom > 1 || next.view.zoom > 1;
  return isNear ? next : { ...refit(seen, frame), stage: next.stage };
}

/** Returns the box of a hotspot's button: around what the picture shows of it, and never too small to hit. */
export function buttonBox(seen: PictureView, polygon: Polygon): Box {
  return touchBox(seen, shownBounds(seen.size, polygon));
}

/** Returns the box around what a picture of this size shows of a hotspot, in its pixels. */
export function shownBounds(size: Size, polygon: Polygon): Box {
  const { x, y, width, height } = boundsOf(polygon);
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  const [right, bottom] = [Math.min(x + width, size.width), Math.min(y + height, size.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
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
