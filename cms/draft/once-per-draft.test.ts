import { expect, it } from 'vitest';
import { oncePerDraft } from './once-per-draft.ts';
import { openedDraft, withStation } from './testing/museum.ts';

it('derives a value once, until the draft’s changes or base differ', () => {
  let count = 0;
  const make = oncePerDraft(() => (count += 1));
  const draft = withStation(openedDraft(), { ID: 1, Code: 'X' });
  expect([make(draft), make({ ...draft, done: [] })]).toEqual([1, 1]);
  expect(make({ ...draft, base: new Map(draft.base) })).toBe(2);
  expect(make(withStation(draft, { ID: 1, Code: 'Y' }))).toBe(3);
});
