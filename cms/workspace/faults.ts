import { type AnswerOf } from '#contract/call.ts';
import { type contentCalls, type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type Draft, objectOf } from '../draft/draft.ts';
import { type FindingWords } from '../language/finding-text.ts';

type Validation = AnswerOf<(typeof contentCalls)['validate']>;
export type Unpublished = AnswerOf<(typeof contentCalls)['unpublished']>;

/** A fault in the content to be published. */
export interface Fault {
  /** The object that has it; undefined if no single one does, as when no language is the default. */
  readonly of: { readonly model: EditedModel; readonly object: StoredObject } | undefined;
  readonly field: string;
  readonly words: FindingWords;
}

/** Returns the faults that the server has found in the editing copy: first those of what publishing changes. */
export function faultsIn(
  { Problems, MissingResources }: Pick<Validation, 'Problems' | 'MissingResources'>,
  changes: readonly Pick<Unpublished['Changes'][number], 'Model' | 'ID'>[],
  draft: Draft,
): readonly Fault[] {
  const changed = new Set(changes.map(({ Model, ID }) => `${Model} ${ID}`));
  const isChanged = ({ Model, ID }: Validation['Problems'][number]): boolean => changed.has(`${Model} ${ID}`);
  const all = [...Problems, ...MissingResources];
  return [...all.filter((one) => isChanged(one)), ...all.filter((one) => !isChanged(one))].map(
    ({ Model, ID, Field, Key, Facts }) => {
      const model = editedModels.find((known) => known === Model);
      const object = model === undefined ? undefined : objectOf(draft, { model, ID });
      return {
        of: model === undefined || object === undefined ? undefined : { model, object },
        field: Field,
        words: { key: Key as FindingWords['key'], facts: Facts },
      };
    },
  );
}
