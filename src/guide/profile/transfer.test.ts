import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageVariants } from '#content/language-variants.ts';
import { fakeDevice } from '../adapters/testing/fake-device.ts';
import { looks, needs, textSizes } from '../state/settings/access-profile.ts';
import { createSettings, speeds } from '../state/settings/settings.ts';
import { addressWith, takeOver } from './transfer.ts';

const screen = 'https://museum.example/guide/welcome';
const fresh = () => createSettings(fakeDevice().open(), false);

const profiles = fc.record({
  variant: fc.constantFrom(undefined, ...languageVariants),
  look: fc.constantFrom(...looks),
  textSize: fc.constantFrom(...textSizes),
  captions: fc.boolean(),
  calm: fc.boolean(),
  aloud: fc.boolean(),
  needs: fc.subarray([...needs]),
});

it('brings every setting to another device, and sends nothing to the server', () => {
  fc.assert(
    fc.property(profiles, fc.boolean(), fc.constantFrom(...speeds), (profile, isHigh, speed) => {
      const [from, to] = [fresh(), fresh()];
      from.change({ ...profile, isAsked: true });
      from.chooseLanguage('ar');
      from.chooseSpeed(speed);
      if (isHigh) from.toggleHighContrast();
      const address = new URL(addressWith(from.getState(), 'ar', screen));
      expect(address.href.slice(0, -address.hash.length)).toBe(screen);
      expect(takeOver(address.hash, to)).toBe(true);
      expect(to.getState()).toEqual(from.getState());
    }),
  );
});

it('anything else in an address changes nothing, and never fails', () => {
  const before = fresh().getState();
  const hashes = fc.oneof(fc.string(), fc.json(), fc.constant('%E0%A4%A'), fc.constant('[]'), fc.constant('null'));
  fc.assert(
    fc.property(hashes, (text) => {
      const settings = fresh();
      const isTaken = takeOver(`#access=${text}`, settings);
      expect(isTaken ? before : settings.getState()).toEqual(before);
    }),
  );
});
