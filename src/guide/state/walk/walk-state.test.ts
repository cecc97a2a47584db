import { describe, expect, it } from 'vitest';
import { demandOf, isFinal, type WalkStatus, type WalkSurroundings } from './walk-state.ts';

const on: WalkStatus = { kind: 'on' };
const around: WalkSurroundings = { isPageSeen: true, isOnTour: true, isMapShown: true, hasStations: true };
const opening = { status: on, isFollowing: false, isOpening: true };
const looking = { status: on, isFollowing: false, isOpening: false };

describe('positions are needed', () => {
  it('exactly while stations open automatically, whether or not the map is shown', () => {
    expect(demandOf(opening, around)).toBe('precise');
    expect(demandOf(opening, { ...around, isMapShown: false })).toBe('precise');
  });

  it('for the map alone where no station can open', () => {
    expect(demandOf(opening, { ...around, hasStations: false })).toBe('coarse');
    expect(demandOf(opening, { ...around, hasStations: false, isMapShown: false })).toBe('none');
  });

  it('exactly while the map moves with the visitor, coarsely while it does not', () => {
    expect(demandOf({ ...looking, isFollowing: true }, around)).toBe('precise');
    expect(demandOf(looking, around)).toBe('coarse');
    expect(demandOf({ ...looking, isFollowing: true }, { ...around, isMapShown: false })).toBe('none');
  });

  it('while the browser asks and the device searches', () => {
    expect(demandOf({ ...opening, status: { kind: 'asking' } }, around)).toBe('precise');
    expect(demandOf({ ...opening, status: { kind: 'searching' } }, around)).toBe('precise');
  });

  it.each<Partial<WalkSurroundings>>([{ isPageSeen: false }, { isOnTour: false }])('not where %j', (change) => {
    expect(demandOf(opening, { ...around, ...change })).toBe('none');
  });

  it('not while the walk is off', () => {
    expect(demandOf({ ...opening, status: { kind: 'off' } }, around)).toBe('none');
  });

  it.each([
    ['denied', true],
    ['unsupported', true],
    ['insecure', true],
    ['timeout', false],
    ['unavailable', false],
  ] as const)('not after the failure %s, if that is final: %s', (failure, final) => {
    const status: WalkStatus = { kind: 'failed', failure };
    expect(isFinal(status)).toBe(final);
    expect(demandOf({ ...opening, status }, around)).toBe(final ? 'none' : 'precise');
  });
});
