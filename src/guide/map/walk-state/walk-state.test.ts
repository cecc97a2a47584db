import { describe, expect, it } from 'vitest';
import {
  demandOf,
  isFinal,
  statusAfterFailure,
  statusAfterGrant,
  type WalkStatus,
  type WalkSurroundings,
} from './walk-state.ts';

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

describe('after a failure the status', () => {
  const position = { latitude: 48.8, longitude: 9.2, accuracy: 5, at: 1_000_000 };

  it.each([
    ['timeout', 59_999, 'on'],
    ['timeout', 60_000, 'failed'],
    ['unavailable', 59_999, 'on'],
    ['denied', 0, 'failed'],
  ] as const)('%s %i ms after the last position is %s', (failure, since, kind) => {
    expect(statusAfterFailure({ status: on, position }, failure, position.at + since).kind).toBe(kind);
  });

  it('is that failure if there was no position', () => {
    const searching = { status: { kind: 'searching' }, position: undefined } as const;
    expect(statusAfterFailure(searching, 'timeout', 0)).toEqual({ kind: 'failed', failure: 'timeout' });
  });
});

it.each<[WalkStatus, string]>([
  [{ kind: 'asking' }, 'searching'],
  [{ kind: 'failed', failure: 'denied' }, 'searching'],
  [{ kind: 'failed', failure: 'insecure' }, 'failed'],
  [{ kind: 'off' }, 'off'],
  [on, 'on'],
])('after a grant the status %j becomes %s', (status, kind) => {
  expect(statusAfterGrant(status).kind).toBe(kind);
});
