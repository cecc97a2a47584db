import { expect, it } from 'vitest';
import { validateCopy } from './validate-copy.ts';

it('names every file that visitors would miss, also outside files/, and misspelt codes of text blocks', () => {
  const definition = {
    Locations: [
      { ID: 1, MediaURL: { de: 'files/a.mp3', en: 'media/a.mp3', fr: 'files/b.mp3', it: 'https://host/a.mp3' } },
    ],
    Messages: [{ ID: 1, Code: 'action_start', Message: 'Los' }],
  };
  const { MissingResources, Problems, Advice } = validateCopy(definition, [{ path: 'a.mp3', bytes: 1 }], false);
  expect(MissingResources.map(({ Facts }) => Facts['url'])).toEqual(['media/a.mp3', 'files/b.mp3']);
  expect(Problems).toContainEqual({
    Model: 'messages',
    ID: 1,
    Field: 'Code',
    Key: 'message-misspelt',
    Facts: { code: 'action_start', meant: 'action.start' },
  });
  expect(Advice).toEqual([{ Model: 'locations', ID: 1, Field: 'Text', Key: 'text-none', Facts: {} }]);
});
