// @vitest-environment happy-dom
import { LatLng, Map as LeafletMap, Point } from 'leaflet';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { boundsOf, flatWorld, latLngOf, layerPointAfter, placeOf } from './flat-world.ts';
import { createSteering, type Steering, type SteeringOptions } from './steering.ts';

// Leaflet allows fractional zooms only if it detects a browser that supports them.
vi.hoisted(() => {
  vi.stubGlobal(
    'WebKitCSSMatrix',
    class {
      m11 = 1;
    },
  );
});

/** At zoom 0 a map unit is half a CSS pixel: 1000 by 1000 units in 600 by 644 pixels, less the strips for buttons. */
const picture = { width: 1000, height: 1000 };
const range = { min: -1, max: 4 };
const frame = { left: 10, top: 20, width: 600, height: 644 };

let container: HTMLElement;
let map: LeafletMap;
let steering: Steering;
let notifyResize: () => void;
const onHand = vi.fn<() => void>();
const onTap = vi.fn<(place: { x: number; y: number }) => void>();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe(element: Element): void {
        if (element === container) notifyResize = this.callback;
      }
      disconnect(): void {
        notifyResize = () => {
          throw new Error('a destroyed map watches its frame');
        };
      }
    },
  );
  container = document.createElement('div');
  document.body.append(container);
  place(frame);
  map = new LeafletMap(container, {
    crs: flatWorld,
    zoomSnap: 0,
    zoomControl: false,
    attributionControl: false,
    doubleClickZoom: false,
  });
});

afterEach(() => {
  map.remove();
  container.remove();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function place({ left, top, width, height }: typeof frame): void {
  vi.spyOn(container, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height));
  Object.defineProperty(container, 'clientWidth', { configurable: true, value: width });
  Object.defineProperty(container, 'clientHeight', { configurable: true, value: height });
}

function open(start: SteeringOptions['start'] = { x: 500, y: 500, zoom: 0 }): Steering {
  steering = createSteering(map, { picture, range, start, isCalm: true, onHand, onTap });
  return steering;
}

function view(): { x: number; y: number; zoom: number; scale: number } {
  const { x, y, zoom, scale } = steering.view();
  const round = (number: number): number => Math.round(number * 100) / 100 + 0;
  return { x: round(x), y: round(y), zoom: round(zoom), scale: round(scale) };
}

function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  return !container.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...modifiers }));
}

describe('a map opens', () => {
  it('with a view, limited by the picture and its zoom range', () => {
    open();
    expect(view()).toEqual({ x: 500, y: 500, zoom: 0, scale: 0.5 });
    open({ x: 200, y: 300, zoom: 9 });
    expect(view()).toEqual({ x: 200, y: 300, zoom: 4, scale: 8 });
  });

  it('with the scale of an earlier view, whatever its zoom', () => {
    open({ x: 400, y: 300, zoom: 77, scale: 2 });
    expect(view()).toEqual({ x: 400, y: 300, zoom: 2, scale: 2 });
  });

  it('with room for its buttons at the edges, and no more', () => {
    open({ x: 0, y: 0, zoom: 4 });
    const margin = 72 / 8;
    expect(view().x).toBeCloseTo(300 / 8 - margin, 1);
    expect(view().y).toBeCloseTo(322 / 8 - margin, 1);
  });
});

