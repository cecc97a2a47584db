import { isObject } from '#content/schema/containers.ts';
import { type MapBox } from '#engine/map/projection.ts';
import { useField } from '../fields/use-field.ts';

/** Returns a function that sets corners of a tour's box, as a separate step. Other stored values of the box stay. */
export function useBox(tour: number): (corners: Partial<MapBox>) => void {
  const { update } = useField({ model: 'tours', ID: tour }, ['MapGPS']);
  return (corners) => update((stored) => ({ ...(isObject(stored) ? stored : {}), ...corners }));
}
