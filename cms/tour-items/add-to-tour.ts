import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { objectsOf } from '../draft/draft.ts';
import { nextPosition } from '../sorting/positions.ts';
import { nextCode } from './codes.ts';
import { itemsOf } from './use-items.ts';

/**
 * Adds stations at the end of a tour in one step, each with the next free code.
 *
 * @param stations new stations that are created in the same step
 * @returns the IDs of their items in the tour
 */
export function addToTour(
  store: DraftStore,
  tourID: number,
  locationIDs: readonly number[],
  stations: readonly StoredObject[] = [],
): readonly number[] {
  const before = itemsOf(objectsOf(store.getState().draft, 'tourItems'), tourID);
  const ids = store.freshIds(locationIDs.length);
  const firstPosition = nextPosition(before.map(({ Position }) => ({ Position })));
  const codes = before.map(({ Code }) => Code);
  const added = locationIDs.map((LocationID, place) => {
    const Code = nextCode(codes);
    codes.push(Code);
    return {
      ID: ids[place] ?? -1,
      Revision: 0,
      TourID: tourID,
      LocationID,
      Code,
      Position: firstPosition < 0 ? firstPosition : firstPosition + place,
    };
  });
  const asEdit = (model: EditedModel) => (object: StoredObject) => ({ model, object });
  store.putAll([...stations.map(asEdit('locations')), ...added.map(asEdit('tourItems'))]);
  return ids;
}
