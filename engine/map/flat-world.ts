import {
  CRS,
  LatLng,
  LatLngBounds,
  type Map as LeafletMap,
  Point,
  Transformation,
  Util,
  type ZoomAnimation,
} from 'leaflet';
import { type MapPlace } from './view.ts';
import { type Size } from '../geometry.ts';

/** Leaflet's coordinate system for pictures: latitude is map units down from the top edge, longitude to the right. */
export const flatWorld: CRS = Util.extend(Util.extend({}, CRS.Simple), {
  transformation: new Transformation(1, 0, 1, 0),
});

export function latLngOf({ x, y }: MapPlace): LatLng {
  return new LatLng(y, x);
}

export function placeOf({ lat, lng }: LatLng): MapPlace {
  return { x: lng, y: lat };
}

/** The position of a place in the map's panes at the end of an animation. */
export function layerPointAfter(map: LeafletMap, place: LatLng, { center, zoom }: ZoomAnimation): Point {
  const pane = map.layerPointToContainerPoint(new Point(0, 0));
  const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round();
  return map.project(place, zoom).subtract(corner);
}

/** @param margin the space around the picture, in map units */
export function boundsOf({ width, height }: Size, margin = 0): LatLngBounds {
  return new LatLngBounds(new LatLng(-margin, -margin), new LatLng(height + margin, width + margin));
}
