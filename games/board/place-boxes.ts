import { type Box } from '#ui/picture/picture-view.ts';
import { type Point } from '#content/outline.ts';
import { type Crowding } from './rules/crowding.ts';
import { type BoardConfig } from './config.ts';

/** The control of a place at one zoom. Lengths are CSS pixels, positions are from the middle of the picture. */
export interface PlaceBox extends Box {
  /** The middle of the label, from the box's top-left corner. */
  readonly label: Point;
  /** Whether the label does not fit at this zoom. */
  readonly isNarrow: boolean;
}

/** The least radius of free space for a readable label, in CSS pixels. */
const leastRoom = 11;

/**
 * Returns the boxes of the controls over their shapes, never too small to hit.
 *
 * @param scale CSS pixels for one pixel of the picture
 * @param widths of the labels, in CSS pixels
 */
export function placeBoxes(
  { size, shapes }: Pick<BoardConfig, 'size' | 'shapes'>,
  { hidden, target }: Crowding,
  scale: number,
  widths: readonly number[],
): readonly (PlaceBox | undefined)[] {
  const isHidden = hidden(scale);
  return shapes.map((shape, place) => {
    if (shape === undefined) return undefined;
    const { bounds, label } = shape;
    const least = target(place, scale);
    const width = Math.max(bounds.width * scale, least);
    const height = Math.max(bounds.height * scale, least);
    const x = (bounds.x + bounds.width / 2 - size.width / 2) * scale - width / 2;
    const y = (bounds.y + bounds.height / 2 - size.height / 2) * scale - height / 2;
    const middle = { x: (label.x - size.width / 2) * scale - x, y: (label.y - size.height / 2) * scale - y };
    const isNarrow =
      isHidden[place] === true || label.room * scale < leastRoom || bounds.width * scale < (widths[place] ?? 0);
    return { x, y, width, height, label: middle, isNarrow };
  });
}
