import { describe, expect, it, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { inLanguage } from './language-fallback.ts';
import { createMessages, type Messages } from './messages.ts';
import { type LanguageMap } from './schema/texts.ts';

function messagesOf(blocks: Readonly<Record<string, string | LanguageMap>>): Messages {
  const Messages = Object.entries(blocks).map(([Code, Message], index) => ({ ID: index + 1, Code, Message }));
  return createMessages(createCatalogue({ Messages }), 'de');
}

describe('a text with text blocks', () => {
  const { fill } = messagesOf({
    Hours: { de: '10 bis 18 Uhr', en: '10 am to 6 pm' },
    house: 'Haus <em>am Fluss</em>',
    'only-en': { en: 'English only' },
    visit: { de: 'Besuch: {message:hours}, {message:house}' },
    me: { de: 'Ich {message:you}' },
    you: { de: 'Du {message:me}' },
    blank: {},
    bomb0: 'x{message:bomb1}{message:bomb1}{message:bomb1}',
    bomb1: '{message:bomb2}{message:bomb2}{message:bomb2}{message:bomb2}{message:bomb2}{message:bomb2}',
    bomb2: '{message:house}{message:house}{message:house}{message:house}{message:house}{message:house}',
  });
  const filled = (map: LanguageMap, chosen = 'de') => fill(inLanguage(map, chosen, 'de'), chosen);

  test.each([
    ['Offen {message:hours}.', 'Offen 10 bis 18 Uhr.'],
    ['{message:HOURS} {message: hours }', '10 bis 18 Uhr 10 bis 18 Uhr'],
    ['<p>{message:house}</p>', '<p>Haus <em>am Fluss</em></p>'],
    ['{message:visit}!', 'Besuch: 10 bis 18 Uhr, Haus <em>am Fluss</em>!'],
    ['a {message:unknown} b', 'a  b'],
    ['a {message:__proto__}{message:constructor} b', 'a  b'],
    ['a {message:blank} b', 'a  b'],
    ['{message:me}.', 'Ich Du .'],
    ['{message:only-en}.', 'English only.'],
    ['{message:} {message} {count}', '{message:} {message} {count}'],
    ['$& {message:hours} $1', '$& 10 bis 18 Uhr $1'],
  ])('%s', (de, text) => expect(filled({ de })).toEqual({ text, language: 'de', isFallback: false }));

  it('is filled in its own language, and for all languages in the visitor’s', () => {
    expect(filled({ de: 'Offen {message:hours}.' }, 'en')).toMatchObject({
      text: 'Offen 10 bis 18 Uhr.',
      language: 'de',
      isFallback: true,
    });
    expect(filled({ und: '» {message:hours}' }, 'en')).toMatchObject({ text: '» 10 am to 6 pm', language: 'und' });
    expect(filled({ und: '» {message:hours}' }, 'fr')).toMatchObject({ text: '» 10 bis 18 Uhr' });
  });

  it('is in the language of the block if it has nothing else', () => {
    expect(filled({ und: '{message:hours}' }, 'en')).toEqual({
      text: '10 am to 6 pm',
      language: 'en',
      isFallback: false,
    });
    expect(filled({ und: ' {message:only-en} ' }, 'de')).toMatchObject({ language: 'en', isFallback: true });
    expect(filled({ und: '{message:unknown}' }).text).toBe('');
  });

  it('stays the same without any', () => {
    const spoken = inLanguage({ de: 'Text' }, 'de', 'de');
    expect(fill(spoken, 'de')).toBe(spoken);
  });

  it('does not grow without end', () => {
    const { text } = filled({ de: '{message:bomb0}' });
    expect(text.match(/Haus/g)?.length).toBeGreaterThan(90);
    expect(text.match(/Haus/g)?.length).toBeLessThan(200);
  });

  it('does not grow beyond what a phone can show, however long its blocks are', () => {
    const long = messagesOf({
      novel: { de: 'x'.repeat(60_000) },
      library: { de: '{message:novel}'.repeat(100) },
    });
    const { text } = long.fill(inLanguage({ de: '{message:library} {message:library}' }, 'de', 'de'), 'de');
    expect(text.length).toBeGreaterThanOrEqual(60_000);
    expect(text.length).toBeLessThan(100_010);
  });
});

describe('texts of the interface', () => {
  const pack = {
    'action.go': 'Go',
    'action.back': 'Back',
    stations: { one: '{count} station', other: '{count} stations' },
  };
  const { reword, spokenBy } = messagesOf({
    'Action.Go': { de: 'Los', cs: 'Jdi' },
    'action.back': { en: 'Return to {message:name}' },
    name: 'Grove House',
    stations: { fr: '{count} arrêts' },
    'stations.one': { en: 'a single stop', cs: '{count} stanice' },
    'stations.few': { cs: '{count} stanice (2)' },
    'stations.other': { cs: '{count} stanic' },
  });

  test.each([
    [
      'en',
      false,
      {
        ...pack,
        'action.back': 'Return to Grove House',
        stations: { one: 'a single stop', other: '{count} stations' },
      },
    ],
    ['en-GB', false, { 'action.back': 'Return to Grove House' }],
    ['de', true, { ...pack, 'action.go': 'Los' }],
    ['fr', true, { ...pack, stations: '{count} arrêts' }],
    [
      'cs',
      true,
      {
        'action.go': 'Jdi',
        'action.back': 'Back',
        stations: { one: '{count} stanice', few: '{count} stanice (2)', other: '{count} stanic' },
      },
    ],
    ['it', true, pack],
  ])('are replaced in %s', (language, isForeign, expected) =>
    expect(reword(pack, isForeign ? 'en' : language, { Code: language, AccessibilityCode: language })).toMatchObject(
      expected,
    ),
  );

  it('keep no form of another language beside a block’s', () => {
    const { reword } = messagesOf({ 'stations.other': { ja: '{count} 駅' } });
    const ja = { Code: 'ja', AccessibilityCode: 'ja-JP' };
    expect(reword(pack, 'en', ja).stations).toEqual({ other: '{count} 駅' });
    expect(reword(pack, 'ja', ja).stations).toEqual({ one: '{count} station', other: '{count} 駅' });
  });

  it('are in a language if at least half of them are', () => {
    const inCode = (Code: string, AccessibilityCode = Code) => spokenBy(pack, 'en', { Code, AccessibilityCode });
    expect([inCode('cs'), inCode('fr'), inCode('it')]).toEqual(['cs', 'en', 'en']);
    expect([inCode('cs', 'cs-CZ'), inCode('cs', 'not a code'), inCode('cs', '')]).toEqual(['cs-CZ', 'en', 'en']);
  });
});
