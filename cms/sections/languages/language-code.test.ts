import { describe, expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { offeredLanguages, withCode } from './language-code.ts';

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

  it('is offered by its name in the reader’s language', () => {
    expect(offeredLanguages('en')).toContainEqual({ code: 'uk', name: 'Ukrainian' });
    expect(offeredLanguages('de').map(({ name }) => name)).toContain('Französisch');
  });
});
