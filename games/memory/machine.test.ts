import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type GameEffect } from '#engine/play/game.ts';
import { type MemoryConfig } from './config.ts';
import { type MemoryEvent, memoryMachine, type MemorySound } from './machine.ts';
import { deal, flip, save } from './rules.ts';
import { type MemoryPhrase } from './phrases.ts';

function configOf(pairs: number): MemoryConfig {
  const pictures = Array.from({ length: pairs }, (_, picture) => ({ url: `${picture}.webp`, name: {} }));
  return { pictures, pairs, backURL: '', flipURL: '' };
}

function start(pairs: number, saved?: unknown) {
  const clock = new SimulatedClock();
  const effects: GameEffect<MemorySound, MemoryPhrase>[] = [];
  const actor = createActor(memoryMachine, { input: { config: configOf(pairs), saved, seed: 5 }, clock });
  actor.on('*', (effect) => effects.push(effect));
  actor.start();
  return {
    actor,
    clock,
    effects,
    at: () => actor.getSnapshot().value,
    game: () => actor.getSnapshot().context.game,
    turn: (...cards: readonly number[]) => cards.forEach((card) => actor.send({ type: 'FLIP', card })),
    wins: () => effects.filter(({ type }) => type === 'won'),
    announcements: () => effects.flatMap((effect) => (effect.type === 'say' ? [effect.say.key] : [])),
  };
}

/** Two cards of one picture each, and two that do not match. */
function cardsOf(deck: readonly number[]) {
  const pairs = [...new Set(deck)].map((picture) => [deck.indexOf(picture), deck.lastIndexOf(picture)] as const);
  const [[first, twin] = [-1, -1], [other] = [-1]] = pairs;
  return { pairs, first, twin, other };
}

describe('a turn', () => {
  it('finds a pair at once', () => {
    const { turn, at, game, effects } = start(2);
    const { first, twin } = cardsOf(game().deck);
    turn(first);
    expect(at()).toBe('second');
    turn(twin);
    expect([at(), game().found.length, game().turns]).toEqual(['ready', 1, 1]);
    expect(effects.map(({ type }) => type)).toEqual([
      'say',
      'sound',
      'hapticFeedback',
      'say',
      'sound',
      'hapticFeedback',
    ]);
    expect(effects.filter(({ type }) => type === 'hapticFeedback')).toEqual([
      { type: 'hapticFeedback', hapticFeedback: 'tick' },
      { type: 'hapticFeedback', hapticFeedback: 'right' },
    ]);
  });

  it('shows two that do not match for a while, then closes them', () => {
    const { turn, at, game, clock, effects } = start(2);
    const { first, other } = cardsOf(game().deck);
    turn(first, other);
    expect([at(), game().open]).toEqual(['mismatch', [first, other]]);
    expect(effects.at(-1)).toEqual({ type: 'hapticFeedback', hapticFeedback: 'wrong' });
    clock.increment(1199);
    expect(at()).toBe('mismatch');
    clock.increment(1);
    expect([at(), game().open, game().turns]).toEqual(['ready', [], 1]);
  });

  it('does not make visitors wait: a third card closes both and opens', () => {
    const { turn, at, game, clock } = start(2);
    const { first, twin, other } = cardsOf(game().deck);
    turn(first, other, twin);
    expect([at(), game().open]).toEqual(['second', [twin]]);
    clock.increment(5000);
    expect(game().open).toEqual([twin]);
    turn(first);
    expect(game().found).toHaveLength(1);
  });

  it('announces why a card cannot be turned over, at no cost', () => {
    const { turn, game, announcements, effects } = start(2);
    const { first, twin } = cardsOf(game().deck);
    turn(first, first);
    expect(announcements().at(-1)).toBe('memory.say.open-already');
    turn(twin, first);
    expect(announcements().at(-1)).toBe('memory.say.found-already');
    const before = effects.length;
    turn(99, -1, Number.NaN);
    expect([game().turns, effects.length]).toEqual([1, before]);
  });
});

