import { expect, it } from 'vitest';
import { firstTemporaryId, undo } from './draft.ts';
import { createTemporaryIds } from './temporary-ids.ts';
import { openedDraft, withStation } from './testing/museum.ts';

it('gives each new object an ID of its own, even when its object is gone again', () => {
  const next = createTemporaryIds();
  const draft = openedDraft();
  expect(next(draft, 3)).toEqual([firstTemporaryId, firstTemporaryId + 1, firstTemporaryId + 2]);
  expect(next(undo(draft), 1)).toEqual([firstTemporaryId + 3]);
});

it('goes on behind the IDs that a draft has from an earlier session', () => {
  const draft = withStation(openedDraft(), { ID: firstTemporaryId + 9, Revision: 0 });
  expect(createTemporaryIds()(draft, 2)).toEqual([firstTemporaryId + 10, firstTemporaryId + 11]);
});
