import { failedThoughReached } from '../../adapters/failed-though-reached.ts';

export interface AccessKeeping {
  readonly page: Document;
  /** Checks access, and returns whether it has ended. */
  readonly doubt: () => Promise<boolean>;
  /** Renews access that is about to end. */
  readonly renew: () => void;
  /** Leads to where visitors get access. */
  readonly leave: () => void;
}

/**
 * Renews access at the start and on every return to the page, and notices when it has ended: the first picture or
 * recording that fails triggers a check. A visitor who listens to a loaded recording is never interrupted.
 */
export function keepAccess({ page, doubt, renew, leave }: AccessKeeping): void {
  const check = async (): Promise<void> => {
    if (await doubt()) leave();
  };
  page.addEventListener(failedThoughReached, () => void check());
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement) void check();
    },
    true,
  );
  // Pictures may have failed before this code arrived.
  for (const { complete, currentSrc, naturalWidth } of page.querySelectorAll('img'))
    if (complete && currentSrc !== '' && naturalWidth === 0) void check();
  renew();
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden) renew();
  });
}
