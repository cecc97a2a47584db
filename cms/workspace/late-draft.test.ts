import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from '../draft/draft-store.ts';
import { listsOf } from '../draft/lists.ts';
import { lateDraftOf } from './late-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @param took milliseconds of each rendering of what follows */
function typing(took: number) {
  const client = () => Promise.reject(new Error('Nothing is saved'));
  const base = listsOf({ Locations: [{ ID: 1 }] });
  const store = createDraftStore({ base, client: client as never, now: Date.now });
  const late = lateDraftOf(store);
  let renderings = 0;
  late.subscribe(() => {
    renderings += 1;
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + took);
  });
  let keys = 0;
  return {
    store,
    late,
    press: () => store.put('locations', { ID: 1, Name: `x${(keys += 1)}` }, 'name'),
    renderings: () => renderings,
  };
}

it('the form follows a moment after each key', () => {
  const { press, renderings, store, late } = typing(1);
  for (let key = 1; key <= 10; key += 1) {
    press();
    vi.advanceTimersByTime(100);
    expect(renderings()).toBe(key);
  }
  expect(late.getState()).toBe(store.getState().draft);
});

it('a slow form follows several keys at once, and always the last one', () => {
  const { press, renderings, store, late } = typing(50);
  for (let key = 1; key <= 20; key += 1) {
    press();
    vi.advanceTimersByTime(100);
  }
  expect(renderings()).toBeLessThanOrEqual(5);
  vi.advanceTimersByTime(1000);
  expect(late.getState()).toBe(store.getState().draft);
});
