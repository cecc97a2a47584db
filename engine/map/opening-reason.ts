import { metres } from './reach.ts';
import { type TriggerField } from './trigger-field.ts';
import { isUnheard, sameDistance, type TriggerState } from './triggers.ts';

export type OpeningReason =
  /** No other station was reached. */
  | 'alone'
  /** Others were reached as well, and this one was the nearest. */
  | 'nearest'
  /** Another one was as near or nearer by a few metres, and this one comes first in the tour. */
  | 'first-of-tour';

export interface Opening {
  /** Metres between the station and where the walker is believed to be. */
  readonly away: number;
  /** Metres within which the station opens. */
  readonly distance: number;
  readonly reason: OpeningReason;
}

/**
 * Says why a station has opened, and not another.
 *
 * @param state the state with which `step` opened it
 */
export function openingReason(state: TriggerState, id: number, field: TriggerField): Opening | undefined {
  const { here } = state;
  const station = field.station(id);
  if (here === undefined || station === undefined) return undefined;
  const away = metres(station.point, here.point);
  const reached = [...state.met].flatMap(([other, { kind }]) => {
    const waiting = kind === 'waiting' && isUnheard(other, state) ? field.station(other) : undefined;
    return waiting === undefined ? [] : [metres(waiting.point, here.point)];
  });
  const beside = [...field.along([station.point])].some(
    (other) =>
      other.id !== id &&
      isUnheard(other.id, state) &&
      metres(other.point, station.point) <= sameDistance &&
      metres(other.point, here.point) <= other.distance + sameDistance,
  );
  const isEqual = beside || reached.some((other) => other <= away + sameDistance);
  const reason = isEqual ? 'first-of-tour' : reached.length > 0 ? 'nearest' : 'alone';
  return { away, distance: station.distance, reason };
}
