import { isObject } from '#content/schema/containers.ts';
import { clamp, type MapPlace } from '#engine/map/view.ts';

/** A place that staff have marked in the picture of a map. */
export interface Mark {
  readonly id: number;
  /** Of the picture's width and height, because staff may give the map other units. */
  readonly share: MapPlace;
  /** Its coordinates as they wrote them. */
  readonly text: string;
}

/** Writes marks as text; null if there are none. */
export function writeMarks(marks: readonly Mark[]): string | null {
  return marks.length === 0 ? null : JSON.stringify(marks.map(({ share: { x, y }, text }) => ({ x, y, text })));
}

/** Reads marks, numbered from 1. Anything else in the text is ignored. */
export function readMarks(given: string | null): readonly Mark[] {
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
