import { type Map as LeafletMap, Point } from 'leaflet';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';
import { type Cluster, clusterPlaces, partingScale, wholePartingScale } from './clusters.ts';
import { placeOf } from './flat-world.ts';
import styles from './image-map.module.css';
import { type Steering } from './steering.ts';
import { type MapPlace } from './view.ts';

export interface MapMarker extends MapPlace {
  readonly id: number;
}

export interface MarkersOptions<Marker extends MapMarker> {
  /** In reading order. */
  readonly markers: readonly Marker[];
  /** The touch size of a marker in CSS pixels. Markers closer together than this are shown as one. */
  readonly markerSize: number;
  readonly renderMarker: (marker: Marker) => ReactNode;
  /** @param part zooms in until the markers separate; undefined if they never do */
  readonly renderCluster: (cluster: Cluster<Marker>, part: (() => void) | undefined) => ReactNode;
}

interface MarkersProps<Marker extends MapMarker> extends MarkersOptions<Marker> {
  readonly steering: Steering;
}

/** Markers are clustered again only at these fractions of a zoom step, so that they do not flicker during a pinch. */
const stepsAZoom = 4;

/** The share of the view beyond each edge in which markers are rendered too. */
const beyond = 0.5;

/** The markers in and near the view, single or clustered, in their own pane. */
export function Markers<Marker extends MapMarker>(props: MarkersProps<Marker>): ReactNode {
  const { markers, markerSize, renderMarker, renderCluster, steering } = props;
  const map = useMap();
  const pane = steering.pane('places');
  const [look, setLook] = useState(() => lookAt(map, steering));
  const [focused, setFocused] = useState<number>();
  const kept = useRef<number>(undefined);
  const keep = useCallback((id: number | undefined) => {
    kept.current = id;
    if (id !== undefined) setFocused(id);
  }, []);
  const clusters = useMemo(() => clusterPlaces(markers, markerSize / look.scale), [markers, markerSize, look.scale]);

  useEffect(() => {
    // A transition lets React render markers between frames.
    const look = (choose: (before: Look) => Look): void => startTransition(() => setLook(choose));
    const see = (): void => look((before) => renewed(before, lookAt(map, steering)));
    // A long move also shows the markers on the way.
    const move = (): void =>
      look((before) => {
        const now = lookAt(map, steering);
        return covers(before.mounted, now.seen) ? before : now;
      });
    map.on({ moveend: see, viewreset: see, move });
    return () => {
      map.off({ moveend: see, viewreset: see, move });
    };
  }, [map, steering]);

  const shown = clusters.filter(
    (cluster) => cluster.some(({ id }) => id === focused) || isWithin(cluster[0], look.mounted),
  );

  // A cluster's button disappears when it splits, and a marker when it joins one: the focus stays with the marker.
  useLayoutEffect(() => {
    const { current: id } = kept;
    if (id === undefined || !isFocusLost()) return;
    const leader = shown.find((cluster) => cluster.some((marker) => marker.id === id))?.[0];
    pane.querySelector<HTMLElement>(`[data-spot="${leader?.id}"] :is(a, button)`)?.focus({ preventScroll: true });
  });

  return createPortal(
    shown.map((cluster) => (
      <Spot
        key={cluster[0].id}
        cluster={cluster}
        markerSize={markerSize}
        largest={look.largest}
        steering={steering}
        renderMarker={renderMarker}
        renderCluster={renderCluster}
        onKeep={keep}
      />
    )),
    pane,
  );
}

interface SpotProps<Marker extends MapMarker> extends Omit<MarkersProps<Marker>, 'markers'> {
  readonly cluster: Cluster<Marker>;
  readonly largest: number;
  /** Called with the marker whose place has the focus, or is to have it; undefined when it leaves. */
  readonly onKeep: (id: number | undefined) => void;
}

/** A marker or a cluster, at its place. */
function Spot<Marker extends MapMarker>(props: SpotProps<Marker>): ReactNode {
  const { cluster, markerSize, largest, steering, renderMarker, renderCluster, onKeep } = props;
  const [leader] = cluster;
  const { id, x, y } = leader;
  const hold = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : steering.anchors.hold(element, { x, y })),
    [steering, x, y],
  );
  // Markers do not render again when only the map has moved.
  const content = useMemo(() => {
    if (cluster.length === 1) return renderMarker(leader);
    const least = rounded(partingScale(cluster, markerSize));
    if (least > largest) return renderCluster(cluster, undefined);
    return renderCluster(cluster, () => {
      onKeep(leader.id);
      steering.showAll(cluster, { least, wanted: rounded(wholePartingScale(cluster, markerSize)) });
    });
  }, [cluster, leader, markerSize, largest, steering, renderMarker, renderCluster, onKeep]);
  return (
    <div
      ref={hold}
      className={`leaflet-zoom-animated ${styles.spot ?? ''}`}
      data-spot={id}
      onFocus={({ target }) => {
        onKeep(id);
        if (target.matches(':focus-visible')) steering.bringIntoView(leader);
      }}
      onBlur={() => onKeep(undefined)}
    >
      {content}
    </div>
  );
}

/** Rounds up to the next fraction of a zoom step at which markers are clustered again. */
function rounded(scale: number): number {
  return 2 ** ((Math.ceil(Math.log2(scale) * stepsAZoom) + 0.01) / stepsAZoom);
}

interface Box {
  readonly from: MapPlace;
  readonly to: MapPlace;
}

/** The visible part of the map, the part with markers, the scale for clustering, and the largest possible scale. */
interface Look {
  readonly seen: Box;
  readonly mounted: Box;
  readonly scale: number;
  readonly largest: number;
}

function lookAt(map: LeafletMap, steering: Steering): Look {
  const from = placeOf(map.containerPointToLatLng(new Point(0, 0)));
  const to = placeOf(map.containerPointToLatLng(map.getSize()));
  const [right, down] = [(to.x - from.x) * beyond, (to.y - from.y) * beyond];
  return {
    seen: { from, to },
    mounted: { from: { x: from.x - right, y: from.y - down }, to: { x: to.x + right, y: to.y + down } },
    scale: 2 ** (Math.floor(map.getZoom() * stepsAZoom) / stepsAZoom),
    largest: steering.largestScale(),
  };
}

/** Returns the old look while it still covers the view, so that a small move renders nothing. */
function renewed(before: Look, now: Look): Look {
  return before.scale === now.scale && before.largest === now.largest && covers(before.mounted, now.seen)
    ? before
    : now;
}

function covers({ from, to }: Box, inner: Box): boolean {
  return inner.from.x >= from.x && inner.from.y >= from.y && inner.to.x <= to.x && inner.to.y <= to.y;
}

function isWithin({ x, y }: MapPlace, { from, to }: Box): boolean {
  return x >= from.x && y >= from.y && x <= to.x && y <= to.y;
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
