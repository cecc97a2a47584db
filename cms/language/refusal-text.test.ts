import { expect, it } from 'vitest';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { refusalText } from './refusal-text.ts';

const texts = await loadStaffTexts('de');
const inWords = refusalText(texts, createTranslate(texts.pack, texts.code));
const message = 'In the words of the server.';

it('a refusal is worded in the language of staff', () => {
  expect(inWords({ message, reason: 'not-authorized', facts: {} })).toBe('Dafür müssen Sie angemeldet sein.');
});

it('a model has the name that staff know', () => {
  expect(inWords({ message, reason: 'object-in-use', facts: { model: 'locations', id: 3 } })).toMatch(/^Station 3 /);
});

it('the expected kind of value has its own words', () => {
  const facts = {
    field: 'GamePoints',
    model: 'locations',
    id: 3,
    expected: 'a whole number of at least 0',
    found: 'nothing',
  };
  expect(inWords({ message, reason: 'value-wrong', facts })).toBe(
    'Ein Wert passt nicht: GamePoints (Station 3). Erwartet: eine ganze Zahl, mindestens 0. Gefunden: nichts.',
  );
});

it('a refusal of an unknown reason, or of none, keeps the words of the server', () => {
  expect(inWords({ message, reason: 'of-a-newer-server', facts: {} })).toBe(message);
  expect(inWords({ message })).toBe(message);
});
