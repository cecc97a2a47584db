import { type ModelName } from './schema/field.ts';

/** A problem with the content, as facts; the screen puts them into words. */
export interface Finding {
  readonly model: ModelName;
  readonly ID: number;
  /** The field concerned, with dots for nested ones: `GameChoices.1.Text`. Empty: the object as a whole. */
  readonly field: string;
  readonly key: FindingKey;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The keys of the messages of section 5, and of our additional checks. */
export const findingKeys = [
  'name-required',
  'address-required',
  'phone-required',
  'email-required',
  'homepage-required',
  'language-code-required',
  'language-name-required',
  'not-enough-images',
  'no-solution',
  'no-selector',
  'default-theme-stays',
  'group-not-empty',
  'still-referenced',
  'news-url',
  'statement-placeholder',
  'barrier-address',
  'video-required',
  'wrong-value',
  'no-colour',
  'id-missing',
  'id-duplicate',
  'reference-dangling',
  'parent-cycle',
  'path-cycle',
  'code-duplicate',
  'language-default',
  'variant-base',
  'variant-default',
  'variant-twice',
  'theme-default',
  'redirect-target',
  'days-reversed',
  'map-missing',
  'map-box',
  'board-missing',
  'board-path',
  'hotspots-to-win',
  'hotspot-outline',
  'timeline',
  'field-misspelt',
  'file-missing',
  'address-host',
  'message-unknown',
  'message-misspelt',
  'staff-note-long',
  'staff-tags-many',
  'staff-tag-long',
] as const;

export type FindingKey = (typeof findingKeys)[number];
