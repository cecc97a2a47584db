import { type Tour } from '#content/entities/tour.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Projection } from '#engine/map/projection.ts';
import { createField } from '#engine/map/trigger-field.ts';
import { every, later } from '#engine/map/timers.ts';
import { triggerStations } from '#engine/map/trigger-stations.ts';
import { type MapItem } from '../use-map-items.ts';
import { createWalkRun, type WalkRun } from './walk-run.ts';

/** Returns a walk through the tour as it is edited, which begins in the middle of the map. */
export function useWalk(
  items: readonly MapItem[],
  tour: Pick<Tour, 'MapGPSAutoDistance'>,
  projection: Projection,
): WalkRun {
  const heard = items.filter(({ hasStation }) => hasStation).map(({ item }) => item);
  const stations = triggerStations(heard, tour.MapGPSAutoDistance, projection);
  const contents = JSON.stringify(stations);
  // The walk is interrupted only when the stations that open change.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const field = useMemo(() => createField(stations), [contents]);
  const [run] = useState(() => {
    const { width, height } = projection.size;
    return createWalkRun({ start: projection.toSpot({ x: width / 2, y: height / 2 }), field, every, later });
  });
  useEffect(() => run.setField(field), [run, field]);
  useEffect(() => run.run(), [run]);
  return run;
}
