import type { Variant } from './definition.js';

/** How a text is spoken to its listeners, compared with a narration for everyone. */
export interface Manner {
  /** Times as fast. */
  pace: number;
  /** Added to the pitch of the voice. */
  pitch: number;
  /** Times as long a pause between sentences. */
  pause: number;
}

const manners: Record<Variant, Manner> = {
  easy: { pace: 0.82, pitch: 0, pause: 1.9 },
  kids: { pace: 0.94, pitch: 8, pause: 1.3 },
  described: { pace: 1, pitch: -4, pause: 1.2 },
};

export function mannerFor(variant: Variant | undefined): Manner {
  return variant === undefined ? { pace: 1, pitch: 0, pause: 1 } : manners[variant];
}
