import { type GameEvent, type PreviewEvent } from '#engine/play/game.ts';
import { type JigsawConfig } from './config.ts';
import { type Point } from './rules/geometry.ts';
import { type Place } from './rules/grid.ts';
import { type Area } from './rules/table.ts';

/** Pieces are numbers of `rules/grid.ts`; all lengths are in table units, see `rules/geometry.ts`. */
export type JigsawEvent =
  | GameEvent
  | PreviewEvent<JigsawConfig>
  /** The picture has come, or its place on the screen has changed. */
  | { readonly type: 'TABLE'; readonly aspect: number; readonly area: Area }
  /** Play may begin. Positions, by piece, are how far each lies from its home; without them they lie as the rules laid them. */
  | { readonly type: 'SCATTERED'; readonly positions?: readonly Point[] }
  | { readonly type: 'GRAB'; readonly piece: number }
  /**
   * The held piece is let go; `x` and `y` are how far it now lies from its home: where the picture's top-left corner
   * would be if it hung on the piece. `slack` is what a finger needs at least for a piece to snap.
   */
  | { readonly type: 'DROP'; readonly piece: number; readonly x: number; readonly y: number; readonly slack?: number }
  /** Chooses a piece to be placed without dragging; the same one again puts it back. */
  | { readonly type: 'PICK'; readonly piece: number }
  | ({ readonly type: 'PLACE' } & Place)
  | { readonly type: 'DETACH'; readonly piece: number }
  | { readonly type: 'CANCEL' };
