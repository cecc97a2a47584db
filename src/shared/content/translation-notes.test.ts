import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LanguageMap } from './schema/texts.ts';
import {
  byLanguage,
  confirmed,
  newerSource,
  notesAfter,
  type TextEdit,
  type TranslationNotes,
  withoutNotes,
} from './translation-notes.ts';

/** A text with its notes, edited as forms do. */
interface Noted {
  readonly texts: LanguageMap;
  readonly notes: TranslationNotes;
}

function type({ texts, notes }: Noted, code: string, text: string, source = 'de'): Noted {
  const edit: TextEdit = { before: texts, after: { ...texts, [code]: text }, code, source };
  return { texts: edit.after, notes: notesAfter(notes, edit) };
}

const newer = ({ texts, notes }: Noted, code: string) => newerSource(texts, notes, code);
const plain: Noted = { texts: { de: 'Schale', en: 'Bowl' }, notes: {} };

describe('a translation', () => {
  it('of which nothing is known is never called old', () => {
    expect(newer(plain, 'en')).toBeUndefined();
    expect(newer(plain, 'de')).toBeUndefined();
    expect(newer(plain, 'fr')).toBeUndefined();
  });

  it('is old once its source has changed, and current once it is edited or confirmed', () => {
    const changed = type(plain, 'de', 'Teller');
    expect(newer(changed, 'en')).toBe('de');
    expect(newer(type(changed, 'en', 'Plate'), 'en')).toBeUndefined();
    const still = { ...changed, notes: confirmed(changed.notes, changed.texts, { code: 'en', source: 'de' }) };
    expect(newer(still, 'en')).toBeUndefined();
    expect(newer(type(still, 'de', 'Platte'), 'en')).toBe('de');
  });

  it('is compared with the text before the first of several keys', () => {
    const typed = ['S', 'Sc', '', 'T', 'Teller'].reduce((noted, text) => type(noted, 'de', text), plain);
    expect(newer(typed, 'en')).toBe('de');
    expect(newer(type(typed, 'de', 'Schale'), 'en')).toBeUndefined();
  });

  it('remembers its own source, whichever languages are side by side', () => {
    const arabic = type({ texts: { de: 'Schale', en: 'Bowl' }, notes: {} }, 'ar', 'وعاء', 'en');
    expect(newer(type(arabic, 'de', 'Teller'), 'ar')).toBeUndefined();
    expect(newer(type(arabic, 'en', 'Plate', 'de'), 'ar')).toBe('en');
  });

  it('into a variant of another language has another source', () => {
    const variants = { texts: { de: 'Schale', 'en-x-easy': 'Bowl', gsg: 'Schale' }, notes: {} };
    const changed = type(variants, 'de', 'Teller');
    expect([newer(changed, 'en-x-easy'), newer(changed, 'gsg')]).toEqual([undefined, 'de']);
  });

  it('is not old for white space', () => {
    const made = type(plain, 'en', 'The bowl');
    expect(newer(type(made, 'de', '  Schale\n'), 'en')).toBeUndefined();
    const words = type(type(plain, 'de', 'eine  Schale'), 'en', 'a bowl');
    expect(newer(type(words, 'de', 'eine\nSchale'), 'en')).toBeUndefined();
    expect(newer(type(words, 'de', 'eineSchale'), 'en')).toBe('de');
  });

  it('has no note without a text, or without a source', () => {
    expect(type(plain, 'en', '').notes).toEqual({});
    expect(type({ texts: { en: 'Bowl' }, notes: {} }, 'en', 'Bowls').notes).toEqual({});
    expect(type({ texts: { en: 'Bowl' }, notes: {} }, 'de', 'Schale').notes).toEqual({});
    const gone = type(type(plain, 'de', 'Teller'), 'de', '');
    expect(newer(gone, 'en')).toBeUndefined();
  });

  it('in a language with any code is known', () => {
    const noted = type({ texts: { de: 'Schale' }, notes: {} }, 'constructor', 'x');
    expect(newer(noted, 'constructor')).toBeUndefined();
    expect(newer(noted, 'toString')).toBeUndefined();
    expect(newer(type(noted, 'de', 'Teller'), 'constructor')).toBe('de');
  });
});

const words = fc.constantFrom('', 'a', 'b', ' a', 'c');
const codes = fc.constantFrom('de', 'en', 'ar');

it('Whatever is typed, a translation is old only if its source differs from what it was made from', () => {
  fc.assert(
    fc.property(fc.dictionary(codes, words), fc.array(fc.tuple(codes, words), { maxLength: 12 }), (texts, edits) => {
      // The notes that a person would take: the source when a translation was typed, or before it first changed.
      const madeFrom = new Map<string, string>();
      let noted: Noted = { texts, notes: {} };
      for (const [code, text] of edits) {
        const { de = '' } = noted.texts;
        if (code !== 'de') {
          if (text.trim() === '' || de.trim() === '') madeFrom.delete(code);
          else madeFrom.set(code, de.trim());
        } else if (de.trim() !== '') {
          for (const other of ['en', 'ar'])
            if (noted.texts[other]?.trim() && !madeFrom.has(other)) madeFrom.set(other, de.trim());
        }
        noted = type(noted, code, text);
      }
      const now = (noted.texts['de'] ?? '').trim();
      for (const code of ['en', 'ar']) {
        const from = madeFrom.get(code);
        const isOld = from !== undefined && now !== '' && from !== now && (noted.texts[code] ?? '').trim() !== '';
        expect(newer(noted, code)).toBe(isOld ? 'de' : undefined);
      }
      expect(newer(noted, 'de')).toBeUndefined();
    }),
  );
});

it('Notes and texts are read from anything', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (texts, notes) => {
      newerSource(byLanguage(texts), byLanguage(notes), 'en');
    }),
  );
  expect(byLanguage({ de: 'a', en: 3, fr: null })).toEqual({ de: 'a' });
});

it('A value can be compared without its notes', () => {
  const choice = { Text: { de: 'Ja' }, TranslatedFrom: { Text: { en: 'de x' } } };
  expect(withoutNotes({ ID: 1, TranslatedFrom: {}, GameChoices: [choice, 2, null] })).toEqual({
    ID: 1,
    GameChoices: [{ Text: { de: 'Ja' } }, 2, null],
  });
});
