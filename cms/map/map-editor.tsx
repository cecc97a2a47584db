import { Group, SegmentedControl, Text, Skeleton } from '@mantine/core';
import { type ReactNode, useRef, useState, lazy, Suspense } from 'react';
import { mapSize, type RestorableView, type MapPlace } from '#engine/map/view.ts';
import { useTexts } from '../language/texts.tsx';
import { browserMemory } from '../session/browser-memory.ts';
import { useWholeWindow } from '../whole-window/use-whole-window.ts';
import { useWide, type Wide } from '../whole-window/use-wide.ts';
import whole from '../whole-window/whole-window.module.css';
import { WholeWindowButton } from '../whole-window/whole-window-button.tsx';
import { checkGps } from './gps-check.ts';
import { GpsBox } from './gps-box.tsx';
import { LoadedMap, type MapTour, useMapTour } from './loaded-map.tsx';
import { type TourMap, MapFrame } from './map-frame.tsx';
import { type KnownPlaces, useKnownPlaces, letterOf, type MarkedPlace } from './places/use-known-places.ts';
import styles from './map-editor.module.css';
import { StationsMap } from './stations-map.tsx';
import { type Size } from '#engine/geometry.ts';
import { ZoomButtons } from './map-buttons.tsx';
import { KnownPlacesPanel } from './places/known-places-panel.tsx';
import { usePlaceDrag } from './use-place-drag.ts';

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

interface PlacePinProps {
  readonly letter: string;
  readonly place: MapPlace;
  readonly onPlace: (place: MapPlace) => void;
  readonly onStep: (right: number, down: number) => void;
}

interface PlacesMapProps {
  readonly map: TourMap;
  readonly known: KnownPlaces;
}

/** The map on which staff mark places whose coordinates they know. */
function PlacesMap({ map, known }: PlacesMapProps): ReactNode {
  const markers = known.places.map((marked, index) => ({ id: marked.id, ...marked.place, marked, index }));
  return (
    <MapFrame
      map={map}
      markers={markers}
      renderMarker={({ marked, index }) => pin(marked, index)}
      renderCluster={([{ marked, index }]) => pin(marked, index)}
      onTap={known.mark}
      controls={<ZoomButtons />}
      side={<KnownPlacesPanel tour={map.tour} size={map.size} known={known} />}
    />
  );

  function pin({ id, place }: MarkedPlace, index: number): ReactNode {
    return (
      <PlacePin
        letter={letterOf(index)}
        place={place}
        onPlace={(at) => known.move(id, at)}
        onStep={(right, down) => known.move(id, { x: place.x + right, y: place.y + down })}
      />
    );
  }
}

/** A marked place: a cross that is moved by dragging and by arrow keys. */
function PlacePin({ letter, place, onPlace, onStep }: PlacePinProps): ReactNode {
  const { t } = useTexts();
  const { button, by } = usePlaceDrag({ place, onPlace, onStep });
  return (
    <button
      ref={button}
      type="button"
      className={styles.marker}
      data-dragged={by === undefined ? undefined : ''}
      style={by === undefined ? undefined : { translate: `${by.x}px ${by.y}px` }}
      aria-label={t('map.places.pin', { letter, x: place.x, y: place.y })}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden className={styles.pin}>
        <path d="M-16 0H-4M4 0H16M0-16V-4M0 4V16" />
        <circle r="9" cx="11" cy="-11" />
        <text x="11" y="-11">
          {letter}
        </text>
      </svg>
    </button>
  );
}
