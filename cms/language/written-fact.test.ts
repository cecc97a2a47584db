import { expect, it } from 'vitest';
import { createTranslate } from '#i18n/pack.ts';
import { writtenIn } from './written-fact.ts';

const pack = { sum: { one: '{count} Datei', other: '{count} Dateien' }, lost: 'Nummer {ID} von {name}' };

it('numbers are written as the language does, in the right plural form, except those that identify something', () => {
  const t = createTranslate<keyof typeof pack>(pack, 'de', writtenIn('de'));
  expect(t('sum', { count: 3000 })).toBe('3.000 Dateien');
  expect(t('sum', { count: 1 })).toBe('1 Datei');
  expect(t('lost', { ID: 3000, name: '3000' })).toBe('Nummer 3000 von 3000');
  const english = createTranslate<keyof typeof pack>(pack, 'en', writtenIn('en'));
  expect(english('sum', { count: 3000.5 })).toBe('3,000.5 Dateien');
});
