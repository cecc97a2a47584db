import { expect, it } from 'vitest';
import { createRest } from './rest.ts';

/** A guide of groups that have three files each; each file is stored when a test says so. */
function openGuide() {
  const stored: string[] = [];
  const ends: boolean[] = [];
  let come = (): void => undefined;
  const rest = createRest({
    add: async (group, isPaused) => {
      for (const file of [1, 2, 3].map((number) => `${group} ${number}`).filter((name) => !stored.includes(name))) {
        if (isPaused()) throw new Error('Paused');
        await new Promise<void>((resolve) => (come = resolve));
        stored.push(file);
      }
    },
    onEnd: (isWhole) => ends.push(isWhole),
  });
  const nextFiles = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) {
      come();
      await new Promise(setImmediate);
    }
  };
  const begin = async (page: string): Promise<void> => {
    rest.ask(page);
    void rest.store(['more']);
    await new Promise(setImmediate);
  };
  return { rest, stored, ends, nextFiles, begin };
}

it('continues for a page that asks for it while another one pauses', async () => {
  const { rest, stored, ends, nextFiles, begin } = openGuide();
  await begin('download');
  await begin('station');
  rest.pause('station');
  await nextFiles(3);
  expect(stored).toEqual(['more 1', 'more 2', 'more 3']);
  expect(ends).toContain(true);
});

it('stops once no page asks for it, and does not call that an end', async () => {
  const { rest, stored, ends, nextFiles, begin } = openGuide();
  await begin('station');
  rest.pause('station');
  await nextFiles(3);
  expect(stored).toEqual(['more 1']);
  expect(ends).toEqual([]);
});

it('says once that it is whole when it was paused and asked for again before the next file', async () => {
  const { rest, stored, ends, nextFiles, begin } = openGuide();
  await begin('station');
  rest.pause('station');
  await nextFiles(1);
  await begin('station');
  await nextFiles(2);
  expect(stored).toHaveLength(3);
  expect(ends).toEqual([true]);
});

it('says once that it is whole when a pause was over before it was seen', async () => {
  const { rest, ends, nextFiles, begin } = openGuide();
  await begin('station');
  rest.pause('station');
  await begin('station');
  await nextFiles(3);
  expect(ends.every(Boolean)).toBe(true);
});
