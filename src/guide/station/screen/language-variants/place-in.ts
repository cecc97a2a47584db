import { type Cue, cueAt } from '#content/captions/read-vtt.ts';

export interface Heard {
  /** Seconds; undefined: unknown. */
  readonly duration: number | undefined;
  /** The captions of the recording, by their start; empty: none. */
  readonly cues: readonly Cue[];
}

/** The share of its length by which a recording may differ from another that says the same at the same time. */
const sameLength = 0.02;

/**
 * Returns where another recording of the same station goes on, in seconds: at the same place if both have one length, else
 * at the sentence that is as far along, else at the start.
 */
export function placeIn(from: Heard & { readonly position: number }, to: Heard): number {
  const { position } = from;
  if (position <= 0) return 0;
  if (from.duration !== undefined && to.duration !== undefined) {
    if (Math.abs(to.duration - from.duration) <= from.duration * sameLength) return Math.min(position, to.duration);
  }
  const share = shareOf(from);
  if (share === undefined || to.cues.length === 0) return 0;
  return to.cues[Math.min(to.cues.length - 1, Math.floor(share * to.cues.length))]?.start ?? 0;
}

/** Returns how much of a recording has been heard, in sentences if its captions are known. */
function shareOf({ position, duration, cues }: Heard & { readonly position: number }): number | undefined {
  if (cues.length > 0) return Math.max(0, cueAt(cues, position)) / cues.length;
  return duration === undefined || duration <= 0 ? undefined : Math.min(1, position / duration);
}
