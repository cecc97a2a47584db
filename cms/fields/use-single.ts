import { useState } from 'react';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type Draft, objectsOf, type ObjectName } from '../draft/draft.ts';
import { useDraft, useFromDraft } from '../workspace/workspace-context.tsx';

/** Models with one object in each museum. */
const singleModels = ['configurations', 'providers'] as const satisfies readonly EditedModel[];
export type SingleModel = (typeof singleModels)[number];

export const isSingle = (model: EditedModel): model is SingleModel => singleModels.some((single) => single === model);

const firstOf: Readonly<Record<SingleModel, (draft: Draft) => number | undefined>> = {
  configurations: (draft) => idOf(objectsOf(draft, 'configurations')[0]),
  providers: (draft) => idOf(objectsOf(draft, 'providers')[0]),
};

/** Returns the only object of a model. A museum without one gets it when the first of its fields is filled in. */
export function useSingle(model: SingleModel): ObjectName {
  const store = useDraft();
  const first = useFromDraft(firstOf[model]);
  const [fresh] = useState(() => store.freshIds(1)[0] ?? -1);
  return { model, ID: first ?? fresh };
}

function idOf(object: Readonly<Record<string, unknown>> | undefined): number | undefined {
  return object === undefined ? undefined : Number(object['ID']);
}
