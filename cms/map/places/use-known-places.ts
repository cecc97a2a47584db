import { useEffect, useMemo, useState } from 'react';
import { clamp, type MapPlace } from '#engine/map/view.ts';
import { type Memory } from '../../session/browser-memory.ts';
import { isObject } from '#content/schema/containers.ts';
import { type Size } from '#engine/geometry.ts';

/** A place that staff have marked in the picture of a map. */
interface Mark {
  readonly id: number;
  /** Of the picture's width and height, because staff may give the map other units. */
  readonly share: MapPlace;
  /** Its coordinates as they wrote them. */
  readonly text: string;
}

/** A place that staff have marked in the picture, with its coordinates as they wrote them. */
export interface MarkedPlace {
  readonly id: number;
  /** Whole map units. */
  readonly place: MapPlace;
  readonly text: string;
}

export interface KnownPlaces {
  readonly places: readonly MarkedPlace[];
  /** The place that was marked last. */
  readonly newest: number;
  readonly mark: (place: MapPlace) => void;
  readonly move: (id: number, place: MapPlace) => void;
  readonly write: (id: number, text: string) => void;
  readonly remove: (id: number) => void;
}

interface Marks {
  readonly marks: readonly Mark[];
  readonly newest: number;
}

/** Where marked places outlast the editor, and under which name: that of the tour and its picture, for good. */
export interface MarkMemory {
  readonly memory: Memory;
  readonly key: string;
}

/**
 * Keeps marked places in this browser. They are a way to the box, and not part of the content.
 *
 * @param size of the picture, in map units
 */
export function useKnownPlaces({ width, height }: Size, { memory, key }: MarkMemory): KnownPlaces {
  const [{ marks, newest }, setMarks] = useState<Marks>(() => {
    const kept = readMarks(memory.read(key));
    return { marks: kept, newest: kept.length };
  });
  useEffect(() => memory.write(key, writeMarks(marks)), [memory, key, marks]);
  const places = useMemo(
    () =>
      marks.map(({ id, text, share }) => ({
        id,
        text,
        place: { x: Math.round(share.x * width), y: Math.round(share.y * height) },
      })),
    [marks, width, height],
  );
  const shareOf = ({ x, y }: MapPlace): MapPlace => ({ x: clamp(x / width, 0, 1), y: clamp(y / height, 0, 1) });
  const change = (id: number, part: Partial<Mark>): void =>
    setMarks((state) => ({
      ...state,
      marks: state.marks.map((mark) => (mark.id === id ? { ...mark, ...part } : mark)),
    }));
  return {
    places,
    newest,
    mark: (place) =>
      setMarks((state) => {
        const id = state.newest + 1;
        return { marks: [...state.marks, { id, share: shareOf(place), text: '' }], newest: id };
      }),
    move: (id, place) => change(id, { share: shareOf(place) }),
    write: (id, text) => change(id, { text }),
    remove: (id) => setMarks((state) => ({ ...state, marks: state.marks.filter((mark) => mark.id !== id) })),
  };
}

/** A, B, C ... and after Z, A2. */
export function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  const round = Math.floor(index / 26);
  return round === 0 ? letter : `${letter}${round + 1}`;
}

/** Writes marks as text; null if there are none. */
function writeMarks(marks: readonly Mark[]): string | null {
  return marks.length === 0 ? null : JSON.stringify(marks.map(({ share: { x, y }, text }) => ({ x, y, text })));
}

/** Reads marks, numbered from 1. Anything else in the text is ignored. */
function readMarks(given: string | null): readonly Mark[] {
  try {
    const list: unknown = JSON.parse(given ?? '');
    return Array.isArray(list) ? list.flatMap(markOf).map((mark, index) => ({ id: index + 1, ...mark })) : [];
  } catch {
    return [];
  }
}

function markOf(given: unknown): readonly Omit<Mark, 'id'>[] {
  if (!isObject(given)) return [];
  const { x, y, text } = given;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof text !== 'string') return [];
  return [{ share: { x: clamp(x, 0, 1), y: clamp(y, 0, 1) }, text }];
}
