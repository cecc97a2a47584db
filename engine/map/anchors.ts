import { type Map as LeafletMap, type Point, type ZoomAnimation } from 'leaflet';
import { latLngOf, layerPointAfter } from './flat-world.ts';
import { type MapPlace } from './view.ts';

/** Keeps elements in the map's panes at their places at every zoom, without React. */
export interface Anchors {
  /** @returns releases the element */
  readonly hold: (element: HTMLElement, place: MapPlace) => () => void;
  readonly destroy: () => void;
}

export function createAnchors(map: LeafletMap): Anchors {
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
