import { type Position, type PositionFailure } from '#engine/map/position.ts';
import { type Meeting, noTriggers } from '#engine/map/triggers.ts';

export type WalkStatus =
  | { readonly kind: 'off' }
  /** The browser asks the visitor. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'on' }
  | { readonly kind: 'failed'; readonly failure: PositionFailure };

/** The visitor's choices, stored on the device. */
export interface WalkWishes {
  /** Stations open automatically when the visitor comes near. */
  readonly isOpening: boolean;
  /** The screen stays on. */
  readonly isAwake: boolean;
}

export interface WalkState extends WalkWishes {
  readonly status: WalkStatus;
  /** The last one known; undefined while the walk is off. */
  readonly position: Position | undefined;
  /** Where the top of the screen points, in degrees clockwise from north; undefined without a compass. */
  readonly heading: number | undefined;
  /** The map moves with the visitor. */
  readonly isFollowing: boolean;
  /** Stations that the visitor has reached, for designers. */
  readonly met: ReadonlyMap<number, Meeting>;
  /** Stations that the visitor has passed unheard, to be offered one at a time. */
  readonly passed: readonly number[];
}

/** A walk that is off. */
export const initialWalk: Omit<WalkState, keyof WalkWishes> = {
  status: { kind: 'off' },
  position: undefined,
  heading: undefined,
  isFollowing: false,
  met: noTriggers.met,
  passed: [],
};

/** Milliseconds after the last position during which a failure of the device counts as a short interruption. */
const shortInterruption = 60_000;

/** How exact the positions need to be, which decides what they cost. */
export type Demand = 'none' | 'coarse' | 'precise';

/** The surroundings of a walk that decide which positions are needed. */
export interface WalkSurroundings {
  readonly isPageSeen: boolean;
  /** A screen of the tour is shown. */
  readonly isOnTour: boolean;
  readonly isMapShown: boolean;
  /** Some station of the tour can open automatically. */
  readonly hasStations: boolean;
}

/** Returns how exact positions need to be: exact for an opening, coarse for a map that does not follow the visitor. */
export function demandOf(
  { status, isFollowing, isOpening }: Pick<WalkState, 'status' | 'isFollowing' | 'isOpening'>,
  { isPageSeen, isOnTour, isMapShown, hasStations }: WalkSurroundings,
): Demand {
  if (status.kind === 'off' || isFinal(status) || !isPageSeen || !isOnTour) return 'none';
  if (isOpening && hasStations) return 'precise';
  if (!isMapShown) return 'none';
  return isFollowing ? 'precise' : 'coarse';
}

/** After these failures no position comes until the visitor tries again. */
export function isFinal(status: WalkStatus): boolean {
  return status.kind === 'failed' && ['denied', 'unsupported', 'insecure'].includes(status.failure);
}

/** Returns the status after a failure of the device. A short interruption changes nothing. */
export function statusAfterFailure(
  { status, position }: Pick<WalkState, 'status' | 'position'>,
  failure: PositionFailure,
  now: number,
): WalkStatus {
  const failed: WalkStatus = { kind: 'failed', failure };
  const isShort = position !== undefined && now - position.at < shortInterruption;
  return isShort && !isFinal(failed) ? status : failed;
}

/** Returns the status after the visitor has allowed the position in the browser. */
export function statusAfterGrant(status: WalkStatus): WalkStatus {
  const isWaiting = status.kind === 'asking' || (status.kind === 'failed' && status.failure === 'denied');
  return isWaiting ? { kind: 'searching' } : status;
}
