import { describe, expect, it } from 'vitest';
import { language } from './entities/language.ts';
import { pickLanguage } from './pick-language.ts';

const german = language.complete({ ID: 1, Code: 'de', IsDefault: true });
const english = language.complete({ ID: 2, Code: 'en', AccessibilityCode: 'en' });
const simple = language.complete({ ID: 3, Code: 'ls', AccessibilityCode: 'de-simple' });

describe('the language to start in', () => {
  it.each([
    [undefined, ['en-GB', 'de'], 'en'],
    [undefined, ['fr', 'de-AT'], 'de'],
    [undefined, ['fr'], 'de'],
    [undefined, ['de-simple'], 'ls'],
    ['ls', ['en'], 'ls'],
    ['xx', ['en'], 'en'],
    ['xx', [], 'de'],
  ])('chosen %j, preferred %j: %s', (chosen, preferred, code) => {
    expect(pickLanguage([german, english, simple], chosen, preferred).Code).toBe(code);
  });
});

it.each([
  ['nb-NO', ['de', 'no'], 'no'],
  ['nn', ['de', 'nb'], 'nb'],
  ['no', ['de', 'nn-NO'], 'nn-NO'],
  ['he-IL', ['de', 'iw'], 'iw'],
  ['iw', ['de', 'he'], 'he'],
  ['id', ['de', 'in'], 'in'],
  ['fil-PH', ['de', 'tl'], 'tl'],
  ['zh-TW', ['de', 'zh-CN', 'zh-Hant'], 'zh-Hant'],
  ['zh-HK', ['zh', 'zh-TW'], 'zh-TW'],
  ['zh-SG', ['zh-Hant', 'zh-CN'], 'zh-CN'],
  ['zh-TW', ['de', 'zh-CN'], 'zh-CN'],
  ['sr-Latn', ['de', 'sr'], 'sr'],
  ['not a code', ['de', 'no'], 'de'],
])('a phone in %s finds, in a museum with %j, %s', (preferred, codes, found) => {
  const [first = german, ...others] = codes.map((Code, ID) =>
    language.complete({ ID, Code, AccessibilityCode: 'x-y' }),
  );
  expect(pickLanguage([first, ...others], undefined, [preferred]).Code).toBe(found);
});

it('German is German, though other languages share its accessibility code', () => {
  const french = language.complete({ ID: 4, Code: 'fr' });
  const plain = language.complete({ ID: 5, Code: 'de-LS', AccessibilityCode: 'de' });
  expect(pickLanguage([english, french, plain, german], 'de', []).Code).toBe('de');
  expect(pickLanguage([english, french, plain, german], undefined, ['de-DE']).Code).toBe('de');
  expect(pickLanguage([english, french, plain, german], 'de-LS', []).Code).toBe('de-LS');
});
