import { type Finding, type FindingKey } from '../finding.ts';
import { type ModelName } from '../schema/field.ts';
import { type LanguageMap } from '../schema/texts.ts';

/** Returns a function that makes findings about one object. */
export function findingsOf(
  model: ModelName,
  ID: number,
): (field: string, key: FindingKey, facts?: Finding['facts']) => Finding {
  return (field, key, facts = {}) => ({ model, ID, field, key, facts });
}

/** Returns whether a text is missing in every language. */
export function isBlank(value: LanguageMap | string): boolean {
  const words = typeof value === 'string' ? [value] : Object.values(value);
  return words.every((word) => word.trim() === '');
}
