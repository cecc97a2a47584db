import { describe, expect, it } from 'vitest';
import { type Language, language } from '#content/entities/language.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { codeByName, following, followersOf, offeredLanguages, withCode } from './language-code.ts';

const fresh = { ID: 2, Revision: 0 };
const typed = (...codes: readonly string[]) =>
  codes.reduce<StoredObject>((language, code) => withCode(language, code), fresh);

describe('the code of a language', () => {
  it('brings its name and what reads it aloud, whatever was typed on the way', () => {
    expect(typed('f', 'fr')).toEqual({ ...fresh, Code: 'fr', AccessibilityCode: 'fr', DisplayName: 'Français' });
    expect(typed('fr', 'fr-')).toEqual({ ...fresh, Code: 'fr-', AccessibilityCode: '', DisplayName: '' });
    expect(typed('p', 'pt', 'pt-', 'pt-BR')).toMatchObject({
      AccessibilityCode: 'pt-BR',
      DisplayName: 'Português (Brasil)',
    });
  });

  it('leaves what staff have chosen', () => {
    const own = { ...fresh, Code: 'de', DisplayName: 'Leichte Sprache', AccessibilityCode: 'de' };
    expect(withCode(own, 'ls')).toMatchObject({ Code: 'ls', DisplayName: 'Leichte Sprache' });
    expect(withCode({ ...own, AccessibilityCode: 'de-CH' }, 'ls')).toMatchObject({ AccessibilityCode: 'de-CH' });
  });

  it('may be unknown', () => {
    expect(typed('house')).toMatchObject({ Code: 'house', AccessibilityCode: '', DisplayName: '' });
    expect(typed('')).toMatchObject({ Code: '', AccessibilityCode: '', DisplayName: '' });
  });

  it('is found by a name of the language, and otherwise stays as typed', () => {
    for (const name of ['French', 'französisch', 'FRANÇAIS']) expect(codeByName(name, 'de')).toBe('fr');
    expect(codeByName('Chinesisch(vereinfacht)', 'de')).toBe('zh-Hans');
    for (const typed of ['fr', 'pt-BR', 'Fran', 'house', '']) expect(codeByName(typed, 'de')).toBe(typed);
  });

  it('brings along the variants that begin with it', () => {
    const [french, kids, other] = [{ Code: 'French' }, { Code: 'french-x-kids' }, { Code: 'de-x-kids' }].map(
      (stored, ID) => language.complete({ ...stored, ID }),
    ) as [Language, Language, Language];
    expect(followersOf([french, kids, other], french)).toEqual([kids]);
    const after = language.complete({ Code: 'fr', AccessibilityCode: 'fr' });
    expect(following(kids, { before: french, after })).toEqual({ Code: 'fr-x-kids', AccessibilityCode: 'fr' });
    const own = { ...kids, AccessibilityCode: 'fr-CA' };
    expect(following(own, { before: french, after })).toEqual({ Code: 'fr-x-kids' });
  });

  it('is offered by its name in the reader’s language', () => {
    expect(offeredLanguages('en')).toContainEqual({ code: 'uk', name: 'Ukrainian' });
    expect(offeredLanguages('de').map(({ name }) => name)).toContain('Französisch');
  });
});
