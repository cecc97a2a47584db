import { describe, expect, it } from 'vitest';
import { createStorage, storageKeys } from '../adapters/storage.ts';
import { createPlaces } from './places.ts';

function device(contents: Readonly<Record<string, string>> = {}): globalThis.Storage {
  const kept = new Map(Object.entries(contents));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const placesOn = (storage: globalThis.Storage): ReturnType<typeof createPlaces> =>
  createPlaces(createStorage(() => storage));

describe('places', () => {
  it('are still there after a reload', () => {
    const storage = device();
    placesOn(storage).keep('7/de', 12.5);
    const after = placesOn(storage);
    expect([after.of('7/de'), after.of('7/en')]).toEqual([12.5, 0]);
  });

  it('are forgotten at the end of a recording', () => {
    const storage = device();
    const places = placesOn(storage);
    places.keep('7/de', 12.5);
    places.keep('7/de', 0);
    expect(places.of('7/de')).toBe(0);
    expect(storage.getItem(storageKeys.positions)).toBe('{}');
  });

  it('are kept for the last 200 recordings', () => {
    const places = placesOn(device());
    for (let ID = 0; ID < 201; ID += 1) places.keep(`${ID}/de`, 5);
    expect([places.of('0/de'), places.of('1/de'), places.of('200/de')]).toEqual([0, 5, 5]);
  });

  it.each(['{', 'null', '7', '"x"', '[null,"a",{}]', '{"7/de":"soon","8/de":null}'])('reads %s as nothing', (text) => {
    expect(placesOn(device({ [storageKeys.positions]: text })).of('7/de')).toBe(0);
  });

  it('last as long as the page when nothing can be stored', () => {
    const full = device();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const places = placesOn(full);
    places.keep('7/de', 3);
    expect(places.of('7/de')).toBe(3);
  });
});
