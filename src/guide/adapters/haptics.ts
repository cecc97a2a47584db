import { type HapticFeedback } from '#engine/play/game.ts';

/** Milliseconds of vibration and of the pauses between. */
const patterns: Readonly<Record<HapticFeedback, number[]>> = {
  tick: [8],
  right: [18],
  wrong: [30, 40, 30],
  won: [18, 60, 18, 60, 40],
};

/** Vibrates briefly in answer to a touch, on phones that can. A page that nobody has touched yet is refused, loudly. */
export function hapticFeedback(what: HapticFeedback): void {
  const isTouched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
  if ('vibrate' in navigator && isTouched) navigator.vibrate(patterns[what]);
}
