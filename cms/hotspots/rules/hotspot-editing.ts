import { type Point } from '#content/outline.ts';
import {
  type EditingState,
  type ShapeEditorState as StateOf,
  type Step as StepOf,
} from '../../canvas/rules/editing-state.ts';
import { type Dragging } from './dragging.ts';
import { type Hotspot } from './list.ts';
import { type PlacedHotspot } from './placing.ts';

/** The current gesture, which is not in the content yet. */
type Act =
  | { readonly kind: 'drag'; readonly index: number; readonly dragging: Dragging; readonly now: PlacedHotspot }
  | { readonly kind: 'draw'; readonly shape: 'rect' | 'circle'; readonly from: Point; readonly now: PlacedHotspot };

/** A point is a corner of the chosen polygon. */
export type HotspotEditing = EditingState<'rect' | 'circle', number, Act>;

export type ShapeEditorState = StateOf<HotspotEditing, Hotspot>;

/** The change that a gesture makes to the content. */
export type Edit =
  | { readonly kind: 'add'; readonly hotspot: PlacedHotspot }
  | { readonly kind: 'place'; readonly index: number; readonly hotspot: PlacedHotspot };

export type Step = StepOf<HotspotEditing, Edit>;

/** The chosen hotspot, as the current gesture shows it; at rest the same object as before. */
export function seenHotspot(editing: HotspotEditing, hotspots: readonly PlacedHotspot[]): PlacedHotspot | undefined {
  const { act, chosen } = editing;
  if (act?.kind === 'drag' || act?.kind === 'draw') return act.now;
  return chosen === undefined ? undefined : hotspots[chosen];
}
