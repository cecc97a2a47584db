import { expect, test } from 'vitest';
import { entities } from '#content/definition.ts';
import { type Field, type Fields } from '#content/schema/field.ts';
import { Trail } from '#content/schema/trail.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { schemaWords } from './schema-words.ts';

const { pack, code } = await loadStaffTexts('de');
const t = createTranslate(pack, code);

const fieldsIn = (fields: Fields): readonly Field<unknown>[] =>
  Object.values(fields).flatMap((field) => [
    field,
    ...fieldsIn(field.fields ?? {}),
    ...(field.element === undefined ? [] : fieldsIn({ element: field.element })),
  ]);

test('the expected kind of every content field has German words', () => {
  const all = Object.values(entities).flatMap(({ fields }) => fieldsIn(fields));
  const phrases = [...new Set(all.map(({ expected }) => expected))];
  expect(phrases.length).toBeGreaterThan(20);
  for (const phrase of phrases) expect(schemaWords(phrase, t)).toMatch(/^(?:die |der |eine? |einer |true[ ,])/);
});

test('a range keeps its numbers, and the ID of an object its model', () => {
  expect(schemaWords('a whole number from 1 to 20', t)).toBe('eine ganze Zahl von 1 bis 20');
  expect(schemaWords('the ID of one of locations', t)).toBe('die ID eines Objekts: Station');
});

test('every finding has German words', () => {
  const found = (given: unknown): string => {
    const trail = new Trail();
    trail.report('a text', given);
    return schemaWords(trail.mismatches[0]?.found ?? '', t);
  };
  expect([undefined, [1, 2], {}, 3.5, true, 'drei\nvier'].map(found)).toEqual([
    'nichts',
    'eine Liste mit 2 Einträgen',
    'ein Objekt',
    'die Zahl 3.5',
    'der Wert true',
    'der Text "drei\\nvier"',
  ]);
});
