import { type ComponentType } from 'react';
import { createStore } from 'zustand';
import { createEmitter } from '#engine/events/emitter.ts';
import { type PositionFailure, type PositionSource } from '#engine/map/position.ts';
import { type Projection } from '#engine/map/projection.ts';
import { createField, type TriggerStation } from '#engine/map/trigger-field.ts';
import { noTriggers, step, type TriggerInput } from '#engine/map/triggers.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type PageVisibility } from '../../adapters/page-visibility.ts';
import { createPositionWatch } from './position-watch.ts';
import { demandOf, isFinal, type WalkState, type WalkStatus, type WalkWishes } from './walk-state.ts';

/**
 * A visitor's walk through one tour, with the device's position. It belongs to the visit and outlives the map's screen.
 */
export interface Walk extends ReadonlyStore<WalkState> {
  readonly tourId: number;
  readonly projection: Projection;
  readonly stations: readonly TriggerStation[];
  /** Goes with the visitor from screen to screen. */
  readonly Companion: ComponentType;
  /** Only at a tap: the browser may ask. Tries again after a failure. */
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
  /** Some screen of the tour is shown, or none. */
  readonly setOnTour: (isOnTour: boolean) => void;
  /** The visitor has opened a station by hand. */
  readonly noteOpened: (id: number) => void;
  /** Nothing plays, and the visitor is busy with nothing else. */
  readonly noteFree: () => void;
  /** Calls back with the station to open automatically; returns the stop. */
  readonly onOpen: (listener: (id: number) => void) => () => void;
  /** Replaces the device's positions; undefined brings them back. */
  readonly setSource: (source: PositionSource | undefined) => void;
}

export interface WalkOptions extends Pick<Walk, 'tourId' | 'projection' | 'stations' | 'Companion' | 'isBusy'> {
  readonly source: PositionSource;
  /** Reports what the visitor allows the browser, as far as that is known. */
  readonly watchPermission: (tell: (state: PermissionState) => void) => () => void;
  readonly page: PageVisibility;
  readonly now: () => number;
  readonly wishes: WalkWishes;
  readonly remember: (wishes: WalkWishes) => void;
}

/** Milliseconds after the last position during which a failure of the device counts as a short interruption. */
const shortInterruption = 60_000;

export function createWalk(options: WalkOptions): Walk {
  const { tourId, projection, stations, Companion, page, isBusy, now } = options;
  const field = createField(stations);
  const openings = createEmitter<number>();
  const store = createStore<WalkState>(() => ({
    status: { kind: 'off' },
    position: undefined,
    heading: undefined,
    isFollowing: false,
    ...options.wishes,
    met: noTriggers.met,
  }));
  const device = createPositionWatch(options.source, hear);
  let isDevice = true;
  let triggers = noTriggers;
  let maps = 0;
  let isOnTour = true;
  let stopListening: readonly (() => void)[] = [];

  return {
    tourId,
    projection,
    stations,
    Companion,
    ...store,
    begin: () => {
      end();
      set({ status: { kind: 'asking' }, isFollowing: true });
      stopListening = [page.subscribe(watch), ...(isDevice ? [options.watchPermission(heed)] : [])];
      watch();
    },
    end,
    close: end,
    isBusy,
    follow: () => {
      set({ isFollowing: true });
      watch();
    },
    stopFollowing: () => {
      if (!store.getState().isFollowing) return;
      set({ isFollowing: false });
      watch();
    },
    wish: (change) => {
      set(change);
      const { isOpening, isAwake } = store.getState();
      options.remember({ isOpening, isAwake });
      watch();
    },
    enterMap: () => {
      maps += 1;
      watch();
      return () => {
        maps -= 1;
        watch();
      };
    },
    turn: (heading) => set({ heading }),
    setOnTour: (isNow) => {
      isOnTour = isNow;
      watch();
    },
    noteOpened: (id) => take({ type: 'opened', id, at: now() }),
    noteFree: () => {
      if (isOpeningNow()) take({ type: 'freed', at: now() });
    },
    onOpen: openings.listen,
    setSource: (wanted = options.source) => {
      end();
      isDevice = wanted === options.source;
      device.setSource(wanted);
    },
  };

  function end(): void {
    device.need('none');
    for (const stop of stopListening) stop();
    stopListening = [];
    triggers = noTriggers;
    set({ status: { kind: 'off' }, position: undefined, heading: undefined, isFollowing: false, met: triggers.met });
  }

  function set(change: Partial<WalkState>): void {
    store.setState(change);
  }

  function watch(): void {
    const hasStations = stations.length > 0;
    device.need(demandOf(store.getState(), { isPageSeen: page.isSeen(), isOnTour, isMapShown: maps > 0, hasStations }));
  }

  function hear(report: Parameters<Parameters<PositionSource>[1]>[0]): void {
    if (report.kind === 'position') {
      const { position } = report;
      set({ status: { kind: 'on' }, position });
      take({ type: 'moved', position, isBusy: !isOpeningNow() });
      return;
    }
    fail(report.failure);
  }

  function fail(failure: PositionFailure): void {
    const { position } = store.getState();
    const status: WalkStatus = { kind: 'failed', failure };
    if (!isFinal(status) && position !== undefined && now() - position.at < shortInterruption) return;
    set({ status });
    // A source may fail at once, before it has given back its stop.
    queueMicrotask(watch);
  }

  /** Resumes after the visitor allows the position in the browser's settings. */
  function heed(permission: PermissionState): void {
    const { status } = store.getState();
    if (permission !== 'granted') return;
    if (status.kind === 'asking') set({ status: { kind: 'searching' } });
    if (status.kind !== 'failed' || status.failure !== 'denied') return;
    set({ status: { kind: 'searching' } });
    watch();
  }

  function isOpeningNow(): boolean {
    return store.getState().isOpening && !isBusy();
  }

  function take(input: TriggerInput): void {
    const outcome = step(triggers, input, field);
    triggers = outcome.state;
    if (triggers.met !== store.getState().met) set({ met: triggers.met });
    if (outcome.open !== undefined) openings.emit(outcome.open);
  }
}
