import { describe, expect, it } from 'vitest';
import { type StoredObject } from './schema/containers.ts';
import {
  earlierSourceIn,
  newerSourceIn,
  stateIn,
  withConfirmed,
  withOlderNote,
  withState,
  withText,
} from './translated-texts.ts';
import { withoutNotes } from './translation-notes.ts';

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

  it('keeps the source that a translation was made from while it has changed', () => {
    const typed = ['S', 'Te', 'Teller'].reduce<StoredObject>((now, text) => withText(now, german, text), bowl);
    expect(earlierSourceIn(typed, english)).toBe('Schale');
    expect(withoutNotes(typed)).toEqual({ ...bowl, Name: { de: 'Teller', en: 'Bowl' } });
    expect(withText(typed, german, 'Schale')).not.toHaveProperty('EarlierSources');
    expect(withText(typed, english, 'Plate')).not.toHaveProperty('EarlierSources');
    expect(withConfirmed(typed, english)).not.toHaveProperty('EarlierSources');
  });

  it('keeps one source for each translation that waits', () => {
    const french = { ...english, code: 'fr' };
    const first = withText({ ...bowl, Name: { de: 'Schale', en: 'Bowl', fr: 'Bol' } }, german, 'Teller');
    const second = withText(withText(first, french, 'Assiette'), german, 'Platte');
    expect([english, french].map((place) => earlierSourceIn(second, place))).toEqual(['Schale', 'Teller']);
  });

  it('can be told which earlier source a text was made from', () => {
    const made = withText(bowl, english, 'Dish');
    const [note = ''] = Object.values(Object(Object(withText(bowl, english, 'x')['TranslatedFrom'])['Name']));
    const late = withOlderNote(withText(made, german, 'Teller'), english, String(note), 'Schale');
    expect(newerSourceIn(late, english)).toBe('de');
    expect(earlierSourceIn(late, english)).toBe('Schale');
  });

  it('knows which texts come from a machine or were checked until they are edited', () => {
    const machine = withState(bowl, english, { kind: 'machine' });
    expect(stateIn(machine, english)).toEqual({ kind: 'machine' });
    const checked = withState(machine, english, { kind: 'checked', at: '2026-05-01', by: 'Mia van Ada' });
    expect(stateIn(checked, english)).toEqual({ kind: 'checked', at: '2026-05-01', by: 'Mia van Ada' });
    expect(stateIn(withText(checked, english, 'Dish'), english)).toBeUndefined();
    expect(stateIn(withText(checked, german, 'Teller'), english)?.kind).toBe('checked');
    expect(withText(checked, english, undefined)).toEqual({ ...bowl, Name: { de: 'Schale' } });
    expect(stateIn({ ...bowl, TranslationStates: { Name: { en: 'checked by nobody' } } }, english)).toBeUndefined();
  });
});
