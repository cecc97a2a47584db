import * as fc from 'fast-check';
import { anyCodePoint } from '#content/testing/code-points.ts';
import { describe, expect, test } from 'vitest';
import { cleanPaths } from './clean-paths.ts';
import { isStorable } from './entry-names.ts';

const cleaned = (...paths: readonly string[]): readonly string[] => {
  const places = cleanPaths(paths);
  return paths.map((path) => places.get(path) ?? '');
};

describe('Paths from folders and archives', () => {
  test.each([
    ['audio/de/12.mp3', 'audio/de/12.mp3'],
    ['Room #3.mp3', 'Room -3.mp3'],
    ['100% wool.mp3', '100- wool.mp3'],
    ['back\\slash.mp3', 'back-slash.mp3'],
    ['.hidden.mp3', 'hidden.mp3'],
    ['.git/a', 'git/a'],
    ['...', '_'],
    ['con.mp3', '_con.mp3'],
    [`files/${'x'.repeat(150)}/${`${'y'.repeat(150)}/`.repeat(9)}a.mp3`, 'files/a.mp3'],
    ['Fu\u0308hrung.mp3', 'F\u00FChrung.mp3'],
    [`${'x'.repeat(220)}.mp3`, `${'x'.repeat(196)}.mp3`],
  ])('%s becomes %s', (path, expected) => {
    expect(cleaned(path)).toEqual([expected]);
  });

  test('stay apart, and those that work already keep theirs', () => {
    expect(cleaned('a#.mp3', 'a-.mp3', 'a%.mp3')).toEqual(['a--2.mp3', 'a-.mp3', 'a--3.mp3']);
    expect(cleaned('e\u0301.mp3', '\u00E9.mp3')).toEqual(['\u00E9-2.mp3', '\u00E9.mp3']);
    expect(cleaned('.a/b', 'a', '.a/c')).toEqual(['a-2/b', 'a', 'a-2/c']);
    expect(cleaned('.a/b', 'a/b')).toEqual(['a-2/b', 'a/b']);
    expect(cleaned('hall.mp3', 'HALL.MP3')).toEqual(['hall.mp3', 'HALL.MP3']);
  });

  test('are kept under different paths that every system can hold', () => {
    const name = fc.oneof(
      fc.constantFrom('a', '.a', 'a#', 'a-', 'e\u0301', '\u00E9', 'con'),
      fc.string({ unit: anyCodePoint, minLength: 1, maxLength: 8 }).map((each) => each.replaceAll('/', '_')),
    );
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 12 }), (given) => {
        const files = given.filter((each) => !given.some((other) => other.startsWith(`${each}/`)));
        const kept = cleaned(...files);
        expect(new Set(kept).size).toBe(files.length);
        for (const each of kept) {
          expect(isStorable(each)).toBe(true);
          expect(kept.some((other) => other.startsWith(`${each}/`))).toBe(false);
        }
        files.forEach((each, at) => (isStorable(each) ? expect(kept[at]).toBe(each) : undefined));
      }),
    );
  });
});
