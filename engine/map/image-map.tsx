import 'leaflet/dist/leaflet.css';
import { type ReactNode, useEffect, useEffectEvent, useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapContainer, useMap } from 'react-leaflet';
import { flatWorld } from './flat-world.ts';
import { type Here, HereMark } from './here-mark.tsx';
import styles from './image-map.module.css';
import { type MapMarker, Markers, type MarkersOptions } from './markers.tsx';
import { keepPicture } from './picture.ts';
import { createSteering, type Steering } from './steering.ts';
import { SteeringContext } from './steering-context.ts';
import {
  type KeptView,
  type MapPlace,
  type MapView,
  type Size,
  soundRange,
  wholeView,
  type ZoomRange,
} from './view.ts';

export interface ImageMapProps<Marker extends MapMarker> extends MarkersOptions<Marker> {
  /** The address of a picture that can be shown, and its size in map units. */
  readonly picture: Size & { readonly url: string };
  /** What the map is called, and how keys move it. */
  readonly label: string;
  readonly zoom: ZoomRange;
  /** Where it opens; undefined: the whole picture. */
  readonly start: MapView | KeptView | undefined;
  /** Where the visitor has come to, each time that the map comes to rest. */
  readonly onView: (view: KeptView) => void;
  /** The visitor has tapped where no marker is. */
  readonly onTap: (place: MapPlace) => void;
  readonly isCalm: boolean;
  readonly here?: Here | undefined;
  /** Keeps the visitor's own place in the middle. */
  readonly isFollowing?: boolean;
  /** The visitor has moved the map by hand: following ends. */
  readonly onLetGo?: () => void;
  /** Drawn upon the picture, below the markers: circles, see area.tsx. */
  readonly layers?: ReactNode;
  /** Buttons upon the map; they find its steering by {@link useSteering}. */
  readonly controls?: ReactNode;
  /** What stands below the map or beside it, and can steer it too. */
  readonly children?: ReactNode;
}

/** A picture to move about in and to zoom into, with markers that are real buttons and links. */
export function ImageMap<Marker extends MapMarker>(props: ImageMapProps<Marker>): ReactNode {
  const { picture, isCalm, controls, children } = props;
  const [steering, setSteering] = useState<Steering>();
  return (
    <SteeringContext value={steering}>
      <div className={styles.frame}>
        <div className={styles.room}>
          {/* Leaflet takes its options once. */}
          <MapContainer
            key={`${picture.url} ${picture.width} ${picture.height} ${isCalm}`}
            className={styles.map ?? ''}
            crs={flatWorld}
            attributionControl={false}
            zoomControl={false}
            zoomSnap={0}
            wheelPxPerZoomLevel={90}
            maxBoundsViscosity={0.8}
            doubleClickZoom={false}
            boxZoom={false}
            keyboard={false}
            fadeAnimation={false}
            zoomAnimation={!isCalm}
            inertia={!isCalm}
          >
            <Steered {...props} steering={steering} onSteering={setSteering} />
          </MapContainer>
          {steering === undefined ? null : <div className={styles.controls}>{controls}</div>}
        </div>
        {steering === undefined ? null : children}
      </div>
    </SteeringContext>
  );
}

interface SteeredProps<Marker extends MapMarker> extends ImageMapProps<Marker> {
  readonly steering: Steering | undefined;
  readonly onSteering: (steering: Steering | undefined) => void;
}

function Steered<Marker extends MapMarker>({ steering, onSteering, ...props }: SteeredProps<Marker>): ReactNode {
  const { picture, label, zoom, here, isFollowing = false, isCalm } = props;
  const { url, width, height } = picture;
  const { min, max } = soundRange(zoom);
  const map = useMap();
  const startView = useEffectEvent(() => props.start ?? wholeView({ width, height }, { min, max }));
  const noteView = useEffectEvent((view: KeptView) => props.onView(view));
  const letGo = useEffectEvent(() => props.onLetGo?.());
  const tap = useEffectEvent((place: MapPlace) => props.onTap(place));
  const keep = useCallback(
    (image: HTMLImageElement | null) => (image === null ? undefined : keepPicture(map, image, { width, height })),
    [map, width, height],
  );

  useLayoutEffect(() => {
    const created = createSteering(map, {
      picture: { width, height },
      range: { min, max },
      start: startView(),
      isCalm,
      onHand: () => letGo(),
      onTap: (place) => tap(place),
    });
    const stop = created.subscribe(() => noteView(created.view()));
    onSteering(created);
    return () => {
      stop();
      created.destroy();
      onSteering(undefined);
    };
  }, [map, width, height, min, max, isCalm, onSteering]);

  useEffect(() => {
    const container = map.getContainer();
    container.tabIndex = 0;
    container.dir = 'ltr';
    container.role = 'group';
    container.ariaLabel = label;
  }, [map, label]);

  useEffect(() => {
    if (isFollowing && here !== undefined) steering?.follow(here);
  }, [steering, isFollowing, here]);

  if (steering === undefined) return null;
  return (
    <>
      {createPortal(
        <img
          ref={keep}
          className={`leaflet-zoom-animated ${styles.picture ?? ''}`}
          src={url}
          alt=""
          draggable={false}
        />,
        steering.pane('picture'),
      )}
      <Markers {...props} steering={steering} />
      {props.layers}
      {here === undefined ? null : <HereMark here={here} steering={steering} />}
    </>
  );
}
