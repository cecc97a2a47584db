import { describe, expect, it } from 'vitest';
import { deStaff } from './de-staff.ts';
import { de } from './de.ts';
import { enStaff } from './en-staff.ts';
import { en } from './en.ts';
import { createTranslate } from './pack.ts';
import { loadPack, packFor } from './packs.ts';

type AnyPack = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

/** The names that a text wants to be filled in. */
function namesIn(words: string | { readonly one: string; readonly other: string }): readonly string[] {
  const text = typeof words === 'string' ? words : words.other;
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

describe.each([
  { whose: 'visitors', source: en, other: de },
  { whose: 'staff', source: enStaff, other: deStaff },
])('the packs of $whose', ({ source, other }: { source: AnyPack; other: AnyPack }) => {
  const pairs = Object.entries(source).map(([key, words]) => ({ key, words, others: other[key] ?? '' }));

  it('have the same keys', () => {
    expect(Object.keys(other)).toEqual(Object.keys(source));
  });

  it.each(pairs)('$key says something in both languages, about the same facts', ({ words, others }) => {
    expect(namesIn(others)).toEqual(namesIn(words));
    for (const text of [words, others]) expect(JSON.stringify(text)).toMatch(/\p{Letter}{2}/u);
  });
});

describe('translating', () => {
  const t = createTranslate(de, 'de');

  it('fills in facts', () => expect(t('station.number', { code: '007' })).toBe('Station 007'));
  it('chooses by number', () => {
    expect([0, 1, 2].map((count) => t('tours.stations', { count }))).toEqual([
      '0 Stationen',
      '1 Station',
      '2 Stationen',
    ]);
  });
  it('leaves a name alone that no fact is given for', () => expect(t('station.number')).toBe('Station {code}'));
});

describe('which pack', () => {
  it.each([
    ['', 'de'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de_CH', 'de'],
    ['en', 'en-US'],
    ['en-US', 'en-US'],
    ['en-GB', 'en-US'],
    ['fr', 'en-US'],
    ['__proto__', 'en-US'],
  ])('%j is served by %s', (code, pack) => expect(packFor(code)).toBe(pack));

  it('is loaded', async () => {
    expect(await loadPack('en')).toBe(en);
    expect(await loadPack('')).toBe(de);
  });
});
