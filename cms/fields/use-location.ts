import { useMemo } from 'react';
import { location, type Location } from '#content/entities/location.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useObject } from '../workspace/workspace-context.tsx';

/** Returns a station as the visitors' guide reads it, with every field present. */
export function useLocation(of: ObjectName): Location {
  const stored = useObject(of);
  return useMemo(() => location.complete(stored ?? {}), [stored]);
}
