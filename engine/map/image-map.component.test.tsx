import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Here } from './here-mark.tsx';
import { ImageMap } from './image-map.tsx';
import { type MapMarker } from './markers.tsx';

/** The frame is 800 by 600 CSS pixels. At zoom 0 the picture of 800 by 600 map units is this large. */
const scale = 656 / 800;
const picture = { url: 'data:,', width: 800, height: 600 };
const corners = [
  { id: 1, x: 100, y: 100 },
  { id: 2, x: 700, y: 500 },
];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  // happy-dom knows no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
});

interface Shown {
  readonly markers?: readonly MapMarker[];
  readonly here?: Here;
  readonly isFollowing?: boolean;
  readonly onLetGo?: () => void;
}

function mapWith({ markers = corners, ...position }: Shown) {
  return (
    <StrictMode>
      <ImageMap
        picture={picture}
        label="Map"
        zoom={{ min: 0, max: 4 }}
        start={undefined}
        onView={() => undefined}
        markers={markers}
        markerSize={44}
        renderMarker={({ id }) => <a href={`#${id}`}>{id}</a>}
        renderCluster={({ length }, part) => (
          <button type="button" onClick={part}>
            {length} stations
          </button>
        )}
        onTap={() => undefined}
        isCalm
        {...position}
      />
    </StrictMode>
  );
}

async function show(shown: Shown = {}) {
  const { rerender, unmount } = render(mapWith(shown));
  // The map opens in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { change: (to: Shown) => act(async () => rerender(mapWith(to))), unmount };
}

/** Presses a key on the element that has the focus, or on the map. */
async function press(...keys: readonly string[]): Promise<void> {
  const map = document.querySelector('.leaflet-container');
  if (map === null) throw new Error('There is no map');
  for (const key of keys) {
    const { activeElement } = document;
    const target = activeElement !== null && map.contains(activeElement) ? activeElement : map;
    await act(async () => void fireEvent.keyDown(target, { key }));
  }
}

/** Returns where the visitor's dot is in the map's frame. */
function dot(): { readonly x: number; readonly y: number } {
  const element = document.querySelector<HTMLElement>('[data-here]');
  return add(translation(element), translation(document.querySelector('.leaflet-map-pane')));
}

/** Returns the width of the circle around it. */
function circleWidth(): number {
  const path = document.querySelector('.leaflet-overlay-pane path')?.getAttribute('d') ?? '';
  return 2 * Number(/a([\d.]+),/.exec(path)?.[1]);
}

function translation(element: HTMLElement | null): { readonly x: number; readonly y: number } {
  const [, x, y] = /translate(?:3d)?\((-?[\d.]+)px, ?(-?[\d.]+)px/.exec(element?.style.transform ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}

function add(one: { readonly x: number; readonly y: number }, other: { readonly x: number; readonly y: number }) {
  return { x: one.x + other.x, y: one.y + other.y };
}

function expectNear(place: { readonly x: number; readonly y: number }, x: number, y: number): void {
  expect(Math.abs(place.x - x)).toBeLessThan(2);
  expect(Math.abs(place.y - y)).toBeLessThan(2);
}

describe('the visitor’s position', () => {
  it('is a dot in a circle as wide as its accuracy, with a cone in the visitor’s direction', async () => {
    const { change } = await show({ here: { x: 600, y: 150, accuracy: 50, heading: 90 } });
    expectNear(dot(), 400 + 200 * scale, 300 - 150 * scale);
    expect(Math.abs(circleWidth() - 100 * scale)).toBeLessThan(3);
    expect(document.querySelector('[data-here] path')?.getAttribute('transform')).toBe('rotate(90)');
    await change({ here: { x: 400, y: 300, accuracy: 0 } });
    expectNear(dot(), 400, 300);
    expect(document.querySelector('[data-here] path')).toBeNull();
  });

  it('stays in its place on the picture, and its circle scales with it', async () => {
    await show({ here: { x: 400, y: 300, accuracy: 50 } });
    await press('+', 'ArrowRight');
    expectNear(dot(), 400 - 96, 300);
    expect(Math.abs(circleWidth() - 200 * scale)).toBeLessThan(3);
  });

  it('is followed at a closer zoom, until the visitor moves the map by hand', async () => {
    const onLetGo = vi.fn<() => void>();
    const at = (x: number, isFollowing = true) => ({ here: { x, y: 200, accuracy: 9 }, isFollowing, onLetGo });
    const { change } = await show(at(300));
    for (const x of [310, 390]) {
      await change(at(x));
      expectNear(dot(), 400, 300);
    }
    expect(onLetGo).not.toHaveBeenCalled();
    expect(Number.parseFloat(document.querySelector('img')?.style.width ?? '')).toBeCloseTo(656 * 2 ** 1.5, 0);
    await press('ArrowRight');
    expect(onLetGo).toHaveBeenCalledOnce();
    await change(at(390, false));
    expectNear(dot(), 400 - 96, 300);
  });
});

it('markers keep the focus when they join a cluster, when they leave it, and when a cluster splits', async () => {
  const pair = [
    { id: 1, x: 390, y: 300 },
    { id: 2, x: 410, y: 300 },
  ];
  await show({ markers: pair });
  await act(async () => screen.getByRole('button', { name: '2 stations' }).focus());
  await press('+', '+');
  expect(document.activeElement?.textContent).toBe('1');
  await press('-', '-');
  expect(document.activeElement?.textContent).toBe('2 stations');
  await act(async () => screen.getByRole('button', { name: '2 stations' }).click());
  expect(document.activeElement?.textContent).toBe('1');
});

it('a map in strict mode exists once, and is gone with all its listeners when it is closed', async () => {
  const watched = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const released = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  const held: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { unmount } = await show({ here: { x: 1, y: 1, accuracy: 1 } });
    expect(document.querySelectorAll('.leaflet-container')).toHaveLength(1);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    unmount();
    expect(document.querySelector('.leaflet-container')).toBeNull();
    held.push(
      [window, document].reduce(
        (sum, target) => sum + callsOn(watched.mock, target) - callsOn(released.mock, target),
        0,
      ),
    );
  }
  expect(held[2]).toBe(held[1]);
});

function callsOn({ contexts }: { readonly contexts: readonly unknown[] }, target: EventTarget): number {
  return contexts.filter((context) => context === target).length;
}
