import { createStore } from 'zustand';
import { createEmitter } from '#engine/events/emitter.ts';
import { wholeTurn } from '#engine/map/distance.ts';
import { type Position, type PositionReport, type PositionSource, type Spot } from '#engine/map/position.ts';
import { noPull, type Pull, walkOn } from '#engine/map/pull.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** A position that designers simulate. */
export interface SimulatedPosition extends ReadonlyStore<Position> {
  /** Reports as often as good devices do, while there is a listener. */
  readonly source: PositionSource;
  /** Sets the accuracy that the position claims. */
  readonly setAccuracy: (metres: number) => void;
  /** Sets the speed of the fully pulled joystick, in metres a second. */
  readonly setSpeed: (speed: number) => void;
  readonly pull: (pull: Pull) => void;
  readonly put: (spot: Spot) => void;
  /** Reports a position unchanged, such as a recorded one. */
  readonly tell: (position: Position) => void;
}

export interface SimulatedPositionOptions {
  readonly start: Spot;
  readonly now: () => number;
  /** Runs a task repeatedly at an interval in milliseconds; returns the stop. */
  readonly every: (task: () => void, milliseconds: number) => () => void;
}

const beat = 500;

export function createSimulatedPosition({ start, now, every }: SimulatedPositionOptions): SimulatedPosition {
  const store = createStore<Position>(() => ({ ...start, accuracy: 5, at: now() }));
  const reports = createEmitter<PositionReport>();
  let speed = 1.4;
  let pulled: Pull = noPull;
  /** While a recording plays, it reports the positions itself. */
  let isRecorded = false;
  let stop: (() => void) | undefined;

  return {
    ...store,
    source: (_, listener) => {
      const leave = reports.listen(listener);
      stop ??= every(moveOn, beat);
      listener({ kind: 'position', position: store.getState() });
      return () => {
        leave();
        if (reports.hasListeners()) return;
        stop?.();
        stop = undefined;
      };
    },
    setAccuracy: (accuracy) => tell({ ...store.getState(), accuracy, at: now() }),
    setSpeed: (wanted) => {
      speed = wanted;
    },
    pull: (wanted) => {
      pulled = wanted;
    },
    put: ({ latitude, longitude }) => {
      isRecorded = false;
      tell({ ...store.getState(), latitude, longitude, at: now() });
    },
    tell: (position) => {
      isRecorded = true;
      tell(position);
    },
  };

  function tell(position: Position): void {
    store.setState(position, true);
    reports.emit({ kind: 'position', position });
  }

  /** Devices also report while they are at rest. */
  function moveOn(): void {
    const { latitude, longitude, accuracy } = store.getState();
    const { east, north } = pulled;
    const isMoving = east !== 0 || north !== 0;
    if (isMoving) isRecorded = false;
    if (isRecorded) return;
    const metres = (speed * beat) / 1000;
    const spot = walkOn({ latitude, longitude }, pulled, metres);
    const heading = wholeTurn((Math.atan2(east, north) * 180) / Math.PI);
    tell({ ...spot, accuracy, at: now(), ...(isMoving ? { heading } : {}) });
  }
}
