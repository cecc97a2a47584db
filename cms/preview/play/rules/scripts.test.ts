import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyActor, createActor, SimulatedClock } from 'xstate';
import { type PlayAction, playActions } from '#contract/play.ts';
import { type ChoicesEvent, choicesMachine } from '#games/choices/machine.ts';
import { save as saveChoices } from '#games/choices/rules.ts';
import { fourAnswers } from '#games/choices/testing/stations.ts';
import { type HiddenObjectEvent, hiddenObjectMachine } from '#games/hidden-object/machine.ts';
import { save as saveSearch } from '#games/hidden-object/rules.ts';
import { fivePlaces } from '#games/hidden-object/testing/stations.ts';
import { type JigsawConfig } from '#games/jigsaw/config.ts';
import { type JigsawEvent } from '#games/jigsaw/events.ts';
import { layOutTable } from '#games/jigsaw/layout.ts';
import { jigsawMachine } from '#games/jigsaw/machine.ts';
import { type MemoryEvent, memoryMachine } from '#games/memory/machine.ts';
import { save as saveMemory } from '#games/memory/rules.ts';
import { openChoices } from './choices-script.ts';
import { openJigsaw } from './jigsaw-script.ts';
import { openMemory } from './memory-script.ts';
import { type Action, type RecordedAction, type OpenGame, type PlayedGame } from './played-game.ts';
import { openSearch } from './search-script.ts';

interface Started {
  readonly actor: AnyActor;
  readonly game: PlayedGame;
  /** The settled state, as far as a replay must reproduce it. */
  readonly settled: () => unknown;
  readonly at: () => unknown;
  readonly wins: readonly unknown[];
}

interface Rehearsable {
  readonly name: string;
  /** Starts the game with a seed. @param variant of its content */
  readonly start: (seed: number, variant: number) => Started;
  /** The testers' actions, as the game's own events. */
  readonly events: fc.Arbitrary<object>;
}

function started(actor: AnyActor, open: OpenGame, settled: () => unknown): Started {
  const wins: unknown[] = [];
  actor.on('won', (win: unknown) => void wins.push(win));
  actor.start();
  const game = open(actor);
  if (game === undefined) throw new Error('The actor runs another game');
  return { actor, game, settled, at: () => JSON.stringify(actor.getSnapshot().value), wins };
}

const card = fc.integer({ min: -1, max: 12 });

const memory: Rehearsable = {
  name: 'memory',
  start: (seed, variant) => {
    const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((url) => ({ url, name: {} }));
    const config = { pictures, pairs: 2 + (variant % 5), backURL: '', flipURL: '' };
    const actor = createActor(memoryMachine, { clock: new SimulatedClock(), input: { config, seed } });
    return started(actor, openMemory, () => saveMemory(config, actor.getSnapshot().context.game));
  },
  events: fc.oneof(
    { weight: 9, arbitrary: card.map((number): MemoryEvent => ({ type: 'FLIP', card: number })) },
    { weight: 1, arbitrary: fc.constant<MemoryEvent>({ type: 'RESTART' }) },
  ),
};

const answer = fc.integer({ min: -1, max: 4 });

const choices: Rehearsable = {
  name: 'choices',
  start: (seed, variant) => {
    const config = [fourAnswers(0), fourAnswers(1, 2), fourAnswers(0, 1, 2, 3)][variant % 3] ?? fourAnswers(0);
    const actor = createActor(choicesMachine, { input: { config, seed } });
    return started(actor, openChoices, () => saveChoices(config, actor.getSnapshot().context.game));
  },
  events: fc.oneof(
    answer.map((number): ChoicesEvent => ({ type: 'SELECT', answer: number })),
    answer.map((number): ChoicesEvent => ({ type: 'LISTEN', answer: number })),
    fc.constantFrom<ChoicesEvent>({ type: 'CHECK' }, { type: 'SHOW_SOLUTION' }, { type: 'RESTART' }),
  ),
};

const spot = fc.integer({ min: -100, max: 1100 }).map((tenths) => tenths / 10);

const search: Rehearsable = {
  name: 'hidden object',
  start: (seed, variant) => {
    const config = fivePlaces({ GameHotspotsInARow: variant % 3 });
    const actor = createActor(hiddenObjectMachine, { input: { config, seed } });
    return started(actor, openSearch, () => saveSearch(config, actor.getSnapshot().context.game));
  },
  events: fc.oneof(
    fc.tuple(spot, spot).map(([x, y]): HiddenObjectEvent => ({ type: 'TAP', x, y: y / 4, tolerance: 3 })),
    card.map((hotspot): HiddenObjectEvent => ({ type: 'CHOOSE', hotspot })),
    fc.constantFrom<HiddenObjectEvent>({ type: 'SHOW_PLACES' }, { type: 'RESTART' }),
  ),
};

const piece = fc.nat(3);
const offset = fc.integer({ min: -30_000, max: 30_000 }).map((number) => number / 10_000);

