import { expect, it } from 'vitest';
import { withText } from './translated-texts.ts';
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

it('finds the languages that are older than their source, in lists as well', () => {
  const answer = withText(
    { Text: { de: 'Ja', en: 'Yes', fr: 'Oui' } },
    { name: 'Text', code: 'de', source: 'de' },
    'Doch',
  );
  const current = withText(answer, { name: 'Text', code: 'fr', source: 'de' }, 'Si');
  const [found] = translations({ Locations: [{ ID: 1, GameChoices: [current] }] });
  expect(found).toMatchObject({ field: 'GameChoices.0.Text', older: { en: 'de' } });
});
