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
 * at the sentence that is as far along, else at the start. At the same place, too, if a length is not known.
 */
export function placeIn(from: Heard & { readonly position: number }, to: Heard): number {
  const { position } = from;
  if (position <= 0) return 0;
  const [before, after] = [from.duration, to.duration];
  const areKnown = before !== undefined && after !== undefined;
  if (areKnown && Math.abs(after - before) <= before * sameLength) return Math.min(position, after);
  const share = shareOf(from);
  // On a slow network the length comes late; most variants are as long as the language's own.
  if (share === undefined || to.cues.length === 0) return areKnown ? 0 : position;
  return to.cues[Math.min(to.cues.length - 1, Math.floor(share * to.cues.length))]?.start ?? 0;
}

/** Returns how much of a recording has been heard, in sentences if its captions are known. */
function shareOf({ position, duration, cues }: Heard & { readonly position: number }): number | undefined {
  if (cues.length > 0) return Math.max(0, cueAt(cues, position)) / cues.length;
  return duration === undefined || duration <= 0 ? undefined : Math.min(1, position / duration);
}
