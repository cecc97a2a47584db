import { useMemo } from 'react';
import { isObject } from '#content/schema/containers.ts';
import { type ObjectName } from '../draft/draft.ts';
import { setAt } from '../draft/set-at.ts';
import { useDraft, useObject } from '../workspace/workspace-context.tsx';
import { location } from '#content/entities/location.ts';
import { readSwitchTimes, type SwitchTime, toTimeline } from './switch-times.ts';

export interface BoundSwitchTimes {
  readonly times: readonly SwitchTime[];
  /** @param mergeKey changes with the same key in quick succession are one undo step; without a key, each is a step */
  readonly put: (times: readonly SwitchTime[], mergeKey?: string) => void;
}

/** Binds the timeline of one station of the draft. */
export function useSwitchTimes(of: ObjectName): BoundSwitchTimes {
  const store = useDraft();
  const object = useObject(of);
  const stored = object?.['Timeline'];
  const times = useMemo(() => readSwitchTimes(location.complete({ Timeline: stored }).Timeline), [stored]);
  return {
    times,
    put: (next, mergeKey) => {
      if (object === undefined) return;
      const timeline = { ...(isObject(stored) ? stored : {}), ...toTimeline(next) };
      store.put(of.model, setAt(object, ['Timeline'], next.length === 0 ? undefined : timeline), mergeKey);
    },
  };
}
