import { describe, expect, it, test } from 'vitest';
import { LocationType, MapMarkerType } from '#content/constants.ts';
import map from '#i18n/en/map.json';
import { createTranslate } from '#i18n/pack.ts';
import { markerShapes } from '#content/marker-shapes.ts';
import { type MarkerState, markerState, shownFacts, type StationFacts, stateText } from './marker-state.ts';

const t = createTranslate(map, 'en');
const audio = { ID: 1, Type: LocationType.Audio };
const game = { ID: 2, Type: LocationType.GameMemory };
const untouched: StationFacts = { location: audio, isHeard: false, isPlaying: false, score: undefined };

const all = { MapScoreShow: true, MapProgressShow: true };

describe('the state in a marker', () => {
  const won: StationFacts = { ...untouched, location: game, isHeard: true, score: 10 };
  const tells = (facts: StationFacts, shows: typeof all): readonly [MarkerState, string] => {
    const shown = shownFacts(facts, shows);
    return [markerState(shown), stateText(shown, t, shows)];
  };

  it.each([
    [true, true, 'won', '10 points won'],
    [false, true, 'heard', 'seen'],
    [true, false, 'won', '10 points won'],
    [false, false, 'open', ''],
  ] as const)(
    'with points shown: %s and visits shown: %s, is %s and "%s"',
    (MapScoreShow, MapProgressShow, ...told) => {
      expect(tells(won, { MapScoreShow, MapProgressShow })).toEqual(told);
    },
  );

  it('is not that a station was not visited where visits are not shown', () => {
    expect(tells(untouched, { MapScoreShow: true, MapProgressShow: false })).toEqual(['open', '']);
    expect(tells(untouched, all)).toEqual(['open', 'not visited yet']);
  });
});

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
    expect(stateText({ ...untouched, ...facts }, t, all)).toBe(words);
  });
});

describe('the shapes of markers', () => {
  it('are eleven, all different', () => {
    const paths = Object.values(MapMarkerType).map((type) => markerShapes[type].path);
    expect(new Set(paths).size).toBe(11);
  });

  it.each(Object.entries(MapMarkerType))('%s is within its square, closed', (_, type) => {
    const { path } = markerShapes[type];
    expect(path).toMatch(/^M.+Z$/);
    for (const number of path.match(/-?\d+(?:\.\d+)?/g) ?? []) expect(Math.abs(Number(number))).toBeLessThanOrEqual(22);
  });
});
