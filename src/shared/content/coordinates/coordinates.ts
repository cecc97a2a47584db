import { isLink, readLink } from './links.ts';
import { type CoordinatesOutcome, fault, type Spot } from './outcome.ts';
import { readWritten } from './written.ts';

/**
 * Reads a place in any form in which maps give it: `54.33, 10.15`, `54,33; 10,15`, `54°19'48"N 10°09'00"E`,
 * `N 54° 19.8' E 10° 9.0'`, geo URIs, and links of map services. Never guesses: text with several readings is a fault.
 */
export function readCoordinates(text: string): CoordinatesOutcome {
  const given = text.trim();
  if (given === '') return fault('empty', '');
  if (isLink(given)) return readLink(given);
  return grid.test(given) ? fault('projected', given) : readWritten(given);
}

/** A zone of UTM and metres, or a square of MGRS. */
const grid = /^\d{1,2}\s*[C-HJ-NP-X]\s*(?:\d{6,}|[A-HJ-NP-Z]{2}\s*\d{2,})/i;

/** Seven decimals are about a centimetre. */
const decimals = 7;

/** Writes a place as {@link readCoordinates} reads it, in degrees with decimals. */
export function writeCoordinates({ latitude, longitude }: Spot): string {
  return `${writeDegrees(latitude)}, ${writeDegrees(longitude)}`;
}

/** Returns degrees without decimals that no position has. */
export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}

function writeDegrees(degrees: number): string {
  const rounded = degrees.toFixed(decimals).replace(/0{1,2}$/, '');
  return Number(rounded) === 0 ? '0.00000' : rounded;
}
