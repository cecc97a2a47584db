import { describe, expect, it } from 'vitest';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { fieldLabel, type FieldSpeaker, valueText } from './field-texts.ts';
import { type StaffKey } from './texts.tsx';

const { code: language, pack } = await loadStaffTexts('de');
const names: Readonly<Record<string, string>> = { 'locations 7': 'Schale', 'themes 2': 'Nacht' };
const speaker: FieldSpeaker = {
  t: createTranslate(pack, language),
  knows: (key): key is StaffKey => Object.hasOwn(pack, key),
  language,
  languageName: (code) => ({ de: 'Deutsch', en: 'English' })[code] ?? code,
  objectName: (model, ID) => names[`${model} ${ID}`],
};
const place = (model: EditedModel, path: string) => ({ model, object: { Type: 1 }, path: path.split('.') });

describe('a field has the name of its form', () => {
  it.each([
    ['tours', 'Description.de', 'Beschreibung, Deutsch'],
    ['locations', 'Text.fr', 'Text, fr'],
    ['locations', 'MediaURL.en', 'Video, English'],
    ['locations', 'ImageDescriptors', 'Bilder'],
    ['locations', 'DeepDives', 'Vertiefungen'],
    ['tours', 'MapHome.X', 'Wo sich die Karte öffnet, Von links'],
    ['tours', 'MapGPS.TopRight.Latitude', 'Lage auf der Erde, Breitengrad, oben rechts'],
    ['tourGroups', 'ImageDescriptor.AltText.de', 'Bild, Beschreibung für Gäste, die es nicht sehen können, Deutsch'],
    ['tourItems', 'ThemeID', 'Layout'],
    ['tours', 'EnabledFrom', 'Sichtbar ab'],
    ['tours', 'EnabledUntil', 'Sichtbar bis'],
    ['tours', 'Unknown', 'Unknown'],
  ] as const)('%s %s', (model, path, label) => expect(fieldLabel(place(model, path), speaker)).toBe(label));
});

describe('the value of a field is described as staff read it', () => {
  it.each([
    ['tours', 'Description.de', 'Ein Text', 'Ein Text'],
    ['tours', 'Description.de', undefined, 'leer'],
    ['tours', 'Description', { de: 'Ein Text', en: 'A text' }, 'Deutsch: Ein Text\nEnglish: A text'],
    ['tours', 'Type', 1, 'Spiel'],
    ['tours', 'Selectors', [0, 4], 'Ziffernblock\nKarte'],
    ['tours', 'MapScoreShow', true, 'Ja'],
    ['tours', 'ThemeID', 2, 'Nacht'],
    ['tours', 'ThemeID', -1, 'leer'],
    ['tours', 'ThemeID', 99, '99'],
    ['tours', 'MapZoomMax', 2.5, '2,5'],
    ['tours', 'EnabledFrom', '2026-05-01', '01.05.2026'],
    ['tours', 'EnabledUntil', '', 'leer'],
    ['tours', 'EnabledUntil', 'September', 'September'],
    ['tours', 'MapHome', { X: 1, Y: 2, Zoom: 3 }, 'Von links: 1\nVon oben: 2\nZoomstufe: 3'],
    ['locations', 'DeepDives', [7], 'Schale'],
    ['locations', 'MediaURL.de', 'files/audio/schale.mp3', 'schale.mp3'],
    ['locations', 'MediaURL.de', 'https://example.org/a.mp3', 'https://example.org/a.mp3'],
    [
      'locations',
      'GameChoices',
      [{ Text: { de: 'Ton' }, IsSolution: true }],
      'Antwort: Deutsch: Ton\nDas ist richtig: Ja',
    ],
    ['locations', 'Unknown', { a: 1 }, '{"a":1}'],
  ] as const)('%s %s %j', (model, path, value, words) =>
    expect(valueText(value, place(model, path), speaker)).toBe(words),
  );
});
