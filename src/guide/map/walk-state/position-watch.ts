import { type PositionSource } from '#engine/map/position.ts';
import { type Demand } from './walk-state.ts';

type Hear = Parameters<PositionSource>[1];

export interface PositionWatch {
  /** Asks the device only if the need has changed, because each request starts a new search. */
  readonly need: (demand: Demand) => void;
  /** Stops, and asks another source from the next need on. */
  readonly setSource: (source: PositionSource) => void;
}

/** Watches the device's position no more exactly than needed. */
export function createPositionWatch(first: PositionSource, hear: Hear): PositionWatch {
  let source = first;
  let current: Demand = 'none';
  let stop: (() => void) | undefined;

  function need(demand: Demand): void {
    if (demand === current) return;
    current = demand;
    stop?.();
    stop = undefined;
    if (demand !== 'none') stop = source({ isPrecise: demand === 'precise' }, hear);
  }

  return {
    need,
    setSource: (wanted) => {
      need('none');
      source = wanted;
    },
  };
}
