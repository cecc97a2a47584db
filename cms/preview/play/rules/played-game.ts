import { Actor, type AnyStateMachine, type EventFromLogic, type EventObject, type SnapshotFrom } from 'xstate';
import { type Misfit, type PlayAction, type PlayActionName, type PlayResult } from '#contract/play.ts';

/** What a tester does, without the time. */
export type Deed = Pick<PlayAction, 'name' | 'numbers'>;

export type NotedDeed = Omit<PlayAction, 'at'>;

/** The events that repeat a deed, or why it does not fit the game. */
export type Fit<Event> = { readonly events: readonly Event[] } | { readonly misfit: Misfit };

/** What rehearsals know about one kind of game. All events are those that visitors cause. */
export interface GameScript<State, Event extends EventObject> {
  /** The events that testers cause; others happen by themselves. */
  readonly deeds: readonly Event['type'][];
  /** Returns what an event did, in terms that survive changes of the draft; undefined if it did not reach the game. */
  readonly note: (before: State, event: Event, after: State) => NotedDeed | undefined;
  /** For each action that the game has. */
  readonly fits: Readonly<
    Partial<Record<PlayActionName, (state: State, numbers: PlayAction['numbers']) => Fit<Event>>>
  >;
  readonly attemptOf: (state: State) => number;
  /** Whether a visitor can act. */
  readonly isReady: (state: State) => boolean;
  /** The events that end what visitors wait for. */
  readonly prepare: (state: State) => readonly Event[];
  /** The events that lead from the beginning of an attempt to the next one. */
  readonly nextAttempt: (state: State) => readonly Event[];
  /** The events that win from the beginning of an attempt. */
  readonly win: (state: State) => readonly Event[];
}

/** A running game whose kind no longer matters. */
export interface PlayedGame {
  readonly attempt: () => number;
  readonly isReady: () => boolean;
  readonly prepare: () => void;
  readonly nextAttempt: () => void;
  readonly win: () => void;
  readonly act: (deed: Deed) => { readonly result: PlayResult } | { readonly misfit: Misfit };
  /** Calls the listener after each deed. @returns stops that */
  readonly onDeed: (listener: (deed: NotedDeed) => void) => () => void;
}

/** @returns undefined if the actor runs another kind of game */
export type OpenGame = (actor: unknown) => PlayedGame | undefined;

/** Returns a function that recognises the actors of a game's machine. */
export function gameOpener<Machine extends AnyStateMachine>(
  machine: Machine,
  script: GameScript<SnapshotFrom<Machine>, EventFromLogic<Machine>>,
): OpenGame {
  return (actor) => (isActorOf(actor, machine) ? playedGame(actor, script) : undefined);
}

/** Whether an actor runs this machine. */
export function isActorOf<Machine extends AnyStateMachine>(actor: unknown, machine: Machine): actor is Actor<Machine> {
  return actor instanceof Actor && actor.logic === machine;
}

function playedGame<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  script: GameScript<SnapshotFrom<Machine>, EventFromLogic<Machine>>,
): PlayedGame {
  type Event = EventFromLogic<Machine>;
  const state = (): SnapshotFrom<Machine> => actor.getSnapshot();
  const send = (events: readonly Event[]): void => {
    for (const event of events) actor.send(event);
  };
  const isDeed = (event: EventObject): event is Event => script.deeds.includes(event.type);
  const onDeed: PlayedGame['onDeed'] = (listener) => {
    let before = state();
    const watching = actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== actor) return;
      const after = state();
      const noted = isDeed(inspected.event) ? script.note(before, inspected.event, after) : undefined;
      before = after;
      if (noted !== undefined) listener(noted);
    });
    return () => watching.unsubscribe();
  };
  return {
    attempt: () => script.attemptOf(state()),
    isReady: () => script.isReady(state()),
    prepare: () => send(script.prepare(state())),
    nextAttempt: () => send(script.nextAttempt(state())),
    win: () => send(script.win(state())),
    act: (deed) => {
      const fit = script.fits[deed.name]?.(state(), deed.numbers) ?? { misfit: 'other-game' };
      if ('misfit' in fit) return fit;
      let result: PlayResult = 'nothing';
      const stop = onDeed((noted) => {
        result = noted.result;
      });
      send(fit.events);
      stop();
      return { result };
    },
    onDeed,
  };
}