describe('the guide moves it', () => {
  it('by steps of zoom, to the limits', () => {
    open();
    steering.zoomBy(2);
    expect(view().zoom).toBe(2);
    steering.zoomBy(-1);
    expect(view().zoom).toBe(1);
    steering.zoomBy(9);
    expect(view()).toMatchObject({ zoom: 4, x: 500, y: 500 });
    steering.showWhole();
    expect(view()).toEqual({ x: 500, y: 500, zoom: 0, scale: 0.5 });
  });

  it('to a place that it follows, and zooms in if it was zoomed out far', () => {
    open();
    steering.follow({ x: 700, y: 400 });
    expect(view()).toMatchObject({ x: 700, y: 400, zoom: 1.5 });
    steering.zoomBy(1);
    steering.follow({ x: 300, y: 400 });
    expect(view()).toMatchObject({ x: 300, y: 400, zoom: 2.5 });
  });

  it('until a place is clear of the edge, and no further', () => {
    open({ x: 500, y: 500, zoom: 2 });
    steering.bringIntoView({ x: 510, y: 490 });
    expect(view()).toMatchObject({ x: 500, y: 500 });
    steering.bringIntoView({ x: 800, y: 500 });
    expect(view()).toMatchObject({ x: 800 - (300 - 48) / 2, y: 500 });
    steering.bringIntoView({ x: 674, y: 100 });
    expect(view()).toMatchObject({ x: 674, y: 100 + (322 - 48) / 2 });
  });

  it('to all of some places, between two scales', () => {
    open();
    const places = [
      { x: 400, y: 500 },
      { x: 628, y: 520 },
      { x: 500, y: 400 },
    ];
    steering.showAll(places, { least: 0.1, wanted: 8 });
    expect(view()).toMatchObject({ x: 514, y: 460, scale: 2 });
    steering.showAll(places, { least: 0.1, wanted: 1 });
    expect(view()).toMatchObject({ x: 514, y: 460, scale: 1 });
    steering.showAll(places, { least: 3, wanted: 8 });
    expect(view().scale).toBe(3);
  });

  it('and notifies listeners when it rests, until they unsubscribe', () => {
    open();
    const listener = vi.fn<() => void>();
    const stop = steering.subscribe(listener);
    steering.zoomBy(1);
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    stop();
    steering.zoomBy(1);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the visitor moves it', () => {
  test.each([
    ['ArrowLeft', -96, 0],
    ['ArrowRight', 96, 0],
    ['ArrowUp', 0, -96],
    ['ArrowDown', 0, 96],
  ])('by %s', (key, x, y) => {
    open({ x: 500, y: 500, zoom: 2 });
    expect(press(key)).toBe(true);
    expect(view()).toMatchObject({ x: 500 + x / 2, y: 500 + y / 2 });
    expect(onHand).toHaveBeenCalledOnce();
  });

  test.each([
    ['+', 3],
    ['=', 3],
    ['-', 1],
    ['0', 0],
  ])('by %s, which is no move by hand', (key, zoom) => {
    open({ x: 500, y: 500, zoom: 2 });
    expect(press(key)).toBe(true);
    expect(view().zoom).toBe(zoom);
    expect(onHand).not.toHaveBeenCalled();
  });

  test.each([
    ['a', {}],
    ['ArrowLeft', { altKey: true }],
    ['+', { ctrlKey: true }],
    ['0', { metaKey: true }],
  ])('but leaves %s to the browser with %j', (key, modifiers) => {
    open({ x: 500, y: 500, zoom: 2 });
    expect(press(key, modifiers)).toBe(false);
    expect(view()).toEqual({ x: 500, y: 500, zoom: 2, scale: 2 });
  });

  function mouse(type: 'click' | 'dblclick', target: Element, init: MouseEventInit = {}): void {
    const latlng = latLngOf({ x: 300, y: 200 });
    const originalEvent = new MouseEvent(type, init);
    Object.defineProperty(originalEvent, 'target', { value: target });
    map.fire(type, { latlng, originalEvent });
  }

  it('taps places, but not markers', () => {
    open();
    mouse('click', container);
    expect(onTap).toHaveBeenCalledWith({ x: 300, y: 200 });
    for (const tag of ['a', 'button']) {
      const marker = document.createElement(tag);
      marker.append(document.createElement('span'));
      mouse('click', marker.firstElementChild ?? marker);
      mouse('dblclick', marker);
    }
    expect(onTap).toHaveBeenCalledOnce();
    expect(view().zoom).toBe(0);
  });

  it('zooms around a place with a double tap, out with Shift', () => {
    open({ x: 500, y: 500, zoom: 2 });
    const before = map.latLngToContainerPoint(latLngOf({ x: 300, y: 200 }));
    mouse('dblclick', container);
    expect(view().zoom).toBe(3);
    const after = map.latLngToContainerPoint(latLngOf({ x: 300, y: 200 }));
    expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([0, 0]);
    mouse('dblclick', container, { shiftKey: true });
    mouse('dblclick', container, { shiftKey: true });
    expect(view().zoom).toBe(1);
    for (let times = 0; times < 9; times += 1) mouse('dblclick', container);
    expect(view().zoom).toBe(4);
  });

  it('drags it by hand', () => {
    open();
    map.fire('dragstart');
    expect(onHand).toHaveBeenCalledOnce();
  });

  it('drags it by a marker without a click on that marker, which answers to the next press and to keys', () => {
    open();
    const marker = document.createElement('button');
    const onClick = vi.fn<() => void>();
    marker.addEventListener('click', onClick);
    container.append(marker);
    const release = (): boolean => marker.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    const press = (): boolean => marker.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    press();
    map.fire('dragstart');
    release();
    expect(onClick).not.toHaveBeenCalled();
    marker.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
    expect(onClick).toHaveBeenCalledTimes(1);
    press();
    release();
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('a frame that changes', () => {
  const listener = vi.fn<() => void>();

  function resize(to: Partial<typeof frame>): void {
    place({ ...frame, ...to });
    notifyResize();
  }

  it('still shows the whole map if it did before', () => {
    open();
    steering.subscribe(listener);
    resize({ width: 350 });
    expect(view()).toEqual({ x: 500, y: 500, zoom: 0, scale: 0.32 });
    expect(listener).toHaveBeenCalled();
  });

  it('keeps the picture where it is on the page', () => {
    open({ x: 500, y: 500, zoom: 2 });
    resize({ width: 400 });
    expect(view()).toMatchObject({ x: 450, y: 500, scale: 2 });
    resize({});
    expect(view()).toMatchObject({ x: 500, y: 500 });
    resize({ left: 210, width: 400 });
    expect(view()).toMatchObject({ x: 550, y: 500, scale: 2 });
    resize({});
    resize({ height: 444 });
    expect(view()).toMatchObject({ x: 500, y: 450, scale: 2 });
    resize({});
    resize({ top: 120, height: 544 });
    expect(view()).toMatchObject({ x: 500, y: 525, scale: 2 });
  });

  it('keeps the picture where it is on a page that is scrolled', () => {
    open({ x: 500, y: 500, zoom: 2 });
    vi.stubGlobal('scrollX', 200);
    vi.stubGlobal('scrollY', 100);
    resize({ left: frame.left - 200, top: frame.top - 100, width: 400 });
    expect(view()).toMatchObject({ x: 450, y: 500, scale: 2 });
  });

  it('keeps its middle when a phone is turned', () => {
    open({ x: 500, y: 500, zoom: 2 });
    resize({ width: 644, height: 600 });
    expect(view()).toMatchObject({ x: 500, y: 500, scale: 2 });
  });

  it('makes room for a place, unless the whole map is visible', () => {
    open({ x: 500, y: 500, zoom: 2 });
    place({ ...frame, height: 244 });
    steering.makeRoom({ x: 500, y: 700 });
    expect(view()).toMatchObject({ x: 500, y: 700 - (122 - 48) / 2 });
    steering.showWhole();
    steering.makeRoom({ x: 990, y: 990 });
    expect(view()).toMatchObject({ x: 500, y: 500, zoom: 0 });
  });
});

describe('the places of a map', () => {
  it('are under points of the window, inside the frame', () => {
    open({ x: 500, y: 500, zoom: 2 });
    expect(steering.placeAt({ clientX: 310, clientY: 342 })).toEqual({ x: 500, y: 500 });
    expect(steering.placeAt({ clientX: 10, clientY: 20 })).toEqual({ x: 350, y: 339 });
    expect(steering.placeAt({ clientX: 610, clientY: 664 })).toEqual({ x: 650, y: 661 });
    for (const [clientX, clientY] of [
      [9, 300],
      [611, 300],
      [300, 19],
      [300, 665],
    ] as const)
      expect(steering.placeAt({ clientX, clientY })).toBeUndefined();
  });

  it('have a largest scale', () => expect(open().largestScale()).toBeCloseTo(8));

  it('have panes, each created once', () => {
    const { pane } = open();
    expect(pane('here')).toBe(pane('here'));
    expect(pane('places')).not.toBe(pane('here'));
  });

  it('are latitudes down and longitudes to the right', () => {
    expect(latLngOf({ x: 3, y: 4 })).toEqual(new LatLng(4, 3));
    expect(placeOf(new LatLng(4, 3))).toEqual({ x: 3, y: 4 });
    expect(flatWorld.latLngToPoint(new LatLng(4, 3), 1)).toEqual(new Point(6, 8));
  });

  it('are known at the end of an animation', () => {
    open({ x: 500, y: 500, zoom: 2 });
    map.panBy(new Point(40, -30), { animate: false });
    const zoom = map.getZoom() + 1;
    const center = latLngOf({ x: 480, y: 530 });
    const at = layerPointAfter(map, latLngOf({ x: 490, y: 520 }), { center, zoom });
    const pane = map.layerPointToContainerPoint(new Point(0, 0));
    expect(at).toEqual(new Point(300 + 10 * 4 - pane.x, 322 - 10 * 4 - pane.y));
  });

  it('have bounds with a margin on every side', () => {
    const bounds = boundsOf({ width: 30, height: 20 }, 5);
    expect([bounds.getNorth(), bounds.getSouth(), bounds.getWest(), bounds.getEast()]).toEqual([25, -5, -5, 35]);
    expect(boundsOf({ width: 30, height: 20 }).getNorth()).toBe(20);
    expect(boundsOf({ width: 30, height: 20 }).getWest()).toBeCloseTo(0);
  });
});

it('releases everything when it is destroyed', () => {
  open();
  steering.destroy();
  expect(press('+')).toBe(false);
  map.fire('dragstart');
  expect(onHand).not.toHaveBeenCalled();
  expect(notifyResize).toThrow();
});
