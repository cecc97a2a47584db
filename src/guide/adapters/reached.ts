import { useEffect, useState } from 'react';
import { failedThoughReached } from './failed-though-reached.ts';

/**
 * Requests an answer from the museum's server after each failure, because the phone's own view of its network is often
 * wrong.
 *
 * @returns undefined until it is known
 */
export function useReached(hasFailed: boolean): boolean | undefined {
  const [isReached, setReached] = useState<boolean>();
  useEffect(() => {
    if (!hasFailed) return undefined;
    let note: (found: boolean) => void = setReached;
    import('./museum.ts')
      .then(({ isMuseum }) => isMuseum(new URL('./', document.baseURI)))
      .then(
        (found) => {
          note(found);
          if (found) document.dispatchEvent(new Event(failedThoughReached));
        },
        () => note(false),
      );
    return () => {
      note = () => undefined;
      setReached(undefined);
    };
  }, [hasFailed]);
  return isReached;
}
