import { isObject } from '#content/schema/containers.ts';

/** Where a rehearsed game starts: before it, at an attempt, or after it. */
export const playStarts = ['announced', 'first', 'third', 'won', 'explained'] as const;
export type PlayStart = (typeof playStarts)[number];

/** The largest seed: 31 bits. */
export const largestSeed = 2 ** 31 - 1;

/** How staff want to see a game. */
export interface PlayOrder {
  readonly seed: number;
  /** Undefined: as the preview starts without these tools. */
  readonly start?: PlayStart | undefined;
  readonly isSlow: boolean;
  readonly showsAreas: boolean;
}

/** The frame's report on a jump: the course has reached its start, or the nearest state that this station has. */
export interface PlayReport {
  readonly reached: string;
  readonly attempt: number;
}

export function parseOrder(given: unknown): PlayOrder | undefined {
  if (!isObject(given)) return undefined;
  const { seed, start: named, isSlow, showsAreas } = given;
  const start = playStarts.find((known) => known === named);
  if (!isSeed(seed) || start !== named || typeof isSlow !== 'boolean' || typeof showsAreas !== 'boolean')
    return undefined;
  return { seed, start, isSlow, showsAreas };
}

export function parseReport(given: unknown): PlayReport | undefined {
  if (!isObject(given)) return undefined;
  const { reached, attempt } = given;
  return typeof reached === 'string' && isCount(attempt) ? { reached, attempt } : undefined;
}

export function isSeed(value: unknown): value is number {
  return isCount(value) && value <= largestSeed;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
