import { type AnswerOf } from '#contract/call.ts';
import { type contentCalls, type EditedModel, editedModels, rootModels } from '#contract/calls/content-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { type Draft, objectOf } from '../../draft/draft.ts';

export type Validation = AnswerOf<(typeof contentCalls)['validate']>;
export type Problem = Validation['Problems'][number];

/** An object that nothing leads to. */
export interface UnusedObject {
  /** Its row in the list. */
  readonly ID: number;
  readonly name: { readonly model: EditedModel; readonly ID: number };
  /** Whether the user's group may delete it. */
  readonly isDeletable: boolean;
}

/** A file that the content does not name. */
export interface UnusedFile {
  /** Its row in the list. */
  readonly ID: number;
  readonly path: string;
  readonly bytes: number;
}

export function editedModel(model: string): EditedModel | undefined {
  return editedModels.find((known) => known === model);
}

/** Returns the unused objects that are still there: those deleted since in this browser are gone, and come back if undone. */
export function unusedObjects({ UnusedObjects }: Validation, draft: Draft, group: UserGroup): readonly UnusedObject[] {
  return UnusedObjects.flatMap(({ Model, ID }, row) => {
    const model = editedModel(Model);
    if (model === undefined || objectOf(draft, { model, ID }) === undefined) return [];
    const isDeletable = group === UserGroup.root || !rootModels.includes(model);
    return [{ ID: row, name: { model, ID }, isDeletable }];
  });
}

/** Counts the unused objects and files that have been deleted since. */
export function goneCount({ UnusedObjects }: Validation, draft: Draft, deleted: ReadonlySet<string>): number {
  return UnusedObjects.filter(({ Model, ID, Field }) => {
    const model = editedModel(Model);
    return Model === 'files' ? deleted.has(Field) : model !== undefined && objectOf(draft, { model, ID }) === undefined;
  }).length;
}

/** @param deleted paths of files that have been deleted since */
export function unusedFiles({ UnusedObjects }: Validation, deleted: ReadonlySet<string>): readonly UnusedFile[] {
  return UnusedObjects.flatMap(({ Model, Field, Facts }, row) =>
    Model !== 'files' || deleted.has(Field) ? [] : [{ ID: row, path: Field, bytes: Number(Facts['bytes'] ?? 0) }],
  );
}
