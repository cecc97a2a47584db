import { type CSSProperties } from 'react';
import { scaleOf, type PictureView, toScreen, touchBox } from '#ui/picture/picture-view.ts';
import { type Crowding } from './rules/crowding.ts';
import { type PlaceMark } from './rules/marks.ts';
import { type Shape } from './rules/shape.ts';

/** The attributes that position a place's control over its shape. */
export interface PlaceAttributes {
  readonly className: string | undefined;
  /** The control's box, and the position of its label as `--label-x` and `--label-y`. */
  readonly style: CSSProperties;
  readonly 'data-mark': PlaceMark;
  /** Set if the label does not fit at this zoom. */
  readonly 'data-narrow': '' | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export interface PlacedShape {
  readonly seen: PictureView;
  readonly shape: Shape;
  readonly mark: PlaceMark;
  /** Whether it has room among its neighbours. */
  readonly crowding: Crowding;
  readonly className: string | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** The least radius of free space for a readable label, in CSS pixels. */
const leastRoom = 11;

export function placeAttributes({ seen, shape, mark, crowding, ...rest }: PlacedShape): PlaceAttributes {
  const { width, height } = seen.stage.frame;
  const box = touchBox(seen, shape.bounds, crowding.target);
  const label = toScreen(seen, shape.label);
  const style = {
    left: box.x + width / 2,
    top: box.y + height / 2,
    width: box.width,
    height: box.height,
    '--label-x': `${label.x - box.x}px`,
    '--label-y': `${label.y - box.y}px`,
  };
  const isNarrow = crowding.isHidden || shape.label.room * scaleOf(seen) < leastRoom;
  return { ...rest, style, 'data-mark': mark, 'data-narrow': isNarrow ? '' : undefined };
}
