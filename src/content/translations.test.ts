import { expect, it } from 'vitest';
import { translations } from './translations.ts';

it('finds values per language at any depth, and nothing else', () => {
  const found = translations({
    Locations: [
      {
        ID: 3,
        Name: { de: 'Schale', en: '' },
        Text: 'for all',
        Description: {},
        GameChoices: [{ Text: { en: 'Yes' } }, { Text: null, AudioURL: { de: 'files/a.mp3', en: 'files/b.mp3' } }],
      },
    ],
    Tours: [{ ID: 1, ImageDescriptor: { AltText: { fr: 'Une image' } }, Name: 7 }],
    Messages: 'nonsense',
  });
  expect(found.map(({ model, ID, field, codes }) => [model, ID, field, [...codes]])).toEqual([
    ['tours', 1, 'ImageDescriptor.AltText', ['fr']],
    ['locations', 3, 'Name', ['de']],
    ['locations', 3, 'GameChoices.0.Text', ['en']],
    ['locations', 3, 'GameChoices.1.AudioURL', ['de', 'en']],
  ]);
});
