import { describe, expect, it } from 'vitest';
import { location } from '#content/entities/location.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { stationRecordings } from './station-recordings.ts';

const inGerman = (text: LanguageMap) => inLanguage(text, 'de', 'en');

describe('the recordings of a game station', () => {
  it('are those of the visitor’s language', () => {
    const station = location.complete({
      ID: 1,
      GameAnnounceURL: { de: 'an.mp3', en: 'announce.mp3' },
      GameWonURL: { de: 'gewonnen.mp3' },
      GameEndExplanationURL: { en: 'explanation.mp3' },
      GameEndExplanationTranscript: { de: 'So war es.' },
    });
    expect(stationRecordings(station, inGerman)).toEqual({
      announceUrl: 'an.mp3',
      wonUrl: 'gewonnen.mp3',
      explanationUrl: 'explanation.mp3',
      hasExplanation: true,
    });
  });

  it('are empty where the museum has none', () => {
    expect(stationRecordings(location.complete({ ID: 1 }), inGerman)).toEqual({
      announceUrl: '',
      wonUrl: '',
      explanationUrl: '',
      hasExplanation: false,
    });
  });
});
