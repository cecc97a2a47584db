import { describe, expect, it } from 'vitest';
import { createStorage, storageKeys } from '../adapters/storage.ts';
import { createProgress } from './progress.ts';

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

const progressOn = (storage: globalThis.Storage): ReturnType<typeof createProgress> =>
  createProgress(createStorage(() => storage));

describe('progress', () => {
  it('is still there after a reload', () => {
    const storage = device();
    const before = progressOn(storage);
    before.markHeard(7);
    before.keepPosition('7/de', 12.5);
    const after = progressOn(storage);
    expect(after.get().heard.has(7)).toBe(true);
    expect(after.positionOf('7/de')).toBe(12.5);
    expect(after.positionOf('7/en')).toBe(0);
  });

  it('forgets a place at the end of a recording', () => {
    const storage = device();
    const progress = progressOn(storage);
    progress.keepPosition('7/de', 12.5);
    progress.keepPosition('7/de', 0);
    expect(progress.positionOf('7/de')).toBe(0);
    expect(storage.getItem(storageKeys.positions)).toBe('{}');
  });

  it('keeps the last 200 places', () => {
    const progress = progressOn(device());
    for (let ID = 0; ID < 201; ID += 1) progress.keepPosition(`${ID}/de`, 5);
    expect([progress.positionOf('0/de'), progress.positionOf('1/de'), progress.positionOf('200/de')]).toEqual([
      0, 5, 5,
    ]);
  });

  it.each(['{', 'null', '7', '"x"', '[null,"a",{}]', '{"7/de":"soon","8/de":null}'])('reads %s as nothing', (text) => {
    const progress = progressOn(device({ [storageKeys.heard]: text, [storageKeys.positions]: text }));
    expect(progress.get().heard.size).toBe(0);
    expect(progress.positionOf('7/de')).toBe(0);
  });

  it('lasts as long as the page when nothing can be stored', () => {
    const full = device();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const progress = progressOn(full);
    progress.markHeard(7);
    progress.keepPosition('7/de', 3);
    expect(progress.get().heard.has(7)).toBe(true);
    expect(progress.positionOf('7/de')).toBe(3);
  });
});
