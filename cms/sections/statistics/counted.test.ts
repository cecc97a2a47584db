import { expect, it } from 'vitest';
import { changeIn, compared } from './counted.ts';

interface Row {
  readonly Code: string;
  readonly Count: number;
}
const by = { keyOf: ({ Code }: Row) => Code, nameOf: ({ Code }: Row) => Code.toUpperCase() };

it('stations opened only in the previous span are there as well', () => {
  const now = [
    { Code: 'a', Count: 3 },
    { Code: 'b', Count: 1 },
  ];
  const before = [
    { Code: 'c', Count: 4 },
    { Code: 'b', Count: 2 },
  ];
  expect(compared(now, before, by)).toEqual([
    { key: 'a', name: 'A', count: 3, before: 0 },
    { key: 'b', name: 'B', count: 1, before: 2 },
    { key: 'c', name: 'C', count: 0, before: 4 },
  ]);
  expect(compared(now, undefined, by).map(({ before: earlier }) => earlier)).toEqual([undefined, undefined]);
});

it('a change is a share of what was before, and of nothing there is none', () => {
  expect([changeIn('en', 3, 2), changeIn('en', 1, 2), changeIn('en', 2, 2), changeIn('en', 2, 0)]).toEqual([
    '+50%',
    '-50%',
    '0%',
    undefined,
  ]);
});
