import { createContext, use, useSyncExternalStore } from 'react';
import { type Steering } from './steering.ts';

export const SteeringContext = createContext<Steering | undefined>(undefined);

/** Moves the map that the caller lies upon. */
export function useSteering(): Steering {
  const steering = use(SteeringContext);
  if (steering === undefined) throw new Error('Only what lies upon an ImageMap can steer it');
  return steering;
}

/** How near the map is shown, in steps of doubling from the whole picture, once it has come to rest. */
export function useZoom(): number {
  const { subscribe, view } = useSteering();
  return useSyncExternalStore(subscribe, () => view().zoom);
}
