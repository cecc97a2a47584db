import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type GameEffect } from '#engine/play/game.ts';
import { type HiddenObjectConfig } from './config.ts';
import { type HiddenObjectEvent, hiddenObjectMachine } from './machine.ts';
import { attemptOf, begin, guess, save } from './rules.ts';
import { type HiddenObjectSound } from './sounds.ts';
import { fivePlaces } from './testing/stations.ts';
import { type HiddenObjectPhrase } from './phrases.ts';

const choose = (hotspot: number): HiddenObjectEvent => ({ type: 'CHOOSE', hotspot });
const tap = (x: number, y = 5, tolerance = 1): HiddenObjectEvent => ({ type: 'TAP', x, y, tolerance });

function start(config: HiddenObjectConfig = fivePlaces(), saved?: unknown) {
  const effects: GameEffect<HiddenObjectSound, HiddenObjectPhrase>[] = [];
  const actor = createActor(hiddenObjectMachine, { input: { config, saved, seed: 1 } });
  actor.on('*', (effect) => effects.push(effect));
  actor.start();
  return {
    effects,
    send: (...events: readonly HiddenObjectEvent[]) => events.forEach((event) => actor.send(event)),
    at: () => actor.getSnapshot().value,
    game: () => actor.getSnapshot().context.game,
    wins: () => effects.filter(({ type }) => type === 'won'),
  };
}

describe('searching', () => {
  it('with all places shown costs an attempt, once until the next one', () => {
    const { send, game, wins } = start();
    send({ type: 'SHOW_PLACES' }, { type: 'SHOW_PLACES' });
    expect(game()).toMatchObject({ attempt: 2, isHelped: true });
    const resumed = start(fivePlaces(), save(fivePlaces(), game()));
    resumed.send({ type: 'SHOW_PLACES' });
    expect(resumed.game()).toEqual(game());
    send({ type: 'RESTART' });
    expect(game()).toMatchObject({ attempt: 3, isHelped: false });
    send({ type: 'SHOW_PLACES' }, choose(0), choose(1), choose(2), { type: 'SHOW_PLACES' });
    expect(wins()).toEqual([{ type: 'won', attempt: 4 }]);
  });

  it('counts no attempt in which nothing was tried, and takes a restart back', () => {
    const { send, game } = start();
    send({ type: 'RESTART' });
    expect(game().attempt).toBe(1);
    send(choose(0));
    const before = game();
    const saved: unknown = JSON.parse(JSON.stringify(save(fivePlaces(), before)));
    send({ type: 'RESTART' }, choose(1));
    expect(game().attempt).toBe(2);
    send({ type: 'UNDO_RESTART', saved });
    expect(game()).toEqual(before);
  });

  it('responds to a find with its message, its sound and haptic feedback', () => {
    const { send, effects, game } = start();
    send(tap(5));
    expect(game().found).toEqual([0]);
    expect(effects).toEqual([
      { type: 'say', say: { key: 'hidden.say.found', facts: { name: { text: { en: 'Snail' } }, found: 1, count: 3 } } },
      { type: 'sound', sound: { hotspot: 0 } },
      { type: 'hapticFeedback', hapticFeedback: 'right' },
    ]);
  });

  it('responds to a miss, by taps and by choosing', () => {
    const { send, effects, game } = start();
    send(tap(15), choose(3));
    expect(game()).toEqual({ attempt: 1, found: [], misses: 2, isHelped: false });
    expect(effects.filter(({ type }) => type !== 'say')).toEqual([
      { type: 'sound', sound: 'missed' },
      { type: 'hapticFeedback', hapticFeedback: 'wrong' },
      { type: 'sound', sound: { hotspot: 3 } },
      { type: 'hapticFeedback', hapticFeedback: 'wrong' },
    ]);
  });

  it('counts every third miss as another attempt, and gives a hint for it', () => {
    const { send, effects, game } = start();
    send(choose(3), tap(15));
    expect(effects.filter((effect) => effect.type === 'say' && effect.say.key === 'hidden.say.hint')).toEqual([]);
    send(tap(15));
    expect(effects).toContainEqual({
      type: 'say',
      say: { key: 'hidden.say.hint', facts: { miss: { key: 'hidden.say.nothing', facts: {} } } },
    });
    expect(attemptOf(game())).toBe(2);
    send({ type: 'RESTART' });
    expect(game()).toEqual({ attempt: 3, found: [], misses: 0, isHelped: false });
    send(tap(15), tap(15), tap(15), choose(0), choose(1), choose(2));
    expect(effects.at(-1)).toEqual({ type: 'won', attempt: 4, effort: 3 });
  });

  it('only announces a solution that is already found', () => {
    const { send, effects, game } = start();
    send(choose(0));
    effects.length = 0;
    send(tap(5));
    expect(effects.map(({ type }) => type)).toEqual(['say']);
    expect(game().misses).toBe(0);
  });

  it('ignores an unknown place', () => {
    const { send, effects, game } = start();
    send(tap(-50), choose(9), tap(Number.NaN));
    expect([effects, game()]).toEqual([[], begin(1)]);
  });
});