describe('a game', () => {
  it('of one pair is won with two cards', () => {
    const { turn, at, wins } = start(1);
    turn(0, 1);
    expect([at(), wins()]).toEqual(['won', [{ type: 'won', attempt: 1, effort: 1 }]]);
  });

  it('of twelve pairs is won once, until a restart as the next attempt', () => {
    const { actor, turn, at, game, wins, announcements } = start(12);
    for (const attempt of [1, 2, 3]) {
      expect([at(), game().attempt, game().turns]).toEqual(['ready', attempt, 0]);
      turn(...cardsOf(game().deck).pairs.flat());
      expect([at(), announcements().at(-1)]).toEqual(['won', 'memory.say.won']);
      turn(0);
      expect(wins().at(-1)).toEqual({ type: 'won', attempt, effort: 12 });
      expect(wins()).toHaveLength(attempt);
      actor.send({ type: 'RESTART' });
      expect(announcements().at(-1)).toBe('memory.say.restarted');
    }
  });

  it('has no timer left after a restart while two cards are open', () => {
    const { actor, turn, at, game, clock } = start(2);
    const { first, other } = cardsOf(game().deck);
    turn(first, other);
    actor.send({ type: 'RESTART' });
    turn(0);
    clock.increment(5000);
    expect([at(), game().open, game().attempt]).toEqual(['second', [0], 2]);
  });

  it('counts no attempt in which no card was turned over, and takes a restart back', () => {
    const { actor, turn, at, game } = start(3);
    actor.send({ type: 'RESTART' });
    expect(game().attempt).toBe(1);
    const { first, twin } = cardsOf(game().deck);
    turn(first, twin);
    const before = game();
    const saved: unknown = JSON.parse(JSON.stringify(save(configOf(3), before)));
    actor.send({ type: 'RESTART' });
    turn(0);
    expect(game()).toMatchObject({ attempt: 2, found: [] });
    actor.send({ type: 'UNDO_RESTART', saved });
    expect([at(), game()]).toEqual(['ready', before]);
    actor.send({ type: 'UNDO_RESTART', saved: 'nonsense' });
    expect(game()).toEqual(before);
  });

  it('resumes from a save, with open cards closed', () => {
    const config = configOf(3);
    const dealt = deal(config, 77, 2);
    const { first, twin, other } = cardsOf(dealt.deck);
    const saved = save(config, [first, twin, other].reduce(flip, dealt));
    const { at, game, effects } = start(3, saved);
    expect([at(), game()]).toEqual(['ready', { ...dealt, found: [dealt.deck[first]], turns: 1 }]);
    expect(effects).toEqual([]);
  });

  it('saved after a win is won, which is not announced again', () => {
    const config = configOf(1);
    const { at, effects, actor, game } = start(1, save(config, [0, 1].reduce(flip, deal(config, 1, 1))));
    expect([at(), effects]).toEqual(['won', []]);
    actor.send({ type: 'RESTART' });
    expect([at(), game().attempt]).toEqual(['ready', 2]);
  });

  it('with a broken save starts from the beginning', () => expect(start(2, { v: 1, deck: 'x' }).at()).toBe('ready'));
});

describe('all ways through a game of two pairs', () => {
  const events: MemoryEvent[] = [0, 1, 2, 3].map((card) => ({ type: 'FLIP', card }));
  const closing = { type: 'xstate.after.look.memory.mismatch' } as unknown as MemoryEvent;
  const paths = getShortestPaths(memoryMachine, {
    input: { config: configOf(2), seed: 5 },
    events: [...events, closing],
    serializeState: ({ value, context: { game } }) => JSON.stringify([value, game.open, game.found]),
  });

  it('keep the state and the cards together', () => {
    const shown = { ready: [0], second: [1], mismatch: [2], won: [0] };
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(shown)));
    for (const { state } of paths) {
      expect(shown[state.value as keyof typeof shown]).toContain(state.context.game.open.length);
      expect(state.value === 'won').toBe(state.context.game.found.length === 2);
    }
  });
});

describe('a random walk', () => {
  it('wins at most once per attempt, with sounds and haptics only for cards turned over', () => {
    const step = fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: -1, max: 6 }).map((card) => ({ type: 'FLIP', card }) as const) },
      { weight: 2, arbitrary: fc.constant('wait' as const) },
      { weight: 1, arbitrary: fc.constant({ type: 'RESTART' } as const) },
    );
    let won = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 60, maxLength: 160 }), (steps) => {
        const { actor, clock, at, game, wins, effects } = start(3);
        for (const step of steps) {
          const before = game();
          const heard = effects.length;
          if (step === 'wait') clock.increment(1200);
          else actor.send(step);
          const turned = game().open.length > 0 && game().open !== before.open ? game().open : [];
          const changed = turned.length > 0 || (game().found.length > before.found.length && game().turns > 0);
          const sounds = effects.slice(heard).filter(({ type }) => type === 'sound').length;
          expect(sounds).toBe(step !== 'wait' && step.type === 'FLIP' && changed ? 1 : 0);
          expect(at() === 'won').toBe(game().found.length === 3);
          if (step === 'wait') expect(at()).not.toBe('mismatch');
        }
        const attempts = wins().map((effect) => (effect.type === 'won' ? effect.attempt : 0));
        expect(new Set(attempts).size).toBe(attempts.length);
        won += attempts.length;
      }),
      { numRuns: 40 },
    );
    expect(won).toBeGreaterThan(5);
  });
});
