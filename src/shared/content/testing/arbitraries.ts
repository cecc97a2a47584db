import * as fc from 'fast-check';
import { anyCodePoint } from './code-points.ts';
import { definitionLists, listNames, type TourDefinition } from '../definition.ts';
import { type Field, type Fields } from '../schema/field.ts';

/** Texts that a file format may misread. */
export const trickyTexts = [
  '---',
  '--- a',
  '...',
  '... b',
  '',
  ' ',
  '~',
  'null',
  'Null',
  'true',
  'False',
  'yes',
  'No',
  'on',
  'OFF',
  'y',
  'n',
  '=',
  '<<',
  '-',
  '?',
  ':',
  '007',
  '0',
  '-0',
  '+5',
  '1e3',
  '1.10',
  '1.',
  '.5',
  '.inf',
  '.NaN',
  '0x1F',
  '0o17',
  '0b1',
  '1_000',
  '12:30',
  '2026-01-01',
  '2026-01-01 10:00:00',
  '12345678901234567890',
  '# no comment',
  'a #b',
  'a: b',
  '- a',
  '? a',
  '&a',
  '*a',
  '!a',
  '!!int 1',
  '%a',
  '@a',
  '`a',
  '{',
  '}',
  '[',
  ']',
  ',',
  '"',
  "'",
  '\\',
  '|',
  '>',
  '---',
  '...',
  '--- a',
  '\n',
  'a\n',
  'a\n\n',
  '\na',
  ' \n a',
  'a\n b\n  c\n',
  'a \nb',
  'a	\n',
  '	',
  '	a',
  'a ',
  ' a',
  'l\r\nm',
  '\0',
  '\x07',
  '',
  '',
  '\xA0',
  '\u2028',
  '\u2029',
  '﻿',
  '￾',
  '\ud800',
  '😀',
  'ä',
  '中文',
  '__proto__',
  'constructor',
  'toString',
  `${'word '.repeat(60)}end`,
  `${'x'.repeat(200)}\n  ${'y '.repeat(90)}\n`,
];

export const anyText = fc.oneof(
  fc.constantFrom(...trickyTexts),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: anyCodePoint, maxLength: 20 }),
  fc
    .array(fc.constantFrom('a', ' ', '\n', '\t', ':', '#', '-', '"', "'"), { maxLength: 30 })
    .map((all) => all.join('')),
);

const anyNumber = fc.oneof(
  fc.integer(),
  fc.integer({ min: -2, max: 9 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Whatever JSON can hold, up to some levels, with keys such as `__proto__`. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false),
    anyNumber,
    anyText,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(anyText, tie('value')), { maxLength: 5 }).map((entries) => fromJson(entries)),
  ),
})).value;

/** Returns an object as `JSON.parse` would create it. */
function fromJson(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries);
}

/** A value as it might be stored in a field: mostly fitting, with references among few IDs so that many are met. */
export function storedValue(field: Field<unknown>): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'list': {
      const element = field.element === undefined ? anyJson : storedValue(field.element);
      return fc.oneof({ weight: 5, arbitrary: fc.array(element, { maxLength: 4 }) }, { weight: 1, arbitrary: element });
    }
    case 'record':
    case 'single':
      return storedObject(field.fields ?? {});
    case 'reference':
      return fc.oneof(smallId, smallId.map(String), fc.constantFrom(-1, null, '', 'none'));
    case 'number':
    case 'choice':
      return fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom('rect', 'polygon', '3', 1.5));
    case 'flag':
      return fc.boolean();
    case 'text':
    case 'urls':
    case 'note':
      return fc.oneof(anyText, fc.dictionary(fc.constantFrom('de', 'en', 'de-AT', 'und', 'de-x-easy', 'gsg'), anyText));
    case 'colour':
      return fc.constantFrom('#123456', '#ffffff', 'rgba(1, 2, 3, 0.5)', 'red', 7);
    case 'code':
    case 'date':
    case 'focus':
    case 'string':
    case 'url':
      return anyText;
  }
}

export const smallId = fc.integer({ min: 0, max: 5 });

export function storedObject(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedValue(field)]));
  return fc
    .tuple(
      fc.record(known, { requiredKeys: [], noNullPrototype: true }),
      fc.dictionary(anyText, anyJson, { maxKeys: 2 }),
    )
    .map(([fitting, unknown]) => ({ ...unknown, ...fitting }));
}

/** Tour definitions with few IDs, many references, duplicates, and things that do not belong. */
export const anyDefinition: fc.Arbitrary<TourDefinition> = fc
  .record(
    Object.fromEntries(
      listNames.map((name) => {
        const { ID, ...fields } = definitionLists[name].fields;
        const object = fc
          .tuple(
            fc.oneof({ weight: 8, arbitrary: smallId }, { weight: 1, arbitrary: storedValue(ID) }),
            storedObject(fields),
          )
          .map(([id, rest]) => ({ ID: id, ...rest }));
        const element = fc.oneof({ weight: 9, arbitrary: object }, { weight: 1, arbitrary: anyJson });
        return [
          name,
          fc.oneof({ weight: 9, arbitrary: fc.array(element, { maxLength: 8 }) }, { weight: 1, arbitrary: element }),
        ];
      }),
    ),
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((definition) => definition);
