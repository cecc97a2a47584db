import { type LanguageVariant, languageVariants } from '#content/language-variants.ts';
import { isObject } from '#content/schema/containers.ts';

export const looks = ['device', 'light', 'dark'] as const;

/** The sizes of text that visitors choose from; 1 is the device's own. */
export const textSizes = [1, 1.25, 1.5, 2] as const;

/** What a visitor needs, in plain words. Each need sets several settings at once. */
export const needs = ['cannotHear', 'cannotSee', 'noStairs', 'withChildren'] as const;

export type Need = (typeof needs)[number];

/** How a visitor wants the guide on every screen; kept on the device. */
export interface AccessProfile {
  /** The variant of the visitor's language; undefined: the language itself. */
  readonly variant: LanguageVariant | undefined;
  /** Dark or light; `device`: what the device prefers. */
  readonly look: (typeof looks)[number];
  readonly textSize: (typeof textSizes)[number];
  /** Whether captions are open wherever there are some. */
  readonly captions: boolean;
  /** Whether nothing moves, as if the device preferred reduced motion. */
  readonly calm: boolean;
  /** Whether texts can be read aloud by the device's voice. */
  readonly aloud: boolean;
  readonly needs: readonly Need[];
  /** Whether the visitor has answered, or has said that there is nothing to answer. */
  readonly isAsked: boolean;
}

export const plainProfile: AccessProfile = {
  variant: undefined,
  look: 'device',
  textSize: 1,
  captions: false,
  calm: false,
  aloud: false,
  needs: [],
  isAsked: false,
};

/** Reads a stored profile, or one from another device. Whatever is not known there is as if never chosen. */
export function readProfile(stored: unknown): AccessProfile {
  if (!isObject(stored)) return plainProfile;
  const given = stored['needs'];
  return {
    variant: languageVariants.find((one) => one === stored['variant']),
    look: looks.find((one) => one === stored['look']) ?? 'device',
    textSize: textSizes.find((one) => one === stored['textSize']) ?? 1,
    captions: stored['captions'] === true,
    calm: stored['calm'] === true,
    aloud: stored['aloud'] === true,
    needs: Array.isArray(given) ? needs.filter((one) => given.includes(one)) : [],
    isAsked: stored['isAsked'] === true,
  };
}
