import { type ComponentType } from 'react';
import { createStore } from 'zustand';
import { createEmitter } from '#engine/events/emitter.ts';
import { type Position, type PositionFailure, type PositionSource } from '#engine/map/position.ts';
import { type Projection } from '#engine/map/projection.ts';
import { createField, type TriggerStation } from '#engine/map/trigger-field.ts';
import { type Meeting, noTriggers, step, type TriggerInput } from '#engine/map/triggers.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type PageVisibility } from '../../adapters/page-visibility.ts';

export type WalkStatus =
  | { readonly kind: 'off' }
  /** The browser asks the visitor. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'on' }
  | { readonly kind: 'failed'; readonly failure: PositionFailure };

/** The visitor's choices, stored on the device. */
export interface WalkWishes {
  /** Stations open automatically when the visitor comes near. */
  readonly isOpening: boolean;
  /** The screen stays on. */
  readonly isAwake: boolean;
}

export interface WalkState extends WalkWishes {
  readonly status: WalkStatus;
  /** The last one known; undefined while the walk is off. */
  readonly position: Position | undefined;
  /** Where the top of the screen points, in degrees clockwise from north; undefined without a compass. */
  readonly heading: number | undefined;
  /** The map moves with the visitor. */
  readonly isFollowing: boolean;
  /** Stations that the visitor has reached, for designers. */
  readonly met: ReadonlyMap<number, Meeting>;
}

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

/** How exact the positions need to be, which decides what they cost. */
type Demand = 'none' | 'coarse' | 'precise';

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
  let source = options.source;
  let triggers = noTriggers;
  let maps = 0;
  let isOnTour = true;
  let watched: Demand = 'none';
  let stopWatching: (() => void) | undefined;
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
      stopListening = [page.subscribe(watch), ...(source === options.source ? [options.watchPermission(heed)] : [])];
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
      source = wanted;
      end();
    },
  };

  function end(): void {
    unwatch();
    for (const stop of stopListening) stop();
    stopListening = [];
    triggers = noTriggers;
    set({ status: { kind: 'off' }, position: undefined, heading: undefined, isFollowing: false, met: triggers.met });
  }

  function set(change: Partial<WalkState>): void {
    store.setState(change);
  }

  function demand(): Demand {
    const { status, isFollowing, isOpening } = store.getState();
    if (status.kind === 'off' || isFinal(status) || !page.isSeen() || !isOnTour) return 'none';
    if (isOpening && stations.length > 0) return 'precise';
    if (maps === 0) return 'none';
    return isFollowing ? 'precise' : 'coarse';
  }

  /**
   * Requests positions as exact as needed now. It requests them again only if the need changes, because each request
   * starts a new search.
   */
  function watch(): void {
    const wanted = demand();
    if (wanted === watched) return;
    unwatch();
    watched = wanted;
    if (wanted !== 'none') stopWatching = source({ isPrecise: wanted === 'precise' }, hear);
  }

  function unwatch(): void {
    watched = 'none';
    stopWatching?.();
    stopWatching = undefined;
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

/** After these failures no position comes until the visitor tries again. */
function isFinal(status: WalkStatus): boolean {
  return status.kind === 'failed' && ['denied', 'unsupported', 'insecure'].includes(status.failure);
}
