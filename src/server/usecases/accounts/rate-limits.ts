/** How wrong attempts of one kind slow down further ones. DECISIONS.md says how many guesses an hour they leave. */
export interface RateLimit {
  /** Wrong attempts without a delay. */
  readonly free: number;
  /** Milliseconds after which one of them is forgotten. */
  readonly forget: number;
  /** Milliseconds of the first delay; every further wrong attempt doubles it, up to the longest. */
  readonly first: number;
  readonly longest: number;
  /** A right attempt ends the delay. Otherwise one known password would make room for guesses at others. */
  readonly endsWithSuccess?: true;
  /** Applies only to callers who have failed themselves on this day under this other limit. */
  readonly onlyAfter?: 'network';
}

const second = 1000;
const minute = 60 * second;
export const day = 24 * 60 * minute;

export const rateLimits = {
  /** A name in a browser that it has logged in with before. Other browsers cannot use it up. */
  knownDevice: { free: 10, forget: 60 * minute, first: 30 * second, longest: 15 * minute, endsWithSuccess: true },
  nameAtNetwork: { free: 5, forget: 60 * minute, first: 30 * second, longest: 15 * minute, endsWithSuccess: true },
  network: { free: 30, forget: 10 * minute, first: 30 * second, longest: 15 * minute },
  /** Guesses at one name from many networks. A network that has not failed yet is never held up. */
  name: { free: 20, forget: 15 * minute, first: 30 * second, longest: 15 * minute, onlyAfter: 'network' },
  /** Codes of a second factor after the right password, from anywhere: callers without it cannot use it up. */
  code: { free: 10, forget: 60 * minute, first: 30 * second, longest: 15 * minute, endsWithSuccess: true },
  /** The old password, asked for in a session. */
  session: { free: 5, forget: 60 * minute, first: 30 * second, longest: 15 * minute, endsWithSuccess: true },
  visitorDevice: { free: 10, forget: minute, first: 15 * second, longest: 5 * minute, endsWithSuccess: true },
  /** A whole museum may share one address, so these delays do not grow. */
  visitorToken: { free: 100, forget: 30 * second, first: 30 * second, longest: 30 * second },
  visitorPassword: { free: 100, forget: 30 * second, first: 30 * second, longest: 30 * second },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitKind = keyof typeof rateLimits;

/** The state of one key. Times are milliseconds since 1970. */
export interface RateLimited {
  readonly failedAt: number;
  /** When all wrong attempts are forgotten, one by one at equal intervals. */
  readonly emptyAt: number;
  readonly until: number;
}

/** Milliseconds by which the clocks of servers may differ. */
export const clockTolerance = 5 * minute;

/** Beyond so many doublings a delay is the longest anyway, so that no more have to be forgotten. */
const mostDoublings = 6;

/** Returns what counts now; a failure in the future was noted under a wrong clock, and is void. */
export function believable<Row extends RateLimited>(row: Row | undefined, now: number): Row | undefined {
  return row === undefined || row.failedAt > now + clockTolerance ? undefined : row;
}

export function afterFailure(before: RateLimited | undefined, rateLimit: RateLimit, now: number): RateLimited {
  const { free, forget, first, longest } = rateLimit;
  const known = believable(before, now);
  const most = now + (free + mostDoublings) * forget;
  const emptyAt = Math.min(Math.max(known?.emptyAt ?? now, now) + forget, most);
  const failures = Math.ceil((emptyAt - now) / forget);
  const delay = failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
  return { failedAt: now, emptyAt, until: now + delay };
}
