import { type Field } from './field.ts';
import { type Trail } from './trail.ts';

/** Texts or URLs by language code: `{de: "...", en: "..."}`. */
export type LanguageMap = Readonly<Record<string, string>>;

/** The language code of a value that applies to all languages (BCP 47: undetermined). */
export const anyLanguage = 'und';

/** Returns the text in exactly this language; otherwise an empty one. Any code is possible, even `constructor`. */
export function textFor(map: LanguageMap, code: string): string {
  return Object.hasOwn(map, code) ? (map[code] ?? '') : '';
}

const none: LanguageMap = Object.freeze({});

/** A text per language. A plain text applies to all languages. */
export function text(): Field<LanguageMap> {
  return languageMap('text', 'a text per language, such as {de: "...", en: "..."}');
}

/** A URL per language, or one for all languages. */
export function urls(): Field<LanguageMap> {
  return languageMap('urls', 'a URL, or a URL per language such as {de: files/a.mp3, en: files/b.mp3}');
}

export interface Note {
  readonly shown: boolean;
  readonly text: LanguageMap;
}

/** A note that is switched on by `true` (with a text of the interface) or by its own text. */
export function note(): Field<Note> {
  const words = text();
  const expected = `true, false, or ${words.expected}`;
  const off: Note = Object.freeze({ shown: false, text: none });
  return {
    kind: 'note',
    expected,
    fallback: off,
    read(given, trail) {
      if (typeof given === 'boolean') return { shown: given, text: none };
      if (Array.isArray(given)) {
        trail.report(expected, given);
        return off;
      }
      const value = words.read(given, trail);
      return { shown: Object.values(value).some((words) => words !== ''), text: value };
    },
  };
}

function languageMap(kind: 'text' | 'urls', expected: string): Field<LanguageMap> {
  return {
    kind,
    expected,
    fallback: none,
    read(given, trail) {
      if (typeof given === 'string') return given === '' ? none : { [anyLanguage]: given };
      if (typeof given === 'number') return { [anyLanguage]: String(given) };
      if (typeof given !== 'object' || given === null || Array.isArray(given)) {
        trail.report(expected, given);
        return none;
      }
      return readEntries(given, trail);
    },
  };
}

function readEntries(given: object, trail: Trail): LanguageMap {
  const map: Record<string, string> = {};
  for (const [language, value] of Object.entries(given)) {
    if (language === '__proto__') continue;
    if (typeof value === 'string') map[language] = value;
    else if (typeof value === 'number') map[language] = String(value);
    else if (value !== null && value !== undefined) {
      trail.enter(language);
      trail.report('a text', value);
      trail.leave();
    }
  }
  return map;
}
