import { expect, it } from 'vitest';
import { advise } from './advice.ts';
import { LocationType, TourType } from './constants.ts';

const rich = {
  Languages: [
    { ID: 1, Code: 'de', IsDefault: true },
    { ID: 2, Code: 'fr' },
  ],
  Tours: [{ ID: 1, Name: { de: 'Haus', fr: 'Maison' }, IconURL: 'files/house.jpg' }],
  TourItems: [{ ID: 1, TourID: 1, LocationID: 1 }],
  Locations: [
    {
      ID: 1,
      Name: { de: 'Tor', fr: 'Porte' },
      MediaURL: { de: 'files/gate.mp3', fr: 'files/porte.mp3' },
      Text: { de: 'Das Tor', fr: 'La porte' },
      ImageDescriptors: [{ ImageURL: 'files/gate.jpg', AltText: { de: 'Ein Tor', fr: 'Une porte' } }],
    },
    { ID: 2, Type: LocationType.GameMemory, Name: { de: 'Spiel', fr: 'Jeu' }, GamePoints: 3 },
    { ID: 3, Type: LocationType.Silent, Text: { de: 'Still', fr: 'Calme' } },
  ],
};

it('content that has all it can have needs no advice', () => expect(advise(rich)).toEqual([]));

it('advice is listed by weight, each with its place', () => {
  const poor = {
    ...rich,
    Tours: [
      ...rich.Tours,
      { ID: 2, Name: { de: 'Park', fr: 'Parc' } },
      { ID: 3, Type: TourType.Redirect, RedirectTarget: '/tours/1' },
    ],
    Locations: [
      {
        ID: 1,
        Name: { de: 'Tor' },
        ImageDescriptors: [{ ImageURL: 'files/a.jpg' }, { ImageURL: '' }, { ImageURL: 'files/b.jpg' }],
      },
      { ID: 2, Type: LocationType.GameMemory, Name: { de: 'Spiel', fr: '' } },
    ],
  };
  expect(advise(poor).map(({ model, ID, field, key, facts }) => [key, `${model} ${ID} ${field}`, facts])).toEqual([
    ['tour-empty', 'tours 2 ', {}],
    ['recording-none', 'locations 1 MediaURL', {}],
    ['text-none', 'locations 1 Text', {}],
    ['language-gaps', 'languages 2 ', { count: 2 }],
    ['pictures-undescribed', 'locations 1 ImageDescriptors', { count: 2 }],
    ['game-points-none', 'locations 2 GamePoints', {}],
    ['tour-picture-none', 'tours 2 IconURL', {}],
  ]);
});

it('nothing is missing in a variant of a language', () => {
  const Languages = [...rich.Languages, { ID: 9, Code: 'de-x-easy', DisplayName: 'Leicht' }];
  expect(advise({ ...rich, Languages })).toEqual([]);
});

it('a file for all languages is missing in none, and nothing throws at nonsense', () => {
  const plan = { ...rich, Tours: [{ ...rich.Tours[0], MapURL: { und: 'files/plan.svg' } }] };
  expect(advise(plan)).toEqual([]);
  for (const nonsense of [{}, { Tours: 7, Locations: [null, 3], Languages: ['x'] }])
    expect(() => advise(nonsense)).not.toThrow();
});
