import type { TourDefinition } from './definition.ts';

/**
 * Leaves the visitors' tokens out of a definition (section 3.4), which other programs write into it. A definition is
 * published, and tokens open the guide.
 *
 * @returns the same definition if there are none
 */
export function withoutTokens(definition: TourDefinition): TourDefinition {
  const kept = Object.entries(definition).filter(([name]) => name.toLowerCase() !== 'tokens');
  return kept.length === Object.keys(definition).length ? definition : Object.fromEntries(kept);
}
