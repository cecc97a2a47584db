import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChoicesConfig } from './config.ts';
import {
  type ChoicesGame,
  type ChoicesMove,
  markOf,
  newGame,
  outcomeOf,
  play,
  restart,
  restore,
  reveal,
  save,
  solutionsOf,
} from './rules.ts';
import { fourAnswers } from './testing/stations.ts';

const select = (answer: number): ChoicesMove => ({ type: 'SELECT', answer });
const check: ChoicesMove = { type: 'CHECK' };
const after = (config: ChoicesConfig, ...moves: readonly ChoicesMove[]): ChoicesGame =>
  moves.reduce((game, move) => play(config, game, move), newGame);

const single = fourAnswers(2);
const several = fourAnswers(0, 2);

const config = fc.subarray([0, 1, 2, 3], { minLength: 1 }).map((solutions) => fourAnswers(...solutions));
type Step = ChoicesMove | 'reveal' | 'restart';
const step = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(0.5)).map(select) },
  { weight: 4, arbitrary: fc.constant(check) },
  { weight: 1, arbitrary: fc.constantFrom<Step>('reveal', 'restart') },
);

function walk(config: ChoicesConfig, game: ChoicesGame, step: Step): ChoicesGame {
  if (step === 'reveal') return reveal(game);
  return step === 'restart' ? restart(game) : play(config, game, step);
}

function expectPossible({ attempt, selected, wrong, end }: ChoicesGame, config: ChoicesConfig): void {
  const sorted = (answers: readonly number[]): string => answers.toSorted((a, b) => a - b).join();
  const solution = sorted(solutionsOf(config));
  const lists = [selected, ...wrong];
  for (const answers of lists) {
    expect(new Set(answers).size).toBe(answers.length);
    for (const answer of answers) expect(config.answers[answer]).toBeDefined();
  }
  expect(wrong.map(sorted)).not.toContain(solution);
  expect(new Set(wrong.map(sorted)).size).toBe(wrong.length);
  expect(wrong.every(({ length }) => (config.kind === 'single' ? length === 1 : length > 0))).toBe(true);
  expect(attempt).toBeGreaterThan(wrong.length);
  expect(end !== 'won' || sorted(selected) === solution).toBe(true);
  expect(config.kind === 'several' || end === 'won' || selected.length === 0).toBe(true);
}

describe('with one solution', () => {
  it('choosing an answer checks it', () => {
    expect(after(single, select(2))).toEqual({ ...newGame, selected: [2], end: 'won' });
  });

  it('a wrong answer costs an attempt, is marked, and is not counted again', () => {
    const game = after(single, select(0), select(0), check, select(3));
    expect(game).toEqual({ ...newGame, attempt: 3, wrong: [[0], [3]] });
    expect([0, 1, 2, 3].map((answer) => markOf(single, game, answer))).toEqual(['wrong', 'open', 'open', 'wrong']);
    expect(after(single, select(0), select(3), select(2))).toMatchObject({ attempt: 3, end: 'won' });
  });

  it.each([
    [[], select(2), 'correct'],
    [[], select(1), 'wrong'],
    [[select(1)], select(1), 'tried-already'],
    [[], select(7), 'none'],
    [[], check, 'none'],
    [[select(2)], select(1), 'none'],
  ] as const)('after %j, %j is %s', (moves, move, outcome) =>
    expect(outcomeOf(single, after(single, ...moves), move)).toBe(outcome),
  );
});

describe('with several solutions', () => {
  it('answers can be selected and deselected', () => {
    const game = after(several, select(0), select(1), select(0), select(3));
    expect(game).toEqual({ ...newGame, selected: [1, 3] });
    expect([0, 1, 2, 3].map((answer) => markOf(several, game, answer))).toEqual([
      'open',
      'selected',
      'open',
      'selected',
    ]);
  });

  it('checking all correct ones and no other wins, in whatever order', () => {
    expect(after(several, select(2), select(0), check)).toMatchObject({ end: 'won', attempt: 1 });
    expect(after(several, select(0), select(1), select(2), check)).toMatchObject({ end: 'open', attempt: 2 });
    expect(after(several, select(0), check)).toMatchObject({ end: 'open', attempt: 2 });
  });

  it('a wrong check keeps the choice, and the same choice is not counted again', () => {
    const game = after(several, select(0), select(1), check);
    expect(game).toEqual({ ...newGame, attempt: 2, selected: [0, 1], wrong: [[0, 1]] });
    expect([0, 1, 2].map((answer) => markOf(several, game, answer))).toEqual(['selected', 'selected', 'open']);
    expect(after(several, select(0), select(1), check, select(0), select(0), check)).toMatchObject({ attempt: 2 });
    expect(after(several, select(0), select(1), check, select(1), select(2), check)).toMatchObject({
      attempt: 2,
      end: 'won',
    });
  });

  it.each([
    [[], check, 'nothing-selected'],
    [[], select(1), 'toggled'],
    [[select(1), check], check, 'tried-already'],
    [[select(0), select(2)], check, 'correct'],
    [[select(0)], check, 'wrong'],
    [[], select(-1), 'none'],
    [[select(0), select(2), check], select(1), 'none'],
    [[select(0), select(2), check], check, 'none'],
  ] as const)('after %j, %j is %s', (moves, move, outcome) =>
    expect(outcomeOf(several, after(several, ...moves), move)).toBe(outcome),
  );
});

