import { type Feel } from '#engine/play/game.ts';

/** Milliseconds of shaking, and of rest between. */
const patterns: Readonly<Record<Feel, number[]>> = { tick: [8], right: [18], wrong: [30, 40, 30] };

/** A short answer to the hand, on phones that can. */
export function feel(what: Feel): void {
  if ('vibrate' in navigator) navigator.vibrate(patterns[what]);
}
