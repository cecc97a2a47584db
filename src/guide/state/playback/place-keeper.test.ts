import { describe, expect, it } from 'vitest';
import { createPlaceKeeper } from './place-keeper.ts';

function begin(at = 0) {
  const written: number[] = [];
  const keeper = createPlaceKeeper({ of: () => at, keep: (_, seconds) => void written.push(seconds) }, '7/de');
  return { keeper, written };
}

describe('the place in a recording', () => {
  it('is where the visitor left off', () => expect(begin(12).keeper.startAt).toBe(12));

  it('is written every five seconds while it plays', () => {
    const { keeper, written } = begin();
    for (const position of [0, 1, 4.9, 5, 9.9, 10]) keeper.follow({ position, duration: 60 }, true);
    expect(written).toEqual([5, 10]);
  });

  it('is written when the visitor seeks back as far', () => {
    const { keeper, written } = begin(20);
    keeper.follow({ position: 16, duration: 60 }, true);
    keeper.follow({ position: 15, duration: 60 }, true);
    expect(written).toEqual([15]);
  });

  it('is written at once when it stops, and only once', () => {
    const { keeper, written } = begin();
    keeper.follow({ position: 2, duration: 60 }, false);
    keeper.follow({ position: 2, duration: 60 }, false);
    keeper.write({ position: 2, duration: 60 });
    expect(written).toEqual([2]);
  });

  it.each([
    [56.9, 56.9],
    [57, 0],
    [60, 0],
  ])('after %d of 60 seconds is %d', (position, place) => {
    const { keeper, written } = begin(30);
    keeper.write({ position, duration: 60 });
    expect(written).toEqual([place]);
  });

  it('is kept while the length is unknown', () => {
    const { keeper, written } = begin();
    keeper.write({ position: 2, duration: undefined });
    expect(written).toEqual([2]);
  });
});
