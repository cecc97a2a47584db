import { describe, expect, it } from 'vitest';
import { createPositionKeeper } from './position-keeper.ts';

function begin(at = 0) {
  const saved: number[] = [];
  const keeper = createPositionKeeper({ of: () => at, store: (_, seconds) => void saved.push(seconds) }, '7/de');
  return { keeper, saved };
}

describe('the position in a recording', () => {
  it('is where the visitor left off', () => expect(begin(12).keeper.startAt).toBe(12));

  it('is saved every five seconds while it plays', () => {
    const { keeper, saved } = begin();
    for (const position of [0, 1, 4.9, 5, 9.9, 10]) keeper.follow({ position, duration: 60 }, true);
    expect(saved).toEqual([5, 10]);
  });

  it('is saved when the visitor seeks back as far', () => {
    const { keeper, saved } = begin(20);
    keeper.follow({ position: 16, duration: 60 }, true);
    keeper.follow({ position: 15, duration: 60 }, true);
    expect(saved).toEqual([15]);
  });

  it('is saved at once when it stops, and only once', () => {
    const { keeper, saved } = begin();
    keeper.follow({ position: 2, duration: 60 }, false);
    keeper.follow({ position: 2, duration: 60 }, false);
    keeper.save({ position: 2, duration: 60 });
    expect(saved).toEqual([2]);
  });

  it.each([
    [56.9, 56.9],
    [57, 0],
    [60, 0],
  ])('after %d of 60 seconds is %d', (position, resumed) => {
    const { keeper, saved } = begin(30);
    keeper.save({ position, duration: 60 });
    expect(saved).toEqual([resumed]);
  });

  it('is stored while the length is unknown', () => {
    const { keeper, saved } = begin();
    keeper.save({ position: 2, duration: undefined });
    expect(saved).toEqual([2]);
  });
});
