import { Actor, type AnyStateMachine, type EventFromLogic, type EventObject, type SnapshotFrom } from 'xstate';
import { type ActionMismatch, type PlayAction, type PlayActionName, type PlayResult } from '#contract/play.ts';

/** A tester's action, without the time. */
export type Action = Pick<PlayAction, 'name' | 'numbers'>;

export type RecordedAction = Omit<PlayAction, 'at'>;

/** The events that repeat an action, or why it does not fit the game. */
export type ActionResolution<Event> = { readonly events: readonly Event[] } | { readonly misfit: ActionMismatch };

/** The rules of one kind of game for rehearsals. All events are those that visitors cause. */
export interface GameScript<State, Event extends EventObject> {
  /** The events that testers cause; the game causes the others. */
  readonly actions: readonly Event['type'][];
  /** Returns what an event did, in terms that survive changes of the draft; undefined if it did not reach the game. */
  readonly note: (before: State, event: Event, after: State) => RecordedAction | undefined;
  /** For each action that the game has. */
  readonly resolvers: Readonly<
    Partial<Record<PlayActionName, (state: State, numbers: PlayAction['numbers']) => ActionResolution<Event>>>
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
  readonly act: (action: Action) => { readonly result: PlayResult } | { readonly misfit: ActionMismatch };
  /** Calls the listener after each action. @returns stops that */
  readonly onAction: (listener: (action: RecordedAction) => void) => () => void;
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
  const isAction = (event: EventObject): event is Event => script.actions.includes(event.type);
  const onAction: PlayedGame['onAction'] = (listener) => {
    let before = state();
    const watching = actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== actor) return;
      const after = state();
      const noted = isAction(inspected.event) ? script.note(before, inspected.event, after) : undefined;
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
    act: (action) => {
      const resolution = script.resolvers[action.name]?.(state(), action.numbers) ?? { misfit: 'other-game' };
      if ('misfit' in resolution) return resolution;
      let result: PlayResult = 'nothing';
      const stop = onAction((noted) => {
        result = noted.result;
      });
      send(resolution.events);
      stop();
      return { result };
    },
    onAction,
  };
}
