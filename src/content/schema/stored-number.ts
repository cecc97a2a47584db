/** A number as it is stored: as such, or as a text that is one. Undefined for everything else, also for infinity. */
export function asNumber(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined;
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  const value = Number(given);
  return Number.isFinite(value) ? value : undefined;
}

/** A whole number as it is stored. Those too large to be exact are none. */
export function asWhole(given: unknown): number | undefined {
  const value = asNumber(given);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The ID of an object that is there, or is referred to: 0 or more. Undefined for "none" (-1) and for anything but an ID. */
export function asId(given: unknown): number | undefined {
  const value = asWhole(given);
  return value !== undefined && value >= 0 ? value : undefined;
}
