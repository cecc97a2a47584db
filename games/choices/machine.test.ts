import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { pointsForAttempt } from '#content/scoring.ts';
import { type GameEffect } from '#engine/play/game.ts';
import { type ChoicesConfig } from './config.ts';
import { type ChoicesEvent, choicesMachine, type ChoicesSound, recordingOf } from './machine.ts';
import { newGame, play, reveal, save } from './rules.ts';
import { fourAnswers } from './testing/stations.ts';
import { type ChoicesPhrase } from './phrases.ts';

const select = (answer: number) => ({ type: 'SELECT', answer }) as const;
const check = { type: 'CHECK' } as const;
const giveUp = { type: 'SHOW_SOLUTION' } as const;
const again = { type: 'RESTART' } as const;
const listen = (answer: number) => ({ type: 'LISTEN', answer }) as const;

const single = fourAnswers(2);
const several = fourAnswers(0, 2);

function start(config: ChoicesConfig, saved?: unknown) {
  const effects: GameEffect<ChoicesSound, ChoicesPhrase>[] = [];
  const actor = createActor(choicesMachine, { input: { config, saved, seed: 1 } });
  actor.on('*', (effect) => effects.push(effect));
  actor.start();
  return {
    effects,
    send: (...events: readonly ChoicesEvent[]) => events.forEach((event) => actor.send(event)),
    at: () => actor.getSnapshot().value,
    game: () => actor.getSnapshot().context.game,
    kinds: () => effects.map(({ type }) => type),
    ends: () => effects.filter(({ type }) => type === 'won' || type === 'gave-up'),
  };
}

describe('a question with one solution', () => {
  it('is won on the attempt with the correct answer', () => {
    const { send, at, ends, kinds } = start(single);
    send(select(0));
    expect([at(), kinds()]).toEqual(['wrong', ['say', 'hapticFeedback']]);
    send(select(1));
    expect(at()).toBe('wrong');
    send(select(2));
    expect([at(), ends()]).toEqual(['won', [{ type: 'won', attempt: 3, effort: 2 }]]);
  });

  it('announces an answer already tried, at no cost', () => {
    const { send, at, game, effects } = start(single);
    send(select(0), select(0));
    expect([at(), game().attempt]).toEqual(['wrong', 2]);
    expect(effects.at(-1)).toMatchObject({ type: 'say', say: { key: 'choices.say.tried-already' } });
  });
});

describe('a question with several solutions', () => {
  it('returns to asking as soon as the choice changes', () => {
    const { send, at, effects } = start(several);
    send(check);
    expect([at(), effects]).toEqual([
      'asking',
      [{ type: 'say', say: { key: 'choices.say.nothing-selected', facts: {} } }],
    ]);
    send(select(0));
    expect(effects.at(-1)).toEqual({ type: 'hapticFeedback', hapticFeedback: 'tick' });
    send(check);
    expect([at(), effects.at(-1)]).toEqual(['wrong', { type: 'hapticFeedback', hapticFeedback: 'wrong' }]);
    send(select(2));
    expect(at()).toBe('asking');
    send(check);
    expect([at(), effects.slice(-2)]).toEqual([
      'won',
      [
        { type: 'hapticFeedback', hapticFeedback: 'right' },
        { type: 'won', attempt: 2, effort: 1 },
      ],
    ]);
  });
});

