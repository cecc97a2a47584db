import { type Draft, temporaryId } from './draft.ts';

/**
 * Gives new objects IDs until the server assigns theirs. No ID is given twice, even after its object has been deleted.
 */
export function createTemporaryIds(): (draft: Draft, count: number) => readonly number[] {
  let last = 0;
  return (draft, count) => {
    const first = Math.max(temporaryId(draft), last + 1);
    last = first + count - 1;
    return Array.from({ length: count }, (_, index) => first + index);
  };
}
