import { createCatalogue } from './catalogue.ts';
import { LocationType } from './constants.ts';
import { storedObjects, type TourDefinition } from './definition.ts';
import { asId, asNumber } from './schema/stored-number.ts';
import { memoryPictures } from './station-pictures.ts';

/** Finds the pictures that memory games show of the stations of a tour, which may be another one than their own. */
export function* borrowedPictures(
  definition: TourDefinition,
  toursOf: ReadonlyMap<string, ReadonlySet<number>>,
): Generator<readonly [string, ReadonlySet<number> | undefined], void> {
  const catalogue = createCatalogue(definition);
  for (const { ID, Type, GameMemoryFromTour } of storedObjects(definition, 'Locations')) {
    if (asNumber(Type) !== LocationType.GameMemory || asId(GameMemoryFromTour) === undefined) continue;
    const location = catalogue.location(asId(ID) ?? -1);
    if (location === undefined) continue;
    const tours = toursOf.get(`locations ${location.ID}`);
    for (const { url } of memoryPictures(location, catalogue)) yield [url, tours];
  }
}
