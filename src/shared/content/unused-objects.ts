import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { type ObjectName } from './location-deletion.ts';
import { eachReference } from './references.ts';
import { type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';

/** Returns objects that nothing leads to, for staff to delete: stations in no tour, groups without tours and so on. */
export function unusedObjects(definition: TourDefinition): readonly ObjectName[] {
  const referred = new Map<ModelName, Set<number>>(listNames.map((name) => [definitionLists[name].model, new Set()]));
  for (const references of eachReference(definition))
    for (const { to } of references) referred.get(to.model)?.add(to.ID);
  const tours = new Set<unknown>(storedObjects(definition, 'Tours').map(storedId));

  function unused(
    list: 'Locations' | 'Themes' | 'TourGroups' | 'TourItems',
    isUnused: (stored: StoredObject, name: ObjectName) => boolean,
  ): readonly ObjectName[] {
    const { model } = definitionLists[list];
    return storedObjects(definition, list).flatMap((stored) => {
      const name = { model, ID: storedId(stored) ?? -1 };
      return isUnused(stored, name) ? [name] : [];
    });
  }
  const isUnreferred = (_: StoredObject, { model, ID }: ObjectName): boolean => referred.get(model)?.has(ID) !== true;

  return [
    ...unused('Locations', isUnreferred),
    ...unused('TourItems', (item) => !tours.has(item['TourID'])),
    ...unused('Themes', (theme, name) => isUnreferred(theme, name) && theme['IsDefault'] !== true),
    ...unused('TourGroups', isUnreferred),
  ];
}
