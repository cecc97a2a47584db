import { createEmitter } from '#engine/events/emitter.ts';
import { createField, type TriggerStation } from '#engine/map/trigger-field.ts';
import { noTriggers, step, type TriggerInput, type TriggerState } from '#engine/map/triggers.ts';

export interface StationOpening {
  readonly take: (input: TriggerInput) => void;
  /** Forgets the walk up to now. */
  readonly reset: () => void;
  /** Calls back with the station to open automatically; returns the stop. */
  readonly onOpen: (listener: (id: number) => void) => () => void;
}

/**
 * Opens stations automatically as the visitor reaches them.
 *
 * @param onMet called when the stations that the visitor has reached change, except by `reset`
 * @param onPassed called with stations that the visitor has just passed unheard
 */
export function createStationOpening(
  stations: readonly TriggerStation[],
  onMet: (met: TriggerState['met']) => void,
  onPassed: (ids: readonly number[]) => void,
): StationOpening {
  const field = createField(stations);
  const openings = createEmitter<number>();
  let triggers = noTriggers;

  return {
    take: (input) => {
      const { met } = triggers;
      const { state, open, passed } = step(triggers, input, field);
      triggers = state;
      if (state.met !== met) onMet(state.met);
      if (passed.length > 0) onPassed(passed);
      if (open !== undefined) openings.emit(open);
    },
    reset: () => {
      triggers = { ...noTriggers, known: triggers.known };
    },
    onOpen: openings.listen,
  };
}
