import { describe, expect, it, test } from 'vitest';
import { Selector } from '#content/constants.ts';
import { type Offer, offersOf, wayOf } from './ways.ts';

const { DialPad, List, QrCode, Cards, Map: Plan, GameBoard } = Selector;

describe('the ways that the bar offers', () => {
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

describe('the way to show', () => {
  const offered: readonly Offer[] = ['scan', 'cards', 'list'];

  it('is the one in the address', () => expect(wayOf(offered, 'list', 'cards')).toBe('list'));
  it('is the one chosen before', () => expect(wayOf(offered, null, 'list')).toBe('list'));
  it('is the first that can be shown', () => expect(wayOf(offered, null, undefined)).toBe('cards'));
  it.each(['dialpad', 'scan', 'nonsense'])('is never %s, which is not to be had here', (by) =>
    expect(wayOf(offered, by, 'dialpad')).toBe('cards'),
  );
});