describe('a game', () => {
  it('is won once, until a restart as the next attempt', () => {
    const { send, at, game, wins, effects } = start();
    for (const attempt of [1, 2, 3]) {
      expect([at(), game()]).toEqual(['searching', begin(attempt)]);
      send(choose(3), choose(0), tap(25), choose(2));
      expect([at(), wins().at(-1)]).toEqual(['won', { type: 'won', attempt, effort: 1 }]);
      const before = effects.length;
      send(choose(1), tap(5), tap(15));
      expect(effects).toHaveLength(before);
      send({ type: 'RESTART' });
    }
    expect(wins()).toHaveLength(3);
  });

  it('resumes from a save', () => {
    const config = fivePlaces();
    const game = [0, 3].reduce((before, aim) => guess(config, before, aim), begin(2));
    const visit = start(config, save(config, game));
    expect([visit.at(), visit.game(), visit.effects]).toEqual(['searching', game, []]);
  });

  it('saved after a win is won, which is not announced again', () => {
    const config = fivePlaces({ GameHotspotsToWin: 1 });
    const { at, effects, send, game } = start(config, save(config, guess(config, begin(1), 0)));
    expect([at(), effects]).toEqual(['won', []]);
    send({ type: 'RESTART' });
    expect([at(), game().attempt]).toEqual(['searching', 2]);
  });

  it('with a broken save starts from the beginning', () => expect(start(fivePlaces(), [1]).at()).toBe('searching'));
});

describe.each([0, 2, 3])('all ways through a game with %i in a row', (inARow) => {
  const config = fivePlaces({ GameHotspotsInARow: inARow });
  const events = [0, 1, 2, 3].map(choose);
  const paths = getShortestPaths(hiddenObjectMachine, {
    input: { config, seed: 1 },
    events,
    serializeState: ({ value, context: { game } }) => JSON.stringify([value, game.found]),
  });

  it('win with three found and only then', () => {
    for (const { state } of paths) expect(state.value === 'won').toBe(state.context.game.found.length === 3);
    expect(paths.some(({ state }) => state.value === 'won')).toBe(true);
  });

  it('keep found solutions after a miss, unless a row is broken', () => {
    for (const { state } of paths.filter(({ state }) => state.value === 'searching')) {
      const actor = createActor(hiddenObjectMachine, { input: { config, seed: 1 }, snapshot: state });
      actor.start().send(choose(3));
      const { found } = state.context.game;
      expect(actor.getSnapshot().context.game.found).toEqual(found.length < inARow ? [] : found);
    }
  });
});

describe('a random walk', () => {
  it('wins at most once per attempt, and responds to every guess', () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: -1, max: 6 }).map(choose) },
      { weight: 6, arbitrary: fc.integer({ min: -9, max: 110 }).map((x) => tap(x)) },
      { weight: 1, arbitrary: fc.constant<HiddenObjectEvent>({ type: 'RESTART' }) },
    );
    let won = 0;
    fc.assert(
      fc.property(fc.nat(4), fc.array(step, { minLength: 30, maxLength: 60 }), (inARow, steps) => {
        const { send, at, game, wins, effects } = start(fivePlaces({ GameHotspotsInARow: inARow }));
        for (const step of steps) {
          const [before, heard, wasWon] = [game(), effects.length, at() === 'won'];
          send(step);
          expect(at() === 'won').toBe(game().found.length === 3);
          const isWin = effects.slice(heard).some(({ type }) => type === 'won');
          expect(isWin).toBe(at() === 'won' && !wasWon);
          if (game() !== before) expect(effects.slice(heard).map(({ type }) => type)).toContain('say');
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
