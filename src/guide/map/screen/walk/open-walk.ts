import { type Catalogue } from '#content/catalogue.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { createProjection, type Projection } from '#engine/map/projection.ts';
import { type TriggerStation } from '#engine/map/trigger-field.ts';
import { triggerStations } from '#engine/map/trigger-stations.ts';
import { isVisitorBusy, onRelease } from '../../../adapters/visitor-busy.ts';
import { watchGeolocation, watchPermission } from '../../../adapters/geolocation.ts';
import { pageVisibility } from '../../../adapters/page-visibility.ts';
import { type Storage, storageKeys } from '../../../adapters/storage.ts';
import { watchQuiet } from '../../../station/playback/quiet.ts';
import { type Visit } from '../../../state/visit/visit-context.tsx';
import { createWalk, type Walk } from '../../walk-state/walk.ts';
import { Companion } from './companion.tsx';
import { type Size } from '#engine/geometry.ts';

export interface WalkPlace {
  readonly tour: Tour;
  readonly items: readonly TourItem[];
  /** The size of the map, in map units. */
  readonly size: Size;
}

/** Opens a walk through this tour, which is not turned on yet; undefined if the map's coordinates are invalid. */
export function openWalk({ tour, items, size }: WalkPlace, catalogue: Catalogue, visit: Visit): Walk | undefined {
  if (tour.MapGPS === undefined) return undefined;
  const outcome = createProjection(tour.MapGPS, size);
  if (!outcome.ok) {
    console.warn(`MapGPS of tour ${tour.ID} cannot be laid over its map: ${outcome.fault}`);
    return undefined;
  }
  const { projection } = outcome;
  const { storage } = visit.book;
  const walk = createWalk({
    tourId: tour.ID,
    projection,
    stations: tour.MapGPSAutoActivation ? triggersOf(items, tour, projection, catalogue) : [],
    source: watchGeolocation,
    watchPermission,
    page: pageVisibility,
    isBusy: () => quiet.isBusy(),
    now: Date.now,
    wishes: {
      isOpening: storage.read(storageKeys.autoActivation) !== 'false',
      isAwake: storage.read(storageKeys.keepAwake) === 'true',
    },
    remember: (wishes) => keep(storage, wishes),
  });
  const quiet = watchQuiet({
    playback: visit.playback,
    isVisitorBusy: () => isVisitorBusy(),
    onRelease,
    now: Date.now,
    later: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    onFree: walk.noteFree,
  });
  visit.fillings.setState({ walk: Companion });
  return {
    ...walk,
    close: () => {
      quiet.close();
      walk.close();
    },
  };
}

function keep(
  storage: Storage,
  { isOpening, isAwake }: Parameters<Parameters<typeof createWalk>[0]['remember']>[0],
): void {
  storage.write(storageKeys.autoActivation, String(isOpening));
  storage.write(storageKeys.keepAwake, String(isAwake));
}

/** Stations without a location never open automatically. */
function triggersOf(
  items: readonly TourItem[],
  tour: Tour,
  projection: Projection,
  catalogue: Catalogue,
): readonly TriggerStation[] {
  const heard = items.filter(({ LocationID }) => catalogue.location(LocationID) !== undefined);
  return triggerStations(heard, tour.MapGPSAutoDistance, projection);
}
