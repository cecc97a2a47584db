import { Alert, Stack, Text } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { Area } from '#engine/map/area.tsx';
import { type Projection } from '#engine/map/projection.ts';
import { useTexts } from '../../language/texts.tsx';
import { ZoomButtons } from '../map-buttons.tsx';
import { MapFrame, type TourMap } from '../map-frame.tsx';
import { StationAreas } from '../station-areas.tsx';
import { useMapItems } from '../use-map-items.ts';
import { walkStateOf, type WalkState } from './rules/walk-state.ts';
import { useWalk } from './use-walk.ts';
import styles from './walk.module.css';
import { WalkLog } from './walk-log.tsx';
import { WalkPanel } from './walk-panel.tsx';
import { type TourItem } from '#content/entities/tour-item.ts';
import { MarkerShape } from '../map-marker.tsx';
import { WalkTable } from './walk-table.tsx';

interface WalkStopProps {
  readonly item: TourItem;
  readonly walkState: WalkState;
}

/** The map on which staff walk with a simulated position, and see which stations open and why. */
export function WalkMap({ map }: { readonly map: TourMap }): ReactNode {
  const { t } = useTexts();
  const { gps, tour } = map;
  if (gps?.kind !== 'sound') return <Text c="dimmed">{t('map.walk.needsGps')}</Text>;
  return (
    <Stack gap="md">
      {tour.MapGPSAutoActivation ? null : <Alert color="yellow">{t('map.walk.isOff')}</Alert>}
      <Walked map={map} projection={gps.projection} />
    </Stack>
  );
}

/** The radius of the dot of the true place: metres, but at least this share of the picture's width. */
const [dot, dotShare] = [1.5, 1 / 150];

function Walked({ map, projection }: { readonly map: TourMap; readonly projection: Projection }): ReactNode {
  const { tour, size } = map;
  const items = useMapItems(tour.ID, size);
  const placed = items.filter(({ isPlaced }) => isPlaced);
  const run = useWalk(placed, tour, projection);
  const { walker, field } = useDeferredValue(useStore(run));
  const { walk } = walker;
  const { position } = walk;
  const markers = placed.map((shown) => ({ id: shown.item.ID, x: shown.item.MapX, y: shown.item.MapY, shown }));
  const stop = ({ shown }: (typeof markers)[number]): ReactNode => (
    <WalkStop item={shown.item} walkState={walkStateOf(walk, shown.item.ID, field).walkState} />
  );
  return (
    <>
      <MapFrame
        map={map}
        markers={markers}
        renderMarker={stop}
        renderCluster={([first]) => stop(first)}
        onTap={(place) => run.startAt(projection.toSpot(place))}
        here={
          position === undefined
            ? undefined
            : {
                ...projection.toMap(position),
                accuracy: position.accuracy / projection.metresPerUnit,
                ...(position.heading === undefined ? {} : { heading: position.heading }),
              }
        }
        layers={
          <>
            <StationAreas tour={tour} items={placed} gps={map.gps} />
            <Area
              place={projection.toMap(walk.truth)}
              radius={Math.max(dot / projection.metresPerUnit, dotShare * size.width)}
              className={styles.truth ?? ''}
            />
          </>
        }
        controls={<ZoomButtons />}
        side={<WalkPanel run={run} projection={projection} />}
      />
      <WalkLog walk={walk} items={placed} />
      <WalkTable walk={walk} items={placed} field={field} />
    </>
  );
}

/** A station on the map of the walk. The table below says the same in words. */
function WalkStop({ item, walkState }: WalkStopProps): ReactNode {
  return (
    <div aria-hidden className={styles.stop} data-walk-state={walkState}>
      <MarkerShape type={item.MapMarkerType} label={item.Code} />
    </div>
  );
}
