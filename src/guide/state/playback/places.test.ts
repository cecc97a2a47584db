import { describe, expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/fake-device.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { createPlaces } from './places.ts';

describe('places', () => {
  it('are still there after a reload', () => {
    const { open } = fakeDevice();
    createPlaces(open()).keep('7/de', 12.5);
    const after = createPlaces(open());
    expect([after.of('7/de'), after.of('7/en')]).toEqual([12.5, 0]);
  });

  it('are kept beside those of another tab', () => {
    const { open } = fakeDevice();
    const [here, there] = [createPlaces(open()), createPlaces(open())];
    here.keep('7/de', 12.5);
    there.keep('8/de', 3);
    here.keep('9/de', 4);
    expect(['7/de', '8/de', '9/de'].map((recording) => there.of(recording))).toEqual([12.5, 3, 4]);
  });

  it('are forgotten at the end of a recording', () => {
    const { kept, open } = fakeDevice();
    const places = createPlaces(open());
    places.keep('7/de', 12.5);
    places.keep('7/de', 0);
    expect(places.of('7/de')).toBe(0);
    expect(kept.get(storageKeys.positions)).toBe('{}');
  });

  it('are kept for the last 200 recordings', () => {
    const places = createPlaces(fakeDevice().open());
    for (let ID = 0; ID < 201; ID += 1) places.keep(`${ID}/de`, 5);
    expect([places.of('0/de'), places.of('1/de'), places.of('200/de')]).toEqual([0, 5, 5]);
  });

  it.each(['{', 'null', '7', '"x"', '[null,"a",{}]', '{"7/de":"soon","8/de":null}'])('reads %s as nothing', (text) => {
    expect(createPlaces(fakeDevice({ [storageKeys.positions]: text }).open()).of('7/de')).toBe(0);
  });

  it('last as long as the page when nothing can be stored', () => {
    const places = createPlaces(fakeDevice({}, { isFull: true }).open());
    places.keep('7/de', 3);
    expect(places.of('7/de')).toBe(3);
  });
});
