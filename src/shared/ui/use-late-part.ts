import { useEffect, useEffectEvent, useState } from 'react';
import type { LatePart } from './late-part.ts';

/**
 * Returns a part once it is there, and fetches it when it is wanted. After a failure the next
 * component that wants it fetches it again, and so does this one when it wants it again.
 */
export function useLatePart<Part>(
  part: Pick<LatePart<Part>, 'get' | 'fetch'>,
  isWanted: boolean,
  onFailed: (error: unknown) => void,
): Part | undefined {
  const [loaded, setLoaded] = useState(part.get);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isWanted || loaded !== undefined) return undefined;
    let isHere = true;
    part.fetch().then(
      (fetched) => {
        if (isHere) setLoaded(() => fetched);
      },
      (error: unknown) => {
        if (isHere) fail(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [part, isWanted, loaded]);
  return loaded;
}
