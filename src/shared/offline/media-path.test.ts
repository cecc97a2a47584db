import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseWithin, mediaAddress, mediaPath } from './media-path.ts';

test('every path has an address that leads back to it', () => {
  const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '.' && text !== '..');
  fc.assert(
    fc.property(
      fc.array(
        segment.filter((text) => !text.includes('/')),
        { minLength: 1 },
      ),
      (segments) => {
        const path = `files/${segments.join('/')}`.normalize('NFC');
        for (const base of ['https://guide.example/museum', 'https://guide.example/museum/'])
          expect(mediaPath(mediaAddress(path, base), base)).toBe(path);
      },
    ),
  );
});

test.each([
  ['files/bell.mp3?v=2#t=4', 'files/bell.mp3'],
  ['https://guide.example/museum/files/a%20b.mp3', 'files/a b.mp3'],
  ['https://guide.example/museum/files/a b.mp3', 'files/a b.mp3'],
  ['https://elsewhere.example/files/bell.mp3', undefined],
  ['https://guide.example/files/bell.mp3', undefined],
  ['files/%zz.mp3', undefined],
  ['http://[', undefined],
])('%s is %s', (url, path) => {
  expect(mediaPath(url, 'https://guide.example/museum/')).toBe(path);
});

test.each([
  ['https://guide.example/museum/', 'https://guide.example/museum/'],
  ['https://guide.example/museum', 'https://guide.example/museum/'],
  ['/museum', 'https://guide.example/museum/'],
  ['content', 'https://guide.example/museum/content/'],
  ['https://guide.example/', undefined],
  ['/museums/', undefined],
  ['https://elsewhere.example/museum/', undefined],
])('the worker answers for content at %s: %s', (base, within) => {
  expect(baseWithin('https://guide.example/museum/', base)).toBe(within);
});
