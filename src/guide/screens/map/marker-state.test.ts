import { describe, expect, it, test } from 'vitest';
import { LocationType, MapMarkerType } from '#content/constants.ts';
import { map } from '#i18n/en/map.ts';
import { createTranslate } from '#i18n/pack.ts';
import { markerShapes } from '#content/marker-shapes.ts';
import { type MarkerState, markerState, type StationFacts, stateText } from './marker-state.ts';

const t = createTranslate(map, 'en');
const audio = { ID: 1, Type: LocationType.Audio };
const game = { ID: 2, Type: LocationType.GameMemory };
const untouched: StationFacts = { location: audio, isHeard: false, isPlaying: false, score: undefined };

describe('the state of a marker', () => {
  test.each<[Partial<StationFacts>, MarkerState, string]>([
    [{}, 'open', 'not visited yet'],
    [{ isHeard: true }, 'heard', 'heard'],
    [{ isHeard: true, location: { ID: 3, Type: LocationType.Silent } }, 'heard', 'seen'],
    [{ isHeard: true, isPlaying: true }, 'playing', 'playing now'],
    [{ location: game, score: 10 }, 'won', '10 points won'],
    [{ location: game, score: 1, isHeard: true }, 'won', '1 point won'],
    [{ location: game, score: 0 }, 'won', 'played'],
    [{ location: undefined, isHeard: true, isPlaying: true, score: 3 }, 'unavailable', 'not available'],
  ])('for %j is %s, in words: %s', (facts, state, words) => {
    expect(markerState({ ...untouched, ...facts })).toBe(state);
    expect(stateText({ ...untouched, ...facts }, t)).toBe(words);
  });
});

describe('the shapes of markers', () => {
  it('are eleven, all different', () => {
    const paths = Object.values(MapMarkerType).map((type) => markerShapes[type].path);
    expect(new Set(paths).size).toBe(11);
  });

  it.each(Object.entries(MapMarkerType))('%s lies within its square, closed', (_, type) => {
    const { path } = markerShapes[type];
    expect(path).toMatch(/^M.+Z$/);
    for (const number of path.match(/-?\d+(?:\.\d+)?/g) ?? []) expect(Math.abs(Number(number))).toBeLessThanOrEqual(22);
  });
});
