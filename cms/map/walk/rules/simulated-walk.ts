import { type Opening, openingReason } from '#engine/map/opening-reason.ts';
import { type Position, type Spot } from '#engine/map/position.ts';
import { type TriggerField } from '#engine/map/trigger-field.ts';
import { noTriggers, step, type TriggerInput, type TriggerState } from '#engine/map/triggers.ts';

/** An event of a visitor's walk. Milliseconds since the walk began. */
export type WalkEvent =
  | { readonly kind: 'opened'; readonly at: number; readonly id: number; readonly opening: Opening }
  /** The visitor has passed the station without hearing it, and is offered it. */
  | { readonly kind: 'passed'; readonly at: number; readonly id: number };

/** A walk of a visitor with the guide, in milliseconds since it began. */
export interface SimulatedWalk {
  /** Where the walker really is. */
  readonly truth: Spot;
  /** The device's last report; undefined before the walk begins. */
  readonly position: Position | undefined;
  readonly triggers: TriggerState;
  /** The station that plays, and when it ends. Nothing opens meanwhile. */
  readonly playing: { readonly id: number; readonly until: number } | undefined;
  /** Latest last. */
  readonly events: readonly WalkEvent[];
}

export interface WalkRules {
  readonly field: TriggerField;
  /** Milliseconds for which each station plays. */
  readonly playingFor: number;
}

export function beginWalk(truth: Spot): SimulatedWalk {
  return { truth, position: undefined, triggers: noTriggers, playing: undefined, events: [] };
}

/** Moves the walker, whose device reports this position, and opens stations as the guide does. */
export function walkStep(walk: SimulatedWalk, truth: Spot, position: Position, rules: WalkRules): SimulatedWalk {
  const { at } = position;
  const hasEnded = walk.playing !== undefined && at >= walk.playing.until;
  const free = hasEnded ? take({ ...walk, playing: undefined }, { type: 'freed', at }, rules) : walk;
  return take({ ...free, truth, position }, { type: 'moved', position, isBusy: free.playing !== undefined }, rules);
}

/** Forgets the reached stations, because the stations have changed. */
export function forgetStations(walk: SimulatedWalk): SimulatedWalk {
  return { ...walk, triggers: noTriggers, playing: undefined };
}

type Timed = Extract<TriggerInput, { readonly type: 'freed' | 'moved' }>;

function take(walk: SimulatedWalk, input: Timed, { field, playingFor }: WalkRules): SimulatedWalk {
  const at = input.type === 'moved' ? input.position.at : input.at;
  const { state, open, passed } = step(walk.triggers, input, field);
  const opening = open === undefined ? undefined : openingReason(state, open, field);
  const opened: readonly WalkEvent[] =
    open === undefined || opening === undefined ? [] : [{ kind: 'opened', at, id: open, opening }];
  const events = [...passed.map((id) => ({ kind: 'passed', at, id }) as const), ...opened];
  return {
    ...walk,
    triggers: state,
    playing: open === undefined || playingFor === 0 ? walk.playing : { id: open, until: at + playingFor },
    events: events.length === 0 ? walk.events : [...walk.events, ...events],
  };
}
