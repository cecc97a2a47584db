import { isObject } from '#content/schema/containers.ts';
import { type MapBox } from '#engine/map/projection.ts';
import { useField } from '../fields/use-field.ts';

/** Returns how to set corners of a tour's box, as a step of its own. What else is stored with the box stays. */
export function useBox(tour: number): (corners: Partial<MapBox>) => void {
  const { update } = useField({ model: 'tours', ID: tour }, ['MapGPS']);
  return (corners) => update((stored) => ({ ...(isObject(stored) ? stored : {}), ...corners }));
}
