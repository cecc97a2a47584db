import { describe, expect, it } from 'vitest';
import { speak } from '#engine/play/phrase.ts';
import games from '#i18n/en/games.json';
import { createTranslate, type KeyOf } from '#i18n/pack.ts';
import { type ChoicesMove, type MoveOutcome, newGame, play, reveal } from './rules.ts';
import { fourAnswers } from './testing/stations.ts';
import { answerLabel, choicesReasons, type ChoicesPhrase, listenLabel, movePhrase, revealPhrase } from './phrases.ts';

const translate = createTranslate<KeyOf<'games'>>(games, 'en');
const inEnglish = (phrase: ChoicesPhrase | undefined): string =>
  phrase === undefined ? '' : speak(phrase, translate, (text) => text['en'] ?? '');

const config = fourAnswers(1);
const select = (answer: number): ChoicesMove => ({ type: 'SELECT', answer });

describe('the name of an answer', () => {
  const labels = (game: typeof newGame): readonly string[] =>
    config.answers.map((_, answer) => inEnglish(answerLabel(config, game, answer)));

  it('is its label and text, with its known result', () => {
    expect(labels(newGame)).toEqual(['A: Triangle', 'B: Square', 'Answer C', 'D: Hexagon']);
    expect(labels(play(config, newGame, select(2)))[2]).toBe('Answer C, wrong');
    expect(labels(reveal(newGame))[1]).toBe('B: Square, correct');
  });

  it('is short for the listen button', () => expect(inEnglish(listenLabel(config, 2))).toBe('Listen to answer C'));
});

describe('messages', () => {
  it.each<[ChoicesMove, MoveOutcome, string]>([
    [select(1), 'correct', '“Square” is correct!'],
    [select(2), 'wrong', '“Answer C” is not correct. Try another answer.'],
    [select(0), 'tried-already', '“Triangle” has been tried already. Choose another answer.'],
    [select(0), 'toggled', ''],
    [select(9), 'none', ''],
    [{ type: 'CHECK' }, 'correct', 'All correct!'],
    [{ type: 'CHECK' }, 'wrong', 'Not quite. Change your choice and check again.'],
    [{ type: 'CHECK' }, 'tried-already', 'This choice has been checked already. Change it first.'],
    [{ type: 'CHECK' }, 'nothing-selected', 'Choose at least one answer first.'],
  ])('of %j, %s: %s', (move, outcome, words) => expect(inEnglish(movePhrase(config, move, outcome))).toBe(words));

  it('describe the solution and the reasons why a game cannot be played', () => {
    expect(inEnglish(revealPhrase(config))).toBe('The correct answer: Square.');
    expect(inEnglish(revealPhrase(fourAnswers(0, 2, 3)))).toBe('The correct answers: A, C, D.');
    expect(inEnglish(choicesReasons['no-solution'])).toBe('No Solution!');
    expect(inEnglish(choicesReasons['no-answers'])).not.toBe('');
  });
});
