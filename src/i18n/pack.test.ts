import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { createTranslate } from './pack.ts';
import { loadPack, packFor } from './packs.ts';

type AnyPack = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

type Text = AnyPack[string];

/** The placeholders of a text, in order. */
function namesIn(words: Text): readonly string[] {
  const text = typeof words === 'string' ? words : words.other;
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

/** Returns each form of a text, with a word in place of every placeholder. */
function formsOf(words: Text): readonly string[] {
  const forms = typeof words === 'string' ? [words] : [words.one, words.other];
  return forms.map((form) => form.replaceAll(/\{\w+\}/g, 'fact'));
}

const names = readdirSync(import.meta.dirname)
  .map((file) => /^de((?:-\w+)*)\.ts$/.exec(file)?.[1])
  .filter((name) => name !== undefined);

/** Returns the only export of a module of texts: its pack. */
async function packIn(file: string): Promise<AnyPack> {
  const packs: readonly AnyPack[] = Object.values((await import(file)) as Record<string, AnyPack>);
  expect([file, packs.length]).toEqual([file, 1]);
  return packs[0] ?? {};
}

const packs = await Promise.all(
  names.map(async (name) => ({
    name: `de${name}`,
    source: await packIn(`./en${name}.ts`),
    other: await packIn(`./de${name}.ts`),
  })),
);

it('every English pack has a German counterpart', () => {
  const english = readdirSync(import.meta.dirname).filter((file) => /^en(?:-\w+)*\.ts$/.test(file));
  expect(english.toSorted()).toEqual(names.map((name) => `en${name}.ts`).toSorted());
  expect(names.length).toBeGreaterThanOrEqual(18);
});

describe.each(packs)('the pack $name', ({ source, other }) => {
  const pairs = Object.entries(source).map(([key, words]) => ({ key, words, others: other[key] ?? '' }));

  it('has the same keys in both languages', () => {
    expect(Object.keys(other)).toEqual(Object.keys(source));
  });

  it.each(pairs)('$key has a text with the same placeholders in both languages', ({ words, others }) => {
    expect(namesIn(others)).toEqual(namesIn(words));
    for (const form of [words, others].flatMap(formsOf)) expect(form).toMatch(/\p{Letter}{2}/u);
  });
});

describe('translating', () => {
  const t = createTranslate(de, 'de');

  it('fills in facts', () => expect(t('station.number', { code: '007' })).toBe('Station 007'));
  it('chooses the form by number', () => {
    expect([0, 1, 2].map((count) => t('tours.stations', { count }))).toEqual([
      '0 Stationen',
      '1 Station',
      '2 Stationen',
    ]);
  });
  it('leaves a placeholder without a fact unchanged', () => expect(t('station.number')).toBe('Station {code}'));
});

describe('the pack for a language', () => {
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
