import { describe, expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { createGameSaves } from './game-saves.ts';

describe('saved games', () => {
  it('survive a reload, until they are forgotten', () => {
    const { open } = fakeDevice();
    const saves = createGameSaves(open());
    saves.store(7, { seed: 3, save: { v: 1 } });
    saves.store(8, { seed: 4, save: [1] });
    expect(createGameSaves(open()).of(7)).toEqual({ seed: 3, save: { v: 1 } });
    saves.forget(7);
    expect([saves.of(7), saves.of(8)]).toEqual([undefined, { seed: 4, save: [1] }]);
  });

  it('are the last twenty that were touched', () => {
    const saves = createGameSaves(fakeDevice().open());
    for (let ID = 0; ID < 20; ID += 1) saves.store(ID, { seed: ID, save: null });
    saves.store(0, { seed: 0, save: null });
    saves.store(20, { seed: 20, save: null });
    expect([saves.of(0)?.seed, saves.of(1), saves.of(20)?.seed]).toEqual([0, undefined, 20]);
  });

  it.each(['{', '7', '[]', '{"#7":3}', '{"#7":{"save":1}}'])('reads %s as no saved game', (text) => {
    expect(createGameSaves(fakeDevice({ [storageKeys.games]: text }).open()).of(7)).toBeUndefined();
  });
});
