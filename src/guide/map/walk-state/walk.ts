import { createStore } from 'zustand';
import { type PositionReport, type PositionSource } from '#engine/map/position.ts';
import { type Projection } from '#engine/map/projection.ts';
import { type TriggerStation } from '#engine/map/trigger-field.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type PageVisibility } from '../../adapters/page-visibility.ts';
import { createPositionDemand } from './position-demand.ts';
import { createPositionWatch } from './position-watch.ts';
import { createStationOpening } from './station-opening.ts';
import { initialWalk, statusAfterFailure, statusAfterGrant, type WalkState, type WalkWishes } from './walk-state.ts';

/**
 * A visitor's walk through one tour, with the device's position. It belongs to the visit and outlives the map's screen.
 */
export interface Walk extends ReadonlyStore<WalkState> {
  readonly tourId: number;
  readonly projection: Projection;
  readonly stations: readonly TriggerStation[];
  /** Call this only on a tap, because the browser may ask the visitor. Tries again after a failure. */
  readonly begin: () => void;
  readonly end: () => void;
  /** Ends the walk permanently. */
  readonly close: () => void;
  /** Whether something plays, or the visitor is in the middle of something else. */
  readonly isBusy: () => boolean;
  readonly follow: () => void;
  readonly stopFollowing: () => void;
  readonly wish: (change: Partial<WalkWishes>) => void;
  /** The map is on the screen, until the function returned is called. */
  readonly enterMap: () => () => void;
  /** The device has been turned. */
  readonly turn: (heading: number) => void;
  /** Whether a screen of the tour is shown. */
  readonly setOnTour: (isOnTour: boolean) => void;
  /** The visitor has opened a station by hand. */
  readonly noteOpened: (id: number) => void;
  /** The visitor has heard these stations or has them open, and no others. */
  readonly noteKnown: (ids: ReadonlySet<number>) => void;
  /** The visitor does not want to be offered this station, or has opened it. */
  readonly dismissPassed: (id: number) => void;
  /** Nothing plays, and the visitor is busy with nothing else. */
  readonly noteFree: () => void;
  /** Calls back with the station to open automatically; returns the stop. */
  readonly onOpen: (listener: (id: number) => void) => () => void;
  /** Replaces the device's positions; undefined brings them back. */
  readonly setSource: (source: PositionSource | undefined) => void;
}

export interface WalkOptions extends Pick<Walk, 'tourId' | 'projection' | 'stations' | 'isBusy'> {
  readonly source: PositionSource;
  /** Reports what the visitor allows the browser, as far as that is known. */
  readonly watchPermission: (tell: (state: PermissionState) => void) => () => void;
  readonly page: PageVisibility;
  readonly now: () => number;
  readonly wishes: WalkWishes;
  readonly remember: (wishes: WalkWishes) => void;
}

export function createWalk(options: WalkOptions): Walk {
  const { tourId, projection, stations, page, isBusy, now } = options;
  const store = createStore<WalkState>(() => ({ ...initialWalk, ...options.wishes }));
  const watch = createPositionWatch(options.source, hear);
  const demand = createPositionDemand(watch, store.getState, { page, hasStations: stations.length > 0 });
  const opening = createStationOpening(stations, (met) => store.setState({ met }), offer);
  let isDevice = true;
  let stopListening: readonly (() => void)[] = [];

  return {
    tourId,
    projection,
    stations,
    ...store,
    begin: () => {
      end();
      store.setState({ status: { kind: 'asking' }, isFollowing: true });
      stopListening = [page.subscribe(demand.update), ...(isDevice ? [options.watchPermission(hearPermission)] : [])];
      demand.update();
    },
    end,
    close: end,
    isBusy,
    follow: () => change({ isFollowing: true }),
    stopFollowing: () => {
      if (store.getState().isFollowing) change({ isFollowing: false });
    },
    wish: (wishes) => {
      change(wishes);
      const { isOpening, isAwake } = store.getState();
      options.remember({ isOpening, isAwake });
    },
    enterMap: demand.enterMap,
    turn: (heading) => store.setState({ heading }),
    setOnTour: demand.setOnTour,
    noteOpened: (id) => {
      dismissPassed(id);
      opening.take({ type: 'opened', id, at: now() });
    },
    noteKnown: (ids) => {
      opening.take({ type: 'known', ids });
      if (store.getState().passed.some((id) => ids.has(id)))
        store.setState(({ passed }) => ({ passed: passed.filter((id) => !ids.has(id)) }));
    },
    dismissPassed,
    noteFree: () => {
      if (canOpen()) opening.take({ type: 'freed', at: now() });
    },
    onOpen: opening.onOpen,
    setSource: (wanted = options.source) => {
      end();
      isDevice = wanted === options.source;
      watch.setSource(wanted);
    },
  };

  function end(): void {
    for (const stop of stopListening) stop();
    stopListening = [];
    opening.reset();
    change(initialWalk);
  }

  function change(part: Partial<WalkState>): void {
    store.setState(part);
    demand.update();
  }

  function hear(report: PositionReport): void {
    if (report.kind === 'position') {
      const { position } = report;
      store.setState({ status: { kind: 'on' }, position });
      opening.take({ type: 'moved', position, isBusy: !canOpen() });
      return;
    }
    store.setState((state) => ({ status: statusAfterFailure(state, report.failure, now()) }));
    // A source may fail at once, before it has given back its stop.
    queueMicrotask(demand.update);
  }

  function hearPermission(permission: PermissionState): void {
    if (permission === 'granted') change({ status: statusAfterGrant(store.getState().status) });
  }

  function offer(ids: readonly number[]): void {
    if (store.getState().isOpening) store.setState(({ passed }) => ({ passed: [...passed, ...ids] }));
  }

  function dismissPassed(id: number): void {
    if (store.getState().passed.includes(id))
      store.setState(({ passed }) => ({ passed: passed.filter((other) => other !== id) }));
  }

  function canOpen(): boolean {
    return store.getState().isOpening && !isBusy();
  }
}
