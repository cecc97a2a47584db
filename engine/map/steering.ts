import { type Map as LeafletMap, type MapMouseEvent, Point } from 'leaflet';
import { createEmitter } from '../events/emitter.ts';
import { type Anchors, createAnchors } from './anchors.ts';
import { boundsOf, latLngOf, placeOf } from './flat-world.ts';
import {
  clamp,
  fitScale,
  type KeptView,
  type MapPlace,
  type MapView,
  type Size,
  soundView,
  strip,
  wholeView,
  type ZoomRange,
} from './view.ts';

/** What lies upon the picture: the lower first. */
export type MapPane = 'picture' | 'here' | 'places';

/** Moves one map, by what visitors do and by what the guide wants to show. */
export interface Steering {
  readonly view: () => KeptView;
  readonly range: ZoomRange;
  /** Told when the map has come to rest. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly zoomBy: (steps: number) => void;
  readonly showWhole: () => void;
  /** Moves as little as it takes. */
  readonly bringIntoView: (place: MapPlace) => void;
  /** Shows these places, by CSS pixels a map unit: with the least at least, and with the wanted when they all fit. */
  readonly showAll: (places: readonly MapPlace[], scale: { readonly least: number; readonly wanted: number }) => void;
  /** Keeps the place in the middle; from afar, the map comes nearer. */
  readonly follow: (place: MapPlace) => void;
  /** The map has just become smaller, and this place is what matters in it. */
  readonly makeRoom: (place: MapPlace) => void;
  readonly anchors: Anchors;
  readonly pane: (name: MapPane) => HTMLElement;
  /** What of the map lies under a point of the window; undefined beside the map's frame. */
  readonly placeAt: (point: ClientPoint) => MapPlace | undefined;
  /** CSS pixels for one map unit, at the highest zoom. */
  readonly largestScale: () => number;
  readonly destroy: () => void;
}

/** CSS pixels from the window's top left corner. */
export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

export interface SteeringOptions {
  readonly picture: Size;
  readonly range: ZoomRange;
  readonly start: MapView | KeptView;
  /** Nothing moves that need not. */
  readonly isCalm: boolean;
  /** The visitor has moved the map by hand. */
  readonly onHand: () => void;
  /** The visitor has tapped where no marker is. */
  readonly onTap: (place: MapPlace) => void;
}

/** CSS pixels, of an arrow key. */
const keyStep = 96;

/** A place that is brought into view is so far from the edge, in CSS pixels. */
const clearance = 48;

