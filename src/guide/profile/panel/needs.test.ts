import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageVariants } from '#content/language-variants.ts';
import { needs, plainProfile, readProfile } from '../../state/settings/access-profile.ts';
import { withNeed } from './needs.ts';

const after = (
  given: typeof plainProfile,
  ...args: Parameters<typeof withNeed> extends [unknown, ...infer R] ? R : []
) => ({
  ...given,
  ...withNeed(given, ...args),
});

it('a visitor who cannot hear gets captions, and sign language where there is some', () => {
  const wish = { need: 'cannotHear', isOn: true } as const;
  expect(after(plainProfile, wish, ['sign'])).toMatchObject({ captions: true, variant: 'sign', needs: ['cannotHear'] });
  expect(after(plainProfile, wish, ['easy'])).toMatchObject({ captions: true, variant: undefined });
});

it('a variant that the visitor chose stays', () => {
  const easy = { ...plainProfile, variant: 'easy' } as const;
  const all = languageVariants;
  expect(after(easy, { need: 'cannotSee', isOn: true }, all)).toMatchObject({ variant: 'easy', aloud: true });
  expect(after(easy, { need: 'cannotSee', isOn: false }, all).variant).toBe('easy');
});

it('a need that is taken back leaves a plain profile as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...needs), fc.subarray([...languageVariants]), (need, offered) => {
      const named = after(plainProfile, { need, isOn: true }, offered);
      expect(readProfile(named)).toEqual(named);
      expect(after(named, { need, isOn: false }, offered)).toEqual(plainProfile);
    }),
  );
});
