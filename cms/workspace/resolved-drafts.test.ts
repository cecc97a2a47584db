import { expect, it } from 'vitest';
import { createResolvedDrafts } from './resolved-drafts.ts';

function createDrafts() {
  const values = new Map<string, string | null>();
  return createResolvedDrafts({
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
  });
}

it('knows what was settled until it is edited again', () => {
  const drafts = createDrafts();
  expect(drafts.has('a')).toBe(false);
  for (const draft of ['a', 'b', 'a']) drafts.add(draft);
  drafts.remove('a');
  drafts.remove('c');
  expect([drafts.has('a'), drafts.has('b')]).toEqual([false, true]);
});

it('forgets those that are no longer stored', () => {
  const drafts = createDrafts();
  drafts.add('a');
  drafts.add('b');
  drafts.prune(['b', 'c']);
  expect([drafts.has('a'), drafts.has('b'), drafts.has('c')]).toEqual([false, true, false]);
});
