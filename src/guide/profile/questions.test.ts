import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { accessIn, askedFirst, asksFirst } from './questions.ts';

const Languages = [
  { ID: 1, Code: 'de', IsDefault: true },
  { ID: 2, Code: 'en' },
  { ID: 3, Code: 'gsg' },
];

function museum(location: object, access: object = {}) {
  const catalogue = createCatalogue({
    Languages,
    Configurations: [{ ID: 1, Access: access }],
    Locations: [
      { ID: 1, Name: { de: 'Uhr' } },
      { ID: 2, Name: { de: 'Rad' }, ...location },
    ],
  });
  const german = catalogue.languages[0];
  return { catalogue, german, access: accessIn(catalogue, german, false), asks: asksFirst(catalogue, german) };
}

describe('a museum asks only what it can answer', () => {
  it('nothing but the look of the guide if its content has nothing', () => {
    const { access, asks } = museum({ SignLanguageURL: { en: 'sign.mp4' }, Transcript: { de: ' ' } });
    expect(access).toEqual({ variants: [], questions: ['textSize', 'contrast', 'look', 'calm'] });
    expect(asks).toBe(false);
  });

  it.each([
    [{ SignLanguageURL: 'sign.mp4' }, 'hearing', 'sign'],
    [{ MediaURL: { gsg: 'sign.mp4' } }, 'hearing', 'sign'],
    [{ Transcript: { en: 'Words' } }, 'hearing', undefined],
    [{ AudioDescriptionURL: { de: 'seen.mp3' } }, 'variant', 'described'],
    [{ StairsOnly: true }, 'stairs', undefined],
    [{ StepFreeHint: { de: 'Mit dem Lift' } }, 'stairs', undefined],
    [{ GameLevels: true }, 'children', undefined],
    [{ Text: { 'de-x-kids': 'Schau!' } }, 'children', 'kids'],
    [{ Name: { 'DE-X-Easy': 'Die Uhr' } }, 'variant', 'easy'],
  ])('%o answers %s', (location, question, variant) => {
    const { access, asks } = museum(location);
    expect(access.questions).toContain(question);
    expect(access.variants).toEqual(variant === undefined ? [] : [variant]);
    expect(asks).toBe(true);
  });

  it('and not what it does not want to ask', () => {
    const location = { GameLevels: true, StairsOnly: true };
    expect(museum(location, { Ask: false }).asks).toBe(false);
    const { access, catalogue, asks } = museum(location, { HiddenQuestions: ['children', 'stairs', 'unknown'] });
    expect([askedFirst(access.questions, catalogue.configuration), asks]).toEqual([
      ['textSize', 'contrast', 'look', 'calm'],
      false,
    ]);
    // Visitors find them all the same.
    expect(access.questions).toEqual(expect.arrayContaining(['children', 'stairs']));
  });

  it('and a recording for a language serves its regions', () => {
    const catalogue = createCatalogue({
      Languages: [{ ID: 1, Code: 'de-AT', IsDefault: true }],
      Locations: [{ ID: 1, SignLanguageURL: { de: 'sign.mp4' } }],
    });
    expect(accessIn(catalogue, catalogue.languages[0], false).variants).toEqual(['sign']);
  });

  it('reads aloud where the device has a voice', () => {
    const { catalogue, german } = museum({});
    expect(accessIn(catalogue, german, true).questions).toEqual(expect.arrayContaining(['seeing', 'aloud']));
  });
});
