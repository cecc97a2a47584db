import * as fc from 'fast-check';
import { anyCodePoint } from '#content/testing/code-points.ts';
import { describe, expect, test } from 'vitest';
import { checkFileName, checkFilePath, cleanFileName, extensionOf, foldPath } from './file-name.ts';

describe('File names', () => {
  test.each(['picture.webp', 'Führung 2.mp3', '展示.png', 'no-extension', 'a.b.c', 'می‌خواهم.mp3', '👩‍🎨.svg'])(
    'may be %s',
    (name) => {
      expect(checkFileName(name)).toBe(name);
      expect(cleanFileName(name)).toBe(name);
    },
  );

  test.each([
    ['', /empty/],
    ['.', /dot/],
    ['..', /dot/],
    ['.htaccess', /dot/],
    ['a.', /dot/],
    ['a ', /blank/],
    [' a', /blank/],
    ['a/b', /"\/"/],
    ['a\\b', /"\\"/],
    ['a%2fb', /"%"/],
    ['..%2f', /dot|%/],
    ['a?b', /"\?"/],
    ['a#b', /"#"/],
    ['a\0b', /invisible/],
    ['a\nb', /invisible/],
    ['gpj.\u202Eexe', /invisible/],
    ['\uD800', /invisible/],
    ['con', /Windows/],
    ['NUL.txt', /Windows/],
    ['Lpt1.tar.gz', /Windows/],
    ['x'.repeat(201), /too long/],
    ['😀'.repeat(70), /too long for disks/],
  ])('may not be %j', (name, message) => {
    expect(() => checkFileName(name)).toThrow(message);
    expect(() => checkFileName(name)).toThrow(expect.objectContaining({ code: 'wrong-value' }));
  });

  test('are normalised to one spelling', () => {
    expect(checkFileName('a\u0308.png')).toBe('ä.png');
    expect(cleanFileName('a\u0308.png')).toBe('ä.png');
  });

  test.each([
    ['C:\\Users\\me\\Bild 1.png', 'Bild 1.png'],
    ['../../etc/passwd', 'passwd'],
    ['50% off? #1.png', '50- off- -1.png'],
    ['..hidden.png', 'hidden.png'],
    ['tab\tand  blanks .png ', 'taband blanks .png'],
    ['aux.mp3', '_aux.mp3'],
  ])('of the upload %j become the name %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  test('of any upload become valid or are refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCodePoint, maxLength: 60 }), (given) => {
        let kept: string;
        try {
          kept = cleanFileName(given);
        } catch (error) {
          expect(error).toMatchObject({ code: 'wrong-value' });
          return;
        }
        expect(checkFileName(kept)).toBe(kept);
        expect(cleanFileName(kept)).toBe(kept);
      }),
    );
  });
});

describe('File paths', () => {
  test.each(['a', 'audio/de/12.mp3', 'a/b/c/d/e'])('may be %s', (path) => {
    expect(checkFilePath(path)).toBe(path);
  });

  test.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a/..',
    './a',
    'a/.b',
    'a/%2e%2e/b',
    'a\\..\\b',
    'a/con/b',
    'C:/a',
  ])('may not be %j', (path) => {
    expect(() => checkFilePath(path)).toThrow(expect.objectContaining({ code: 'wrong-value' }));
  });

  test('are at most 1000 characters long', () => {
    const path = Array.from({ length: 10 }, () => 'x'.repeat(99)).join('/');
    expect(checkFilePath(path)).toBe(path);
    expect(() => checkFilePath(`${path}/xx`)).toThrow(/1000/);
  });

  test('are empty only for the top folder', () => {
    expect(checkFilePath('', { mayBeEmpty: true })).toBe('');
  });
});

test.each([
  ['a.PNG', 'png'],
  ['a.tar.gz', 'gz'],
  ['folder.d/name', ''],
  ['.png', ''],
  ['name', ''],
])('The extension of %s is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test('Names that some disks consider equal fold to the same text', () => {
  expect(foldPath('Straße/A.png')).toBe(foldPath('STRASSE/a.PNG'));
  expect(foldPath('ﬁle')).toBe(foldPath('FILE'));
  expect(foldPath('a')).not.toBe(foldPath('b'));
});
