import { type StoredObject } from '#content/schema/containers.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { translations } from '#content/translations.ts';
import { type LocationField } from './form-section.ts';

/** Returns the museum's languages that lack a value in these fields while another language has one. */
export function missingLanguages(
  station: StoredObject,
  fields: readonly LocationField[],
  languages: readonly string[],
): readonly string[] {
  const given = translations({ Locations: [station] }).filter(
    ({ field, codes }) => fields.some((name) => name === field.split('.')[0]) && !codes.has(anyLanguage),
  );
  return languages.filter((code) => given.some(({ codes }) => !codes.has(code)));
}
