import { createStore, useStore } from 'zustand';
import { lazy } from '#content/catalogue-index.ts';
import { pickVoice } from '../../adapters/pick-voice.ts';
import { findSpeech } from '../../adapters/speech.ts';

const speech = lazy(findSpeech);

const none = createStore<readonly SpeechSynthesisVoice[]>(() => []);

/** Returns whether the device itself can speak a language, without sending texts to anyone. */
export function useHasVoice(language: string | undefined): boolean {
  const voices = useStore(speech()?.voices ?? none);
  return language !== undefined && pickVoice(voices, language) !== undefined;
}
