import { definitionLists, listNames } from '#content/definition.ts';
import { forVisitors } from '#content/for-visitors.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type CopyContent, type Row } from '../content/copy-content.ts';
import { type CopyCache } from '../content/published.ts';

/** A change that publishing would make for visitors. */
export interface UnpublishedChange {
  readonly model: EditedModel;
  readonly ID: number;
  readonly kind: 'added' | 'changed' | 'deleted';
  /** The object as it is now, or was before its deletion. */
  readonly object: StoredObject;
  /** What visitors have of an object that was changed. */
  readonly before?: StoredObject;
}

/**
 * Returns what finds everything that differs between what visitors see and the editing copy. It is looked for again when
 * one of them is another one.
 */
export function createUnpublished(
  copies: Readonly<Record<'published' | 'inEdit', CopyCache>>,
): () => Promise<readonly UnpublishedChange[]> {
  let last:
    | { readonly of: readonly CopyContent[]; readonly changes: Promise<readonly UnpublishedChange[]> }
    | undefined;
  return async () => {
    const [before, after] = await Promise.all([copies.published.current(), copies.inEdit.current()]);
    if (last?.of[0] !== before.content || last.of[1] !== after.content)
      last = {
        of: [before.content, after.content],
        changes: inTurns(changesBetween(before.content, after.content)),
      };
    return await last.changes;
  };
}

/** An object that was changed back does not count, nor one that differs in what only staff know. */
export function* changesBetween(
  before: CopyContent,
  after: CopyContent,
): Generator<undefined, readonly UnpublishedChange[]> {
  const changes: UnpublishedChange[] = [];
  for (const name of listNames) {
    const model = editedModels.find((known) => known === definitionLists[name].model);
    if (model === undefined) continue;
    // Rows in both have not changed.
    const [old, now] = [rowsBeside(before, after, name), rowsBeside(after, before, name)];
    for (const [ID, row] of now) {
      const was = old.get(ID);
      if (was === undefined) changes.push({ model, ID, kind: 'added', object: row.stored });
      else if (!isSame(was, row)) changes.push({ model, ID, kind: 'changed', object: row.stored, before: was.stored });
      yield;
    }
    for (const [ID, { stored }] of old) if (!now.has(ID)) changes.push({ model, ID, kind: 'deleted', object: stored });
  }
  return changes;
}

function rowsBeside(one: CopyContent, other: CopyContent, name: keyof CopyContent['lists']): ReadonlyMap<number, Row> {
  const shared = new Set(other.lists[name]);
  const own = one.lists[name].filter((chunk) => !shared.has(chunk));
  return new Map(own.flat().map((row) => [row.id, row]));
}

/** Two texts are equal if the objects are equal and have their fields in the same order, as saving again gives them. */
function isSame(one: Row, other: Row): boolean {
  return one === other || one.body === other.body || withoutRevision(one) === withoutRevision(other);
}

function withoutRevision({ stored }: Row): string {
  return JSON.stringify({ ...forVisitors(stored), Revision: 0 });
}
