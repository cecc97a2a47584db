import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import german from './de/guide.json';
import english from './en/guide.json';
import { createTranslate, type Words } from './pack.ts';
import { loadPack, packFor } from './packs.ts';

type AnyPack = Readonly<Record<string, Words>>;

/** The parts that only staff and designers see, who read German or English. */
const staffParts = /^(?:staff|cms.*|refusals|gps-debug|phone)$/;

/** The placeholders of a text, in order. */
function namesIn(text: string): readonly string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

/** Returns each form of a text by its plural category; `other` is the text itself if it has no forms. */
function formsOf(words: Words): ReadonlyMap<string, string> {
  return new Map(Object.entries(typeof words === 'string' ? { other: words } : words));
}

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

function filesOf(language: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, language));
}

function partsOf(language: string): readonly string[] {
  return filesOf(language)
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .toSorted();
}

function packIn(language: string, part: string): AnyPack {
  return JSON.parse(readFileSync(join(import.meta.dirname, language, `${part}.json`), 'utf8')) as AnyPack;
}

/** The numbers that a guide counts. */
const counts = Array.from({ length: 1001 }, (_, count) => count);

/** Which of the numbers choose each plural category, by language: found anew for each text, they would take seconds. */
const numbersByForm = new Map(languages.map((language) => [language, numbersOf(language)]));

function numbersOf(language: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(language);
  const found = new Map<string, number[]>();
  for (const count of counts) {
    const form = rules.select(count);
    const numbers = found.get(form) ?? [];
    numbers.push(count);
    found.set(form, numbers);
  }
  return found;
}

/** The plural categories that a language needs for them. */
function categoriesOf(language: string): readonly string[] {
  return [...(numbersByForm.get(language)?.keys() ?? [])];
}

function isForOneNumber(language: string, form: string): boolean {
  const selecting = numbersByForm.get(language)?.get(form) ?? [];
  return selecting.length === 1 || selecting.filter((count) => count > 0).length === 1;
}

/** Returns all texts of some parts of a language, each under its part and key. */
function textsIn(language: string, parts: readonly string[]): AnyPack {
  return Object.fromEntries(
    parts.flatMap((part) =>
      Object.entries(packIn(language, part)).map(([key, words]) => [`${part}: ${key}`, words] as const),
    ),
  );
}

const packs = languages.map((language) => ({
  language,
  source: textsIn('en', partsOf(language)),
  pack: textsIn(language, partsOf(language)),
}));

it('finds texts', () => {
  expect(languages).toEqual(expect.arrayContaining(['de', 'en']));
  expect(partsOf('en').length).toBeGreaterThanOrEqual(18);
});

it.each(languages)('every part exists in %s', (language) => {
  const isStaffs = (part: string): boolean => staffParts.test(part);
  const visitors = partsOf('en').filter((part) => !isStaffs(part));
  expect(partsOf(language).filter((part) => !isStaffs(part))).toEqual(visitors);
  if (partsOf(language).some(isStaffs)) expect(filesOf(language).toSorted()).toEqual(filesOf('en').toSorted());
  expect(filesOf(language)).toContain('more.ts');
});

describe.each(packs)('the texts in $language', ({ language, source, pack }) => {
  it('have the same keys as English, in the same order', () => {
    expect(Object.keys(pack)).toEqual(Object.keys(source));
  });

  it('have plural forms where English has them: each that the language needs, and no other', () => {
    const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, words] of Object.entries(pack)) {
      expect([key, typeof words]).toEqual([key, typeof source[key]]);
      if (typeof words === 'string') continue;
      const forms = Object.keys(words);
      expect([key, forms]).toEqual([key, expect.arrayContaining([...categoriesOf(language), 'other'])]);
      expect([key, forms.filter((form) => !known.includes(form))]).toEqual([key, []]);
    }
  });

  it('have the placeholders of English; only a form for a single number may leave the number out', () => {
    for (const [key, words] of Object.entries(pack)) {
      const english = [...formsOf(source[key] ?? '').values()].map(namesIn);
      const known = english.flat();
      const usual = english.at(-1) ?? [];
      const needed = known.filter((name) => name !== '{count}' && english.every((names) => names.includes(name)));
      for (const [form, text] of formsOf(words)) {
        const names = namesIn(text);
        if (form === 'other') expect([key, names]).toEqual([key, usual]);
        const isForSeveral = usual.includes('{count}') && !isForOneNumber(language, form);
        const wanted = isForSeveral ? [...needed, '{count}'] : needed;
        expect([key, form, names]).toEqual([key, form, expect.arrayContaining(wanted)]);
        expect([key, form, names.filter((name) => !known.includes(name))]).toEqual([key, form, []]);
      }
    }
  });

  it('have a word in every form, but for the sign in numbers', () => {
    for (const [key, words] of Object.entries(pack)) {
      if (key === 'guide: player.decimalMark') continue;
      for (const [form, text] of formsOf(words)) {
        const filled = text.replaceAll(/\{\w+\}/g, 'fact');
        expect([key, form, text.trim(), filled]).toEqual([key, form, text, expect.stringMatching(/\p{Letter}/u)]);
      }
    }
  });
});

describe('translating', () => {
  const t = createTranslate(german, 'de');

  it('fills in facts', () => expect(t('station.number', { code: '007' })).toBe('Station 007'));
  it('chooses the form by number', () => {
    expect([0, 1, 2].map((count) => t('tours.stations', { count }))).toEqual([
      '0 Stationen',
      '1 Station',
      '2 Stationen',
    ]);
  });
  it('knows the forms of other languages, and has another one where a form is missing', () => {
    const slavic = createTranslate(
      { day: { one: 'день', few: '{count} дні', many: '{count} днів', other: 'дня' } },
      'uk',
    );
    expect([1, 2, 5, 21, 0.5].map((count) => slavic('day', { count }))).toEqual([
      'день',
      '2 дні',
      '5 днів',
      'день',
      'дня',
    ]);
    const few = createTranslate({ day: { one: 'يوم', other: '{count} أيام' } }, 'ar');
    expect([1, 2].map((count) => few('day', { count }))).toEqual(['يوم', '2 أيام']);
  });
  it('leaves a placeholder without a fact unchanged', () => expect(t('station.number')).toBe('Station {code}'));
});

it('the pack for a language is loaded alone', async () => {
  expect(await loadPack('en')).toEqual(english);
  expect(await loadPack('')).toEqual(german);
  expect(packFor('de-AT')).toBe('de');
});
