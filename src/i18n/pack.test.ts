import { describe, expect, it } from 'vitest';
import { deAccess } from './de-access.ts';
import { deGames } from './de-games.ts';
import { deGpsDebug } from './de-gps-debug.ts';
import { deInfo } from './de-info.ts';
import { deMap } from './de-map.ts';
import { deNetwork } from './de-network.ts';
import { deScan } from './de-scan.ts';
import { deSearch } from './de-search.ts';
import { deStaff } from './de-staff.ts';
import { deWalk } from './de-walk.ts';
import { de } from './de.ts';
import { enAccess } from './en-access.ts';
import { enGames } from './en-games.ts';
import { enGpsDebug } from './en-gps-debug.ts';
import { enInfo } from './en-info.ts';
import { enMap } from './en-map.ts';
import { enNetwork } from './en-network.ts';
import { enScan } from './en-scan.ts';
import { enSearch } from './en-search.ts';
import { enStaff } from './en-staff.ts';
import { enWalk } from './en-walk.ts';
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
  { whose: 'players', source: enGames, other: deGames },
  { whose: 'staff', source: enStaff, other: deStaff },
  { whose: 'the curious', source: enInfo, other: deInfo },
  { whose: 'who searches', source: enSearch, other: deSearch },
  { whose: 'who reads maps', source: enMap, other: deMap },
  { whose: 'who walks', source: enWalk, other: deWalk },
  { whose: 'who designs walks', source: enGpsDebug, other: deGpsDebug },
  { whose: 'who is cut off', source: enNetwork, other: deNetwork },
  { whose: 'who scans', source: enScan, other: deScan },
  { whose: 'who comes in', source: enAccess, other: deAccess },
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
