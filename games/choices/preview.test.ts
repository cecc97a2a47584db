import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ChoicesConfig } from './config.ts';
import { choicesMachine } from './machine.ts';
import { type ChoicesMove, newGame, play, restore, revise, save } from './rules.ts';
import { fourAnswers } from './testing/stations.ts';

const moves: fc.Arbitrary<ChoicesMove> = fc.oneof(
  fc.record({ type: fc.constant('SELECT' as const), answer: fc.integer({ min: 0, max: 4 }) }),
  fc.constant({ type: 'CHECK' } as const),
);
const solutions = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1 });
const configs = fc.tuple(solutions, fc.integer({ min: 1, max: 4 })).map(([places, count]): ChoicesConfig => {
  const all = fourAnswers(...places);
  const answers = all.answers.slice(0, Math.max(count, ...places.map((place) => place + 1)));
  return { ...all, answers };
});

function start(config: ChoicesConfig) {
  const emitted: unknown[] = [];
  const actor = createActor(choicesMachine, { input: { config, seed: 1 } });
  actor.on('*', (effect) => emitted.push(effect));
  actor.start();
  const game = () => actor.getSnapshot().context.game;
  return { actor, emitted, game, at: () => actor.getSnapshot().value };
}

describe('a question that staff change during play', () => {
  it('keeps wrong checks while texts change and answers are added', () => {
    const { actor, game } = start({ ...fourAnswers(2), answers: fourAnswers(2).answers.slice(0, 3) });
    actor.send({ type: 'SELECT', answer: 0 });
    actor.send({ type: 'REVISE', config: fourAnswers(2) });
    expect(game()).toMatchObject({ wrong: [[0]], attempt: 2 });
    actor.send({ type: 'SELECT', answer: 2 });
    expect(game().end).toBe('won');
  });

  it('forgets checks and choices of answers that are gone', () => {
    const game = { ...newGame, wrong: [[0, 1], [0, 3], [1]], selected: [1, 3] };
    const { answers } = fourAnswers(2);
    const revised = revise(fourAnswers(2), { ...fourAnswers(2), answers: answers.slice(0, 3) }, game);
    expect([revised.wrong, revised.selected]).toEqual([[[0, 1], [1]], [1]]);
  });

  it('starts again when another answer becomes correct', () => {
    const { actor, game, at } = start(fourAnswers(2));
    actor.send({ type: 'SELECT', answer: 2 });
    actor.send({ type: 'REVISE', config: fourAnswers(1) });
    expect([game(), at()]).toEqual([newGame, 'asking']);
  });

  it('is always in a state that play can reach', () => {
    fc.assert(
      fc.property(configs, configs, fc.array(moves, { maxLength: 8 }), (before, after, made) => {
        const played = made.reduce((game, move) => play(before, game, move), newGame);
        const revised = revise(before, after, played);
        expect(restore(after, save(after, revised))).toEqual(revised);
      }),
    );
  });

  it('can be shown as solved without a win', () => {
    const { actor, emitted, game, at } = start(fourAnswers(0, 2));
    actor.send({ type: 'SOLVE' });
    expect([game().selected, at(), emitted]).toEqual([[0, 2], 'won', []]);
  });
});
