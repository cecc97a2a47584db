import { Howl } from 'howler';
import { formatOf } from './format.ts';

/** Plays the short sounds of a game, which may overlap, and spoken words, one recording at a time. */
export interface Effects {
  /** Fetches sounds in advance. */
  readonly prepare: (urls: readonly string[]) => void;
  /** An empty address, or a sound that fails to load, is silent. */
  readonly play: (url: string) => void;
  /** Resolves when the sound has ended or failed to load, and after `timeoutMs` at the latest. */
  readonly playOut: (url: string, timeoutMs: number) => Promise<void>;
  /** Plays spoken words, and stops the previous ones. */
  readonly speak: (url: string) => void;
  readonly silence: () => void;
  readonly destroy: () => void;
}

export function createEffects(): Effects {
  const sounds = new Map<string, Howl>();
  let voice: Howl | undefined;

  function soundOf(url: string): Howl {
    const sound = sounds.get(url) ?? new Howl({ src: [url], format: [formatOf(url)] });
    sounds.set(url, sound);
    return sound;
  }

  function silence(): void {
    voice?.unload();
    voice = undefined;
  }

  return {
    prepare: (urls) => {
      for (const url of urls) if (url !== '') soundOf(url);
    },
    play: (url) => {
      if (url !== '') soundOf(url).play();
    },
    playOut: (url, timeoutMs) =>
      new Promise((resolve) => {
        if (url === '') {
          resolve();
          return;
        }
        const sound = soundOf(url);
        for (const event of ['end', 'loaderror', 'playerror']) sound.once(event, () => resolve());
        setTimeout(resolve, timeoutMs);
        if (sound.state() === 'unloaded') sound.load();
        sound.play();
      }),
    speak: (url) => {
      silence();
      if (url === '') return;
      voice = new Howl({ src: [url], html5: true, format: [formatOf(url)] });
      voice.play();
    },
    silence,
    destroy: () => {
      silence();
      for (const sound of sounds.values()) sound.unload();
      sounds.clear();
    },
  };
}
