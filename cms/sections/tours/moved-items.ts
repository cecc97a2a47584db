import { type Tour } from '#content/entities/tour.ts';
import { cleanTourItem } from '#content/location-deletion.ts';
import { hundredths } from '#content/outline.ts';
import { referencesFrom } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { normaliseCode } from '#content/station-code.ts';
import { createProjection } from '#engine/map/projection.ts';
import { isOnMap, type MapPlace } from '#engine/map/view.ts';
import { deepEqual } from '../../draft/equality.ts';
import { setAt } from '../../draft/set-at.ts';
import { nextPosition } from '../../sorting/positions.ts';
import { freeCode, storedCode } from '../../tour-items/codes.ts';
import { completeItem, completeTour } from '../../workspace/complete-objects.ts';
import { type ItemRow } from './items/item-rows.ts';

export interface ItemsToMove {
  /** Items with all that are below them, in their order. */
  readonly items: readonly StoredObject[];
  readonly from: StoredObject;
  readonly to: StoredObject;
  /** The items of the other tour. */
  readonly there: readonly StoredObject[];
  /** An item of the other tour that they are put below; -1 at the top. */
  readonly parent: number;
}

export interface MovedItems {
  /** At the end of the other tour, with the same IDs. */
  readonly items: readonly StoredObject[];
  /** How many lose their place on the map, their shape on the game board, or the way to an item that is not moved. */
  readonly lost: Readonly<Record<'places' | 'shapes' | 'paths', number>>;
  /** How many have another code there. */
  readonly renumbered: number;
}

/** Returns the IDs of chosen items and of all that are below them, in the order of the rows. */
export function withBranches(rows: readonly ItemRow[], chosen: readonly number[]): readonly number[] {
  const taken = new Set(chosen);
  // A parent comes before what is below it.
  for (const { item, depth } of rows) if (depth > 0 && taken.has(item.Parent)) taken.add(item.ID);
  return rows.flatMap(({ item }) => (taken.has(item.ID) ? [item.ID] : []));
}

/**
 * Puts items into another tour: at its end, with the next free codes where theirs are taken. What has no meaning there is
 * left out.
 */
export function movedItems({ items, from, to, there, parent }: ItemsToMove): MovedItems {
  const [source, target] = [completeTour(from), completeTour(to)];
  const moved = idsOf(items);
  const placeOn = placesFrom(source, target);
  const hasBoard = deepEqual(source.GameBoardImagesURL, target.GameBoardImagesURL);
  const [codes, given] = [there.map(storedCode), items.map(storedCode)];
  const first = nextPosition(there);
  const lost = { places: 0, shapes: 0, paths: 0 };
  let renumbered = 0;
  const after = items.map((item, at): StoredObject => {
    const { Parent, MapX, MapY, GameBoardSVGPath } = completeItem(item);
    const left = withoutWaysTo(item, (ID) => !moved.has(ID));
    if (!deepEqual({ ...left, Parent: undefined }, { ...item, Parent: undefined })) lost.paths += 1;
    let own: StoredObject = { ...left, TourID: target.ID, Position: first < 0 ? first : first + at };
    if (!moved.has(Parent)) own = setAt(own, ['Parent'], parent < 0 ? undefined : parent);
    if (MapX !== 0 || MapY !== 0) {
      const place = placeOn({ x: MapX, y: MapY });
      if (place === undefined) lost.places += 1;
      own = setAt(setAt(own, ['MapX'], place?.x), ['MapY'], place?.y);
    }
    if (!hasBoard && GameBoardSVGPath !== '') {
      lost.shapes += 1;
      own = setAt(own, ['GameBoardSVGPath'], undefined);
    }
    const code = storedCode(item);
    const isTaken = codes.some((other) => code.trim() !== '' && normaliseCode(other) === normaliseCode(code));
    if (isTaken) {
      renumbered += 1;
      own = { ...own, Code: freeCode(code, [...codes, ...given]) };
    }
    codes.push(storedCode(own));
    return own;
  });
  return { items: after, lost, renumbered };
}

/** Returns the items that change because others leave their tour: they no longer lead there, nor are below them. */
export function itemsLeft(staying: readonly StoredObject[], moved: readonly StoredObject[]): readonly StoredObject[] {
  const gone = idsOf(moved);
  return staying.flatMap((item) => {
    const left = withoutWaysTo(item, (ID) => gone.has(ID));
    return left === item ? [] : [left];
  });
}

function withoutWaysTo(item: StoredObject, isGone: (ID: number) => boolean): StoredObject {
  const items = referencesFrom('tourItems', item).flatMap(({ to: { model, ID } }) =>
    model === 'tourItems' && isGone(ID) ? [ID] : [],
  );
  return items.length === 0 ? item : cleanTourItem(item, { locations: new Set(), items: new Set(items) });
}

/**
 * Returns where a place of one tour's map is on another's: at the same place of the same picture, or of the earth.
 */
function placesFrom(source: Tour, target: Tour): (place: MapPlace) => MapPlace | undefined {
  if (hasSameMap(source, target)) return (place) => place;
  const [earth, map] = [source, target].map(({ MapGPS, MapWidth, MapHeight }) =>
    MapGPS === undefined ? undefined : createProjection(MapGPS, { width: MapWidth, height: MapHeight }),
  );
  if (earth?.ok !== true || map?.ok !== true) return () => undefined;
  return (place) => {
    const { x, y } = map.projection.toMap(earth.projection.toSpot(place));
    const there = { x: hundredths(x), y: hundredths(y) };
    return isOnMap(there, map.projection.size) && (there.x !== 0 || there.y !== 0) ? there : undefined;
  };
}

function hasSameMap(one: Tour, other: Tour): boolean {
  const mapOf = ({ MapURL, MapWidth, MapHeight }: Tour): unknown => [MapURL, MapWidth, MapHeight];
  return Object.values(one.MapURL).some((url) => url !== '') && deepEqual(mapOf(one), mapOf(other));
}

function idsOf(items: readonly StoredObject[]): ReadonlySet<number> {
  return new Set(items.flatMap((item) => storedId(item) ?? []));
}
