import * as fc from 'fast-check';
import { readProfile } from './access-profile.ts';
import { describe, expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { createSettings } from './settings.ts';

describe('settings', () => {
  it('are kept on the device', () => {
    const { items, open } = fakeDevice();
    const settings = createSettings(open(), false);
    settings.chooseLanguage('en');
    settings.toggleHighContrast();
    expect(Object.fromEntries(items)).toEqual({ language: 'en', highContrast: 'true' });
    expect(createSettings(open(), false).getState()).toMatchObject({ language: 'en', highContrast: true, speed: 1 });
  });

  it('keep the whole access profile, and read nothing else as one', () => {
    const { items, open } = fakeDevice();
    createSettings(open(), false).change({ variant: 'easy', textSize: 1.5, needs: ['noStairs'], isAsked: true });
    expect([...items.keys()]).toEqual(['profile']);
    const { variant, textSize, needs, isAsked, look } = createSettings(open(), false).getState();
    expect({ variant, textSize, needs, isAsked, look }).toEqual({
      variant: 'easy',
      textSize: 1.5,
      needs: ['noStairs'],
      isAsked: true,
      look: 'device',
    });
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(readProfile(readProfile(stored))).toEqual(readProfile(stored));
      }),
    );
  });

  it('keep what another tab has changed meanwhile', () => {
    const { open } = fakeDevice();
    const [one, other] = [createSettings(open(), false), createSettings(open(), false)];
    one.change({ variant: 'easy' });
    other.change({ captions: true });
    expect(createSettings(open(), false).getState()).toMatchObject({ variant: 'easy', captions: true });
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
