import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionLists } from '../definition.ts';
import { type StoredObject } from '../schema/containers.ts';
import { storedObject } from '../testing/arbitraries.ts';
import { withConfirmed, withOlderNote, withState, withText } from '../translated-texts.ts';
import { byLanguage, noteOf } from '../translation-notes.ts';
import { otherChange } from './other-change.ts';

const { fields } = definitionLists.Locations;
const allowed = { by: 'Mia', own: ['en', 'fr'], all: ['de', 'en', 'fr'] };
const station: StoredObject = {
  ID: 1,
  Revision: 3,
  Code: '7',
  Name: { de: 'Schale', en: 'Bowl' },
  Text: 'Ton',
  MediaURL: { de: 'files/a.mp3' },
  ImageDescriptors: [{ ImageURL: 'files/a.jpg', AltText: { de: 'Eine Schale' } }],
  GameChoices: [{ Text: { de: 'Ja' } }, { Text: { de: 'Nein' } }],
  TranslatedFrom: { Name: { en: noteOf('de', 'Teller') } },
  EarlierSources: { Name: { [noteOf('de', 'Teller')]: 'Teller' } },
};
const english = { name: 'Name', code: 'en', source: 'de' };
const other = (after: StoredObject): string | undefined => otherChange(station, after, fields, allowed);

describe('a translator may', () => {
  it.each<readonly [string, StoredObject]>([
    ['change nothing', { ...station, Revision: 9 }],
    ['write a text of a language', withText(station, english, 'Dish')],
    ['remove it', withText(station, english, undefined)],
    ['add one', withText(station, { ...english, code: 'fr' }, 'Bol')],
    ['confirm', withConfirmed(station, english)],
    ['check', withState(station, english, { kind: 'checked', at: '2026-05-01', by: 'Mia' })],
    ['mark as made by machine', withState(station, english, { kind: 'machine' })],
    ['bring a text that is older than its source', withOlderNote(station, english, noteOf('de', 'Krug'), 'Krug')],
    ['write in records', { ...station, GameChoices: [{ Text: { de: 'Ja', en: 'Yes' } }, { Text: { de: 'Nein' } }] }],
    [
      'write where all languages shared a text',
      withText(station, { ...english, name: 'Text' }, 'Clay', { de: 'Ton', en: 'Ton', fr: 'Ton' }),
    ],
  ])('%s', (_, after) => {
    expect(other(after)).toBeUndefined();
  });
});

describe('a translator may not', () => {
  it.each<readonly [string, string, StoredObject]>([
    ['change another field', 'Code', { ...station, Code: '8' }],
    ['add an unknown field', 'Hidden', { ...station, Hidden: true }],
    ['change the source', 'Name', withText(station, { ...english, code: 'de' }, 'Teller')],
    ['write in another language', 'Name', withText(station, { ...english, code: 'it' }, 'Ciotola')],
    ['write something else than a text', 'Name', { ...station, Name: { de: 'Schale', en: 7 } }],
    ['replace all languages', 'Name', { ...station, Name: 'Bowl' }],
    ['lose the others', 'Text', { ...station, Text: { en: 'Clay' } }],
    ['remove a field', 'Name', { ...station, Name: undefined }],
    ['change a recording', 'MediaURL', { ...station, MediaURL: { de: 'files/a.mp3', en: 'files/b.mp3' } }],
    [
      'change a picture',
      'ImageDescriptors.0.ImageURL',
      { ...station, ImageDescriptors: [{ ImageURL: 'files/b.jpg', AltText: { de: 'Eine Schale' } }] },
    ],
    ['remove an answer', 'GameChoices', { ...station, GameChoices: [{ Text: { de: 'Ja' } }] }],
    [
      'change an answer',
      'GameChoices.1.Text',
      { ...station, GameChoices: [{ Text: { de: 'Ja' } }, { Text: { de: 'No' } }] },
    ],
    [
      'check for another person',
      'TranslationStates',
      withState(station, english, { kind: 'checked', at: '2026-05-01', by: 'Ada' }),
    ],
    [
      'check another language',
      'TranslationStates',
      withState(station, { ...english, code: 'de' }, { kind: 'machine' }),
    ],
    ['write nonsense into notes', 'TranslationStates', { ...station, TranslationStates: { Name: { en: { de: 1 } } } }],
    [
      'note another language',
      'TranslatedFrom',
      { ...station, TranslatedFrom: { Name: { ...byLanguage({ de: 'en x' }), en: noteOf('de', 'Teller') } } },
    ],
    [
      'forge an earlier source',
      'EarlierSources',
      { ...station, EarlierSources: { Name: { [noteOf('de', 'Teller')]: 'Lies' } } },
    ],
  ])('%s', (_, field, after) => {
    expect(other(after)).toBe(field);
  });
});

it('Whatever an object is, its texts in other languages and all else stay as they were', () => {
  fc.assert(
    fc.property(storedObject(fields), storedObject(fields), (before, after) => {
      const mixed = { ...before, Name: after['Name'], Text: after['Text'], Code: before['Code'] };
      if (otherChange(before, mixed, fields, allowed) !== undefined) return;
      for (const name of ['Name', 'Text'] as const) {
        const [was, is] = [before[name], mixed[name]];
        const shared = typeof was === 'string' && was !== '' ? { de: was } : {};
        expect({ ...shared, ...byLanguage(is) }['de']).toBe({ ...shared, ...byLanguage(was) }['de']);
      }
      expect(otherChange(before, { ...before, Revision: 5 }, fields, allowed)).toBeUndefined();
    }),
  );
});
