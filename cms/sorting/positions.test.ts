import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';
import { nextPosition, withPositions } from './positions.ts';

const at = (...positions: readonly unknown[]) => positions.map((Position, ID) => ({ ID, Position }));

describe('a new order', () => {
  it('reuses the existing positions, and changes only what moved', () => {
    expect(withPositions(moved(at(0, 10, 20, 30), 2, 1))).toEqual([
      { ID: 2, Position: 10 },
      { ID: 1, Position: 20 },
    ]);
  });

  it.each([
    ['missing', at(7, undefined, 5)],
    ['given twice', at(3, 3, 4)],
    ['below 0', at(4, -1, 6)],
  ])('numbers all from 0 where positions are %s', (_, objects) => {
    expect(withPositions(moved(objects, 2, 0))).toEqual([
      { ID: 2, Position: 0 },
      { ID: 0, Position: 1 },
      { ID: 1, Position: 2 },
    ]);
  });

  it('changes only those whose number differs', () => {
    expect(withPositions(at(0, 0, 2))).toEqual([{ ID: 1, Position: 1 }]);
    expect(withPositions(at(undefined))).toEqual([{ ID: 0, Position: 0 }]);
  });

  it('that equals the old one changes nothing', () => {
    expect(withPositions(at(0, 1, 7))).toEqual([]);
  });
});

describe('after all others', () => {
  it.each([
    [at(), 0],
    [at(0, 4, 2), 5],
    [at(0), 1],
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
