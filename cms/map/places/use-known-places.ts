import { useState } from 'react';
import { clamp, type MapPlace, type Size } from '#engine/map/view.ts';

/** A place that staff have marked in the picture, with its coordinates as they wrote them. */
export interface MarkedPlace {
  readonly id: number;
  readonly place: MapPlace;
  readonly text: string;
}

export interface KnownPlaces {
  readonly places: readonly MarkedPlace[];
  /** The place that was marked last. */
  readonly newest: number;
  readonly mark: (place: MapPlace, size: Size) => void;
  readonly move: (id: number, place: MapPlace, size: Size) => void;
  readonly write: (id: number, text: string) => void;
  readonly remove: (id: number) => void;
}

/** Keeps marked places while the editor is open. They are a way to the box, and not part of the content. */
export function useKnownPlaces(): KnownPlaces {
  const [{ places, newest }, setState] = useState<Pick<KnownPlaces, 'places' | 'newest'>>({ places: [], newest: 0 });
  const change = (id: number, part: Partial<MarkedPlace>): void =>
    setState((state) => ({
      ...state,
      places: state.places.map((each) => (each.id === id ? { ...each, ...part } : each)),
    }));
  return {
    places,
    newest,
    mark: (place, size) =>
      setState((state) => {
        const id = state.newest + 1;
        return { places: [...state.places, { id, place: within(place, size), text: '' }], newest: id };
      }),
    move: (id, place, size) => change(id, { place: within(place, size) }),
    write: (id, text) => change(id, { text }),
    remove: (id) => setState((state) => ({ ...state, places: state.places.filter((each) => each.id !== id) })),
  };
}

/** Places are in whole map units, like stations, and in the picture. */
function within({ x, y }: MapPlace, { width, height }: Size): MapPlace {
  return { x: clamp(Math.round(x), 0, width), y: clamp(Math.round(y), 0, height) };
}

/** A, B, C ... and after Z, A2. */
export function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  const round = Math.floor(index / 26);
  return round === 0 ? letter : `${letter}${round + 1}`;
}
