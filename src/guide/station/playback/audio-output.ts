import { createStore } from 'zustand';
import { AudioChannel as channels } from '#content/constants.ts';
import { asAudioChannel, type AudioChannel } from '#content/audio-channel.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import type { Native } from '../../adapters/native.ts';
import { type Storage, storageKeys } from '../../adapters/storage.ts';

/** Where the native app plays sound: at the ear or over the loudspeaker. On the web, always the latter. */
export interface AudioOutput extends ReadonlyStore<AudioChannel> {
  /** Takes the museum's wish (NativeDefaultAudioChannel), unless the visitor has chosen. */
  readonly begin: (wish: AudioChannel) => void;
  readonly toggle: () => void;
  /** For now: the visitor's choice is kept. */
  readonly switchTo: (channel: AudioChannel) => void;
}

export function createAudioOutput(native: Native | undefined, storage: Storage): AudioOutput {
  const store = createStore<AudioChannel>(() => native?.audioChannel() ?? channels.SPEAKER);
  // The app has the last word: headphones, for one, win over the ear.
  native?.listen((message) => {
    if (message.type === 'audio-channel' && message.channel !== store.getState()) store.setState(message.channel, true);
  });

  function switchTo(channel: AudioChannel): void {
    if (native === undefined) return;
    native.setAudioChannel(channel);
    store.setState(native.audioChannel() ?? channel, true);
  }

  return {
    ...store,
    begin: (wish) => switchTo(asAudioChannel(storage.read(storageKeys.audioChannel)) ?? wish),
    toggle: () => {
      const channel = store.getState() === channels.SPEAKER ? channels.EARPIECE : channels.SPEAKER;
      storage.write(storageKeys.audioChannel, channel);
      switchTo(channel);
    },
    switchTo,
  };
}
