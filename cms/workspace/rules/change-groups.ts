import { type StoredObject } from '#content/schema/containers.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type contentCalls, type EditedModel, editedModels } from '#contract/calls/content-calls.ts';

export type Change = AnswerOf<(typeof contentCalls)['unpublished']>['Changes'][number];

/** The changes of a tour with its places and stations, or those of one kind that belong to no tour. */
export interface ChangeGroup {
  readonly key: string;
  readonly model: EditedModel;
  /** The tour, as it is now or was before its deletion. */
  readonly tour: StoredObject | undefined;
  readonly changes: readonly Change[];
}

/**
 * Groups changes. A station of several tours belongs to the first of them.
 *
 * @param tours in the order of the groups
 * @param places of stations in tours
 */
export function changeGroups(
  changes: readonly Change[],
  tours: readonly StoredObject[],
  places: readonly StoredObject[],
): readonly ChangeGroup[] {
  const objectsOf = (model: EditedModel): readonly StoredObject[] =>
    changes.filter(({ Model }) => Model === model).map((change) => change.Object);
  // Changes also have what was deleted.
  const known = new Map([...tours, ...objectsOf('tours')].map((tour) => [Number(tour['ID']), tour]));
  const ranks = new Map([...known.keys()].map((ID, rank) => [ID, rank]));
  const rankOf = (ID: number): number => ranks.get(ID) ?? Number.MAX_SAFE_INTEGER;
  const tourOfStation = new Map<number, number>();
  for (const { LocationID, TourID } of [...places, ...objectsOf('tourItems')]) {
    const [station, tour] = [Number(LocationID), Number(TourID)];
    if (rankOf(tour) < rankOf(tourOfStation.get(station) ?? -1)) tourOfStation.set(station, tour);
  }
  const tourOf = ({ Model, ID, Object: object }: Change): number | undefined => {
    if (Model === 'tours') return ID;
    if (Model === 'tourItems') return Number(object['TourID']);
    return Model === 'locations' ? tourOfStation.get(ID) : undefined;
  };
  const byTour = new Map<number | undefined, Change[]>();
  for (const change of changes) {
    const tour = tourOf(change);
    const key = tour !== undefined && known.has(tour) ? tour : undefined;
    byTour.set(key, [...(byTour.get(key) ?? []), change]);
  }
  const loose = byTour.get(undefined) ?? [];
  return [
    ...[...known].flatMap(([ID, tour]): readonly ChangeGroup[] => {
      const own = byTour.get(ID);
      if (own === undefined) return [];
      const first = own.toSorted((one, other) => Number(other.Model === 'tours') - Number(one.Model === 'tours'));
      return [{ key: `tours ${ID}`, model: 'tours', tour, changes: first }];
    }),
    ...editedModels.flatMap((model): readonly ChangeGroup[] => {
      const own = loose.filter(({ Model }) => Model === model);
      return own.length === 0 ? [] : [{ key: model, model, tour: undefined, changes: own }];
    }),
  ];
}
