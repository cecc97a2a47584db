import * as fc from 'fast-check';
import { definitionLists, type ListName, listNames, type TourDefinition } from '../definition.ts';
import { smallId, storedObject } from './arbitraries.ts';

/** Returns a definition that shares with the given one all objects that it does not change. */
export type Edit = (definition: TourDefinition) => TourDefinition;

/** An edit of one object: some of its fields, its ID, its place, or whether it is there. */
export const anyEdit: fc.Arbitrary<Edit> = fc.constantFrom(...listNames).chain((name) => {
  const { ID: _, ...fields } = definitionLists[name].fields;
  const edited = (change: (list: readonly unknown[], at: number) => readonly unknown[]) =>
    fc.nat(7).map((at): Edit => (definition) => ({ ...definition, [name]: change(listIn(definition, name), at) }));
  const set = (given: object): fc.Arbitrary<Edit> =>
    edited((list, at) =>
      list.map((object, index) => (index === at % list.length ? { ...(object as object), ...given } : object)),
    );
  return fc.oneof(
    { weight: 4, arbitrary: storedObject(fields).chain(set) },
    smallId.chain((ID) => set({ ID })),
    // What depends on other objects.
    fc.constantFrom({ Name: { en: '{message:a}' } }, { Code: 'a' }, { Type: 3, GameMemoryFromTour: 1 }).chain(set),
    fc.tuple(smallId, storedObject(fields)).chain(([ID, rest]) => edited((list) => [...list, { ...rest, ID }])),
    edited((list, at) => list.toSpliced(at, 1)),
    edited((list, at) => [...list.slice(at), ...list.slice(0, at)]),
  );
});

function listIn(definition: TourDefinition, name: ListName): readonly unknown[] {
  const given = definition[name];
  return Array.isArray(given) ? given : [given ?? {}];
}
