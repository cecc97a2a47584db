import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { objectOf } from '../../../draft/draft.ts';
import { justAdded } from '../../../draft/just-added.ts';
import { withPositions } from '../../../sorting/positions.ts';
import { addToTour } from '../../../tour-items/add-to-tour.ts';
import { useDraft } from '../../../workspace/workspace-context.tsx';
import { dropRow, type ItemRow } from './item-rows.ts';

export interface ItemEdits {
  /** Adds stations at the end of the tour, each with the next free code. @returns the IDs of the new items */
  readonly add: (locationIDs: readonly number[]) => readonly number[];
  /** Creates a station and adds it to the tour. @returns the ID of the item */
  readonly addNew: (station: StoredObject) => number | undefined;
  readonly move: (rows: readonly ItemRow[], from: number, to: number) => void;
  readonly setParent: (ID: number, parent: number) => void;
  /** Sets the same value for several items. */
  readonly setAll: (ids: readonly number[], fields: StoredObject) => void;
  /** Sets a different code for each item. */
  readonly setCodes: (codes: ReadonlyMap<number, string>) => void;
}

/** Edits of a tour's stations, each an undoable step. */
export function useItemEdits(tourID: number): ItemEdits {
  const store = useDraft();
  return {
    add: (locationIDs) => addToTour(store, tourID, locationIDs, []),
    addNew: (station) => {
      const { draft } = store.getState();
      const item = justAdded(draft, 'tourItems', {
        TourID: tourID,
        LocationID: justAdded(draft, 'locations', station),
      });
      if (item !== undefined) return item;
      const ids = store.freshIds(1);
      return addToTour(
        store,
        tourID,
        ids,
        ids.map((ID) => ({ ...station, ID, Revision: 0 })),
      )[0];
    },
    move: (rows, from, to) => {
      const dropped = dropRow(rows, from, to);
      const held = rows[from]?.item;
      if (dropped === undefined || held === undefined) return;
      const ordered = dropped.order.flatMap(({ ID }) => stored(ID));
      const placed = new Map(withPositions(ordered).map((object) => [storedId(object), object]));
      const own = placed.get(held.ID) ?? stored(held.ID)[0];
      if (own !== undefined && held.Parent !== dropped.parent) placed.set(held.ID, { ...own, Parent: dropped.parent });
      putItems([...placed.values()]);
    },
    setParent: (ID, Parent) => putItems(stored(ID).map((object) => ({ ...object, Parent }))),
    setAll: (ids, fields) => putItems(ids.flatMap(stored).map((object) => ({ ...object, ...fields }))),
    setCodes: (codes) =>
      putItems([...codes].flatMap(([ID, Code]) => stored(ID).map((object) => ({ ...object, Code })))),
  };

  function stored(ID: number): readonly StoredObject[] {
    const object = objectOf(store.getState().draft, { model: 'tourItems', ID });
    return object === undefined ? [] : [object];
  }

  function putItems(objects: readonly StoredObject[]): void {
    store.putAll(objects.map((object) => ({ model: 'tourItems', object })));
  }
}
