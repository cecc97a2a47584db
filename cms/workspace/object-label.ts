import { isObject, type StoredObject } from '#content/schema/containers.ts';

/** Returns what staff call an object: its name in their language or the closest match, otherwise its code or number. */
export function objectLabel(object: StoredObject, language: string, unnamed: string): string {
  const name = firstText(object['Name'] ?? object['DisplayName'] ?? object['Message'], language);
  const code = typeof object['Code'] === 'string' || typeof object['Code'] === 'number' ? String(object['Code']) : '';
  return [code, name].filter((part) => part !== '').join(' ') || unnamed;
}

/** Returns a text in the reader's language, or in any other. */
export function firstText(given: unknown, language: string): string {
  if (typeof given === 'string') return given;
  if (!isObject(given)) return '';
  const own = given[language.split('-')[0] ?? ''];
  const text = [own, ...Object.values(given)].find((each) => typeof each === 'string' && each !== '');
  return typeof text === 'string' ? text : '';
}
