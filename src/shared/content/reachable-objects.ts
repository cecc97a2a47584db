import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { allReferences, type Reference } from './references.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';

/** Models that visitors reach only through an enabled tour and group; all others apply to the whole guide. */
const toured: readonly ModelName[] = ['tourGroups', 'tours', 'tourItems', 'locations'];

/** Returns whether visitors can reach an object: enabled tours in enabled groups or in none, and everything they refer to. */
export function reachableObjects(definition: TourDefinition): (model: ModelName, ID: number) => boolean {
  const reached = new Set(startingPoints(definition));
  const targets = new Map<string, string[]>();
  for (const { from, to } of allReferences(definition)) {
    const known = targets.get(keyOf(from));
    if (known === undefined) targets.set(keyOf(from), [keyOf(to)]);
    else known.push(keyOf(to));
  }
  // The loop also visits the keys that it adds.
  for (const key of reached) for (const target of targets.get(key) ?? []) reached.add(target);
  const general = new Set(
    listNames.map((name) => definitionLists[name].model).filter((model) => !toured.includes(model)),
  );
  return (model, ID) => general.has(model) || reached.has(keyOf({ model, ID }));
}

function startingPoints(definition: TourDefinition): readonly string[] {
  const disabled = new Set(
    storedObjects(definition, 'TourGroups')
      .filter((group) => group['Enabled'] === false)
      .map(storedId),
  );
  const tours = new Set(
    storedObjects(definition, 'Tours')
      .filter((tour) => tour['Enabled'] !== false && !disabled.has(Number(tour['TourGroupID'])))
      .map((tour) => storedId(tour) ?? -1),
  );
  const items = storedObjects(definition, 'TourItems')
    .filter((item) => tours.has(Number(item['TourID'])))
    .map((item) => storedId(item) ?? -1);
  return [
    ...[...tours].map((ID) => keyOf({ model: 'tours', ID })),
    ...items.map((ID) => keyOf({ model: 'tourItems', ID })),
  ];
}

function keyOf({ model, ID }: Reference['to']): string {
  return `${model} ${ID}`;
}
