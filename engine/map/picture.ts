import { LatLng, type Map as LeafletMap, type ZoomAnimation, type ZoomEvent } from 'leaflet';
import { layerPointAfter } from './flat-world.ts';
import { type Size } from '../geometry.ts';

/**
 * Keeps a picture in its place on the map, laid out at its displayed size, so that drawings are sharp at every zoom.
 * During a pinch or an animation it is only scaled, because a layout in each frame is too slow on phones.
 *
 * @param size in map units
 * @returns stops that
 */
export function keepPicture(map: LeafletMap, image: HTMLImageElement, { width, height }: Size): () => void {
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
