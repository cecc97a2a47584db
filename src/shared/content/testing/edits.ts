import * as fc from 'fast-check';
import { definitionLists, type ListName, listNames, type TourDefinition } from '../definition.ts';
import { smallId, storedObject, storedValue } from './arbitraries.ts';

/** Returns a definition that shares with the given one all objects that it does not change. */
export type Edit = (definition: TourDefinition) => TourDefinition;

/** Fields on which what is found in other objects depends. */
const telling: readonly (readonly [ListName, object])[] = [
  ['Languages', { Code: 'fr', DisplayName: 'x' }],
  ['Languages', { Code: '' }],
  ['Locations', { IconURL: 'files/a.mp3' }],
  ['Locations', { IconURL: '', ImageDescriptors: [] }],
  ['Locations', { Type: 1, MediaURL: { de: 'files/a.mp3' } }],
  ['Locations', { Type: 3, GameMemoryFromTour: 1, GameMemoryPairs: 2 }],
  ['Locations', { Name: { en: '{message:a}' } }],
  ['Messages', { Code: 'a' }],
  ['TourItems', { LocationID: 1, Code: '1' }],
  ['TourItems', { TourID: 1, Parent: 2, Path: [{ Next: 1 }] }],
  ['Tours', { Code: 'a', Selectors: [] }],
  ['TourGroups', { Enabled: false }],
  ['Tours', { Enabled: false }],
];

/** An edit of one object: some of its fields, its ID, its place, or whether it is there. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...telling).chain(([name, given]) => setIn(name, given)) },
  fc.constantFrom(...listNames).chain((name) => {
    const { ID: _, ...fields } = definitionLists[name].fields;
    return fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .constantFrom(...Object.entries(fields))
          .chain(([field, kind]) => storedValue(kind).chain((value) => setIn(name, { [field]: value }))),
      },
      smallId.chain((ID) => setIn(name, { ID })),
      fc.tuple(smallId, storedObject(fields)).chain(([ID, rest]) => edited(name, (list) => [...list, { ...rest, ID }])),
      edited(name, (list, at) => list.toSpliced(at, 1)),
      edited(name, (list, at) => [...list.slice(at), ...list.slice(0, at)]),
    );
  }),
);

function setIn(name: ListName, given: object): fc.Arbitrary<Edit> {
  return edited(name, (list, at) =>
    list.map((object, index) => (index === at % list.length ? { ...(object as object), ...given } : object)),
  );
}

function edited(
  name: ListName,
  change: (list: readonly unknown[], at: number) => readonly unknown[],
): fc.Arbitrary<Edit> {
  return fc.nat(7).map((at): Edit => (definition) => ({ ...definition, [name]: change(listIn(definition, name), at) }));
}

function listIn(definition: TourDefinition, name: ListName): readonly unknown[] {
  const given = definition[name];
  return Array.isArray(given) ? given : [given ?? {}];
}
