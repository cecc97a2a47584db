import { type SnapshotFrom } from 'xstate';
import { type PlayResult } from '#contract/play.ts';
import { type ChoicesEvent, choicesMachine } from '#games/choices/machine.ts';
import { type MoveOutcome, outcomeOf, solutionsOf } from '#games/choices/rules.ts';
import { type ActionResolution, gameOpener, type GameScript, type RecordedAction } from './played-game.ts';

type ChoicesState = SnapshotFrom<typeof choicesMachine>;

/** `select` and `listen` to an answer, by its place in the list; `check`, `solution`, `restart`. */
const script: GameScript<ChoicesState, ChoicesEvent> = {
  actions: ['SELECT', 'CHECK', 'LISTEN', 'SHOW_SOLUTION', 'RESTART'],
  note,
  resolvers: {
    select: (state, [answer = -1]) => onAnswer(state, { type: 'SELECT', answer }),
    listen: (state, [answer = -1]) => onAnswer(state, { type: 'LISTEN', answer }),
    // With one right answer, a choice is a check.
    check: ({ context }) =>
      context.config.kind === 'several' ? { events: [{ type: 'CHECK' }] } : { misfit: 'not-now' },
    solution: () => ({ events: [{ type: 'SHOW_SOLUTION' }] }),
    restart: () => ({ events: [{ type: 'RESTART' }] }),
  },
  attemptOf: ({ context }) => context.game.attempt,
  isReady: () => true,
  prepare: () => [],
  nextAttempt,
  win: ({ context: { config, game } }) =>
    config.kind === 'single'
      ? solutionsOf(config).map((answer) => ({ type: 'SELECT', answer }))
      : checkOf(game.selected, solutionsOf(config)),
};

const results: Readonly<Record<MoveOutcome, PlayResult>> = {
  none: 'nothing',
  toggled: 'step',
  'nothing-selected': 'nothing',
  'tried-already': 'nothing',
  wrong: 'wrong',
  correct: 'won',
};

function note({ context: { config, game } }: ChoicesState, event: ChoicesEvent): RecordedAction | undefined {
  switch (event.type) {
    case 'SELECT':
      return { name: 'select', numbers: [event.answer], result: results[outcomeOf(config, game, event)] };
    case 'CHECK':
      return { name: 'check', numbers: [], result: results[outcomeOf(config, game, event)] };
    case 'LISTEN':
      return {
        name: 'listen',
        numbers: [event.answer],
        result: config.answers[event.answer] === undefined ? 'nothing' : 'step',
      };
    case 'SHOW_SOLUTION':
      return { name: 'solution', numbers: [], result: game.end === 'open' ? 'gave-up' : 'nothing' };
    case 'RESTART':
      return { name: 'restart', numbers: [], result: 'step' };
    case 'UNDO_RESTART':
    case 'REVISE':
    case 'SOLVE':
      return undefined;
  }
}

function onAnswer(
  { context: { config } }: ChoicesState,
  event: Extract<ChoicesEvent, { readonly answer: number }>,
): ActionResolution<ChoicesEvent> {
  return config.answers[event.answer] === undefined ? { misfit: 'no-answer' } : { events: [event] };
}

/** A wrong answer that was not tried yet. If none is left, a win without play, and another round. */
function nextAttempt({ context: { config, game } }: ChoicesState): readonly ChoicesEvent[] {
  const solutions = solutionsOf(config);
  const wrong = [...config.answers.keys()].find(
    (answer) =>
      (config.kind === 'several' || !solutions.includes(answer)) &&
      !game.wrong.some((tried) => tried.length === 1 && tried[0] === answer),
  );
  if (wrong === undefined) return [{ type: 'SOLVE' }, { type: 'RESTART' }];
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

export const openChoices = gameOpener(choicesMachine, script);
