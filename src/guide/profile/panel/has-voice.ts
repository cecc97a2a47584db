import { useSyncExternalStore } from 'react';
import { baseLanguage } from '#content/language-fallback.ts';

/** Returns whether the device itself can speak a language, without sending texts to anyone. */
export function useHasVoice(language: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => language !== undefined && hasVoice(language));
}

function hasVoice(language: string): boolean {
  if (!('speechSynthesis' in globalThis)) return false;
  const base = baseLanguage(language);
  return speechSynthesis.getVoices().some(({ lang, localService }) => localService && baseLanguage(lang) === base);
}

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener?.('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', listener);
}
