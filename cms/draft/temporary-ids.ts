import { type Draft, temporaryId } from './draft.ts';

/** Gives IDs to new objects until the server gives them theirs: never one twice, even if its object is gone again. */
export function createTemporaryIds(): (draft: Draft, count: number) => readonly number[] {
  let last = 0;
  return (draft, count) => {
    const first = Math.max(temporaryId(draft), last + 1);
    last = first + count - 1;
    return Array.from({ length: count }, (_, index) => first + index);
  };
}
