import { Actor, type AnyStateMachine, type EventFromLogic, type EventObject, type SnapshotFrom } from 'xstate';
import { type ChoicesEvent, choicesMachine } from '#games/choices/machine.ts';
import { solutionsOf } from '#games/choices/rules.ts';
import { hiddenObjectMachine } from '#games/hidden-object/machine.ts';
import { type JigsawEvent } from '#games/jigsaw/events.ts';
import { jigsawMachine } from '#games/jigsaw/machine.ts';
import { allPieces, cellOf } from '#games/jigsaw/rules/grid.ts';
import { memoryMachine } from '#games/memory/machine.ts';

/** A running game whose kind no longer matters. */
export interface PlayedGame {
  readonly attempt: () => number;
  /** Whether a visitor can act. */
  readonly isReady: () => boolean;
  /** Ends what visitors wait for. */
  readonly prepare: () => void;
  /** Plays from the beginning of an attempt to the next one. */
  readonly nextAttempt: () => void;
  /** Wins from the beginning of an attempt. */
  readonly win: () => void;
}

/** A win without play, for which nothing is counted, and another round. */
const anotherRound = [{ type: 'SOLVE' }, { type: 'RESTART' }] as const;

/** The moves of one kind of game. */
interface Moves<State, Event extends EventObject> {
  readonly attemptOf: (state: State) => number;
  /** Undefined: visitors never wait. */
  readonly prepare?: (state: State) => readonly Event[];
  readonly nextAttempt: (state: State) => readonly Event[];
  readonly win: (state: State) => readonly Event[];
}

/** @returns undefined if the actor runs no game */
export function playedGame(actor: unknown): PlayedGame | undefined {
  if (isActorOf(actor, memoryMachine))
    return play(actor, {
      attemptOf: ({ context }) => context.game.attempt,
      nextAttempt: () => anotherRound,
      win: ({ context: { game } }) =>
        [...new Set(game.deck)].flatMap((picture) =>
          game.deck.flatMap((shown, card) => (shown === picture ? [{ type: 'FLIP', card } as const] : [])),
        ),
    });
  if (isActorOf(actor, jigsawMachine))
    return play(actor, {
      attemptOf: ({ context }) => context.state.attempt,
      prepare: (state): readonly JigsawEvent[] => (state.matches('scattering') ? [{ type: 'SCATTERED' }] : []),
      nextAttempt: () => anotherRound,
      // A piece that is at home already, with a neighbour, cannot be picked.
      win: ({ context: { table } }) =>
        allPieces(table).flatMap((piece): readonly JigsawEvent[] => [
          { type: 'PICK', piece },
          { type: 'PLACE', ...cellOf(table, piece) },
        ]),
    });
  if (isActorOf(actor, choicesMachine))
    return play(actor, {
      attemptOf: ({ context }) => context.game.attempt,
      nextAttempt: nextChoice,
      win: ({ context: { config, game } }) =>
        config.kind === 'single'
          ? solutionsOf(config).map((answer) => ({ type: 'SELECT', answer }))
          : checkOf(game.selected, solutionsOf(config)),
    });
  if (isActorOf(actor, hiddenObjectMachine))
    return play(actor, {
      attemptOf: ({ context }) => context.game.attempt,
      nextAttempt: () => anotherRound,
      win: ({ context: { config } }) =>
        config.hotspots
          .flatMap(({ isSolution }, hotspot) => (isSolution ? [{ type: 'CHOOSE', hotspot } as const] : []))
          .slice(0, config.needed),
    });
  return undefined;
}

/** Whether an actor runs this machine. */
export function isActorOf<Machine extends AnyStateMachine>(actor: unknown, machine: Machine): actor is Actor<Machine> {
  return actor instanceof Actor && actor.logic === machine;
}

function play<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  moves: Moves<SnapshotFrom<Machine>, EventFromLogic<Machine>>,
): PlayedGame {
  const state = (): SnapshotFrom<Machine> => actor.getSnapshot();
  const send = (events: readonly EventFromLogic<Machine>[]): void => {
    for (const event of events) actor.send(event);
  };
  const awaited = (): readonly EventFromLogic<Machine>[] => moves.prepare?.(state()) ?? [];
  return {
    attempt: () => moves.attemptOf(state()),
    isReady: () => awaited().length === 0,
    prepare: () => send(awaited()),
    nextAttempt: () => send(moves.nextAttempt(state())),
    win: () => send(moves.win(state())),
  };
}

/** A wrong answer that was not tried yet. If none is left, another round. */
function nextChoice({ context: { config, game } }: SnapshotFrom<typeof choicesMachine>): readonly ChoicesEvent[] {
  const solutions = solutionsOf(config);
  const wrong = [...config.answers.keys()].find(
    (answer) =>
      (config.kind === 'several' || !solutions.includes(answer)) &&
      !game.wrong.some((tried) => tried.length === 1 && tried[0] === answer),
  );
  if (wrong === undefined) return anotherRound;
  return config.kind === 'single' ? [{ type: 'SELECT', answer: wrong }] : checkOf(game.selected, [wrong]);
}

/** Changes the chosen answers to others, and checks them. */
function checkOf(chosen: readonly number[], wanted: readonly number[]): readonly ChoicesEvent[] {
  const turned = [
    ...chosen.filter((answer) => !wanted.includes(answer)),
    ...wanted.filter((answer) => !chosen.includes(answer)),
  ];
  return [...turned.map((answer) => ({ type: 'SELECT', answer }) as const), { type: 'CHECK' }];
}