describe('giving up', () => {
  it('shows the solution, once, and completes the station without points', () => {
    const { send, at, ends, effects } = start(single);
    send(select(0), giveUp);
    expect([at(), ends()]).toEqual(['revealed', [{ type: 'gave-up' }]]);
    const before = effects.length;
    send(giveUp, select(2), check);
    expect([at(), effects.length]).toEqual(['revealed', before]);
  });

  it('leaves no points for winning afterwards', () => {
    const { send, ends, at } = start(single);
    send(giveUp, again, select(2));
    expect([at(), ends().at(-1)]).toEqual(['won', { type: 'won', attempt: Number.POSITIVE_INFINITY }]);
    const points = { GamePoints: 10, GamePoints2nd: 6, GamePoints3rd: 3 };
    expect(pointsForAttempt(points, Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('is not possible after winning', () => {
    const { send, at, ends } = start(single);
    send(select(2), giveUp);
    expect([at(), ends()]).toEqual(['won', [{ type: 'won', attempt: 1, effort: 0 }]]);
  });
});

describe('listening', () => {
  it('plays a recording at any time, if there is one, and changes nothing', () => {
    const { send, effects, at, game } = start(single);
    send(listen(1), listen(3), listen(9));
    expect([effects, at(), game()]).toEqual([[{ type: 'sound', sound: { answer: 1 } }], 'asking', newGame]);
    send(select(2), listen(0));
    expect([at(), effects.at(-1)]).toEqual(['won', { type: 'sound', sound: { answer: 0 } }]);
    expect(recordingOf(single, { answer: 1 })).toEqual({ en: '1.mp3' });
  });
});

describe('a game', () => {
  it('asks the question again after a restart, as the next attempt', () => {
    const { send, at, game, ends } = start(single);
    send(select(0), select(2), again);
    expect([at(), game()]).toEqual(['asking', { ...newGame, attempt: 3 }]);
    send(select(2));
    expect(ends()).toEqual([
      { type: 'won', attempt: 2, effort: 1 },
      { type: 'won', attempt: 3, effort: 0 },
    ]);
  });

  const wrong = play(single, newGame, select(0));
  it.each([
    ['asking', wrong],
    ['won', play(single, wrong, select(2))],
    ['revealed', reveal(wrong)],
  ])('restored from a save is %s, and announces nothing twice', (state, saved) => {
    const { at, game, effects } = start(single, save(single, saved));
    expect([at(), game(), effects]).toEqual([state, saved, []]);
  });

  it('with a broken save starts from the beginning', () => expect(start(single, 'x').at()).toBe('asking'));
});

describe.each([
  ['one solution', single, [0, 1, 2, 3].map(select)],
  ['several', several, [...[0, 1, 2].map(select), check]],
])('all ways through a question with %s', (_, config, moves) => {
  const paths = getShortestPaths(choicesMachine, {
    input: { config, seed: 1 },
    events: [...moves, giveUp],
    serializeState: ({ value, context: { game } }) => JSON.stringify([value, game]),
    stopWhen: ({ context: { game } }) => game.attempt > 3,
  });

  it('end as the game does', () => {
    const states = new Set(paths.map(({ state }) => state.value));
    expect(states).toEqual(new Set(['asking', 'wrong', 'won', 'revealed']));
    for (const { state } of paths) {
      const { end, wrong } = state.context.game;
      const values = { open: ['asking', 'wrong'], won: ['won'], revealed: ['revealed'] }[end];
      expect(values).toContain(state.value);
      expect(state.value !== 'wrong' || wrong.length > 0).toBe(true);
    }
  });
});

describe('a random walk', () => {
  it('reports each end once', () => {
    const answer = fc.integer({ min: -1, max: 4 });
    const event = fc.oneof(
      { weight: 8, arbitrary: answer.map(select) },
      { weight: 5, arbitrary: fc.constant(check) },
      { weight: 1, arbitrary: answer.map(listen) },
      { weight: 1, arbitrary: fc.constantFrom<ChoicesEvent>(giveUp, again) },
    );
    let ended = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(single, several),
        fc.array(event, { minLength: 20, maxLength: 60 }),
        (config, events) => {
          const { send, at, game, effects, ends } = start(config);
          for (const event of events) {
            const [before, told] = [game(), effects.length];
            send(event);
            const now = effects.slice(told).flatMap(({ type }) => (type === 'won' || type === 'gave-up' ? [type] : []));
            const isEnd = before.end === 'open' && game().end !== 'open';
            expect(now).toEqual(isEnd ? [at() === 'won' ? 'won' : 'gave-up'] : []);
            expect(game().end === 'open').toBe(at() === 'asking' || at() === 'wrong');
          }
          ended += ends().length;
        },
      ),
      { numRuns: 40 },
    );
    expect(ended).toBeGreaterThan(10);
  });
});
