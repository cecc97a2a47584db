/** Reads a stored number, or a text with one. Returns undefined for everything else, including infinity. */
export function asNumber(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined;
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  const value = Number(given);
  return Number.isFinite(value) ? value : undefined;
}

/** Reads a stored whole number. Returns undefined if it is too large to be exact. */
export function asWhole(given: unknown): number | undefined {
  const value = asNumber(given);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Reads the ID of an object or a reference: 0 or more. Returns undefined for "none" (-1) and invalid values. */
export function asId(given: unknown): number | undefined {
  const value = asWhole(given);
  return value !== undefined && value >= 0 ? value : undefined;
}
