import { isObject } from '#content/schema/containers.ts';
import { jsonSlices } from '#contract/sliced-json.ts';
import { type UnsavedChange } from '../draft/draft.ts';
import { type Unanswered } from '../draft/reconcile.ts';

/** Unsaved changes, stored in this browser to survive a crash, a reload or a closed tab. */
export interface StoredDraft {
  readonly changes: readonly UnsavedChange[];
  /** The changes that were sent and may have arrived. */
  readonly unanswered?: Unanswered | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * A draft as the browser stores it. Text, because a browser copies thousands of objects in one task, and text in an
 * instant.
 */
export interface DraftRecord extends Pick<StoredDraft, 'unanswered' | 'at'> {
  /** The JSON of the changes, in parts. */
  readonly changesText: readonly string[];
}

/** Writes a draft in steps. Each `yield` ends one. */
export function* packDraft({ changes, unanswered, at }: StoredDraft): Generator<undefined, DraftRecord> {
  return { changesText: yield* jsonSlices(changes), unanswered, at };
}

/** Reads a stored draft, also of the earlier form; undefined if another version of this code has written it. */
export function unpackDraft(found: unknown): StoredDraft | undefined {
  if (!isObject(found) || typeof found['at'] !== 'number') return undefined;
  const { changesText, ...rest } = found;
  const changes = Array.isArray(changesText) ? parsed(changesText.join('')) : rest['changes'];
  return Array.isArray(changes) ? ({ ...rest, changes } as unknown as StoredDraft) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
