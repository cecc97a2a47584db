import { type Map as LeafletMap, type MapMouseEvent, Point } from 'leaflet';
import { type Camera } from './camera.ts';
import { placeOf } from './flat-world.ts';
import { type MapPlace, type ZoomRange } from './view.ts';
import { doubleTapZoom, keyMove } from './view-moves.ts';

export interface InputOptions {
  readonly camera: Camera;
  readonly range: ZoomRange;
  readonly isCalm: boolean;
  readonly onHand: () => void;
  readonly onTap: (place: MapPlace) => void;
  readonly zoomBy: (steps: number) => void;
  readonly showWhole: () => void;
}

/** Moves the map on keys and taps. Leaflet handles dragging, and markers handle their own taps. */
export function listenToInput(map: LeafletMap, options: InputOptions): () => void {
  const { camera, range, isCalm, onHand, onTap, zoomBy, showWhole } = options;
  const container = map.getContainer();
  const animate = !isCalm;
  const listeners = new AbortController();
  const { signal } = listeners;
  let isDragged = false;
  const handlers = { click: tap, dblclick: zoomIn, dragstart: noteDrag };
  map.on(handlers);
  container.addEventListener('keydown', move, { signal });
  container.addEventListener('pointerdown', notePress, { signal, capture: true });
  container.addEventListener('click', ignoreAfterDrag, { signal, capture: true });

  return () => {
    listeners.abort();
    map.off(handlers);
  };

  function notePress(): void {
    isDragged = false;
  }

  function noteDrag(): void {
    isDragged = true;
  }

  /** A mouse that drags the map by a marker ends on that marker, and browsers then report a click. */
  function ignoreAfterDrag(event: MouseEvent): void {
    const isByPointer = event.detail > 0;
    if (!isDragged || !isByPointer) return;
    event.stopPropagation();
    event.preventDefault();
  }

  function move(event: KeyboardEvent): void {
    const wanted = keyMove(event);
    if (wanted === undefined) return;
    if (wanted.kind === 'whole') showWhole();
    else if (wanted.kind === 'zoom') zoomBy(wanted.steps);
    else {
      onHand();
      map.panBy(new Point(wanted.x, wanted.y), { animate });
    }
    event.preventDefault();
  }

  function tap({ latlng, originalEvent }: MapMouseEvent): void {
    if (!isOnMarker(originalEvent)) onTap(placeOf(latlng));
  }

  function zoomIn({ latlng, originalEvent }: MapMouseEvent): void {
    if (isOnMarker(originalEvent)) return;
    const zoom = doubleTapZoom(camera.view(), originalEvent.shiftKey, range);
    map.setZoomAround(latlng, camera.leafletZoom(zoom), { animate });
  }
}

function isOnMarker({ target }: Event): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
