import { describe, expect, it, test } from 'vitest';
import { Selector } from '#content/constants.ts';
import { type Offer, offersOf, selectorToShow } from './station-selectors.ts';

const { DialPad, List, QrCode, Cards, Map: Plan, GameBoard } = Selector;

describe('the selectors in the bar', () => {
  const MapURL = { und: 'files/plan.svg' };

  test.each<[readonly Selector[], readonly Offer[]]>([
    [
      [Cards, List, DialPad, QrCode],
      ['cards', 'list', 'dialpad', 'scan'],
    ],
    [
      [Plan, List, QrCode],
      ['map', 'list', 'scan'],
    ],
    [
      [Plan, GameBoard],
      ['map', 'board'],
    ],
    [
      [GameBoard, List],
      ['board', 'list'],
    ],
    [[QrCode], ['list', 'scan']],
    [
      [QrCode, Cards],
      ['scan', 'cards'],
    ],
    [[DialPad, DialPad], ['dialpad']],
    [[], ['list']],
  ])('for the selectors %j are %j', (Selectors, expected) => expect(offersOf({ Selectors, MapURL })).toEqual(expected));

  it.each([{}, { de: '' }])('is no map without a picture: %j', (MapURL) =>
    expect(offersOf({ Selectors: [Plan, Cards], MapURL })).toEqual(['cards']),
  );
});

describe('the selector to show', () => {
  const offered: readonly Offer[] = ['scan', 'cards', 'list'];

  it('is the one in the address', () => expect(selectorToShow(offered, 'list', 'cards')).toBe('list'));
  it('is the one chosen before', () => expect(selectorToShow(offered, null, 'list')).toBe('list'));
  it('is the first that can be shown', () => expect(selectorToShow(offered, null, undefined)).toBe('cards'));
  it.each(['dialpad', 'scan', 'nonsense'])('is never %s, which is not to be had here', (by) =>
    expect(selectorToShow(offered, by, 'dialpad')).toBe('cards'),
  );
});
