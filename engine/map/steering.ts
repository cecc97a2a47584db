import { type Map as LeafletMap, Point, type ZoomAnimation } from 'leaflet';
import { createEmitter } from '../events/emitter.ts';
import { createCamera } from './camera.ts';
import { latLngOf, placeOf, layerPointAfter } from './flat-world.ts';
import { listenToInput } from './map-input.ts';
import { fitScale, type RestorableView, type MapPlace, type MapView, wholeView, type ZoomRange } from './view.ts';
import { firstView, fitPlaces, type FrameBox, isWhole, middleAfterResize, type ScaleLimits } from './view-moves.ts';
import { type Size } from '../geometry.ts';

/** The layers of the map, lowest first. */
export type MapPane = 'picture' | 'here' | 'places';

/** Moves one map, for visitors and for the guide. */
export interface Steering {
  readonly view: () => RestorableView;
  readonly range: ZoomRange;
  /** Calls listeners when the map comes to rest. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly zoomBy: (steps: number) => void;
  readonly showWhole: () => void;
  /** Moves no further than necessary. */
  readonly bringIntoView: (place: MapPlace) => void;
  /** Shows as many of these places as the limits (CSS pixels per map unit) allow. */
  readonly showAll: (places: readonly MapPlace[], limits: ScaleLimits) => void;
  /** Centres the place, and zooms in if the map is zoomed out far. */
  readonly follow: (place: MapPlace) => void;
  /** Keeps the place in view when the map becomes smaller. */
  readonly makeRoom: (place: MapPlace) => void;
  readonly anchors: Anchors;
  readonly pane: (name: MapPane) => HTMLElement;
  /** Returns the place under a point of the window; undefined outside the map's frame. */
  readonly placeAt: (point: ClientPoint) => MapPlace | undefined;
  /** CSS pixels per map unit at the highest zoom. */
  readonly largestScale: () => number;
  readonly destroy: () => void;
}

/** CSS pixels from the window's top left corner. */
export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** The map begins where these places are. */
export interface StartPlaces {
  readonly places: readonly MapPlace[];
}

export interface SteeringOptions {
  readonly picture: Size;
  readonly range: ZoomRange;
  readonly start: MapView | RestorableView | StartPlaces;
  /** Views change without animation. */
  readonly isCalm: boolean;
  /** Called when the visitor moves the map by hand. */
  readonly onHand: () => void;
  /** Called when the visitor taps beside all markers. */
  readonly onTap: (place: MapPlace) => void;
}

/** The least distance in CSS pixels between the edge and a place brought into view. */
const clearance = 48;

/** The zoom at which visitors recognise their surroundings. */
const followZoom = 1.5;

export function createSteering(map: LeafletMap, options: SteeringOptions): Steering {
  const { picture, range, start, isCalm, onHand } = options;
  const container = map.getContainer();
  const moves = createEmitter<void>();
  let frame = frameOf(container);
  const camera = createCamera(map, { picture, range, frame, isAnimated: !isCalm });
  const { view, go } = camera;
  const showWhole = (): void => go(wholeView(picture, range));

  camera.fit(startView(), frame);
  const stopInput = listenToInput(map, { ...options, camera, zoomBy, showWhole });
  const handlers = { moveend: rest, dragstart: onHand };
  map.on(handlers);
  const anchors = createAnchors(map);
  const observer = new ResizeObserver(() => resize());
  observer.observe(container);

  return {
    view,
    range,
    subscribe: moves.listen,
    zoomBy,
    showWhole,
    bringIntoView,
    showAll: (places, limits) => {
      const { scale, ...middle } = fitPlaces(places, frame, limits);
      go({ ...middle, zoom: camera.zoomAt(scale) });
    },
    follow: (place) => go({ ...place, zoom: Math.max(view().zoom, followZoom) }),
    makeRoom: (place) => {
      if (!resize()) bringIntoView(place);
    },
    anchors,
    pane: (name) => map.getPane(name) ?? map.createPane(name),
    placeAt: (point) => placeAt(map, point),
    largestScale: () => 2 ** camera.leafletZoom(range.max),
    destroy: () => {
      observer.disconnect();
      stopInput();
      map.off(handlers);
      anchors.destroy();
    },
  };

  function startView(): MapView {
    if ('places' in start) return firstView(start.places, picture, frame, range);
    return 'scale' in start ? { ...start, zoom: camera.zoomAt(start.scale) } : start;
  }

  function zoomBy(steps: number): void {
    go({ ...view(), zoom: view().zoom + steps });
  }

  function bringIntoView(place: MapPlace): void {
    const padding = new Point(clearance, clearance);
    map.panInside(latLngOf(place), { paddingTopLeft: padding, paddingBottomRight: padding, animate: !isCalm });
  }

  /**
   * Keeps showing the whole map if it was shown; otherwise keeps the picture where it is on the page.
   *
   * @returns whether the whole map is shown
   */
  function resize(): boolean {
    const now = frameOf(container);
    const wasWhole = isWhole(view(), picture, range);
    if (now.width === frame.width && now.height === frame.height) return wasWhole;
    const { scale } = view();
    const middle = middleAfterResize(view(), frame, now);
    frame = now;
    map.stop().invalidateSize({ pan: false });
    camera.fit({ ...middle, zoom: Math.log2(scale / fitScale(picture, now)) }, now);
    if (wasWhole) showWhole();
    moves.emit();
    return wasWhole;
  }

  function rest(): void {
    camera.keepInside();
    moves.emit();
  }
}

function frameOf(container: HTMLElement): FrameBox {
  const { left, top, width, height } = container.getBoundingClientRect();
  return { width: Math.max(width, 1), height: Math.max(height, 1), left: left + scrollX, top: top + scrollY };
}

function placeAt(map: LeafletMap, { clientX, clientY }: ClientPoint): MapPlace | undefined {
  const { left, top, right, bottom } = map.getContainer().getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? placeOf(map.containerPointToLatLng(new Point(clientX - left, clientY - top))) : undefined;
}

/** Keeps elements in the map's panes at their places at every zoom, without React. */
interface Anchors {
  /** @returns releases the element */
  readonly hold: (element: HTMLElement, place: MapPlace) => () => void;
  readonly destroy: () => void;
}

function createAnchors(map: LeafletMap): Anchors {
  const held = new Map<HTMLElement, MapPlace>();
  const handlers = { zoom: moveAll, viewreset: moveAll, zoomanim: animate };
  map.on(handlers);

  return {
    hold: (element, place) => {
      held.set(element, place);
      move(element, map.latLngToLayerPoint(latLngOf(place)));
      return () => held.delete(element);
    },
    destroy: () => map.off(handlers),
  };

  function moveAll(): void {
    for (const [element, place] of held) move(element, map.latLngToLayerPoint(latLngOf(place)));
  }

  /** Sets the final positions; Leaflet's CSS transition animates the way there. */
  function animate(animation: ZoomAnimation): void {
    for (const [element, place] of held) move(element, layerPointAfter(map, latLngOf(place), animation));
  }
}

function move({ style }: HTMLElement, { x, y }: Point): void {
  style.transform = `translate(${x}px, ${y}px)`;
}
