import { describe, expect, it } from 'vitest';
import { newerSourceIn, withConfirmed, withText } from './translated-texts.ts';

const english = { name: 'Name', code: 'en', source: 'de' };
const german = { ...english, code: 'de' };
const bowl = { ID: 1, Name: { de: 'Schale', en: 'Bowl' }, Text: { de: 'Ton' } };

describe('an object', () => {
  it('keeps its notes beside its texts, and only as long as there are any', () => {
    const translated = withText(bowl, english, 'The bowl');
    expect(translated).toEqual({
      ...bowl,
      Name: { de: 'Schale', en: 'The bowl' },
      TranslatedFrom: { Name: { en: expect.stringMatching(/^de \w+$/) } },
    });
    expect(withText(translated, english, undefined)).toEqual({ ...bowl, Name: { de: 'Schale' } });
  });

  it('keeps the notes of other texts', () => {
    const text = { ...english, name: 'Text' };
    const both = withText(withText(bowl, english, 'The bowl'), text, 'Clay');
    expect(Object.keys(Object(both['TranslatedFrom']))).toEqual(['Name', 'Text']);
    expect(Object.keys(Object(withText(both, english, undefined)['TranslatedFrom']))).toEqual(['Text']);
  });

  it('says that a translation is old until it is confirmed', () => {
    const changed = withText(bowl, german, 'Teller');
    expect(newerSourceIn(changed, english)).toBe('de');
    expect(newerSourceIn(withConfirmed(changed, english), english)).toBeUndefined();
    expect(newerSourceIn(bowl, english)).toBeUndefined();
  });

  it('gives each language its own text where all shared one', () => {
    const whole = withText({ ID: 1, Name: 'Ton' }, german, 'Klang', { de: 'Ton', en: 'Ton' });
    expect(whole['Name']).toEqual({ de: 'Klang', en: 'Ton' });
    expect(newerSourceIn(whole, english)).toBe('de');
  });

  it('gets no notes in a museum without languages', () => {
    expect(withText({ ID: 1 }, { ...english, source: undefined }, 'Bowl')).toEqual({ ID: 1, Name: { en: 'Bowl' } });
  });

  it('with nonsense for notes gets proper ones', () => {
    const odd = { ...bowl, TranslatedFrom: 'no notes' };
    expect(newerSourceIn(odd, english)).toBeUndefined();
    expect(newerSourceIn(withText(odd, german, 'Teller'), english)).toBe('de');
  });
});
