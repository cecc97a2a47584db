import { type Point } from '#content/outline.ts';
import { type Hotspot } from './list.ts';
import {
  cornersOf,
  grown,
  moved,
  type PlacedHotspot,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
  withTurnedCorner,
} from './placing.ts';
import { type ShapeEditorState } from './hotspot-editing.ts';

export interface ChosenHotspot {
  readonly index: number;
  readonly hotspot: Hotspot;
  /** The chosen corner. */
  readonly corner: number | undefined;
}

/** A change to the chosen hotspot by keyboard. */
export interface ChosenEdit {
  readonly hotspot: PlacedHotspot;
  /** Edits with the same step in quick succession are undone together. */
  readonly step: string;
  /** The corner that is chosen afterwards. */
  readonly corner: number | undefined;
}

export function chosenIn({ editing, shapes }: ShapeEditorState): ChosenHotspot | undefined {
  const index = editing.chosen ?? -1;
  const hotspot = shapes[index];
  return hotspot === undefined ? undefined : { index, hotspot, corner: editing.point };
}

/** Moves the chosen hotspot, or its chosen corner if there is one. */
export function nudged({ index, hotspot, corner }: ChosenHotspot, by: Point): ChosenEdit {
  const at = corner === undefined ? undefined : cornersOf(hotspot)?.[corner];
  if (corner === undefined || at === undefined) return { hotspot: moved(hotspot, by), step: `move ${index}`, corner };
  const to = { x: at.x + by.x, y: at.y + by.y };
  return { hotspot: withCornerAt(hotspot, corner, to), step: `corner ${index} ${corner}`, corner };
}

/** Enlarges the chosen hotspot to the right and downwards. */
export function enlarged({ index, hotspot, corner }: ChosenHotspot, by: Point): ChosenEdit {
  return { hotspot: grown(hotspot, by), step: `grow ${index}`, corner };
}

/** Makes the chosen corner smooth, or a smooth point a corner. @returns undefined if no corner is chosen */
export function withCornerSmoothed({ index, hotspot, corner }: ChosenHotspot): ChosenEdit | undefined {
  if (corner === undefined) return undefined;
  return { hotspot: withTurnedCorner(hotspot, corner), step: `turn ${index} ${corner}`, corner };
}

/** Adds a corner after the chosen one, and chooses it. @returns undefined if no corner is chosen */
export function withCornerAdded({ index, hotspot, corner }: ChosenHotspot): ChosenEdit | undefined {
  if (corner === undefined) return undefined;
  const added = withCornerAfter(hotspot, corner);
  return { ...added, step: `add corner ${index} ${added.corner}` };
}

/**
 * Removes the chosen corner, and chooses its successor. A triangle keeps its corners, but none stays chosen.
 *
 * @returns undefined if no corner is chosen
 */
export function withCornerRemoved({ index, hotspot, corner }: ChosenHotspot): ChosenEdit | undefined {
  const corners = cornersOf(hotspot);
  if (corner === undefined || corners?.[corner] === undefined) return undefined;
  return {
    hotspot: withoutCorner(hotspot, corner),
    step: `remove corner ${index} ${corners.length}`,
    corner: corners.length > 3 ? Math.min(corner, corners.length - 2) : undefined,
  };
}
