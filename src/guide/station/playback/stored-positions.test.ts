import { describe, expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { createStoredPositions } from './stored-positions.ts';

describe('positions', () => {
  it('are still there after a reload', () => {
    const { open } = fakeDevice();
    createStoredPositions(open()).store('7/de', 12.5);
    const after = createStoredPositions(open());
    expect([after.of('7/de'), after.of('7/en')]).toEqual([12.5, 0]);
  });

  it('are stored beside those of another tab', () => {
    const { open } = fakeDevice();
    const [here, there] = [createStoredPositions(open()), createStoredPositions(open())];
    here.store('7/de', 12.5);
    there.store('8/de', 3);
    here.store('9/de', 4);
    expect(['7/de', '8/de', '9/de'].map((recording) => there.of(recording))).toEqual([12.5, 3, 4]);
  });

  it('are forgotten at the end of a recording', () => {
    const { items, open } = fakeDevice();
    const positions = createStoredPositions(open());
    positions.store('7/de', 12.5);
    positions.store('7/de', 0);
    expect(positions.of('7/de')).toBe(0);
    expect(items.get(storageKeys.positions)).toBe('{}');
  });

  it('are stored for the last 200 recordings', () => {
    const positions = createStoredPositions(fakeDevice().open());
    for (let ID = 0; ID < 201; ID += 1) positions.store(`${ID}/de`, 5);
    expect([positions.of('0/de'), positions.of('1/de'), positions.of('200/de')]).toEqual([0, 5, 5]);
  });

  it.each(['{', 'null', '7', '"x"', '[null,"a",{}]', '{"7/de":"soon","8/de":null}'])('reads %s as nothing', (text) => {
    expect(createStoredPositions(fakeDevice({ [storageKeys.positions]: text }).open()).of('7/de')).toBe(0);
  });

  it('last as long as the page when nothing can be stored', () => {
    const positions = createStoredPositions(fakeDevice({}, { isFull: true }).open());
    positions.store('7/de', 3);
    expect(positions.of('7/de')).toBe(3);
  });
});
