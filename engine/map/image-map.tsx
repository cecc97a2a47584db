import 'leaflet/dist/leaflet.css';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { MapContainer, useMap } from 'react-leaflet';
import { flatWorld, layerPointAfter } from './flat-world.ts';
import { type Here, HereMark } from './here-mark.tsx';
import styles from './image-map.module.css';
import { type MapMarker, Markers, type MarkersOptions } from './markers.tsx';
import { createSteering, type StartPlaces, type Steering } from './steering.ts';
import { SteeringContext } from './steering-context.ts';
import { type RestorableView, type MapPlace, type MapView, soundRange, wholeView, type ZoomRange } from './view.ts';
import { type Size } from '../geometry.ts';
import { LatLng, type Map as LeafletMap, type ZoomAnimation, type ZoomEvent } from 'leaflet';

export interface ImageMapProps<Marker extends MapMarker> extends MarkersOptions<Marker> {
  /** The URL of a loaded picture, and its size in map units. */
  readonly picture: Size & { readonly url: string };
  /** The accessible name, including how keys move the map. */
  readonly label: string;
  readonly zoom: ZoomRange;
  /** The initial view; undefined shows the whole picture. */
  readonly start: MapView | RestorableView | StartPlaces | undefined;
  /** Called with the view each time the map comes to rest. */
  readonly onView: (view: RestorableView) => void;
  /** Called when the visitor taps beside all markers. */
  readonly onTap: (place: MapPlace) => void;
  readonly isCalm: boolean;
  readonly here?: Here | undefined;
  /** Keeps the visitor's position in the middle. */
  readonly isFollowing?: boolean;
  /** Called when the visitor moves the map by hand, which ends following. */
  readonly onLetGo?: () => void;
  /** Drawn on the picture below the markers, such as the circles of area.tsx. */
  readonly layers?: ReactNode;
  /** Buttons on the map; they call {@link useSteering}. */
  readonly controls?: ReactNode;
  /** Content below or beside the map, which can also call {@link useSteering}. */
  readonly children?: ReactNode;
}

/** A picture that visitors pan and zoom, with markers that are real buttons and links. */
export function ImageMap<Marker extends MapMarker>(props: ImageMapProps<Marker>): ReactNode {
  const { picture, isCalm, controls, children } = props;
  const [steering, setSteering] = useState<Steering>();
  return (
    <SteeringContext value={steering}>
      <div className={styles.frame}>
        <div className={styles.room}>
          {/* Leaflet reads its options only once. */}
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
  const noteView = useEffectEvent((view: RestorableView) => props.onView(view));
  const letGo = useEffectEvent(() => props.onLetGo?.());
  const tap = useEffectEvent((place: MapPlace) => props.onTap(place));
  const keep = useCallback(
    (image: HTMLImageElement | null) => (image === null ? undefined : keepPicture(map, image, { width, height })),
    [map, width, height],
  );

  useLayoutEffect(() => {
    let close: () => void = () => undefined;
    const open = (): void => {
      const created = createSteering(map, {
        picture: { width, height },
        range: { min, max },
        start: startView(),
        isCalm,
        onHand: () => letGo(),
        onTap: (place) => tap(place),
      });
      const stop = created.subscribe(() => noteView(created.view()));
      // A transition lets React render the first markers between frames.
      startTransition(() => onSteering(created));
      close = () => {
        stop();
        created.destroy();
        onSteering(undefined);
      };
    };
    // Leaflet's own beginning and this one are a task each, so that slow phones answer to fingers in between.
    const timer = setTimeout(open);
    return () => {
      clearTimeout(timer);
      close();
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

/**
 * Keeps a picture in its place on the map, laid out at its displayed size, so that drawings are sharp at every zoom.
 * During a pinch or an animation it is only scaled, because a layout in each frame is too slow on phones.
 *
 * @param size in map units
 * @returns stops that
 */
function keepPicture(map: LeafletMap, image: HTMLImageElement, { width, height }: Size): () => void {
  const corner = new LatLng(0, 0);
  const { style } = image;
  let laidOut = map.getZoom();
  const handlers = { zoom: follow, zoomend: layOut, viewreset: layOut, zoomanim: animate };
  map.on(handlers);
  layOut();
  return () => map.off(handlers);

  function layOut(): void {
    laidOut = map.getZoom();
    style.width = `${width * 2 ** laidOut}px`;
    style.height = `${height * 2 ** laidOut}px`;
    style.willChange = '';
    move(map.latLngToLayerPoint(corner), laidOut);
  }

  function follow({ pinch = false }: ZoomEvent): void {
    if (!pinch) {
      layOut();
      return;
    }
    style.willChange = 'transform';
    move(map.latLngToLayerPoint(corner), map.getZoom());
  }

  function animate(animation: ZoomAnimation): void {
    move(layerPointAfter(map, corner, animation), animation.zoom);
  }

  function move({ x, y }: { readonly x: number; readonly y: number }, zoom: number): void {
    style.transform = `translate3d(${x}px, ${y}px, 0) scale(${2 ** (zoom - laidOut)})`;
  }
}
