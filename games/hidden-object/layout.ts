import { type Box, fingerTarget, type PictureView, scaleOf, touchBox } from '#ui/picture/picture-view.ts';
import type { Hotspot } from './config.ts';
import { boundsOf, type Polygon } from './polygon.ts';

/** Returns the box of a hotspot's button: around its shape, and never too small to hit. */
export function buttonBox(seen: PictureView, polygon: Polygon): Box {
  return touchBox(seen, boundsOf(polygon));
}

/** Whether some solution is smaller on the screen than a finger hits, so that visitors had better zoom. */
export function isAnySmall(seen: PictureView, hotspots: readonly Pick<Hotspot, 'isSolution' | 'polygon'>[]): boolean {
  const scale = scaleOf(seen);
  return hotspots.some(({ isSolution, polygon }) => {
    const { width, height } = boundsOf(polygon);
    return isSolution && Math.min(width, height) * scale < fingerTarget;
  });
}
