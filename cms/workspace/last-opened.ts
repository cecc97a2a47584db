import { useEffect } from 'react';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type Draft, isTemporary, objectOf, type ObjectName } from '../draft/draft.ts';
import { browserMemory } from '../session/browser-memory.ts';
import { type NamedObject } from './last-edited.ts';

const memoryKey = 'cmsLastOpened';
/** Enough for a few of each model. */
const most = 60;

/** Remembers in this browser that the form of an object was opened. New objects have no lasting ID. */
export function useLastOpened(model: EditedModel | undefined, ID: number): void {
  useEffect(() => {
    if (model === undefined || Number.isNaN(ID) || isTemporary(ID)) return;
    const name = `${model} ${ID}`;
    const before = remembered().filter((each) => each !== name);
    browserMemory.write(memoryKey, [name, ...before].slice(0, most).join(','));
  }, [model, ID]);
}

/** Returns the objects that were opened in this browser and still exist, the last first. */
export function lastOpened(draft: Draft, models: readonly EditedModel[]): readonly NamedObject[] {
  return remembered().flatMap((each) => {
    const name = nameIn(each);
    const object = name === undefined || !models.includes(name.model) ? undefined : objectOf(draft, name);
    return name === undefined || object === undefined ? [] : [{ model: name.model, object }];
  });
}

function remembered(): readonly string[] {
  return (browserMemory.read(memoryKey) ?? '').split(',');
}

function nameIn(remembered: string): ObjectName | undefined {
  const [given, ID] = remembered.split(' ');
  const model = editedModels.find((each) => each === given);
  return model === undefined ? undefined : { model, ID: Number(ID) };
}
