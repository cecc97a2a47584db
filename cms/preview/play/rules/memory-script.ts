import { type SnapshotFrom } from 'xstate';
import { type PlayResult } from '#contract/play.ts';
import { type MemoryEvent, memoryMachine } from '#games/memory/machine.ts';
import { type FlipOutcome, outcomeOf } from '#games/memory/rules.ts';
import { gameOpener, type GameScript } from './played-game.ts';

type MemoryState = SnapshotFrom<typeof memoryMachine>;

/** `flip` a card, by its place on the table; `restart`. */
const script: GameScript<MemoryState, MemoryEvent> = {
  actions: ['FLIP', 'RESTART'],
  note: (before, event) => {
    if (event.type === 'RESTART') return { name: 'restart', numbers: [], result: 'step' };
    if (event.type !== 'FLIP') return undefined;
    return { name: 'flip', numbers: [event.card], result: results[outcomeOf(before.context.game, event.card)] };
  },
  resolvers: {
    flip: ({ context }, [card = -1]) =>
      context.game.deck[card] === undefined ? { misfit: 'no-card' } : { events: [{ type: 'FLIP', card }] },
    restart: () => ({ events: [{ type: 'RESTART' }] }),
  },
  attemptOf: ({ context }) => context.game.attempt,
  isReady: () => true,
  prepare: () => [],
  // Without play, nothing is counted: the game was finished before.
  nextAttempt: () => [{ type: 'SOLVE' }, { type: 'RESTART' }],
  win: ({ context: { game } }) =>
    [...new Set(game.deck)].flatMap((picture) =>
      game.deck.flatMap((shown, card) => (shown === picture ? [{ type: 'FLIP', card } as const] : [])),
    ),
};

const results: Readonly<Record<FlipOutcome, PlayResult>> = {
  none: 'nothing',
  'found-already': 'nothing',
  'open-already': 'nothing',
  first: 'step',
  pair: 'right',
  'last-pair': 'won',
  mismatch: 'wrong',
};

export const openMemory = gameOpener(memoryMachine, script);
