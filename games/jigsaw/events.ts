import type { GameEffect, GameEvent, PreviewEvent } from '#engine/play/game.ts';
import type { JigsawConfig, JigsawSound } from './config.ts';
import type { JigsawPhrase } from './phrases.ts';
import type { Cell } from './rules/grid.ts';
import type { Area } from './rules/table.ts';
import type { Tap } from './rules/tap.ts';
import { type Point } from '#engine/geometry.ts';

/** Pieces are numbered as in `rules/grid.ts`; all lengths are in table units, see `rules/geometry.ts`. */
export type JigsawEvent =
  | GameEvent
  | PreviewEvent<JigsawConfig>
  /** The picture has loaded, or its place on the screen has changed. */
  | { readonly type: 'TABLE'; readonly aspect: number; readonly area: Area }
  /** Play may start. Positions, by piece, are offsets from home; without them the rules place the pieces. */
  | { readonly type: 'SCATTERED'; readonly positions?: readonly Point[] }
  /** Picks a piece, tries the picked one in a cell, or puts it back. */
  | ({ readonly type: 'TAP' } & Tap)
  | { readonly type: 'GRAB'; readonly piece: number }
  /**
   * Releases the held piece. `x` and `y` are its offset from home: where the picture's top-left corner would be if the
   * whole picture moved with this piece. `slack` is the least distance at which a piece dropped by a finger snaps.
   */
  | { readonly type: 'DROP'; readonly piece: number; readonly x: number; readonly y: number; readonly slack?: number }
  /** Chooses a piece to place without dragging; choosing it again puts it back. */
  | { readonly type: 'PICK'; readonly piece: number }
  | ({ readonly type: 'PLACE' } & Cell)
  | { readonly type: 'DETACH'; readonly piece: number }
  /** Lays loose single pieces elsewhere; positions as in SCATTERED. */
  | { readonly type: 'TIDY'; readonly positions: readonly (Point | undefined)[] }
  /** Tells the place of the picked piece, for points. */
  | { readonly type: 'HINT' }
  | { readonly type: 'CANCEL' };

export type JigsawEffect = GameEffect<JigsawSound, JigsawPhrase>;
