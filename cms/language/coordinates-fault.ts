import { type CoordinatesOutcome } from '#content/coordinates/outcome.ts';
import { type Translate } from '#i18n/pack.ts';
import { type StaffKey } from './texts.tsx';

/** Says what of written coordinates was not understood. */
export function coordinatesFault(
  { fault, part }: Extract<CoordinatesOutcome, { readonly ok: false }>,
  t: Translate<StaffKey>,
): string {
  return t(`place.${fault}`, { part: shortened(part) });
}

const longest = 60;

/** Quotes no more of a pasted text than a line below its field has room for. */
export function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > longest ? `${trimmed.slice(0, longest)} …` : trimmed;
}
