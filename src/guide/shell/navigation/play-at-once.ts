import { type Destination } from '#content/order-of-play.ts';
import { routes } from '../../routes.ts';

/** Navigation state that tells a station's screen to play at once, because the guide led the visitor there. */
export const playAtOnce = { playAtOnce: true } as const;

export function wantsToPlay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'playAtOnce' in state;
}

/** Where the order of play leads: an address and its navigation state. */
export interface StartState {
  readonly to: string;
  readonly state: typeof playAtOnce | undefined;
}

/** The map of a tour, on which visitors find the next station. */
export function mapOf(tourID: number): StartState {
  return { to: `${routes.locations.href(tourID)}?by=map`, state: undefined };
}

export function startAt(destination: Destination): StartState {
  return destination.kind === 'station'
    ? { to: routes.detail.href(destination.item.ID), state: playAtOnce }
    : { to: routes.locations.href(destination.tourID), state: undefined };
}
