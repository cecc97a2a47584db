import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { language, type Language } from '#content/entities/language.ts';
import { type PairChoice, readChoice, sideBySide, withSource, withTarget } from './side-by-side.ts';

const museum = (codes: string, standard = 'de'): readonly Language[] =>
  codes.split(' ').map((Code) => language.complete({ Code, IsDefault: Code === standard }));

const codesOf = (languages: readonly Language[]): string => languages.map(({ Code }) => Code).join(' ');

function shown(codes: string, choice: PairChoice, standard?: string): string {
  const pair = sideBySide(museum(codes, standard), choice);
  return `${codesOf(pair.shown)} + ${codesOf(pair.folded)}`;
}

describe('the languages of a form', () => {
  it.each([
    ['one language', 'de', {}, 'de + '],
    ['two, in the order of the content', 'en de', {}, 'en de + '],
    ['two, the chosen source first', 'de en', { source: 'en' }, 'en de + '],
    ['three: the default language and another', 'en de fr', {}, 'de en + fr'],
    ['three, with a target', 'en de fr', { target: 'fr' }, 'de fr + en'],
    ['three, with a source', 'de en fr', { source: 'fr' }, 'fr de + en'],
    ['a target that is the source', 'de en fr', { target: 'de' }, 'de en + fr'],
    ['languages that no longer exist', 'de en fr', { source: 'xx', target: 'yy' }, 'de en + fr'],
    ['a variant below its language', 'de de-x-easy en', {}, 'de en + '],
    ['a variant that is chosen', 'de de-x-easy en', { target: 'de-x-easy' }, 'de de-x-easy + en'],
    ['a variant of the one language', 'de de-x-easy', {}, 'de de-x-easy + '],
    ['no variant that is not written', 'de gsg', { target: 'gsg' }, 'de + '],
    ['all, and variants below them', 'de de-x-easy en fr', { isAll: true }, 'de en fr + '],
    ['all', 'en de fr', { isAll: true }, 'en de fr + '],
    ['all, the chosen source first', 'en de fr', { source: 'fr', target: 'de', isAll: true }, 'fr de en + '],
  ])('%s', (_what, codes, choice, expected) => {
    expect(shown(codes, choice)).toBe(expected);
  });

  it('has no source without languages', () => {
    expect(sideBySide([], {})).toEqual({ source: undefined, target: undefined, shown: [], folded: [] });
  });
});

const codes = fc.constantFrom('de', 'en', 'fr', 'ar', 'xx');
const choices = fc.record({ source: codes, target: codes, isAll: fc.boolean() }, { requiredKeys: [] });

describe('choosing', () => {
  it('swaps source and target rather than showing one language twice', () => {
    const now = sideBySide(museum('de en fr'), {});
    expect(withSource({}, now, 'en')).toEqual({ source: 'en', target: 'de' });
    expect(withTarget({}, now, 'de')).toEqual({ source: 'en', target: 'de' });
    expect(withSource({ isAll: true }, now, 'fr')).toEqual({ source: 'fr', target: 'en', isAll: true });
  });

  it('always gets what it asks for, and shows every language once', () => {
    const languages = museum('de en fr ar');
    fc.assert(
      fc.property(choices, fc.constantFrom('de', 'en', 'fr', 'ar'), fc.boolean(), (choice, code, isSource) => {
        const before = sideBySide(languages, choice);
        const after = sideBySide(languages, (isSource ? withSource : withTarget)(choice, before, code));
        expect((isSource ? after.source : after.target)?.Code).toBe(code);
        expect(after.source).not.toBe(after.target);
        expect(new Set([...after.shown, ...after.folded])).toEqual(new Set(languages));
        expect(after.shown.length + after.folded.length).toBe(languages.length);
      }),
    );
  });
});

describe('a remembered choice', () => {
  it('is read again', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(JSON.stringify(choice))).toMatchObject(choice);
      }),
    );
  });

  it.each([null, '', 'no JSON', '[]', '3', '{"source":1,"target":{},"isAll":"yes"}'])('%s is no choice', (stored) => {
    const { source, target, isAll } = readChoice(stored);
    expect([source, target, isAll === true]).toEqual([undefined, undefined, false]);
  });
});
