import { defaults, HotspotKind } from '../constants.ts';
import { record } from '../schema/containers.ts';
import { choice, flag, number, string } from '../schema/scalars.ts';
import { text, urls } from '../schema/texts.ts';

/**
 * A region of a hidden-object picture (section 3.1), in pixels of that picture: X to the right and Y down from the
 * top-left corner of its bounding box. A polygon's corners are given as `Points`, "x,y x,y x,y", in the same pixels.
 */
export const hotspot = record({
  Kind: choice(HotspotKind, HotspotKind.rect),
  X: number(0),
  Y: number(0),
  Width: number(defaults.boxSize, { min: 0 }),
  Height: number(defaults.boxSize, { min: 0 }),
  Points: string(),
  /** SVG path data of a polygon that was drawn with curves, of which `Points` is all that the guide needs. */
  Curve: string(),
  Name: text(),
  AudioURL: urls(),
  IsSolution: flag(),
  /** Shown after a hit: what it is, or why it is not the object to find. */
  Feedback: text(),
});
