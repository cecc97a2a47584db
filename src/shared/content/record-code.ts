import { normaliseCode } from './station-code.ts';

/**
 * Tells a tour, or a station in its tour, apart from others in scores and visits: its code or, if staff gave it none,
 * its ID. {@link recordedId} reads the latter.
 */
export function recordCode({ ID, Code }: Coded): string {
  return normaliseCode(Code) === '' ? `#${ID}` : Code;
}

export interface Coded {
  readonly ID: number;
  readonly Code: string;
}

/** The ID in a {@link recordCode}; undefined if it is a code. */
export function recordedId(code: string): number | undefined {
  const digits = /^#(\d{1,15})$/.exec(code.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
