import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';

export interface Spoken {
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed. */
  readonly rate: number;
}

export interface SpeechListener {
  readonly onBegun: () => void;
  readonly onEnded: () => void;
  /** @param reason the browser's word for it, such as `interrupted` */
  readonly onFailed: (reason: SpeechSynthesisErrorCode) => void;
}

/** The device's voices. */
export interface Speech {
  /** They may come late, and change. */
  readonly voices: ReadonlyStore<readonly SpeechSynthesisVoice[]>;
  /** Speaks, instead of what is being spoken. Returns the stop, after which nothing is heard or reported. */
  readonly say: (spoken: Spoken, listener: SpeechListener) => () => void;
}

/** Undefined where the browser has no voices, as in an Android app. */
export function findSpeech(): Speech | undefined {
  // Both are missing somewhere, whatever the types say.
  const { speechSynthesis: synthesis } = globalThis as Partial<typeof globalThis>;
  if (synthesis === undefined || !('Segmenter' in Intl)) return undefined;
  const voices = createStore<readonly SpeechSynthesisVoice[]>(() => synthesis.getVoices());
  // Safari 15 has no event, and all voices from the start.
  synthesis.addEventListener?.('voiceschanged', () => voices.setState(synthesis.getVoices(), true));
  // A page that has gone would speak on.
  addEventListener('pagehide', () => synthesis.cancel());
  return { voices, say: (spoken, listener) => say(synthesis, spoken, listener) };
}

function say(
  synthesis: SpeechSynthesis,
  { text, voice, rate }: Spoken,
  { onBegun, onEnded, onFailed }: SpeechListener,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  const listeners = new AbortController();
  const { signal } = listeners;
  utterance.addEventListener('start', onBegun, { signal });
  utterance.addEventListener('end', onEnded, { signal });
  utterance.addEventListener('error', ({ error }) => onFailed(error), { signal });
  const speak = (): void => {
    // One that another page has paused would stay silent.
    synthesis.resume();
    synthesis.speak(utterance);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (synthesis.speaking || synthesis.pending) {
    synthesis.cancel();
    // Safari drops what is spoken in the same task.
    timer = setTimeout(speak);
  } else speak();
  return () => {
    listeners.abort();
    clearTimeout(timer);
    synthesis.cancel();
  };
}
