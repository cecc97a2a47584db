import { westernDigits } from './digits.ts';

/** Station codes are texts: "7", "007" and "A-3" are three codes. Case, outer blanks and the kind of digits do not count. */
export function normaliseCode(code: string): string {
  return westernDigits(code.trim().toLowerCase());
}

/** How a code is shown: with leading zeros up to a width when the museum wants it (StationNumberWidth). */
export function displayCode(code: string, width: number | undefined): string {
  return width !== undefined && /^\d+$/.test(code) ? code.padStart(width, '0') : code;
}

export interface CodeSearch<Item> {
  /** The station with the whole typed code, leading zeros aside; undefined if there is none. */
  readonly exact: Item | undefined;
  /** All stations whose codes begin with the typed text or match without zeros, in the order given. */
  readonly candidates: readonly Item[];
}

/**
 * Finds stations by the code typed so far. Codes match exactly or, if none does, by their digits without leading zeros:
 * 7 finds "007", and 007 finds "7". Codes can have any length.
 */
export function findByCode<Item extends { readonly Code: string }>(
  items: readonly Item[],
  typed: string,
): CodeSearch<Item> {
  const wanted = normaliseCode(typed);
  if (wanted === '') return { exact: undefined, candidates: [] };
  const candidates = items.filter(({ Code }) => {
    const code = normaliseCode(Code);
    return code.startsWith(wanted) || withoutZeros(code) === withoutZeros(wanted);
  });
  const exact =
    candidates.find(({ Code }) => normaliseCode(Code) === wanted) ??
    candidates.find(({ Code }) => withoutZeros(normaliseCode(Code)) === withoutZeros(wanted));
  return { exact, candidates };
}

function withoutZeros(code: string): string {
  return /^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : code;
}
