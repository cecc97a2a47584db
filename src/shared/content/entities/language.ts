import { defaults } from '../constants.ts';
import { entity, type EntityValue } from '../schema/entity.ts';
import { flag, languageCode, string, url } from '../schema/scalars.ts';

/** A language of the content (section 3.4). */
export const language = entity('languages', {
  /** The key of language maps. */
  Code: languageCode(),
  /** The name in the language itself: "Deutsch". */
  DisplayName: string(),
  IconURL: url(),
  IsDefault: flag(),
  /** The BCP 47 code for screen readers, which also selects the interface texts. */
  AccessibilityCode: string(defaults.accessibilityCode),
});

export type Language = EntityValue<typeof language>;
