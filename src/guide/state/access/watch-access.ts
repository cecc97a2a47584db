import { failedThoughReached } from '../../adapters/failed-though-reached.ts';

export interface AccessWatch {
  readonly page: Document;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Asks the server whether this device may see the content. Rejects without an answer from the server. */
  readonly hasAccess: () => Promise<boolean>;
  /** Renews access from what the device remembers, and returns whether that worked. */
  readonly renew: () => Promise<boolean>;
  /** Leads to where visitors get access. */
  readonly leave: () => void;
}

/** Milliseconds between two questions: a page may have many pictures that are missing for other reasons. */
const pause = 10_000;

/**
 * Notices that access has ended during a visit: the first picture or recording that does not come makes the guide ask.
 * A visitor who listens to what has come is never interrupted.
 */
export function watchAccess({ page, now, hasAccess, renew, leave }: AccessWatch): void {
  let asked = -Infinity;
  const ask = async (): Promise<void> => {
    if (now() - asked < pause) return;
    asked = now();
    const isIn = await hasAccess().catch(() => true);
    if (!isIn && !(await renew())) leave();
  };
  page.addEventListener(failedThoughReached, () => void ask());
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement) void ask();
    },
    true,
  );
}
