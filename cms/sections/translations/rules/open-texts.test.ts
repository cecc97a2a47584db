import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TourDefinition, listOf, storedObjects } from '#content/definition.ts';
import { storedId } from '#content/schema/entity.ts';
import { withText } from '#content/translated-texts.ts';
import { openTexts, progressOf } from './open-texts.ts';
import { type ObjectsOf, textPlaces } from './text-places.ts';

const museum: TourDefinition = {
  Providers: [{ ID: 1, Name: { de: 'Haus' } }],
  Configurations: [{ ID: 1, Info: { AboutText: { de: 'Über uns', en: 'About us' } } }],
  TourGroups: [{ ID: 1, Name: { de: 'Gruppe' } }],
  Tours: [
    { ID: 1, Name: { de: 'Rundgang', en: 'Tour' } },
    { ID: 2, Name: { de: 'Kurz' } },
  ],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 2, Position: 1 },
    { ID: 2, TourID: 1, LocationID: 1, Position: 0 },
    { ID: 3, TourID: 2, LocationID: 1 },
    { ID: 4, TourID: 2, LocationID: 77, Path: [{ AnnounceLocationID: 5 }] },
  ],
  Locations: [
    { ID: 1, Name: { de: 'Eins', en: 'One' }, Text: { de: 'Text' } },
    { ID: 2, Name: { de: 'Zwei' }, DeepDives: [3] },
    { ID: 3, Name: { de: 'Tief' }, DeepDives: [2] },
    { ID: 4, Name: { und: 'Überall' }, Description: { en: 'Alone' } },
    { ID: 5, Name: { de: 'Ansage' } },
  ],
  Messages: [],
};

const objectsIn =
  (definition: TourDefinition): ObjectsOf =>
  (model) => {
    const list = listOf(model);
    return list === undefined ? [] : storedObjects(definition, list);
  };

const pair = { source: 'de', target: 'en' };

describe('places', () => {
  it('are the tours with all of their stations in order, and what belongs to none', () => {
    const places = textPlaces(objectsIn(museum));
    expect(
      places.map(({ key, objects }) => [key, objects.map(({ model, object }) => `${model} ${storedId(object)}`)]),
    ).toEqual([
      ['tour-1', ['tours 1', 'locations 1', 'locations 2', 'locations 3']],
      ['tour-2', ['tours 2', 'locations 1', 'locations 5']],
      ['stations', ['locations 4']],
      ['groups', ['tourGroups 1']],
      ['museum', ['providers 1', 'configurations 1']],
    ]);
  });
});

describe('open texts', () => {
  const openIn = (key: string, definition = museum, languages = pair) => {
    const place = textPlaces(objectsIn(definition)).find((each) => each.key === key);
    return openTexts(place?.objects ?? [], languages).map(({ key, newer }) => `${key} ${newer ?? 'missing'}`);
  };

  it('are those that the target lacks and the source has', () => {
    expect(openIn('tour-1')).toEqual([
      'locations 1 Text missing',
      'locations 2 Name missing',
      'locations 3 Name missing',
    ]);
    expect(openIn('stations')).toEqual([]);
    expect(openIn('stations', museum, { source: 'en', target: 'de' })).toEqual(['locations 4 Description missing']);
    expect(openIn('museum')).toEqual(['providers 1 Name missing']);
  });

  it('are those that are older than their source, whichever that is', () => {
    const named = { ID: 1, Name: { de: 'Eins', en: 'One', ar: 'واحد' } };
    const changed = withText(named, { name: 'Name', code: 'de', source: 'de' }, 'Erstes');
    const definition = { ...museum, Locations: [changed] };
    expect(openIn('tour-2', definition)).toEqual(['tours 2 Name missing', 'locations 1 Name de']);
    expect(openIn('tour-2', definition, { source: 'en', target: 'ar' })).toEqual(['locations 1 Name de']);
    expect(openIn('tour-2', definition, { source: 'en', target: 'de' })).toEqual([]);
  });
});

it('Progress counts every text of both languages once', () => {
  const code = fc.constantFrom('de', 'en', 'fr', 'und');
  const text = fc.constantFrom('', 'a', 'b');
  fc.assert(
    fc.property(fc.array(fc.record({ Name: fc.dictionary(code, text), Text: fc.dictionary(code, text) })), (stored) => {
      const objects = stored.map((each, ID) => ({ model: 'locations' as const, object: { ...each, ID } }));
      const { total, missing, older } = progressOf(objects, pair);
      const texts = stored.flatMap(({ Name, Text }) => [Name, Text]);
      expect(total).toBe(texts.filter(({ de, en }) => de || en).length);
      expect(missing).toBe(texts.filter(({ de, en, und }) => de && !en && !und).length);
      expect(older).toBe(0);
    }),
  );
});
