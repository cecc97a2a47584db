import { expect, it } from 'vitest';
import { fieldChoices } from './field-choices.ts';

it('offers the fields on the page, lists as a whole, and nothing of other objects', () => {
  const marks = [
    'comments',
    'Name',
    'Name.de',
    'Name.pt-BR',
    'ImageDescriptors',
    'ImageDescriptors.0.AltText.de',
    'DeepDives.12',
    'TourID',
  ];
  expect(fieldChoices('locations', marks)).toEqual(['Name', 'Name.de', 'Name.pt-BR', 'ImageDescriptors', 'DeepDives']);
});
