import { useCallback, useEffect, useState } from 'react';
import { RequestError } from '#contract/errors.ts';
import { accessClientOf } from '../../state/visit/access-calls.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { useBoot } from './use-access-entry.ts';

export interface Title {
  /** The museum's name, which is public; empty until it has loaded. */
  readonly museum: string;
  /** Undefined unless the server could not be reached: asks again, and tells whether it answers now. */
  readonly again: (() => Promise<boolean>) | undefined;
}

/** Milliseconds; short, because the answer shows whether a visitor can get in at all. */
const timeoutMs = 3000;

export function useTitle(): Title {
  const boot = useBoot();
  const visit = useVisit();
  const [museum, setMuseum] = useState('');
  const [isLost, setLost] = useState(false);

  const ask = useCallback(async (): Promise<boolean> => {
    try {
      setMuseum(await accessClientOf(boot, visit, timeoutMs).title(document.documentElement.lang));
    } catch (error) {
      // The screen works without the name.
      if (error instanceof RequestError && error.facts.failure === 'network') {
        setLost(true);
        return false;
      }
    }
    setLost(false);
    return true;
  }, [boot, visit]);

  useEffect(() => {
    const look = (): void => void ask();
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [ask]);
  return { museum, again: isLost ? ask : undefined };
}
