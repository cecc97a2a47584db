import { type Box, type Seen, touchBox } from '../host/seen.ts';
import { boundsOf, type Outline } from './outline.ts';

/** The box for a hotspot's button: around its shape, and never too small to hit. */
export function buttonBox(seen: Seen, outline: Outline): Box {
  return touchBox(seen, boundsOf(outline));
}
