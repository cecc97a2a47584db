import { type Size } from '#ui/picture/zoom-view.ts';
import { type Arrangement, arranged } from '../../canvas/rules/arrange.ts';
import { isFree } from '../../canvas/rules/shape-traits.ts';
import { boxAround, selectedIndexes } from '../../canvas/rules/multi-selection.ts';
import { stepInside } from '../../canvas/rules/box.ts';
import { type ShapeEditorState } from './hotspot-editing.ts';
import { arrangedBy, boxOf, moved, type PlacedHotspot } from './placing.ts';

/** Where hotspots are after a change, by their indexes. */
export type Places = ReadonlyMap<number, PlacedHotspot>;

/** Returns where the chosen hotspots are after a change of each. */
export function chosenPlaces(
  { editing, shapes }: ShapeEditorState,
  change: (hotspot: PlacedHotspot, place: number) => PlacedHotspot = (hotspot) => hotspot,
): Places {
  const all = selectedIndexes(editing).flatMap((index) => {
    const hotspot = shapes[index];
    return hotspot === undefined ? [] : [{ index, hotspot }];
  });
  return new Map(all.map(({ index, hotspot }, place) => [index, change(hotspot, place)]));
}

/** Returns where the chosen hotspots are that are not locked, after a change of each. */
export function freePlaces(state: ShapeEditorState, change?: (hotspot: PlacedHotspot) => PlacedHotspot): Places {
  return new Map([...chosenPlaces(state, change)].filter(([index]) => isFree(state.editing, index)));
}

/** Returns where those of the chosen hotspots are that an arrangement changes. Locked ones stay. */
export function arrangedPlaces(state: ShapeEditorState, picture: Size, arrangement: Arrangement): Places {
  const boxes = [...chosenPlaces(state).values()].map(boxOf);
  const placements = arranged(boxes, picture, arrangement);
  const places = chosenPlaces(state, (hotspot, place) =>
    arrangedBy(hotspot, placements[place] ?? { by: { x: 0, y: 0 } }),
  );
  return new Map(
    [...places].filter(([index, after]) => isFree(state.editing, index) && !isSamePlace(state.shapes[index], after)),
  );
}

const placeFields = ['X', 'Y', 'Width', 'Height', 'Points'] as const;

function isSamePlace(one: PlacedHotspot | undefined, other: PlacedHotspot): boolean {
  return placeFields.every((field) => one?.[field] === other[field]);
}

/** Returns where copies of the chosen hotspots go: beside them, and together within the picture. */
export function copiedPlaces(state: ShapeEditorState, picture: Size, by: number): Places {
  const around = boxAround([...chosenPlaces(state).values()].map(boxOf));
  return chosenPlaces(state, (hotspot) => moved(hotspot, stepInside(around, by, picture)));
}

/** Returns the indexes of copies that were put after each original. */
export function copyIndexes(places: Places): readonly number[] {
  return [...places.keys()].toSorted((one, other) => one - other).map((index, before) => index + before + 1);
}
