import { flag, focus, string, url } from '../schema/scalars.ts';
import { record } from '../schema/containers.ts';
import { type ValueOf } from '../schema/field.ts';
import { text } from '../schema/texts.ts';

/** A picture with its descriptions (section 3.1). */
export const imageDescriptor = record({
  ImageURL: url(),
  IconURL: url(),
  /** true: the whole picture is shown; false: it fills its frame and may be cropped. */
  ImageContain: flag(),
  ImageFocus: focus(),
  OverlayText: text(),
  Copyright: string(),
  AltText: text(),
});

export type ImageDescriptor = ValueOf<typeof imageDescriptor>;
