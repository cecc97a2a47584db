import { describe, expect, it } from 'vitest';
import { speak } from '#engine/play/phrase.ts';
import games from '#i18n/en/games.json';
import { createTranslate, type KeyOf } from '#i18n/pack.ts';
import { type HiddenObjectConfig } from './config.ts';
import { type Aim, begin, guess, type HiddenObjectGame, outcomeOf } from './rules.ts';
import { guessSound, recordingOf } from './sounds.ts';
import { configOf, fivePlaces } from './testing/stations.ts';
import { guessPhrase, hiddenObjectReasons, type HiddenObjectPhrase, hotspotLabel, progressOf } from './phrases.ts';

const translate = createTranslate<KeyOf<'games'>>(games, 'en');
const inEnglish = (phrase: HiddenObjectPhrase | undefined): string =>
  phrase === undefined ? '' : speak(phrase, translate, (text) => text['en'] ?? '');
const after = (config: HiddenObjectConfig, aims: readonly Aim[]): HiddenObjectGame =>
  aims.reduce((game, aim) => guess(config, game, aim), begin(1));

const places = fivePlaces();
const row = fivePlaces({ GameHotspotsInARow: 3 });

describe('messages', () => {
  const phrase = (config: HiddenObjectConfig, aims: readonly Aim[], aim: Aim): string => {
    const game = after(config, aims);
    return inEnglish(guessPhrase(config, game, aim, outcomeOf(config, game, aim)));
  };

  it.each([
    [[], 0, 'Snail: found! 1 of 3.'],
    [[0], 2, 'Place 3: found! 2 of 3.'],
    [[0, 2], 1, 'Fern: found! That makes all 3.'],
    [[0], 0, 'Snail: found already.'],
    [[], 3, 'Pond: that is not it.'],
    [[], 4, 'Place 5: that is not it.'],
    [[0], 'nothing', 'Nothing is hidden here.'],
    [[], 'beside', ''],
  ] as const)('after %j, of %s: %s', (aims, aim, words) => expect(phrase(places, aims, aim)).toBe(words));

  it('announce a broken row', () => {
    expect(phrase(row, [0], 3)).toBe('Pond: that is not it. The row begins again: 3 without a miss.');
    expect(phrase(row, [0], 'nothing')).toBe('Nothing is hidden here. The row begins again: 3 without a miss.');
  });

  it('end with what staff say about the thing that was hit', () => {
    const told = configOf({
      GameHotspots: [
        { X: 10, Y: 10, Width: 9, Height: 9, Name: { en: 'Pond' }, Feedback: { en: 'It is only round.' } },
        { X: 40, Y: 10, Width: 9, Height: 9, Name: { en: 'Fern' }, Feedback: { en: 'It unrolls.' }, IsSolution: true },
      ],
    });
    expect(phrase(told, [], 0)).toBe('Pond: that is not it. It is only round.');
    expect(phrase(told, [], 1)).toBe('Fern: found! It unrolls.');
  });

  it('describe progress and the reasons why a game cannot be played', () => {
    expect(inEnglish(progressOf(places, after(places, [0, 1])))).toBe('2 of 3');
    expect(inEnglish(progressOf(row, after(row, [0])))).toBe('1 of 3 in a row');
    expect(Object.values(hiddenObjectReasons).map(inEnglish)).not.toContain('');
  });
});

describe('the name of a place', () => {
  it('includes its name and whether it is found, but not whether it is a solution', () => {
    const game = after(places, [0, 2]);
    expect([0, 1, 2, 3, 4].map((hotspot) => inEnglish(hotspotLabel(places, game, hotspot)))).toEqual([
      'Place 1: Snail, found',
      'Place 2: Fern',
      'Place 3, found',
      'Place 4: Pond',
      'Place 5',
    ]);
  });
});

describe('sounds', () => {
  const heard = (rules: object, aims: readonly Aim[], aim: Aim) => {
    const config = fivePlaces(rules);
    const game = after(config, aims);
    return guessSound(config, game, aim, outcomeOf(config, game, aim));
  };
  const more = { GameHotspotsMissedMoreCount: 2 };

  it.each([
    ['a find with a sound', {}, [], 0, { hotspot: 0 }],
    ['a find without', {}, [], 2, undefined],
    ['the last find', {}, [0, 2], 1, { hotspot: 1 }],
    ['a decoy with a sound', {}, [], 3, { hotspot: 3 }],
    ['a decoy with a sound, late', more, ['nothing'], 3, { hotspot: 3 }],
    ['a decoy without', {}, [], 4, 'missed'],
    ['a miss', {}, ['nothing', 'nothing'], 'nothing', 'missed'],
    ['the miss before the second', more, [], 'nothing', 'missed'],
    ['the second', more, ['nothing'], 'nothing', 'missed-more'],
    ['the third', more, ['nothing', 4], 'nothing', 'missed-more'],
    ['a broken row', { GameHotspotsInARow: 2 }, [0], 'nothing', 'missed'],
    ['the second, where there is no second sound', { ...more, GameHotspotsMissedMoreURL: '' }, [4], 4, 'missed'],
    ['a miss without sounds', { GameHotspotsMissedURL: {} }, [], 'nothing', undefined],
    ['a thing that is found already', {}, [0], 0, undefined],
    ['nothing that happens', {}, [], 'beside', undefined],
  ] as const)('of %s', (_, rules, aims, aim, sound) => expect(heard(rules, aims, aim)).toEqual(sound));

  it('have recordings', () => {
    expect(recordingOf(places, { hotspot: 0 })).toEqual({ en: 'Snail.mp3' });
    expect(recordingOf(places, 'missed')).toEqual({ und: 'miss.mp3' });
    expect(recordingOf(places, 'missed-more')).toEqual({ und: 'more.mp3' });
  });
});
