import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../testing/arbitraries.ts';
import { guessPattern, kindOfFile, nameContext, namePatterns, type NamePattern, readName } from './file-names.ts';

const languages = [
  { Code: 'de', DisplayName: 'Deutsch' },
  { Code: 'en', DisplayName: 'English' },
];
const context = nameContext(languages, ['214', '007', '12', 'A-3']);

function read(...paths: readonly string[]) {
  const pattern = guessPattern(paths, context);
  return paths.map((path) => {
    const { code, language, description } = readName(path, pattern, context);
    return [code, language, description];
  });
}

describe('the name of a file', () => {
  test.each<[string, string | undefined, string | undefined, string]>([
    ['214_en.mp3', '214', 'en', ''],
    ['214 Łukasz_PL.mp3', '214', 'pl', 'Łukasz'],
    ['214 Łukasz_PL.mp3'.normalize('NFD'), '214', 'pl', 'Łukasz'],
    ['214%20%C5%81ukasz_PL.mp3', '214', 'pl', 'Łukasz'],
    ['100%_214.mp3', '214', undefined, '100%'],
    ['de/214a.mp3', '214a', 'de', ''],
    ['214/en.mp3', '214', 'en', ''],
    ['Audio Deutsch\\214 Tor.mp3', '214', 'de', 'Tor'],
    ['007.de.m4a', '007', 'de', ''],
    ['7.de.m4a', '7', 'de', ''],
    ['station-12-de-AT.mp3', '12', 'de-AT', 'station'],
    ['12_pt_BR.mp3', '12', 'pt-BR', ''],
    ['Eingang_214.jpg', '214', undefined, 'Eingang'],
    ['A-3 en.mp3', 'A-3', 'en', ''],
    ['a-3.EN.MP3', 'a-3', 'en', ''],
    ['٢١٤_بوابة_ar.mp3', '214', 'ar', 'بوابة'],
    ['en_214_Haus.mp3', '214', 'en', 'Haus'],
    ['214 - Der König (de).mp3', '214', 'de', 'Der König'],
    ['214-deutsch.mp3', '214', 'de', ''],
    ['214 Tor (1).mp3', '214', undefined, 'Tor'],
    ['T01_214_de.mp3', '214', 'de', 'T01'],
    ['214.mp3', '214', undefined, ''],
    ['Willkommen.mp3', undefined, undefined, 'Willkommen'],
  ])('%s', (path, ...expected) => {
    expect(read(path)).toEqual([expected]);
  });

  it('takes its language from any folder that is nothing but a language', () => {
    const names = ['Guide/214 Łukasz_PL.mp3', 'Guide/214_de.mp3', 'Guide/7_en.mp3', 'Guide/English/12 kitchen.wav'];
    expect(read(...names).at(-1)).toEqual(['12', 'en', 'kitchen']);
    expect(read(...names, 'Guide/02 Deutsch/Neu/9 Bad.wav').at(-1)).toEqual(['9', 'de', 'Bad']);
    expect(read(...names, 'Guide/Es/9 Bad.wav').at(-1)?.[1]).toBeUndefined();
  });

  it('has the one known code in it, wherever that is', () => {
    const names = ['214_en.mp3', '007_de.mp3', '9_de.mp3'];
    expect(read(...names, 'Küche_12_de.wav').at(-1)).toEqual(['12', 'de', 'Küche']);
    expect(read(...names, 'Track 12.mp3').at(-1)?.[0]).toBe('12');
    expect(read(...names, 'Saal 12 und 214 a b.mp3').at(-1)?.[0]).toBeUndefined();
  });

  it('is read as most of its fellows are', () => {
    expect(read('214 Der Kaffee.mp3', '12 Am See.mp3', '7 Im Tor.mp3')).toEqual([
      ['214', undefined, 'Der Kaffee'],
      ['12', undefined, 'Am See'],
      ['7', undefined, 'Im Tor'],
    ]);
    const rooms = Array.from({ length: 40 }, (_, at) => `${300 + at} Raum ${at}_${at % 2 === 0 ? 'de' : 'pl'}.mp3`);
    expect(read(...rooms).slice(12, 14)).toEqual([
      ['312', 'de', 'Raum 12'],
      ['313', 'pl', 'Raum 13'],
    ]);
    expect(read('01_214_de.mp3', '02_12_de.mp3', '03_7_en.mp3').map(([code]) => code)).toEqual(['214', '12', '7']);
  });

  it('tells the kind by its ending', () => {
    expect(['a.MP3', 'a.b.mp4', 'a.JPEG', 'a.srt', 'a.txt', 'mp3'].map(kindOfFile)).toEqual([
      'audio',
      'video',
      'picture',
      'captions',
      undefined,
      undefined,
    ]);
  });
});

describe('any pattern', () => {
  const code = fc.constantFrom('214', '007', '12', 'A-3', '35', '8b');
  const language = fc.constantFrom('de', 'en', 'pl', 'pt-BR', 'de-AT', 'de-x-easy', 'pt-BR-x-sign');
  const words = fc.constantFrom('Tor', 'Der König', 'Łódź', 'بوابة', 'Krzesło');
  const one = fc.record({ code, language, description: words });
  const separator = fc.constantFrom('_', ' ', ' - ', '.');

  function write(
    pattern: NamePattern,
    separator: string,
    parts: { code: string; language: string; description: string },
  ): string {
    const name = pattern.parts.map((part) => parts[part]).join(separator);
    return `${pattern.folder === undefined ? '' : `${parts[pattern.folder]}/`}${name}.mp3`;
  }

  it('reads what was written by it, in any form of Unicode', () => {
    const forms = fc.constantFrom(
      (name: string) => name,
      (name: string) => name.normalize('NFD'),
      encodeURI,
      (name: string) => name.toUpperCase(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...namePatterns), separator, one, forms, (pattern, separator, parts, form) => {
        const expected = { ...parts, description: parts.description };
        const found = readName(form(write(pattern, separator, parts)), pattern, context);
        const lower = ({ code = '', language, description }: typeof found) =>
          [code, language, description].map((text) => text?.toLowerCase());
        expect(lower(found)).toEqual(lower(expected));
      }),
    );
  });

  it('is found from the names that were written by it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...namePatterns),
        separator,
        fc.array(one, { minLength: 5 }),
        (pattern, separator, all) => {
          const paths = all.map((parts) => write(pattern, separator, parts));
          const guessed = guessPattern(paths, context);
          expect(paths.map((path) => readName(path, guessed, context))).toEqual(all);
        },
      ),
    );
  });

  it('reads any name without an error', () => {
    fc.assert(
      fc.property(fc.array(anyText), (paths) => {
        const pattern = guessPattern(paths, context);
        for (const path of paths) expect(readName(path, pattern, context)).toHaveProperty('description');
      }),
      { numRuns: 40 },
    );
  });
});