describe('the end', () => {
  it('shows the solution', () => {
    const marks = (game: ChoicesGame): readonly string[] => [0, 1, 2, 3].map((answer) => markOf(several, game, answer));
    const solution = ['solution', 'open', 'solution', 'open'];
    expect(marks(reveal(after(several, select(1))))).toEqual(solution);
    expect(marks(after(several, select(0), select(2), check))).toEqual(solution);
    expect(markOf(single, reveal(after(single, select(0))), 0)).toBe('wrong');
  });

  it('by giving up happens once, and not after winning', () => {
    const won = after(single, select(2));
    expect(reveal(won)).toBe(won);
    expect(reveal(newGame).end).toBe('revealed');
  });
});

describe('starting again', () => {
  it('continues to count checks', () => {
    expect(restart(after(single, select(0), select(1)))).toEqual({ ...newGame, attempt: 3 });
    expect(restart(after(single, select(0), select(2)))).toEqual({ ...newGame, attempt: 3 });
    expect(restart(newGame)).toEqual(newGame);
  });

  it('after giving up remembers that permanently', () => {
    const spoilt = restart(reveal(after(single, select(0))));
    expect(spoilt).toEqual({ ...newGame, attempt: 2, isSpoilt: true });
    expect(restart(play(single, spoilt, select(2)))).toEqual({ ...newGame, attempt: 3, isSpoilt: true });
  });
});

describe('any moves', () => {
  it('never lead to an impossible game, never lower the attempt, and always leave a way to win', () => {
    fc.assert(
      fc.property(config, fc.array(step, { maxLength: 40 }), (config, steps) => {
        const game = steps.reduce((before, step) => {
          const after = walk(config, before, step);
          expectPossible(after, config);
          expect(after.attempt).toBeGreaterThanOrEqual(before.attempt);
          expect(after.isSpoilt || !before.isSpoilt).toBe(true);
          return after;
        }, newGame);
        const cleared = restart(game);
        const answers = solutionsOf(config).map(select);
        expect([...answers, check].reduce((before, move) => play(config, before, move), cleared).end).toBe('won');
      }),
    );
  });
});

describe('saving', () => {
  it('keeps everything, through storage', () => {
    fc.assert(
      fc.property(config, fc.array(step, { maxLength: 20 }), (config, steps) => {
        const game = steps.reduce((before, step) => walk(config, before, step), newGame);
        expect(restore(config, JSON.parse(JSON.stringify(save(config, game))))).toEqual(game);
      }),
    );
  });

  it('is invalid with other answers, but not with other recordings', () => {
    const saved = save(single, after(single, select(0)));
    const answers = (changes: object) => ({
      ...single,
      answers: single.answers.map((answer) => Object.assign({}, answer, changes)),
    });
    expect(restore(answers({ sound: { en: 'new.mp3' } }), saved)).toBeDefined();
    expect(restore(answers({ text: { en: 'new' } }), saved)).toBeUndefined();
    expect(restore(fourAnswers(1), saved)).toBeUndefined();
  });

  it('is never restored as an impossible game, whatever storage gives back', () => {
    const field = fc.constantFrom('attempt', 'selected', 'wrong', 'end', 'isSpoilt', 'v', 'of');
    const places = fc.array(fc.oneof(fc.nat(4), fc.constantFrom(-1, 1.5, '1', null)), { maxLength: 3 });
    const ends = fc.constantFrom('open', 'won', 'revealed', 'lost', true);
    const value = fc.oneof(fc.anything(), places, fc.array(places, { maxLength: 3 }), fc.integer(), ends);
    let restored = 0;
    fc.assert(
      fc.property(config, fc.array(fc.tuple(field, value), { maxLength: 2 }), (config, changes) => {
        const game = restore(config, { ...save(config, newGame), ...Object.fromEntries(changes) });
        if (game === undefined) return;
        restored += 1;
        expectPossible(game, config);
      }),
      { numRuns: 1000 },
    );
    expect(restored).toBeGreaterThan(50);
  });

  it.each([
    ['the solution among the wrong', single, { attempt: 2, wrong: [[2]] }],
    ['two answers as one', single, { attempt: 2, wrong: [[0, 1]] }],
    ['a check of no answers that there are', single, { attempt: 3, wrong: [[0], ['x']] }],
    ['nothing as a check', several, { attempt: 2, wrong: [[]] }],
    [
      'one check twice',
      several,
      {
        attempt: 3,
        wrong: [
          [0, 1],
          [1, 0],
        ],
      },
    ],
    ['a check without an attempt', several, { attempt: 1, wrong: [[1]] }],
    ['a win without the solution', several, { selected: [0], end: 'won' }],
    ['a choice where choosing is answering', single, { selected: [0] }],
    ['no such end', single, { end: 'lost' }],
  ])('with %s is refused', (_, config, changes) =>
    expect(restore(config, { ...save(config, newGame), ...changes })).toBeUndefined(),
  );
});
