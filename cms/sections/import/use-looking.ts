import { useEffect, useEffectEvent, useState } from 'react';
import { type ImportWorker } from './work/open-import-worker.ts';

export interface LookingOptions {
  readonly open: () => ImportWorker;
  /** Bytes of the stored files; undefined: not yet, or no longer. */
  readonly storedSizes: readonly number[] | undefined;
  /** Called when something was found that a plan should say. */
  readonly onNews: () => void;
}

/**
 * Looks into the dropped files in the worker, for their tags and for those that are stored already. Returns how many are
 * left.
 */
export function useLooking({ open, storedSizes, onNews }: LookingOptions): number {
  const [left, setLeft] = useState(0);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (storedSizes === undefined) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      for (;;) {
        const looked = await open().ask('lookInto', { storedSizes });
        if (isOver) return;
        setLeft(looked.left);
        if (looked.left > 0) continue;
        if (looked.isNews) tell();
        return;
      }
    };
    void look().catch((error: unknown) => console.warn('The files could not be looked into', error));
    return () => {
      isOver = true;
      setLeft(0);
    };
  }, [open, storedSizes]);
  return left;
}
