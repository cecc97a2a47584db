import { defaults } from '../constants.ts';
import { optional } from '../schema/containers.ts';
import { entity, type EntityValue } from '../schema/entity.ts';
import { flag, reference, whole } from '../schema/scalars.ts';
import { text } from '../schema/texts.ts';
import { imageDescriptor } from './image-descriptor.ts';

/** Tours that belong together (section 3.4). */
export const tourGroup = entity('tourGroups', {
  Name: text(),
  Description: text(),
  Position: whole(defaults.position),
  Enabled: flag(true),
  ImageDescriptor: optional(imageDescriptor),
  ThemeID: reference('themes'),
});

export type TourGroup = EntityValue<typeof tourGroup>;
