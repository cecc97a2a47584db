import { expect, test } from 'vitest';
import { Selector } from './constants.ts';
import { allowsReplay, wonIcon } from './game-board.ts';

test.each([
  [[Selector.List], false, true],
  [[Selector.GameBoard], false, false],
  [[Selector.List, Selector.GameBoard], false, false],
  [[Selector.GameBoard], true, true],
])('a tour with the selectors %j and GameBoardAllowReplay %s allows another round: %s', (Selectors, allow, expected) =>
  expect(allowsReplay({ Selectors, GameBoardAllowReplay: allow })).toBe(expected),
);

test.each([
  [['a', 'b'], 1, '', 'b'],
  [['a', 'b'], 1, 'own', 'own'],
  [['a', 'b'], 2, '', ''],
  [['a', 'b'], -1, '', ''],
  [[], 0, 'own', 'own'],
])('of the icons %j, station %i with its own %j wins %j', (GameWonIconsURL, place, GameWonCustomIconURL, expected) =>
  expect(wonIcon({ GameWonIconsURL }, place, { GameWonCustomIconURL })).toBe(expected),
);