/** At this zoom visitors see what is around them. */
const nearEnough = 1.5;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function createSteering(map: LeafletMap, options: SteeringOptions): Steering {
  const { picture, range, isCalm, onHand, onTap } = options;
  const moves = createEmitter<void>();
  const animate = !isCalm;
  const container = map.getContainer();
  const handlers = { moveend: settle, dragstart: onHand, click: tap, dblclick: zoomIn };
  let { frame, left, top } = frameNow();
  // Leaflet's zooms are powers of two of CSS pixels a map unit.
  let base = Math.log2(fitScale(picture, frame));

  const { start } = options;
  fit('scale' in start ? { ...start, zoom: Math.log2(start.scale) - base } : start);
  map.on(handlers);
  const anchors = createAnchors(map);
  container.addEventListener('keydown', press);
  const observer = new ResizeObserver(() => resize());
  observer.observe(container);

  return {
    view,
    range,
    subscribe: moves.listen,
    zoomBy,
    showWhole: () => go(wholeView(picture, range)),
    bringIntoView,
    showAll: (places, { least, wanted }) => {
      const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
      const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
      const room = Math.min(
        (frame.width - 2 * strip) / Math.max(right - left, 1),
        (frame.height - 2 * strip) / Math.max(bottom - top, 1),
      );
      const scale = Math.max(least, Math.min(wanted, room));
      go({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.log2(scale) - base });
    },
    follow: (place) => go({ ...place, zoom: Math.max(view().zoom, nearEnough) }),
    makeRoom: (place) => {
      if (!resize()) bringIntoView(place);
    },
    anchors,
    pane: (name) => map.getPane(name) ?? map.createPane(name),
    placeAt,
    largestScale: () => 2 ** (base + range.max),
    destroy: () => {
      observer.disconnect();
      container.removeEventListener('keydown', press);
      map.off(handlers);
      anchors.destroy();
    },
  };

  function bringIntoView(place: MapPlace): void {
    map.panInside(latLngOf(place), {
      paddingTopLeft: new Point(clearance, clearance),
      paddingBottomRight: new Point(clearance, clearance),
      animate,
    });
  }

  function view(): KeptView {
    const zoom = map.getZoom();
    return { ...placeOf(map.getCenter()), zoom: zoom - base, scale: 2 ** zoom };
  }

  function frameNow(): { readonly frame: Size; readonly left: number; readonly top: number } {
    const { left, top, width, height } = container.getBoundingClientRect();
    return {
      frame: { width: Math.max(width, 1), height: Math.max(height, 1) },
      left: left + scrollX,
      top: top + scrollY,
    };
  }

  function go(wanted: MapView): void {
    const { x, y, zoom } = soundView(wanted, picture, range);
    map.setView(latLngOf({ x, y }), base + zoom, { animate });
  }

  function zoomBy(steps: number): void {
    go({ ...view(), zoom: view().zoom + steps });
  }

  /** Shows a view in the frame as it is now. */
  function fit(wanted: MapView): void {
    const { x, y, zoom } = soundView(wanted, picture, range);
    delete map.options.maxBounds;
    map.setMinZoom(Number.NEGATIVE_INFINITY).setMaxZoom(Number.POSITIVE_INFINITY);
    map.setView(latLngOf({ x, y }), base + zoom, { animate: false });
    map.setMinZoom(base + range.min).setMaxZoom(base + range.max);
    keepInside();
  }

  /**
   * Whoever saw the whole map still does; otherwise what came beside the map or below it moves nothing on the screen.
   *
   * @returns whether the whole map is shown
   */
  function resize(): boolean {
    const now = frameNow();
    const [wider, higher] = [now.frame.width - frame.width, now.frame.height - frame.height];
    const wasWhole = isWhole();
    if (wider === 0 && higher === 0) return wasWhole;
    const { x, y } = view();
    const zoom = map.getZoom();
    const isTurned = wider !== 0 && higher !== 0;
    const right = isTurned ? 0 : now.left - left + wider / 2;
    const down = isTurned ? 0 : now.top - top + higher / 2;
    ({ frame, left, top } = now);
    base = Math.log2(fitScale(picture, frame));
    map.stop().invalidateSize({ pan: false });
    fit({ x: x + right / 2 ** zoom, y: y + down / 2 ** zoom, zoom: zoom - base });
    if (wasWhole) go(wholeView(picture, range));
    moves.emit();
    return wasWhole;
  }

  function isWhole(): boolean {
    const whole = wholeView(picture, range);
    const { x, y, zoom } = view();
    const pixels = Math.max(Math.abs(x - whole.x), Math.abs(y - whole.y)) * 2 ** map.getZoom();
    return Math.abs(zoom - whole.zoom) < 0.01 && pixels < strip;
  }

  function settle(): void {
    keepInside();
    moves.emit();
  }

  /** The picture's edges can be moved out from under what lies on the map, and no further. */
  function keepInside(): void {
    const bounds = boundsOf(picture, strip / 2 ** map.getZoom());
    map.options.maxBounds = bounds;
    map.panInsideBounds(bounds, { animate });
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) {
      onHand();
      map.panBy(new Point(arrow[0] * keyStep, arrow[1] * keyStep), { animate });
    } else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === '0') go(wholeView(picture, range));
    else return;
    event.preventDefault();
  }

  function tap({ latlng, originalEvent }: MapMouseEvent): void {
    if (!isOnMarker(originalEvent)) onTap(placeOf(latlng));
  }

  function placeAt({ clientX, clientY }: ClientPoint): MapPlace | undefined {
    const { left, top, right, bottom } = container.getBoundingClientRect();
    const isIn = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return isIn ? placeOf(map.containerPointToLatLng(new Point(clientX - left, clientY - top))) : undefined;
  }

  function zoomIn({ latlng, originalEvent }: MapMouseEvent): void {
    if (isOnMarker(originalEvent)) return;
    const zoom = clamp(view().zoom + (originalEvent.shiftKey ? -1 : 1), range.min, range.max);
    map.setZoomAround(latlng, base + zoom, { animate });
  }
}

function isOnMarker({ target }: Event): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
