/** How long tests wait, in milliseconds. */
export interface Timeouts {
  /** For an action, or for a state of the product that an action brings about. */
  readonly step: number;
  /** For what an offline worker brings about: it stores files behind the page, and gives a silent network its time. */
  readonly worker: number;
  /** For a page that is loaded. */
  readonly navigation: number;
  /** For a whole case. */
  readonly test: number;
  /** For what a file prepares: a museum, a server, the first page of a browser. */
  readonly hook: number;
}

/** The environment variable that says how many times slower than a quiet machine this one is. */
export const slownessVariable = 'CICERONE_SLOWNESS';

export function timeouts(): Timeouts {
  const slowness = Number(process.env[slownessVariable] ?? '1');
  return {
    step: 5000 * slowness,
    worker: 20_000 * slowness,
    navigation: 10_000 * slowness,
    test: 20_000 * slowness,
    hook: 60_000 * slowness,
  };
}
