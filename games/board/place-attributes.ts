import { type PlaceMark } from './rules/marks.ts';

/** The attributes of a place's control. Its position over its shape is set without React, as the view moves. */
export interface PlaceAttributes {
  readonly className: string | undefined;
  readonly 'data-mark': PlaceMark;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}
