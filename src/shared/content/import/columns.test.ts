import { describe, expect, it, test } from 'vitest';
import { matchColumns, type Meaning, meaningOf, rememberColumns, withMeaning } from './columns.ts';
import { createLanguageReader } from './read-language.ts';
import { targetNames, targetOf } from './targets.ts';

const readLanguage = createLanguageReader([
  { Code: 'de', DisplayName: 'Deutsch' },
  { Code: 'en', DisplayName: 'English' },
  { Code: 'LS', DisplayName: 'Leichte Sprache' },
]);

describe('the header of a column', () => {
  test.each<[string, Meaning | undefined]>([
    ['Name de', { target: 'name', language: 'de' }],
    ['name_en', { target: 'name', language: 'en' }],
    ['Title (French)', { target: 'name', language: 'fr' }],
    ['Titel [FR]', { target: 'name', language: 'fr' }],
    ['Text-de-AT', { target: 'text', language: 'de-AT' }],
    ['name_pt_br', { target: 'name', language: 'pt-BR' }],
    ['DE Name', { target: 'name', language: 'de' }],
    ['Deutsch: Text', { target: 'text', language: 'de' }],
    ['Text (Leichte Sprache)', { target: 'text', language: 'LS' }],
    ['Name [de-x-easy]', { target: 'name', language: 'de-x-easy' }],
    ['Text en easy', { target: 'text', language: 'en-x-easy' }],
    ['Text Englisch Leichte Sprache', { target: 'text', language: 'en-x-easy' }],
    ['Text (für Kinder, Deutsch)', { target: 'text', language: 'de-x-kids' }],
    ['Text kids', undefined],
    ['Text Deutsch (Leichte Sprache)', { target: 'text', language: 'de-x-easy' }],
    ['Englisch (Leichte Sprache): Alt 2', { target: 'alt', picture: 2, language: 'en-x-easy' }],
    ['Text de (kurz)', undefined],
    ['Text Deutsche Gebärdensprache', { target: 'text', language: 'de-x-sign' }],
    ['Text (BSL)', { target: 'text', language: 'en-x-sign' }],
    ['Text bfi', { target: 'text', language: 'en-x-sign' }],
    ['Name [ase]', { target: 'name', language: 'en-x-sign' }],
    ['gsg Name', { target: 'name', language: 'de-x-sign' }],
    ['Gebärdensprache [de]', { target: 'signLanguage', language: 'de' }],
    ['Audiodeskription', { target: 'audioDescription' }],
    ['Name*', { target: 'name' }],
    ['Bild 2', { target: 'picture', picture: 2 }],
    ['Picture2', { target: 'picture', picture: 2 }],
    ['Bild 1 Alt', { target: 'alt', picture: 1 }],
    ['Alternativtext 2 (Englisch)', { target: 'alt', picture: 2, language: 'en' }],
    ['Punkte 2. Versuch', { target: 'points2' }],
    ['GamePoints2nd', { target: 'points2' }],
    ['locations.Name', { target: 'name' }],
    ['MediaURL en', { target: 'media', language: 'en' }],
    ['  Lfd.  Nr. ', { target: 'code' }],
    ['Länge', { target: 'longitude' }],
    ['La\u0308nge', { target: 'longitude' }],
    ['Raum', undefined],
    ['Name Klingonisch', undefined],
    ['Position de', undefined],
    ['Code 2', undefined],
  ])('%j', (header, meaning) => {
    expect(meaningOf(header, readLanguage)).toEqual(meaning);
  });

  it('has one meaning, whatever word of the table it is', () => {
    for (const name of targetNames) {
      const { en, de } = targetOf(name);
      expect([en[0], de[0]].map((word) => meaningOf(word ?? '', readLanguage)?.target)).toEqual([name, name]);
    }
  });
});

describe('the columns of a sheet', () => {
  const sheet = {
    name: '',
    rows: [
      ['ID', 'Nr', 'Titel', 'Raum', 'Objekt'],
      ['1', '7', 'a', 'b', 'c'],
    ],
  };
  const matching = matchColumns(sheet, readLanguage);
  const meant = ({ columns }: typeof matching) => columns.map(({ meaning, sameAs }) => sameAs ?? meaning?.target);

  it('are each there once: the likelier one counts', () => {
    expect(meant(matching)).toEqual(['Nr', 'code', 'name', undefined, 'Titel']);
  });

  it('can be corrected, and are remembered by their headers', () => {
    const corrected = withMeaning(withMeaning(matching, 4, { target: 'name' }), 3, { target: 'text', language: 'en' });
    expect(meant(corrected)).toEqual(['Nr', 'code', 'Objekt', 'text', 'name']);
    expect(meant(withMeaning(corrected, 4, undefined))).toEqual(['Nr', 'code', 'name', 'text', undefined]);
    const rows = [['RAUM', 'titel ', 'nr.', 'objekt', 'Audio']];
    const next = matchColumns({ name: '', rows }, readLanguage, rememberColumns(corrected));
    expect(meant(next)).toEqual(['text', undefined, 'code', 'name', 'media']);
  });
});
