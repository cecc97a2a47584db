import { describe, expect, it } from 'vitest';
import { language } from '#content/entities/language.ts';
import { createStorage } from '../adapters/storage.ts';
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

function deviceStorage(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, open: () => storage as unknown as Storage };
}

describe('settings', () => {
  it('are kept on the device', () => {
    const { kept, open } = deviceStorage();
    const settings = createSettings(createStorage(open), false);
    settings.chooseLanguage('en');
    settings.toggleHighContrast();
    expect(Object.fromEntries(kept)).toEqual({ language: 'en', highContrast: 'true' });
    expect(createSettings(createStorage(open), false).get()).toEqual({ language: 'en', highContrast: true, speed: 1 });
  });

  it('follow the device’s wish for contrast until the visitor has chosen', () => {
    expect(createSettings(createStorage(deviceStorage().open), true).get().highContrast).toBe(true);
    expect(createSettings(createStorage(deviceStorage({ highContrast: 'false' }).open), true).get().highContrast).toBe(
      false,
    );
  });

  it('last as long as the page when storage is forbidden or full', () => {
    const storage = createStorage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const settings = createSettings(storage, false);
    settings.chooseLanguage('en');
    expect([settings.get().language, storage.read('language')]).toEqual(['en', 'en']);
  });
});
