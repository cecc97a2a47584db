import { useEffect, useState } from 'react';
import { failedThoughReached } from './failed-though-reached.ts';

/**
 * Asks the museum's server for an answer each time that something has failed: what the phone believes of its network
 * is often wrong.
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
