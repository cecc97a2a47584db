import { describe, expect, test } from 'vitest';
import { createFilter, foldAhead } from './station-filter.ts';

const entries = [
  { code: '7', name: 'Große Halle' },
  { code: '007', name: 'Café am Fluss' },
  { code: '70', name: 'Der Fluss und die Große Mühle' },
  { code: 'A-3', name: '' },
];

const stations = createFilter(entries, (entry) => entry);

describe('filtering stations', () => {
  test.each([
    ['', ['7', '007', '70', 'A-3']],
    ['   ', ['7', '007', '70', 'A-3']],
    ['7', ['7', '007', '70']],
    ['007', ['7', '007', '70']],
    ['70', ['70']],
    ['a-', ['A-3']],
    ['grosse', ['7', '70']],
    ['GROẞE fluss', ['70']],
    ['muhle', ['70']],
    ['MUEHLE gross', ['70']],
    ['Mu\u0308hle', ['70']],
    ['cafe', ['007']],
    ['Saal', []],
    ['0', ['007']],
  ])('%j leaves %j', (typed, codes) => expect(stations(typed).map(({ code }) => code)).toEqual(codes));

  test('keeps the entries themselves', () => expect(stations('A-3')[0]).toBe(entries[3]));

  test('asks for no words again that were prepared', () => {
    const asked: string[] = [];
    const wordsOf = (entry: (typeof entries)[number]): (typeof entries)[number] => {
      asked.push(entry.code);
      return entry;
    };
    expect([...foldAhead(entries, wordsOf)]).toEqual([]);
    expect(createFilter(entries, wordsOf)('halle')).toEqual([entries[0]]);
    expect(asked).toEqual(entries.map(({ code }) => code));
  });

  test('prepares thousands in steps', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ code: String(index), name: '' }));
    expect([...foldAhead(many, (entry) => entry)]).toHaveLength(2);
  });
});