const jigsaw: Rehearsable = {
  name: 'jigsaw',
  start: (seed, variant) => {
    const config: JigsawConfig = {
      columns: 2,
      rows: 2,
      noses: variant % 2 === 0,
      seed: 77,
      picture: 'files/a.webp',
      altText: {},
      sounds: { connect: '', disconnect: '' },
    };
    const actor = createActor(jigsawMachine, { clock: new SimulatedClock(), input: { config, seed } });
    const { area } = layOutTable({ width: 390, height: 700 }, config, 1.5);
    const game = started(actor, openJigsaw, () => {
      const { state, turns } = actor.getSnapshot().context;
      // The order of the pieces is not part of it.
      const groups = state.groups.toSorted((one, other) => (one.pieces[0] ?? 0) - (other.pieces[0] ?? 0));
      return { ...state, groups, turns };
    });
    actor.send({ type: 'TABLE', aspect: 1.5, area });
    return game;
  },
  events: fc.oneof(
    piece.map((number): JigsawEvent => ({ type: 'PICK', piece: number })),
    piece.map((number): JigsawEvent => ({ type: 'PLACE', column: number % 2, row: Math.floor(number / 2) })),
    piece.map((number): JigsawEvent => ({ type: 'DETACH', piece: number })),
    piece.map((number): JigsawEvent => ({ type: 'GRAB', piece: number })),
    fc.tuple(piece, fc.constantFrom(0, 1), offset, offset).map(([number, far, x, y]): JigsawEvent => ({
      type: 'DROP',
      piece: number,
      x: far * x,
      y: far * y,
      slack: 0.05,
    })),
    fc
      .tuple(fc.option(piece, { nil: undefined }), offset, offset)
      .map(([under, x, y]): JigsawEvent => ({ type: 'TAP', piece: under, x, y })),
    fc.constantFrom<JigsawEvent>({ type: 'HINT' }, { type: 'CANCEL' }, { type: 'RESTART' }),
  ),
};

const games = [memory, choices, search, jigsaw];

describe.each(games)('a rehearsed $name', ({ start, events }) => {
  const seeds = fc.nat(1_000_000);
  const variants = fc.nat(4);

  it('reaches the third attempt from any content', () => {
    fc.assert(
      fc.property(seeds, variants, (seed, variant) => {
        const { game, wins } = start(seed, variant);
        for (let step = 0; game.attempt() < 3 && step < 4; step += 1) {
          game.prepare();
          game.nextAttempt();
        }
        expect([game.attempt(), wins]).toEqual([3, []]);
      }),
    );
  });

  it('is won by what visitors do, at the attempt that it has reached', () => {
    fc.assert(
      fc.property(seeds, variants, fc.boolean(), (seed, variant, isLater) => {
        const { game, at, wins } = start(seed, variant);
        game.prepare();
        if (isLater) {
          game.nextAttempt();
          game.prepare();
        }
        const attempt = game.attempt();
        game.win();
        expect([at(), wins]).toEqual(['"won"', [expect.objectContaining({ attempt })]]);
      }),
    );
  });

  it('ends in the same state when it is played back with the same seed', () => {
    fc.assert(
      fc.property(seeds, variants, fc.array(events, { maxLength: 40 }), (seed, variant, sent) => {
        const first = start(seed, variant);
        const tape: RecordedAction[] = [];
        const stop = first.game.onAction((action) => tape.push(action));
        for (const event of sent) {
          // Pieces fall between rounds.
          first.game.prepare();
          first.actor.send(event as { readonly type: string });
        }
        stop();
        const again = start(seed, variant);
        const results = tape.map(({ result, ...action }) => {
          again.game.prepare();
          return repeatsExactly(again.game, action, result);
        });
        expect(results.filter((problem) => problem !== undefined)).toEqual([]);
        first.game.prepare();
        again.game.prepare();
        expect(again.settled()).toEqual(first.settled());
      }),
    );
  });

  it('says why actions of other games, or with wild numbers, do not fit', () => {
    const actions = fc.record({
      name: fc.constantFrom(...playActions),
      numbers: fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true })), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(seeds, fc.array(actions, { maxLength: 20 }), (seed, wild) => {
        const { game } = start(seed, 0);
        game.prepare();
        for (const action of wild) expect(game.act(action)).toSatisfy(isAnswer);
      }),
    );
  });
});

it('opens only the actors of its own game', () => {
  const { actor } = memory.start(1, 0);
  expect([openChoices(actor), openJigsaw(actor), openSearch(actor), openMemory('actor')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it('leaves out taps beside the picture, and complains about those that were in it', () => {
  const { actor, game } = search.start(1, 0);
  const noted: RecordedAction[] = [];
  game.onAction((action) => noted.push(action));
  const { width, height } = fivePlaces().size;
  const tap = (x: number, y: number): HiddenObjectEvent => ({ type: 'TAP', x, y, tolerance: 3 });
  actor.send(tap(width + 40, 10));
  actor.send(tap(-40, 10));
  expect(noted).toEqual([]);
  actor.send(tap(width - 1, height - 1));
  expect(noted).toMatchObject([{ name: 'tap', numbers: [width - 1, height - 1, 3] }]);
  expect(game.act({ name: 'tap', numbers: [width + 40, 10, 3] })).toEqual({ misfit: 'outside' });
});

/** An action without effect may not fit any more, for instance a card that never was. */
function repeatsExactly(game: PlayedGame, action: Action, result: PlayAction['result']): unknown {
  const outcome = game.act(action);
  const isSame = 'misfit' in outcome ? result === 'nothing' : outcome.result === result;
  return isSame ? undefined : { action, result, outcome };
}

function isAnswer(outcome: ReturnType<PlayedGame['act']>): boolean {
  return 'misfit' in outcome || typeof outcome.result === 'string';
}
