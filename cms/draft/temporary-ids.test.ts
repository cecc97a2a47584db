import { expect, it } from 'vitest';
import { firstTemporaryId, undo } from './draft.ts';
import { createTemporaryIds } from './temporary-ids.ts';
import { openedDraft, withStation } from './testing/museum.ts';

it('never reuses an ID, even after its object has been deleted', () => {
  const next = createTemporaryIds();
  const draft = openedDraft();
  expect(next(draft, 3)).toEqual([firstTemporaryId, firstTemporaryId + 1, firstTemporaryId + 2]);
  expect(next(undo(draft), 1)).toEqual([firstTemporaryId + 3]);
});

it('continues after the IDs of a draft from an earlier session', () => {
  const draft = withStation(openedDraft(), { ID: firstTemporaryId + 9, Revision: 0 });
  expect(createTemporaryIds()(draft, 2)).toEqual([firstTemporaryId + 10, firstTemporaryId + 11]);
});
