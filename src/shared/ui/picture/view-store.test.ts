import { describe, expect, it } from 'vitest';
import { fit, refit } from './picture-view.ts';
import { createViewStore } from './view-store.ts';

const frame = { width: 400, height: 400 };
const first = fit(frame, { width: 800, height: 800 });

function open() {
  const store = createViewStore(first, refit);
  let changes = 0;
  const stop = store.subscribe(() => {
    changes += 1;
  });
  return { store, stop, changes: () => changes };
}

describe('a view store', () => {
  it('starts with the given view and preserves it', () => {
    const { store, changes } = open();
    expect(store.getState()).toBe(first);
    expect(changes()).toBe(0);
  });

  it('zooms, pans, pinches and resets', () => {
    const { store, changes } = open();
    store.zoomAt({ x: 100, y: 0 }, 2);
    expect(store.getState().view).toEqual({ zoom: 2, x: -100, y: 0 });
    store.panBy({ x: 30, y: 40 });
    expect(store.getState().view).toEqual({ zoom: 2, x: -70, y: 40 });
    store.set({ zoom: 4, x: 5, y: 6 });
    expect(store.getState().view).toEqual({ zoom: 4, x: 5, y: 6 });
    store.reset();
    expect(store.getState().view).toEqual({ zoom: 1, x: 0, y: 0 });
    const spread = [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ] as const;
    store.pinch(
      [
        { x: -10, y: 0 },
        { x: 10, y: 0 },
      ],
      spread,
    );
    expect(store.getState().view.zoom).toBe(2);
    expect(changes()).toBe(5);
  });

  it('adapts to its frame', () => {
    const { store } = open();
    store.resize({ width: 200, height: 300 });
    expect(store.getState().stage).toEqual({
      frame: { width: 200, height: 300 },
      picture: { width: 200, height: 200 },
    });
  });

  it('does not notify listeners that have unsubscribed', () => {
    const { store, stop, changes } = open();
    stop();
    store.zoomAt({ x: 0, y: 0 }, 2);
    expect(changes()).toBe(0);
  });
});
