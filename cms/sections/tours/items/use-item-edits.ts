import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { asId } from '#content/schema/stored-number.ts';
import { objectOf, objectsOf } from '../../../draft/draft.ts';
import { justAdded } from '../../../draft/just-added.ts';
import { useTexts } from '../../../language/texts.tsx';
import { nextPosition, withPositions } from '../../../sorting/positions.ts';
import { addToTour } from '../../../tour-items/add-to-tour.ts';
import { freeCode, storedCode } from '../../../tour-items/codes.ts';
import { useDraft } from '../../../workspace/workspace-context.tsx';
import { copyOfItem, copyOfStation, type FreshIds, freshIds } from '../copy-of-tour.ts';
import { itemsLeft, type MovedItems, movedItems } from '../moved-items.ts';
import { branchAt, dropRow, type ItemRow } from './item-rows.ts';

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
  /**
   * Copies an item and its station, and puts the copy after it; it has no place on the map yet. @returns the ID of the copy
   */
  readonly duplicate: (rows: readonly ItemRow[], ID: number) => number | undefined;
  /** Returns what moving or copying items to another tour would change. */
  readonly planMove: (move: MoveToTour) => MovePlan | undefined;
  readonly moveToTour: (move: MoveToTour) => void;
}

export interface MoveToTour {
  readonly kind: 'move' | 'copy' | 'copyStations';
  /** Items with all that are below them, in their order. */
  readonly ids: readonly number[];
  readonly tourID: number;
  /** An item of that tour; -1 for its top. */
  readonly parent: number;
}

export interface MovePlan extends MovedItems {
  /** Items that stay, and no longer lead to those that go. */
  readonly left: readonly StoredObject[];
  readonly stations: readonly StoredObject[];
}

/** Edits of a tour's stations, each an undoable step. */
export function useItemEdits(tourID: number): ItemEdits {
  const { t } = useTexts();
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
    duplicate: (rows, ID) => {
      const [item] = stored(ID);
      if (item === undefined) return undefined;
      const stations = stationsOf([item]);
      const fresh = freshFor([item], stations);
      const { MapX: _x, MapY: _y, GameBoardSVGPath: _path, ...bare } = copyOfItem(item, fresh);
      const there = itemsIn(tourID);
      const copy = {
        ...bare,
        Code: freeCode(storedCode(item), there.map(storedCode)),
        Position: nextPosition(there),
      };
      const order = rows.flatMap((row) => stored(row.item.ID));
      const after = order.indexOf(item) + branchAt(rows, order.indexOf(item)).length;
      const placed = withPositions(order.toSpliced(after, 0, copy));
      const own = placed.find((object) => storedId(object) === storedId(copy)) ?? copy;
      putBoth(
        stations.map((station) => copyOfStation(station, fresh, t)),
        [own, ...placed.filter((object) => object !== own)],
      );
      return storedId(copy);
    },
    planMove: plan,
    moveToTour: (move) => {
      const planned = plan(move);
      if (planned !== undefined) putBoth(planned.stations, [...planned.items, ...planned.left]);
    },
  };

  function plan({ kind, ids, tourID: toID, parent }: MoveToTour): MovePlan | undefined {
    const [from, to] = [tourID, toID].map((ID) => objectOf(store.getState().draft, { model: 'tours', ID }));
    if (from === undefined || to === undefined) return undefined;
    const items = ids.flatMap(stored);
    const stations = kind === 'copyStations' ? stationsOf(items) : [];
    const fresh = freshFor(items, stations);
    const going = kind === 'move' ? items : items.map((item) => copyOfItem(item, fresh));
    return {
      ...movedItems({ items: going, from, to, there: itemsIn(toID), parent }),
      left:
        kind === 'move'
          ? itemsLeft(
              itemsIn(tourID).filter((item) => !items.includes(item)),
              items,
            )
          : [],
      stations: stations.map((station) => copyOfStation(station, fresh, t)),
    };
  }

  function freshFor(items: readonly StoredObject[], stations: readonly StoredObject[]): FreshIds {
    const ids = store.freshIds(items.length + stations.length);
    return { tourItems: freshIds(items, ids), locations: freshIds(stations, ids.slice(items.length)) };
  }

  function itemsIn(ID: number): readonly StoredObject[] {
    return objectsOf(store.getState().draft, 'tourItems').filter((item) => asId(item['TourID']) === ID);
  }

  function stationsOf(items: readonly StoredObject[]): readonly StoredObject[] {
    const ids = new Set(items.map((item) => asId(item['LocationID']) ?? -1));
    return [...ids]
      .map((ID) => objectOf(store.getState().draft, { model: 'locations', ID }))
      .filter((object) => object !== undefined);
  }

  function putBoth(stations: readonly StoredObject[], items: readonly StoredObject[]): void {
    store.putAll([
      ...stations.map((object) => ({ model: 'locations' as const, object })),
      ...items.map((object) => ({ model: 'tourItems' as const, object })),
    ]);
  }

  function stored(ID: number): readonly StoredObject[] {
    const object = objectOf(store.getState().draft, { model: 'tourItems', ID });
    return object === undefined ? [] : [object];
  }

  function putItems(objects: readonly StoredObject[]): void {
    store.putAll(objects.map((object) => ({ model: 'tourItems', object })));
  }
}
