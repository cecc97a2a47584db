import { createContext, use, useSyncExternalStore } from 'react';
import { type Steering } from './steering.ts';

export const SteeringContext = createContext<Steering | undefined>(undefined);

/** Returns the steering of the map around the calling component. */
export function useSteering(): Steering {
  const steering = use(SteeringContext);
  if (steering === undefined) throw new Error('Only a child of an ImageMap can steer it');
  return steering;
}

/** Returns the zoom at which the map last came to rest. */
export function useZoom(): number {
  const { subscribe, view } = useSteering();
  return useSyncExternalStore(subscribe, () => view().zoom);
}

/** Returns the scale at which the map last came to rest, in CSS pixels per map unit. */
export function useScale(): number {
  const { subscribe, view } = useSteering();
  return useSyncExternalStore(subscribe, () => view().scale);
}
