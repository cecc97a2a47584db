import { AudioChannel as channels } from '#content/constants.ts';
import { type AudioOutput } from './audio-output.ts';

/**
 * Plays at the ear as long as the phone is held there (apkUseProximitySensor), where the loudspeaker would be too loud.
 * Pass whether it is to the function returned.
 */
export function playAtEar(output: AudioOutput): (isAtEar: boolean) => void {
  /** Whether sound comes from the earpiece only for that reason. */
  let isHeld = false;
  return (isAtEar) => {
    if (isAtEar === isHeld) return;
    const isLoud = output.getState() === channels.SPEAKER;
    isHeld = isAtEar && isLoud;
    if (isAtEar === isLoud) output.switchTo(isAtEar ? channels.EARPIECE : channels.SPEAKER);
  };
}
