import { expect, test } from 'vitest';
import { type Museum } from './museum-calls.ts';
import { createRandom } from './random.ts';
import { edits, newStations, openContentWork, publishesOrDiscards } from './work/content-work.ts';

test('no client works on after a discard that was cut off, so its outcome can be compared', async () => {
  const work = openContentWork();
  const asked: string[] = [];
  const cutOff = async (): Promise<never> => {
    asked.push('discard');
    throw new TypeError('fetch failed');
  };
  const museum = {
    dump: async () => ({ Version: { Counter: 1 }, ...newStations() }),
    discard: cutOff,
    save: async () => {
      asked.push('save');
      return [];
    },
  } as unknown as Museum;
  await expect(publishesOrDiscards(work, museum, () => 0.9)()).rejects.toThrow('fetch failed');
  const [slice] = work.slices;
  if (slice === undefined) throw new Error('There are no slices');
  const sent = slice.pending;

  await expect(edits(work, slice, museum, createRandom(1))()).rejects.toThrow(TypeError);
  expect(asked).toEqual(['discard']);
  expect(slice.pending).toBe(sent);
});
