import { Group, SegmentedControl, Text, Skeleton } from '@mantine/core';
import { type ReactNode, useRef, useState, lazy, Suspense } from 'react';
import { mapSize, type RestorableView } from '#engine/map/view.ts';
import { useTexts } from '../language/texts.tsx';
import { browserMemory } from '../session/browser-memory.ts';
import { useWholeWindow } from '../whole-window/use-whole-window.ts';
import { useWide, type Wide } from '../whole-window/use-wide.ts';
import whole from '../whole-window/whole-window.module.css';
import { WholeWindowButton } from '../whole-window/whole-window-button.tsx';
import { checkGps } from './gps-check.ts';
import { GpsBox } from './gps-box.tsx';
import { LoadedMap, type MapTour, useMapTour } from './loaded-map.tsx';
import { type TourMap } from './map-frame.tsx';
import { PlacesMap } from './places/places-map.tsx';
import { type KnownPlaces, useKnownPlaces } from './places/use-known-places.ts';
import styles from './map-editor.module.css';
import { StationsMap } from './stations-map.tsx';
import { type Size } from '#engine/geometry.ts';

/** The map of a tour. Staff place its stations, and set the area of the earth that it covers. */
export function MapEditor({ tour: ID }: { readonly tour: number }): ReactNode {
  const { t } = useTexts();
  const edited = useMapTour(ID);
  const wide = useWide('map', edited !== undefined && edited.url !== '');
  if (edited === undefined) return null;
  if (edited.url === '') return <Text c="dimmed">{t('map.noPicture')}</Text>;
  return (
    <LoadedMap url={edited.url}>
      {(own) => <Editor key={`${ID} ${edited.url}`} {...edited} own={own} wide={wide} />}
    </LoadedMap>
  );
}

const tasks = ['stations', 'places', 'walk'] as const;

type Task = (typeof tasks)[number];

interface EditorProps extends MapTour {
  /** The picture's own size in pixels. */
  readonly own: Size;
  readonly wide: Wide;
}

function Editor({ tour, url, own, wide }: EditorProps): ReactNode {
  const { t } = useTexts();
  const [task, setTask] = useState<Task>('stations');
  const [left, setLeft] = useState<RestorableView>();
  const room = useRef<HTMLDivElement>(null);
  useWholeWindow(room, wide);
  const size = mapSize({ width: tour.MapWidth, height: tour.MapHeight }, own);
  const known = useKnownPlaces(size, { memory: browserMemory, key: `cmsKnownPlaces ${tour.ID} ${url}` });
  const gps = tour.MapGPS === undefined ? undefined : checkGps(tour.MapGPS, size);
  const map: TourMap = { tour, url, size, gps, left, onView: setLeft };
  return (
    <div ref={room} className={`${styles.editor} ${whole.whole}`} tabIndex={-1} data-wide={wide.isWide || undefined}>
      <Group gap="sm" justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label={t('map.task')}
          value={task}
          onChange={(chosen) => setTask(tasks.find((each) => each === chosen) ?? 'stations')}
          data={tasks.map((value) => ({ value, label: t(`map.task.${value}`) }))}
        />
        <WholeWindowButton {...wide} />
      </Group>
      <TaskMap task={task} map={map} known={known} />
      <GpsBox tour={tour.ID} check={gps} size={size} own={own} />
    </div>
  );
}

interface TaskMapProps {
  readonly task: Task;
  readonly map: TourMap;
  readonly known: KnownPlaces;
}

function TaskMap({ task, map, known }: TaskMapProps): ReactNode {
  switch (task) {
    case 'stations':
      return <StationsMap map={map} />;
    case 'places':
      return <PlacesMap map={map} known={known} />;
    case 'walk':
      return <LateWalkMap map={map} />;
  }
}

const Loaded = lazy(async () => ({ default: (await import('./walk/walk-map.tsx')).WalkMap }));

/** The walk, whose code is fetched on first use. */
function LateWalkMap(props: { readonly map: TourMap }): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
