import { describe, expect, it } from 'vitest';
import { LocationType } from '#content/constants.ts';
import rounds from '#i18n/en/rounds.json';
import { createTranslate } from '#i18n/pack.ts';
import { resultText } from './round-result.ts';

const t = createTranslate(rounds, 'en');
const { GameMemory, GameJigsaw, GameChoices, GameHiddenObject } = LocationType;

describe('the result of a round', () => {
  it.each([
    [GameMemory, 14, undefined, 'Solved in 14 turns'],
    [GameJigsaw, 1, undefined, 'Solved in 1 turn'],
    [GameChoices, 0, undefined, 'Solved without a miss'],
    [GameHiddenObject, 2, undefined, 'Solved with 2 misses'],
    [GameMemory, 14, 17, 'Solved in 14 turns, 3 fewer than last time'],
    [GameMemory, 14, 13, 'Solved in 14 turns, 1 more than last time'],
    [GameChoices, 0, 0, 'Solved without a miss, the same as last time'],
    [GameHiddenObject, 1, 4, 'Solved with 1 miss, 3 fewer than last time'],
  ])('of game %i with %i after %j: %s', (type, effort, last, words) =>
    expect(resultText(t, type, { effort, last })).toBe(words),
  );
});
