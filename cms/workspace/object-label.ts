import { readVariantCode } from '#content/language-variants.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';

/** Characters of a label; a longer name would fill notices, questions and the tab's title. */
const longest = 120;

/** Returns what staff call an object: its name in their language or the closest match, otherwise its code or number. */
export function objectLabel(object: StoredObject, language: string, unnamed: string): string {
  const name = firstText(object['Name'] ?? object['DisplayName'] ?? object['Message'], language);
  const given = typeof object['Code'] === 'string' || typeof object['Code'] === 'number' ? String(object['Code']) : '';
  const isVariant = object['DisplayName'] !== undefined && readVariantCode(given) !== undefined;
  // Staff know variants of languages by their names.
  const code = isVariant && name !== '' ? '' : given;
  return shortened([code, name].filter((part) => part !== '').join(' ')) || unnamed;
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  // Without the first half of a sign that has two.
  return `${text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()} …`;
}

/** Returns a text in the reader's language, or in any other. */
export function firstText(given: unknown, language: string): string {
  if (typeof given === 'string') return given;
  if (!isObject(given)) return '';
  const own = given[language.split('-')[0] ?? ''];
  const text = [own, ...Object.values(given)].find((each) => typeof each === 'string' && each !== '');
  return typeof text === 'string' ? text : '';
}
