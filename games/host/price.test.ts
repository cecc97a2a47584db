import { describe, expect, it } from 'vitest';
import { priceOfHelp } from './price.ts';

describe('the price of help', () => {
  const points = { GamePoints: 10, GamePoints2nd: 6, GamePoints3rd: 3 };

  it.each([
    [1, 4],
    [2, 3],
    [3, 3],
    [4, 0],
  ])('in attempt %i is %i points', (attempt, price) => expect(priceOfHelp(points, attempt)).toBe(price));

  it.each([10, 20])('is a point at least where the next attempt gives %i', (GamePoints2nd) =>
    expect(priceOfHelp({ ...points, GamePoints2nd }, 1)).toBe(1),
  );
});
