import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';
import { nextPosition, withPositions } from './positions.ts';

const at = (...positions: readonly unknown[]) => positions.map((Position, ID) => ({ ID, Position }));

describe('a new order', () => {
  it('deals out the positions that were there, and changes only what moved', () => {
    expect(withPositions(moved(at(0, 10, 20, 30), 2, 1))).toEqual([
      { ID: 2, Position: 10 },
      { ID: 1, Position: 20 },
    ]);
  });

  it.each([
    ['missing', at(-1, undefined, 5)],
    ['given twice', at(3, 3, 4)],
  ])('numbers all from 0 where positions are %s', (_, objects) => {
    const [last, ...others] = objects.toReversed();
    expect(withPositions([...others, ...(last === undefined ? [] : [last])]).map(({ Position }) => Position)).toEqual(
      expect.arrayContaining([0, 1, 2]),
    );
  });

  it('that is the old one changes nothing', () => {
    expect(withPositions(at(0, 1, 7))).toEqual([]);
  });
});

describe('behind all others', () => {
  it.each([
    [at(), 0],
    [at(0, 4, 2), 5],
    [at(0, -1), -1],
    [at(0, undefined), -1],
  ])('%j gives %d', (others, position) => expect(nextPosition(others)).toBe(position));
});

describe('moving', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [7, 0, 'abc'],
  ])('from %d to %d', (from, to, order) => expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order));
});
