import { useMemo } from 'react';
import { location } from '#content/entities/location.ts';
import { isObject } from '#content/schema/containers.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useField } from '../fields/use-field.ts';
import { readSwitchTimes, type SwitchTime, toTimeline } from './switch-times.ts';

export interface BoundSwitchTimes {
  readonly times: readonly SwitchTime[];
  /** @param typed changes with the same key in quick succession are one undo step; without a key, each is a step */
  readonly put: (times: readonly SwitchTime[], typed?: string) => void;
}

/** Binds the timeline of one station of the draft. */
export function useSwitchTimes(of: ObjectName): BoundSwitchTimes {
  const { value, update } = useField(of, ['Timeline']);
  const times = useMemo(() => readSwitchTimes(location.complete({ Timeline: value }).Timeline), [value]);
  return {
    times,
    put: (next, typed) =>
      update(
        (stored) => (next.length === 0 ? undefined : { ...(isObject(stored) ? stored : {}), ...toTimeline(next) }),
        typed,
      ),
  };
}
