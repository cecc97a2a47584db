import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addServerBase, removeServerBase, withoutServerBase, withServerBase } from './server-base.ts';
import { anyDefinition, anyJson } from './testing/arbitraries.ts';

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
    expect(withoutServerBase(url, base)).toBe(url);
  }
});

test.each([
  ['https://guide.example/a', 'https://guide.example', '/a'],
  ['https://guide.example/a', 'https://guide.example/', 'a'],
  ['https://guide.example.org/a', 'https://guide.example', 'https://guide.example.org/a'],
  ['https://guide.exampl', 'https://guide.example', 'https://guide.exampl'],
  ['/museum/a', '/museum', '/a'],
  ['/museums/a', '/museum', '/museums/a'],
])('%s without %s is %s', (url, base, bare) => expect(withoutServerBase(url, base)).toBe(bare));

describe('removing the base restores the stored URL', () => {
  const path = fc.stringMatching(/^[a-z0-9._-]{1,8}(?:\/[a-z0-9 ._%?=ü-]{0,8}){0,3}$/);

  test('when exactly one slash is between base and path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bases), path, (base, relative) => {
        const url = base.endsWith('/') ? relative : `/${relative}`;
        const value = { IconURL: url, MediaURL: { de: url }, Sub: [{ XURL: [url, url], Text: url }], ID: 3 };
        expect(removeServerBase(addServerBase(value, base), base)).toEqual(value);
      }),
    );
  });

  test('in whole definitions', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        const once = removeServerBase(addServerBase(definition, 'https://guide.example'), 'https://guide.example');
        const twice = removeServerBase(addServerBase(once, 'https://guide.example'), 'https://guide.example');
        expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
      }),
      { numRuns: 50 },
    );
  });
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
