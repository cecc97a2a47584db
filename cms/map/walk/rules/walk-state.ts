import { metres } from '#engine/map/reach.ts';
import { type TriggerField } from '#engine/map/trigger-field.ts';
import { betweenOpenings } from '#engine/map/triggers.ts';
import { type SimulatedWalk } from './simulated-walk.ts';

/** Why a station is open or not. */
export type WalkState =
  /** It has no distance, or no place. */
  | 'never'
  | 'far'
  /** The walker seems to be there, but the device is not exact enough to be sure yet. */
  | 'unsure'
  /** It waits until the one that plays has ended. */
  | 'waits-for-playing'
  /** It waits because another one has opened a few seconds ago. */
  | 'waits-for-last'
  /** It waits for a nearer one. */
  | 'waits'
  | 'playing'
  | 'opened'
  /** The walker has gone on without hearing it. */
  | 'left';

export interface StationWalkState {
  readonly walkState: WalkState;
  /** Metres from where the walker is believed to be; undefined if either place is unknown. */
  readonly away: number | undefined;
  /** Metres within which it opens. */
  readonly distance: number;
}

export function walkStateOf(walk: SimulatedWalk, id: number, field: TriggerField): StationWalkState {
  const station = field.station(id);
  const { here } = walk.triggers;
  if (station === undefined) return { walkState: 'never', away: undefined, distance: 0 };
  const away = here === undefined ? undefined : metres(station.point, here.point);
  return {
    walkState: walkState(walk, id, away !== undefined && away <= station.distance),
    away,
    distance: station.distance,
  };
}

function walkState({ triggers, playing, position }: SimulatedWalk, id: number, isThere: boolean): WalkState {
  if (playing?.id === id) return 'playing';
  switch (triggers.met.get(id)?.kind) {
    case 'opened':
      return 'opened';
    case 'left':
      return 'left';
    case 'waiting':
      if (playing !== undefined) return 'waits-for-playing';
      return (position?.at ?? 0) - triggers.openedAt < betweenOpenings ? 'waits-for-last' : 'waits';
    case undefined:
      return isThere ? 'unsure' : 'far';
  }
}
