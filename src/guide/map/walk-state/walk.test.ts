import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand';
import { type Position, type PositionFailure, type PositionReport } from '#engine/map/position.ts';
import { createProjection } from '#engine/map/projection.ts';
import { type WalkWishes } from './walk-state.ts';
import { createWalk, type WalkOptions } from './walk.ts';

const outcome = createProjection(
  { BottomLeft: { Latitude: 48.798477, Longitude: 9.194404 }, TopRight: { Latitude: 48.802523, Longitude: 9.202596 } },
  { width: 2000, height: 1500 },
);
if (!outcome.ok) throw new Error(outcome.fault);
const { projection } = outcome;

const fountain = { id: 7, spot: projection.toSpot({ x: 1000, y: 750 }), distance: 20 };

interface Watch {
  readonly isPrecise: boolean;
  readonly tell: (report: PositionReport) => void;
}

function begin(options: Partial<WalkOptions> = {}) {
  let time = 1_000_000;
  let isBusy = false;
  const watches: Watch[] = [];
  const seen = createStore(() => true);
  const remembered: WalkWishes[] = [];
  const opened: number[] = [];
  let allow: (state: PermissionState) => void = () => undefined;
  const walk = createWalk({
    tourId: 3,
    projection,
    stations: [fountain],
    source: ({ isPrecise }, tell) => {
      const watch = { isPrecise, tell };
      watches.push(watch);
      return () => watches.splice(watches.indexOf(watch), 1);
    },
    watchPermission: (tell) => {
      allow = tell;
      return () => undefined;
    },
    page: { isSeen: seen.getState, subscribe: seen.subscribe },
    isBusy: () => isBusy,
    now: () => time,
    wishes: { isOpening: true, isAwake: false },
    remember: (wishes) => remembered.push(wishes),
    ...options,
  });
  walk.onOpen((id) => opened.push(id));
  const at = (x: number, seconds = 1): Position => {
    time += seconds * 1000;
    return { ...projection.toSpot({ x, y: 750 }), accuracy: 5, at: time };
  };
  return {
    walk,
    opened,
    remembered,
    seen,
    allow: (state: PermissionState) => allow(state),
    setBusy: (busy: boolean) => {
      isBusy = busy;
    },
    asked: () => watches.map(({ isPrecise }) => (isPrecise ? 'precise' : 'coarse')),
    move: (x: number, seconds?: number) => {
      const position = at(x, seconds);
      for (const { tell } of watches) tell({ kind: 'position', position });
    },
    fail: async (failure: PositionFailure) => {
      for (const { tell } of watches) tell({ kind: 'failure', failure });
      await Promise.resolve();
    },
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

describe('a walk', () => {
  it('asks for nothing until the visitor turns it on', () => {
    const { walk, asked } = begin();
    walk.enterMap();
    expect([walk.getState().status, asked()]).toEqual([{ kind: 'off' }, []]);
  });

  it('is asking, searching, on and off', () => {
    const { walk, allow, move, asked } = begin();
    walk.begin();
    expect([walk.getState().status.kind, walk.getState().isFollowing, asked()]).toEqual(['asking', true, ['precise']]);
    allow('prompt');
    expect(walk.getState().status.kind).toBe('asking');
    allow('granted');
    expect(walk.getState().status.kind).toBe('searching');
    move(0);
    expect([walk.getState().status.kind, walk.getState().position?.accuracy]).toEqual(['on', 5]);
    walk.end();
    expect([walk.getState().status.kind, walk.getState().position, asked()]).toEqual(['off', undefined, []]);
  });
});

describe('its requests to the device', () => {
  it('are as few as needed', () => {
    const { walk, asked } = begin();
    walk.begin();
    const leave = walk.enterMap();
    walk.wish({ isOpening: false });
    expect(asked()).toEqual(['precise']);
    walk.stopFollowing();
    expect(asked()).toEqual(['coarse']);
    walk.follow();
    expect(asked()).toEqual(['precise']);
    leave();
    expect(asked()).toEqual([]);
    walk.wish({ isOpening: true });
    expect(asked()).toEqual(['precise']);
    walk.setOnTour(false);
    expect(asked()).toEqual([]);
  });

  it('stop while the page is hidden', () => {
    const { walk, asked, seen } = begin();
    walk.begin();
    seen.setState(false, true);
    expect(asked()).toEqual([]);
    seen.setState(true, true);
    expect(asked()).toEqual(['precise']);
  });

  it('are not repeated while the need stays the same', () => {
    const { walk, asked, opened, move } = begin();
    walk.begin();
    walk.enterMap();
    walk.stopFollowing();
    walk.follow();
    expect(asked()).toEqual(['precise']);
    move(1000);
    move(1000);
    expect(opened).toEqual([7]);
  });

  it('stop if no station opens and no map is shown', () => {
    const { walk, asked } = begin({ stations: [] });
    walk.begin();
    expect(asked()).toEqual([]);
  });
});

describe('a failure', () => {
  it.each(['denied', 'unsupported', 'insecure'] as const)(
    '%s ends the search until the visitor tries again',
    async (failure) => {
      const { walk, fail, asked } = begin();
      walk.begin();
      await fail(failure);
      expect([walk.getState().status, asked()]).toEqual([{ kind: 'failed', failure }, []]);
      walk.begin();
      expect([walk.getState().status.kind, asked()]).toEqual(['asking', ['precise']]);
    },
  );

  it.each(['unavailable', 'timeout'] as const)('%s continues to search', async (failure) => {
    const { walk, fail, move } = begin();
    walk.begin();
    await fail(failure);
    expect(walk.getState().status).toEqual({ kind: 'failed', failure });
    move(0);
    expect(walk.getState().status.kind).toBe('on');
    // The device reports a temporary failure.
    await fail(failure);
    expect(walk.getState().status.kind).toBe('on');
  });

  it('is over when the visitor allows it in the browser', async () => {
    const { walk, fail, allow, asked } = begin();
    walk.begin();
    await fail('denied');
    allow('granted');
    expect([walk.getState().status.kind, asked()]).toEqual(['searching', ['precise']]);
  });

  it('is reported when the position has been lost for long', async () => {
    const { walk, fail, move, pass } = begin();
    walk.begin();
    move(0);
    pass(90);
    await fail('unavailable');
    expect(walk.getState().status.kind).toBe('failed');
  });
});

describe('a station that was passed during a silence', () => {
  function pass() {
    const begun = begin();
    begun.walk.begin();
    for (const x of [500, 500, 500]) begun.move(x);
    for (const seconds of [100, 1, 1]) begun.move(1500, seconds);
    return begun;
  }

  it('is offered until the visitor declines, opens or has heard it', () => {
    for (const end of ['dismissPassed', 'noteOpened'] as const) {
      const { walk, opened } = pass();
      expect([opened, walk.getState().passed]).toEqual([[], [7]]);
      walk[end](7);
      expect(walk.getState().passed).toEqual([]);
    }
    const { walk } = pass();
    walk.noteKnown(new Set([7]));
    expect(walk.getState().passed).toEqual([]);
  });
});

describe('stations', () => {
  it('that were heard do not open automatically', () => {
    const { walk, move, opened } = begin();
    walk.noteKnown(new Set([7]));
    walk.begin();
    for (const x of [1000, 1001, 1000]) move(x);
    expect(opened).toEqual([]);
  });

  it('open automatically', () => {
    const { walk, move, opened } = begin();
    walk.begin();
    for (const x of [1000, 1001, 1000]) move(x);
    expect(opened).toEqual([7]);
  });

  it('do not open if the visitor does not want it, which is remembered', () => {
    const { walk, move, opened, remembered } = begin();
    walk.begin();
    walk.enterMap();
    walk.wish({ isOpening: false });
    for (const x of [1000, 1001, 1000]) move(x);
    walk.noteFree();
    expect([opened, remembered]).toEqual([[], [{ isOpening: false, isAwake: false }]]);
  });

  it('wait while something plays', () => {
    const { walk, move, opened, setBusy } = begin();
    walk.begin();
    setBusy(true);
    for (const x of [1000, 1001, 1000]) move(x);
    expect(opened).toEqual([]);
    setBusy(false);
    walk.noteFree();
    expect(opened).toEqual([7]);
  });

  it('that the visitor has opened do not open again', () => {
    const { walk, move, opened, setBusy } = begin();
    walk.begin();
    setBusy(true);
    move(1000);
    move(1001);
    walk.noteOpened(7);
    setBusy(false);
    for (const x of [1000, 1001, 1000]) move(x, 10);
    expect(opened).toEqual([]);
  });
});

describe('a source of the designers’ own', () => {
  it('takes the place of the device', () => {
    const { walk, asked } = begin();
    const wishes: boolean[] = [];
    walk.setSource(({ isPrecise }, tell) => {
      wishes.push(isPrecise);
      tell({ kind: 'position', position: { latitude: 1, longitude: 2, accuracy: 3, at: 4 } });
      return () => undefined;
    });
    walk.begin();
    expect([wishes, walk.getState().position?.latitude, asked()]).toEqual([[true], 1, []]);
    walk.setSource(undefined);
    expect(walk.getState().status.kind).toBe('off');
    walk.begin();
    expect(asked()).toEqual(['precise']);
  });
});
