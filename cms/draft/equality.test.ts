import { expect, it } from 'vitest';
import { deepEqual, equalContent } from './equality.ts';

it.each([
  [
    { A: 1, B: [1, { C: 2 }] },
    { B: [1, { C: 2 }], A: 1 },
  ],
  [Number.NaN, Number.NaN],
  [[], []],
  [{}, {}],
  [null, null],
])('%j says the same as %j', (one, other) => {
  expect(deepEqual(one, other)).toBe(true);
});

it.each([
  [{ A: 1 }, { A: 1, B: 2 }],
  [{ A: undefined }, { B: undefined }],
  [{ A: 1 }, { A: 2 }],
  [{ constructor: 1 }, { A: 1 }],
  [{ A: 1 }, Object.create({ A: 1 }, { B: { value: 1, enumerable: true } })],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [
    [1, 2],
    [2, 1],
  ],
  [
    { A: 1, B: 2 },
    { A: 1, B: 3 },
  ],
  [[], {}],
  [{}, []],
  [{ 0: 1 }, [1]],
  [0, -0],
  [1, '1'],
  [null, {}],
  [{}, undefined],
])('%j does not say the same as %j', (one, other) => {
  expect(deepEqual(one, other)).toBe(false);
});

it('ignores the Revision, which only the server sets', () => {
  expect(equalContent({ ID: 1, Revision: 1 }, { ID: 1, Revision: 2 })).toBe(true);
  expect(equalContent({ ID: 1 }, { ID: 1, Revision: 2 })).toBe(true);
  expect(equalContent({ ID: 1, Revision: 1 }, { ID: 2, Revision: 1 })).toBe(false);
});
