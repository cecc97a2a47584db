import { type AnswerOf } from '#contract/call.ts';
import { type contentCalls, type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type Lists, ofModel } from '../draft/lists.ts';
import { type FindingWords } from '../language/finding-text.ts';
import { type Change } from './changes.ts';

type Validation = AnswerOf<(typeof contentCalls)['validate']>;

/** A fault in the content to be published. */
export interface Fault {
  /** The object that has it; undefined if no single one does, as when no language is the default. */
  readonly of: { readonly model: EditedModel; readonly object: StoredObject } | undefined;
  readonly field: string;
  readonly words: FindingWords;
}

/** Returns all faults that the server has found in the editing copy: first those of what publishing changes. */
export function faultsIn(
  { Problems, MissingResources }: Pick<Validation, 'Problems' | 'MissingResources'>,
  changes: readonly Change[],
  inEdit: Lists,
): readonly Fault[] {
  const changed = new Set(changes.map(({ model, ID }) => `${model} ${ID}`));
  const isChanged = ({ Model, ID }: Validation['Problems'][number]): boolean => changed.has(`${Model} ${ID}`);
  const all = [...Problems, ...MissingResources];
  return [...all.filter((one) => isChanged(one)), ...all.filter((one) => !isChanged(one))].map(
    ({ Model, ID, Field, Key, Facts }) => {
      const model = editedModels.find((known) => known === Model);
      const object = model === undefined ? undefined : ofModel(inEdit, model).get(ID);
      return {
        of: model === undefined || object === undefined ? undefined : { model, object },
        field: Field,
        words: { key: Key as FindingWords['key'], facts: Facts },
      };
    },
  );
}
