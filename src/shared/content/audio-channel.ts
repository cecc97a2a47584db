import { AudioChannel as channels } from './constants.ts';

export type AudioChannel = (typeof channels)[keyof typeof channels];

/** Returns undefined for anything that is no channel. */
export function asAudioChannel(given: unknown): AudioChannel | undefined {
  return given === channels.SPEAKER || given === channels.EARPIECE ? given : undefined;
}
