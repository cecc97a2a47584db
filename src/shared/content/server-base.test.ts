import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addServerBase, withServerBase } from './server-base.ts';
import { anyJson } from './testing/arbitraries.ts';

const stored = {
  IconURL: 'files/a.webp',
  Name: 'files/no-url.webp',
  GamePoints: 3,
  MediaURL: { de: '/files/a.mp3', en: 'https://cdn.example/b.mp3', fr: '' },
  GameMemoryPairListURL: ['a.webp', 'b.webp'],
  Info: { AboutIconURL: '/c.svg', NewsSite: 'files/x', List: [{ Deep: { ImageURL: 'd.webp', Other: ['e.webp'] } }] },
};

test('the base is added to every URL field at any depth, and to nothing else', () => {
  const based = addServerBase(stored, 'https://guide.example');
  expect(based).toEqual({
    IconURL: 'https://guide.example/files/a.webp',
    Name: 'files/no-url.webp',
    GamePoints: 3,
    MediaURL: { de: 'https://guide.example/files/a.mp3', en: 'https://cdn.example/b.mp3', fr: '' },
    GameMemoryPairListURL: ['https://guide.example/a.webp', 'https://guide.example/b.webp'],
    Info: {
      AboutIconURL: 'https://guide.example/c.svg',
      NewsSite: 'files/x',
      List: [{ Deep: { ImageURL: 'https://guide.example/d.webp', Other: ['e.webp'] } }],
    },
  });
});

test('parts without a URL are shared, and nothing is changed in place', () => {
  const value = { Plain: { Name: 'x' }, IconURL: 'a' };
  const before = JSON.stringify(value);
  const based = addServerBase(value, '/museum/');
  expect(based.Plain).toBe(value.Plain);
  expect(JSON.stringify(value)).toBe(before);
  expect(addServerBase(value, '')).toBe(value);
  expect(addServerBase(value.Plain, '/museum/')).toBe(value.Plain);
});

describe('one slash between base and path, whichever has it', () => {
  test.each([
    ['a.mp3', 'https://x', 'https://x/a.mp3'],
    ['/a.mp3', 'https://x', 'https://x/a.mp3'],
    ['a.mp3', 'https://x/', 'https://x/a.mp3'],
    ['/a.mp3', 'https://x/', 'https://x/a.mp3'],
    ['a.mp3', '/museum/', '/museum/a.mp3'],
    ['a.mp3', '/', '/a.mp3'],
    ['a.mp3', '', 'a.mp3'],
    ['', 'https://x', ''],
  ])('%s below %s is %s', (url, base, full) => expect(withServerBase(url, base)).toBe(full));
});

const fullUrls = [
  'https://x.example/a',
  'HTTP://x',
  '//cdn/a',
  'data:image/png;base64,AA',
  'blob:x',
  '#part',
  '{host}/news',
];
const bases = ['https://guide.example', 'https://guide.example/', '/museum', '/museum/', '/', 'museum', 'h'];

test.each(fullUrls)('the full URL %s is left alone', (url) => {
  for (const base of bases) {
    expect(withServerBase(url, base)).toBe(url);
  }
});

test('nothing throws, whatever the value', () => {
  fc.assert(
    fc.property(anyJson, fc.constantFrom(...bases), (value, base) => {
      const before = JSON.stringify(value);
      const based = addServerBase({ XURL: value, Y: value }, base);
      expect(JSON.stringify(based.Y).length).toBeGreaterThanOrEqual(before.length);
      expect(JSON.stringify(value)).toBe(before);
    }),
  );
});

test('a key __proto__ is a key like any other', () => {
  const value: unknown = JSON.parse('{"__proto__": {"XURL": "a"}, "b": 1}');
  expect(JSON.stringify(addServerBase(value, '/m'))).toBe('{"__proto__":{"XURL":"/m/a"},"b":1}');
});

test('100,000 levels are harmless', () => {
  let value: unknown = { XURL: 'a' };
  for (let level = 0; level < 100_000; level++) value = level % 2 === 0 ? [value] : { Sub: value };
  expect(() => addServerBase({ XURL: 'a', value }, '/m')).not.toThrow();
  expect(addServerBase({ XURL: 'a', value }, '/m').XURL).toBe('/m/a');
});
