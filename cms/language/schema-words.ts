import { editedModels } from '#contract/calls/content-calls.ts';
import { type Facts, type KeyOf, type Translate } from '#i18n/pack.ts';

type T = Translate<KeyOf<'cms'>>;
type Reading = readonly [RegExp, (t: T, match: RegExpExecArray) => string];

/** The schema describes its fields in English, for files and logs; here each of its phrases gets words of the packs. */
const readings: readonly Reading[] = [
  [/^a (whole )?number$/, (t, [, whole]) => t(whole === undefined ? 'schema.number' : 'schema.whole')],
  [
    /^a (whole )?number of at least (\S+)$/,
    (t, [, whole, min = '']) => t(whole === undefined ? 'schema.numberLeast' : 'schema.wholeLeast', { min }),
  ],
  [
    /^a (whole )?number of at most (\S+)$/,
    (t, [, whole, max = '']) => t(whole === undefined ? 'schema.numberMost' : 'schema.wholeMost', { max }),
  ],
  [
    /^a (whole )?number from (\S+) to (\S+)$/,
    (t, [, whole, min = '', max = '']) =>
      t(whole === undefined ? 'schema.numberRange' : 'schema.wholeRange', { min, max }),
  ],
  [/^true or false$/, (t) => t('schema.flag')],
  [/^a text$/, (t) => t('schema.string')],
  [/^a code \(/, (t) => t('schema.code')],
  [/^a code such as /, (t) => t('schema.languageCode')],
  [/^a URL or a path /, (t) => t('schema.url')],
  [/^a date such as /, (t) => t('schema.date')],
  [/^a day such as /, (t) => t('schema.day')],
  [/^a colour such as /, (t) => t('schema.colour')],
  [/^one of the nine focus positions/, (t) => t('schema.focus')],
  [/^one of (.+)$/, (t, [, values = '']) => t('schema.choice', { values })],
  [/^the ID of one of (\w+)$/, (t, [, model = '']) => t('schema.reference', { model: modelName(t, model) })],
  [/^a text per language/, (t) => t('schema.text')],
  [/^a URL, or a URL per language/, (t) => t('schema.urls')],
  [/^true, false, or (.+)$/, (t, [, words = '']) => t('schema.note', { words: schemaWords(words, t) })],
  [/^a list, each (.+)$/, (t, [, element = '']) => t('schema.list', { element: schemaWords(element, t) })],
  [/^an object with (.+)$/, (t, [, names = '']) => t('schema.record', { names })],
  [/^nothing$/, (t) => t('found.nothing')],
  [/^a list of (\d+)$/, (t, [, length = '']) => t('found.list', { length })],
  [/^an object$/, (t) => t('found.object')],
  [/^number (.+)$/, (t, [, value = '']) => t('found.number', { value })],
  [/^boolean (.+)$/, (t, [, value = '']) => t('found.flag', { value })],
  [/^the text ([^]*)$/, (t, [, value = '']) => t('found.text', { value })],
];

/** Puts what a field expects, or what was found in it, into the language of staff; an unknown phrase stays as it is. */
export function schemaWords(phrase: string, t: T): string {
  for (const [pattern, words] of readings) {
    const match = pattern.exec(phrase);
    if (match !== null) return words(t, match);
  }
  return phrase;
}

/** Puts those facts of a finding or a refusal into words that describe values. */
export function wordedValues(facts: Facts, t: T): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      name === 'expected' || name === 'found' ? schemaWords(String(value), t) : value,
    ]),
  );
}

function modelName(t: T, model: string): string {
  const known = editedModels.find((each) => each === model);
  return known === undefined ? model : t(`model.${known}`);
}
