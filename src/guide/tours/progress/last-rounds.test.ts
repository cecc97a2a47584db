import { describe, expect, it } from 'vitest';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { createLastRounds } from './last-rounds.ts';

const memory = location.complete({ ID: 7, Type: LocationType.GameMemory, GameMemoryPairs: 4 });
const jigsaw = location.complete({
  ID: 77,
  Type: LocationType.GameJigsaw,
  GameJigsawDimensionX: 4,
  GameJigsawDimensionY: 3,
});

describe('the last rounds', () => {
  it('are returned after the next of the same game and size, also after a reload', () => {
    const { open } = fakeDevice();
    const rounds = createLastRounds(open());
    expect(rounds.note(memory, 17)).toBeUndefined();
    expect(rounds.note(jigsaw, 30)).toBeUndefined();
    expect(rounds.note(memory, 14)).toBe(17);
    expect(createLastRounds(open()).note(memory, 20)).toBe(14);
  });

  it('of another level do not compare', () => {
    const rounds = createLastRounds(fakeDevice().open());
    rounds.note(memory, 17);
    rounds.note(jigsaw, 30);
    expect(rounds.note({ ...memory, GameMemoryPairs: 8 }, 25)).toBeUndefined();
    expect(rounds.note({ ...jigsaw, GameJigsawDimensionX: 6 }, 60)).toBeUndefined();
    expect([rounds.note(memory, 1), rounds.note(jigsaw, 1)]).toEqual([17, 30]);
  });

  it('are forgotten station by station, and brought back unless played since', () => {
    const rounds = createLastRounds(fakeDevice().open());
    rounds.note(memory, 17);
    rounds.note({ ...memory, GameMemoryPairs: 8 }, 25);
    rounds.note(jigsaw, 30);
    const known = rounds.of([7]);
    rounds.forget([7]);
    expect(rounds.of([7, 77]).map(([, effort]) => effort)).toEqual([30]);
    expect(rounds.note(memory, 12)).toBeUndefined();
    rounds.bringBack(known);
    expect(rounds.note(memory, 1)).toBe(12);
    expect(rounds.note({ ...memory, GameMemoryPairs: 8 }, 1)).toBe(25);
  });

  it('are the latest two hundred', () => {
    const rounds = createLastRounds(fakeDevice().open());
    for (let ID = 1; ID <= 201; ID += 1) rounds.note({ ...memory, ID }, ID);
    expect([rounds.note({ ...memory, ID: 2 }, 0), rounds.note({ ...memory, ID: 1 }, 0)]).toEqual([2, undefined]);
  });

  it.each(['{', '[1]', '{"#7 3 4":"x"}', '7'])('are none if %s is stored', (text) =>
    expect(createLastRounds(fakeDevice({ lastRounds: text }).open()).note(memory, 1)).toBeUndefined(),
  );
});
