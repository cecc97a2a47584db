import { type StoredObject } from '#content/schema/containers.ts';
import { apply, type Draft, openDraft, put, removal } from '../draft.ts';
import { type DraftState, openState } from '../draft-state.ts';
import { type Lists, listsOf } from '../lists.ts';

/** Two stations of a tour; the second refers to the first in its deep dives and in its tour item. */
const museum = {
  TourGroups: [{ ID: 1, Revision: 1 }],
  Tours: [{ ID: 1, TourGroupID: 1, Revision: 1 }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Revision: 1 },
    { ID: 2, TourID: 1, LocationID: 2, TransitionTo: 1, Revision: 1 },
  ],
  Locations: [
    { ID: 1, Name: { de: 'Eins' }, Revision: 1 },
    { ID: 2, Name: { de: 'Zwei' }, DeepDives: [1], Revision: 1 },
  ],
};

export const museumLists: Lists = listsOf(museum);

export const openedDraft = (): Draft => openDraft(museumLists);
export const openedState = (): DraftState => openState(museumLists);

export const station = (ID: number): { readonly model: 'locations'; readonly ID: number } => ({
  model: 'locations',
  ID,
});

export function withStation(draft: Draft, object: StoredObject): Draft {
  return apply(draft, { patches: [put(draft, 'locations', object)], at: 0 });
}

export function withoutStation(draft: Draft, ID: number): Draft {
  const removed = removal(draft, [station(ID)]);
  if (!removed.ok) throw new Error('Stations can always be deleted');
  return apply(draft, { patches: removed.patches, at: 0 });
}
