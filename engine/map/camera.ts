import { type Map as LeafletMap } from 'leaflet';
import { boundsOf, latLngOf, placeOf } from './flat-world.ts';
import { fitScale, type RestorableView, type MapView, soundView, strip, type ZoomRange } from './view.ts';
import { type Size } from '../geometry.ts';

/** Shows views of one picture on a Leaflet map. Zoom 0 shows the whole picture, however large the frame is. */
export interface Camera {
  readonly view: () => RestorableView;
  /** Moves to the nearest allowed view. */
  readonly go: (wanted: MapView) => void;
  /** Shows a view without animation, in a frame whose size may have changed. */
  readonly fit: (wanted: MapView, frame: Size) => void;
  /** Lets the edges of the picture move clear of the buttons, but no further. */
  readonly keepInside: () => void;
  /** The zoom at which a map unit measures this many CSS pixels. */
  readonly zoomAt: (scale: number) => number;
  /** Leaflet's zoom: the binary logarithm of the CSS pixels per map unit. */
  readonly leafletZoom: (zoom: number) => number;
}

export interface CameraOptions {
  readonly picture: Size;
  readonly range: ZoomRange;
  readonly frame: Size;
  readonly isAnimated: boolean;
}

export function createCamera(map: LeafletMap, { picture, range, frame, isAnimated }: CameraOptions): Camera {
  let base = baseOf(frame);
  return { view, go, fit, keepInside, zoomAt: (scale) => Math.log2(scale) - base, leafletZoom: (zoom) => base + zoom };

  function baseOf(size: Size): number {
    return Math.log2(fitScale(picture, size));
  }

  function view(): RestorableView {
    const zoom = map.getZoom();
    return { ...placeOf(map.getCenter()), zoom: zoom - base, scale: 2 ** zoom };
  }

  function go(wanted: MapView): void {
    const { x, y, zoom } = soundView(wanted, picture, range);
    map.setView(latLngOf({ x, y }), base + zoom, { animate: isAnimated });
  }

  function fit(wanted: MapView, size: Size): void {
    base = baseOf(size);
    const { x, y, zoom } = soundView(wanted, picture, range);
    delete map.options.maxBounds;
    map.setMinZoom(Number.NEGATIVE_INFINITY).setMaxZoom(Number.POSITIVE_INFINITY);
    map.setView(latLngOf({ x, y }), base + zoom, { animate: false });
    map.setMinZoom(base + range.min).setMaxZoom(base + range.max);
    keepInside();
  }

  function keepInside(): void {
    const bounds = boundsOf(picture, strip / 2 ** map.getZoom());
    map.options.maxBounds = bounds;
    map.panInsideBounds(bounds, { animate: isAnimated });
  }
}
