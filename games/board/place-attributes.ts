import { type CSSProperties } from 'react';
import { scaleOf, type PictureView, toScreen, touchBox } from '#ui/picture/picture-view.ts';
import { type PlaceMark } from './rules/marks.ts';
import { type Shape } from './rules/shape.ts';

/** What the control of a place needs, to lie at its shape. */
export interface PlaceAttributes {
  readonly className: string | undefined;
  /** Its box, and by `--label-x` and `--label-y` where in it the label stands. */
  readonly style: CSSProperties;
  readonly 'data-mark': PlaceMark;
  /** There is no room for the label at this zoom. */
  readonly 'data-narrow': '' | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export interface PlacedShape {
  readonly seen: PictureView;
  readonly shape: Shape;
  readonly mark: PlaceMark;
  readonly className: string | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** The least room around a label, in CSS pixels, in which it can be read. */
const leastRoom = 11;

export function placeAttributes({ seen, shape, mark, ...rest }: PlacedShape): PlaceAttributes {
  const { width, height } = seen.stage.frame;
  const box = touchBox(seen, shape.bounds);
  const label = toScreen(seen, shape.label);
  const style = {
    left: box.x + width / 2,
    top: box.y + height / 2,
    width: box.width,
    height: box.height,
    '--label-x': `${label.x - box.x}px`,
    '--label-y': `${label.y - box.y}px`,
  };
  const isNarrow = shape.label.room * scaleOf(seen) < leastRoom;
  return { ...rest, style, 'data-mark': mark, 'data-narrow': isNarrow ? '' : undefined };
}
