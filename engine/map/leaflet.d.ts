/** The part of Leaflet 1.9 that this room and the types of react-leaflet use. Leaflet ships no types. */
declare module 'leaflet' {
  export class Point {
    constructor(x: number, y: number);
    readonly x: number;
    readonly y: number;
    add(other: Point): Point;
    subtract(other: Point): Point;
    divideBy(number: number): Point;
    round(): Point;
  }

  export class LatLng {
    constructor(latitude: number, longitude: number);
    readonly lat: number;
    readonly lng: number;
  }

  export type LatLngExpression = LatLng;

  export class LatLngBounds {
    constructor(corner: LatLng, opposite: LatLng);
    getCenter(): LatLng;
    getNorth(): number;
    getSouth(): number;
    getWest(): number;
    getEast(): number;
  }

  export type LatLngBoundsExpression = LatLngBounds;

  export class Transformation {
    constructor(a: number, b: number, c: number, d: number);
    transform(point: Point, scale?: number): Point;
  }

  export interface CRS {
    readonly transformation?: Transformation;
    latLngToPoint(place: LatLng, zoom: number): Point;
  }

  export const CRS: { readonly Simple: CRS };

  export namespace Util {
    function extend<Target extends object, Source extends object>(target: Target, source: Source): Target & Source;
  }

  export interface MoveOptions {
    readonly animate?: boolean;
  }

  export interface PaddedMoveOptions extends MoveOptions {
    readonly paddingTopLeft?: Point;
    readonly paddingBottomRight?: Point;
  }

  export interface MapOptions {
    readonly crs?: CRS;
    readonly attributionControl?: boolean;
    readonly zoomControl?: boolean;
    readonly zoomSnap?: number;
    readonly wheelPxPerZoomLevel?: number;
    readonly maxBoundsViscosity?: number;
    readonly doubleClickZoom?: boolean;
    readonly boxZoom?: boolean;
    readonly keyboard?: boolean;
    readonly inertia?: boolean;
    readonly zoomAnimation?: boolean;
    readonly markerZoomAnimation?: boolean;
    readonly fadeAnimation?: boolean;
    readonly bounceAtZoomLimits?: boolean;
  }

  export interface ZoomAnimation {
    readonly center: LatLng;
    readonly zoom: number;
  }

  export interface ZoomEvent {
    /** Caused by a pinch. */
    readonly pinch?: boolean;
  }

  export interface MapMouseEvent {
    readonly latlng: LatLng;
    readonly originalEvent: MouseEvent;
  }

  /** The events that this room listens to, with their data. */
  export interface MapEvents {
    readonly click: MapMouseEvent;
    readonly dblclick: MapMouseEvent;
    readonly dragstart: unknown;
    readonly move: unknown;
    readonly moveend: unknown;
    readonly resize: unknown;
    readonly viewreset: unknown;
    readonly zoom: ZoomEvent;
    readonly zoomanim: ZoomAnimation;
    readonly zoomend: unknown;
  }

  export type LeafletEventHandlerFnMap = {
    readonly [Name in keyof MapEvents]?: (event: MapEvents[Name]) => void;
  };

  export class Map {
    constructor(container: HTMLElement, options: MapOptions);
    readonly options: { maxBounds?: LatLngBounds };
    on(handlers: LeafletEventHandlerFnMap): this;
    off(handlers: LeafletEventHandlerFnMap): this;
    fire<Name extends keyof MapEvents>(name: Name, event?: MapEvents[Name]): this;
    getContainer(): HTMLElement;
    createPane(name: string): HTMLElement;
    getPane(name: string): HTMLElement | undefined;
    getSize(): Point;
    getCenter(): LatLng;
    getZoom(): number;
    setMinZoom(zoom: number): this;
    setMaxZoom(zoom: number): this;
    setView(center: LatLng, zoom: number, options?: MoveOptions): this;
    setZoomAround(place: LatLng, zoom: number, options?: MoveOptions): this;
    panBy(offset: Point, options?: MoveOptions): this;
    panTo(center: LatLng, options?: MoveOptions): this;
    panInsideBounds(bounds: LatLngBounds, options?: MoveOptions): this;
    panInside(place: LatLng, options?: PaddedMoveOptions): this;
    stop(): this;
    invalidateSize(options: { readonly pan: boolean }): this;
    project(place: LatLng, zoom: number): Point;
    latLngToLayerPoint(place: LatLng): Point;
    latLngToContainerPoint(place: LatLng): Point;
    layerPointToContainerPoint(point: Point): Point;
    containerPointToLatLng(point: Point): LatLng;
    remove(): this;
  }

  export interface LayerOptions {
    readonly pane?: string;
  }

  export interface InteractiveLayerOptions extends LayerOptions {
    readonly interactive?: boolean;
  }

  export class Layer {
    remove(): this;
  }

  export interface PathOptions extends InteractiveLayerOptions {
    readonly className?: string;
  }

  export interface CircleMarkerOptions extends PathOptions {
    readonly radius: number;
  }

  export interface CircleOptions extends PathOptions {
    readonly radius: number;
  }

  export class Path extends Layer {}

  export class Circle<Options = CircleOptions> extends Path {
    readonly options: Options;
    setStyle(style: Options): this;
  }
}
