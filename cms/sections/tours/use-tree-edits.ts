import { Selector, TourType } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';
import { asId } from '#content/schema/stored-number.ts';
import { storedId } from '#content/schema/entity.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { objectOf, objectsOf } from '../../draft/draft.ts';
import { justAdded } from '../../draft/just-added.ts';
import { useTexts } from '../../language/texts.tsx';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { nextTourCode } from '../../tour-items/codes.ts';
import { nextPosition, withPositions } from '../../sorting/positions.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { copyOfTour } from './copy-of-tour.ts';
import { dropRow, type TreeRow, positionAt, toursAround } from './tree-rows.ts';

export interface TreeEdits {
  /** @returns the ID of the new object */
  readonly addGroup: () => number;
  readonly addTour: (groupID: number) => number;
  /** Moves a row to another row's place, which may move a tour into another group. */
  readonly move: (rows: readonly TreeRow[], from: number, to: number) => void;
  /** Moves a tour to the end of another group. */
  readonly moveToGroup: (ID: number, groupID: number) => void;
  /** Copies a tour with its items to the end of its group. @returns the ID of the copy */
  readonly duplicate: (ID: number, stations: 'shared' | 'copied') => number | undefined;
}

/** Edits of whole groups and tours, each an undoable step. */
export function useTreeEdits(): TreeEdits {
  const { t, language } = useTexts();
  const store = useDraft();
  const tell = useUndoNotice();
  return {
    addGroup: () => add('tourGroups', { Position: nextPosition(all('tourGroups')), Enabled: true }),
    addTour: (TourGroupID) =>
      add('tours', {
        TourGroupID,
        Code: nextTourCode(all('tours')),
        Position: nextPosition(toursIn(TourGroupID)),
        Type: TourType.Standard,
        Selectors: [Selector.List],
      }),
    move: (rows, from, to) => {
      const after = dropRow(rows, from, to);
      const held = rows[from];
      if (held === undefined || after === rows) return;
      if (held.kind === 'tour') return moveTour(held.tour, after, after.indexOf(held));
      const ids = after.flatMap((row) => (row.kind === 'group' ? [row.group.ID] : []));
      putAll('tourGroups', withPositions(stored('tourGroups', ids)));
    },
    moveToGroup: (ID, groupID) => {
      const [tour] = stored('tours', [ID]);
      if (tour === undefined) return;
      putAll('tours', [entering(tour, groupID)]);
      tellMoved(tour, groupID);
    },
    duplicate: (ID, kind) => {
      const [tour] = stored('tours', [ID]);
      if (tour === undefined) return undefined;
      const places = all('tourItems').filter((item) => asId(item['TourID']) === ID);
      const shown = new Set(places.map((item) => asId(item['LocationID']) ?? -1));
      const stations = kind === 'shared' ? [] : stored('locations', [...shown]);
      const ids = store.freshIds(1 + places.length + stations.length);
      const copy = copyOfTour({ tour, places, stations, tours: all('tours'), ids, t });
      store.putAll([
        { model: 'tours', object: entering(copy.tour, groupOf(tour)) },
        ...copy.stations.map((object) => ({ model: 'locations' as const, object })),
        ...copy.places.map((object) => ({ model: 'tourItems' as const, object })),
      ]);
      tell(t(kind === 'shared' ? 'tours.duplicated' : 'tours.duplicatedAll', { name: nameOf(tour) }));
      return storedId(copy.tour);
    },
  };

  function add(model: EditedModel, fresh: StoredObject): number {
    return justAdded(store.getState().draft, model, fresh) ?? store.add(model, fresh);
  }

  function moveTour({ ID, TourGroupID }: Tour, after: readonly TreeRow[], at: number): void {
    const { head } = positionAt(after, at);
    const groupID = head?.kind === 'group' ? head.group.ID : TourGroupID;
    const isNew = groupID !== TourGroupID;
    const ids = toursAround(after, at).map((tour) => tour.ID);
    const ordered = stored('tours', ids).map((tour) =>
      isNew && storedId(tour) === ID ? entering(tour, groupID) : tour,
    );
    const placed = new Map([...ordered, ...withPositions(ordered)].map((tour) => [storedId(tour), tour]));
    putAll('tours', [...placed.values()]);
    const tour = placed.get(ID);
    if (isNew && tour !== undefined) tellMoved(tour, groupID);
  }

  /** Returns the position at the end of the tour's new group. */
  function entering(tour: StoredObject, TourGroupID: number): StoredObject {
    return { ...tour, TourGroupID, Position: nextPosition(toursIn(TourGroupID)) };
  }

  function tellMoved(tour: StoredObject, groupID: number): void {
    const [group = {}] = stored('tourGroups', [groupID]);
    tell(t('tours.moved', { name: nameOf(tour), group: nameOf(group) }));
  }

  function nameOf(object: StoredObject): string {
    return objectLabel(object, language, t('unnamed'));
  }

  function toursIn(groupID: number): readonly StoredObject[] {
    return all('tours').filter((tour) => groupOf(tour) === groupID);
  }

  function all(model: EditedModel): readonly StoredObject[] {
    return objectsOf(store.getState().draft, model);
  }

  function stored(model: EditedModel, ids: readonly number[]): readonly StoredObject[] {
    return ids.map((ID) => objectOf(store.getState().draft, { model, ID })).filter((object) => object !== undefined);
  }

  function putAll(model: EditedModel, objects: readonly StoredObject[]): void {
    store.putAll(objects.map((object) => ({ model, object })));
  }
}

function groupOf(tour: StoredObject): number {
  return asId(tour['TourGroupID']) ?? -1;
}
