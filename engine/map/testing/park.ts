import { createPlane, type PlanePoint } from '../distance.ts';
import { type GpxPoint } from '../gpx/gpx.ts';
import { blur, fixesOf } from '../gpx/replay.ts';
import { type Position } from '../position.ts';
import { createField, type TriggerStation } from '../trigger-field.ts';
import { noTriggers, step, type TriggerInput, type TriggerState } from '../triggers.ts';

/** A park, measured in metres from its gate. */
export const park = createPlane({ latitude: 48.8005, longitude: 9.1985 });

export function stationAt(id: number, east: number, north: number, distance: number): TriggerStation {
  return { id, spot: park.toSpot({ east, north }), distance };
}

export interface WalkOptions {
  /** Milliseconds between two positions. */
  readonly every: number;
  /** Metres per second. */
  readonly speed: number;
  /** Metres within which two thirds of the positions are; it is also the accuracy that they report. */
  readonly noise: number;
  readonly random: () => number;
}

/** A place on the way, and the number of seconds that the walker stays there. */
export interface Stop extends PlanePoint {
  readonly rest?: number;
}

/** Returns the positions of a device carried straight from place to place. */
export function walk(way: readonly Stop[], { every, speed, noise, random }: WalkOptions): readonly Position[] {
  let at = 0;
  const segment = way.flatMap(({ rest = 0, ...point }, index): readonly GpxPoint[] => {
    const from = way[index - 1] ?? point;
    at += (Math.hypot(point.east - from.east, point.north - from.north) / speed) * 1000;
    const arrival = at;
    at += rest * 1000;
    const spot = park.toSpot(point);
    return [
      { ...spot, at: arrival },
      { ...spot, at },
    ];
  });
  return fixesOf({ segments: [segment] }, { every, walking: speed, start: 1_800_000_000_000 }).map((fix) =>
    blur(fix, noise, random),
  );
}

/** Returns the stations that open on a walk, in order. */
export function openedBy(positions: readonly Position[], stations: readonly TriggerStation[]): readonly number[] {
  return play(
    positions.map((position) => ({ type: 'moved', position, isBusy: false })),
    stations,
  ).opened;
}

export interface Played {
  readonly state: TriggerState;
  readonly opened: readonly number[];
  readonly passed: readonly number[];
}

export function play(inputs: readonly TriggerInput[], stations: readonly TriggerStation[]): Played {
  const field = createField(stations);
  const opened: number[] = [];
  const passed: number[] = [];
  let state = noTriggers;
  for (const input of inputs) {
    const outcome = step(state, input, field);
    ({ state } = outcome);
    if (outcome.open !== undefined) opened.push(outcome.open);
    passed.push(...outcome.passed);
  }
  return { state, opened, passed };
}
