import { expect, it } from 'vitest';
import { newestOfClosed } from './stored-drafts.ts';

const left = (tab: string | undefined, at: number) => ({ changes: [], at, tab });
const isOpen = (tab: string) => Promise.resolve(tab === 'open');

it('offers the newest draft of the closed tabs', async () => {
  const stored = [left('a', 1), left('b', 3), left('open', 9), left('c', 2)];
  expect(await newestOfClosed(stored, { isOpen })).toEqual(left('b', 3));
  expect(await newestOfClosed([left('open', 1)], { isOpen })).toBeUndefined();
});

it('treats a draft without a tab as one of a closed tab', async () => {
  expect(await newestOfClosed([left(undefined, 5), left('a', 1)], { isOpen })).toEqual(left(undefined, 5));
});
