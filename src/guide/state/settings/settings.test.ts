import { describe, expect, it } from 'vitest';
import { language } from '#content/entities/language.ts';
import { fakeDevice } from '../../adapters/fake-device.ts';
import { createSettings, pickLanguage } from './settings.ts';

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

it('German is German, though other languages share its accessibility code', () => {
  const french = language.complete({ ID: 4, Code: 'fr' });
  const plain = language.complete({ ID: 5, Code: 'de-LS', AccessibilityCode: 'de' });
  expect(pickLanguage([english, french, plain, german], 'de', []).Code).toBe('de');
  expect(pickLanguage([english, french, plain, german], undefined, ['de-DE']).Code).toBe('de');
  expect(pickLanguage([english, french, plain, german], 'de-LS', []).Code).toBe('de-LS');
});

describe('settings', () => {
  it('are kept on the device', () => {
    const { items, open } = fakeDevice();
    const settings = createSettings(open(), false);
    settings.chooseLanguage('en');
    settings.toggleHighContrast();
    expect(Object.fromEntries(items)).toEqual({ language: 'en', highContrast: 'true' });
    expect(createSettings(open(), false).getState()).toEqual({ language: 'en', highContrast: true, speed: 1 });
  });

  it('follow the device’s wish for contrast until the visitor has chosen', () => {
    expect(createSettings(fakeDevice().open(), true).getState().highContrast).toBe(true);
    expect(createSettings(fakeDevice({ highContrast: 'false' }).open(), true).getState().highContrast).toBe(false);
  });

  it('last as long as the page when storage is forbidden or full', () => {
    const storage = fakeDevice({}, { isForbidden: true }).open();
    const settings = createSettings(storage, false);
    settings.chooseLanguage('en');
    expect([settings.getState().language, storage.read('language')]).toEqual(['en', 'en']);
  });
});
