import { readCoordinates } from '#content/coordinates/coordinates.ts';
import { type CoordinatesOutcome } from '#content/coordinates/outcome.ts';

/** The outcome of pasting into a field for a number. */
export type Pasted =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'other'; readonly place: CoordinatesOutcome };

/** Reads a number with a point or a comma before its decimals, or else a place. Never guesses. */
export function readPasted(text: string): Pasted {
  const alone = numberIn(text.trim().replaceAll(/[\u2212\u2013]/g, '-'));
  return alone === undefined ? { kind: 'other', place: readCoordinates(text) } : { kind: 'number', value: alone };
}

/** One thousand and a decimal comma look alike, so only one separator is allowed. */
function numberIn(text: string): number | undefined {
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
