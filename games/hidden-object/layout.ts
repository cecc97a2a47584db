import { type Box, type PictureView, touchBox } from '#ui/picture/picture-view.ts';
import { boundsOf, type Polygon } from './polygon.ts';

/** Returns the box of a hotspot's button: around its shape, and never too small to hit. */
export function buttonBox(seen: PictureView, polygon: Polygon): Box {
  return touchBox(seen, boundsOf(polygon));
}
