import { Alert, Stack, Text, Table } from '@mantine/core';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Area } from '#engine/map/area.tsx';
import { type Projection } from '#engine/map/projection.ts';
import { useTexts } from '../../language/texts.tsx';
import { ZoomButtons } from '../map-buttons.tsx';
import { MapFrame, type TourMap } from '../map-frame.tsx';
import { StationAreas } from '../station-areas.tsx';
import { useMapItems, type MapItem } from '../use-map-items.ts';
import { walkStateOf, type WalkState } from './rules/walk-state.ts';
import styles from './walk.module.css';
import { WalkLog } from './walk-log.tsx';
import { WalkPanel } from './walk-panel.tsx';
import { type TourItem } from '#content/entities/tour-item.ts';
import { MarkerShape } from '../map-marker.tsx';
import { type Tour } from '#content/entities/tour.ts';
import { createField, type TriggerField } from '#engine/map/trigger-field.ts';
import { every, later } from '#engine/map/timers.ts';
import { triggerStations } from '#engine/map/trigger-stations.ts';
import { createWalkRun, type WalkRun } from './walk-run.ts';
import { useLength } from '../use-length.ts';
import { type SimulatedWalk } from './rules/simulated-walk.ts';

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

/** Returns a walk through the tour as it is edited, which begins in the middle of the map. */
function useWalk(items: readonly MapItem[], tour: Pick<Tour, 'MapGPSAutoDistance'>, projection: Projection): WalkRun {
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

interface WalkTableProps {
  readonly walk: SimulatedWalk;
  readonly items: readonly MapItem[];
  readonly field: TriggerField;
}

/** The number of nearest stations that are listed. */
const most = 15;

/** How far the stations are, and why they are open or not, nearest first. */
function WalkTable({ walk, items, field }: WalkTableProps): ReactNode {
  const { t } = useTexts();
  const { length } = useLength();
  const rows = items
    .map(({ item, name }) => ({ id: item.ID, name, ...walkStateOf(walk, item.ID, field) }))
    .toSorted((one, other) => (one.away ?? Infinity) - (other.away ?? Infinity) || 0)
    .slice(0, most);
  return (
    <Table aria-label={t('map.walk.stations')} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('map.walk.station')}</Table.Th>
          <Table.Th scope="col">{t('map.walk.away')}</Table.Th>
          <Table.Th scope="col">{t('map.walk.within')}</Table.Th>
          <Table.Th scope="col">{t('map.walk.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ id, name, walkState, away, distance }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" fw={400}>
              {name}
            </Table.Th>
            <Table.Td>{away === undefined ? '–' : length(away)}</Table.Td>
            <Table.Td>{length(distance)}</Table.Td>
            <Table.Td>{t(`map.walk.state.${walkState}`)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
