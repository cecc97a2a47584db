import { createRandom } from '../../play/random.ts';
import { type Position } from '../position.ts';
import { play, type Played, stationAt, type Stop, walk } from './park.ts';
import { disturb } from '../simulated-device.ts';

export interface SimulatedWalk {
  readonly way: readonly Stop[];
  /** Metres per second. */
  readonly speed: number;
  /** The device reports nothing for 30 to 120 seconds, and the walker passes the station meanwhile. */
  readonly isSilent?: boolean;
  /** Whether the guide did right. */
  readonly isRight: (played: Pick<Played, 'opened' | 'passed'>) => boolean;
}

const station = stationAt(1, 0, 0, 25);

const line = (metres: number, north: number): readonly Stop[] => [
  { east: -metres, north },
  { east: metres, north },
];

const once: SimulatedWalk['isRight'] = ({ opened }) => opened.length === 1;
const never: SimulatedWalk['isRight'] = ({ opened }) => opened.length === 0;

/** Walks past a station that opens within 25 metres. */
export const simulatedWalks = {
  'past, on the way': { way: line(120, 0), speed: 1.2, isRight: once },
  'past, 40 m beside': { way: line(120, 40), speed: 1.2, isRight: never },
  'standing 40 m beside for ten minutes': { way: [{ east: 40, north: 0, rest: 600 }], speed: 1.2, isRight: never },
  'standing inside for ten minutes': { way: [{ east: 5, north: 0, rest: 600 }], speed: 1.2, isRight: once },
  'there and back': { way: [...line(120, 0), { east: -120, north: 0 }], speed: 1.2, isRight: once },
  'past at 50 km/h': { way: line(600, 0), speed: 13.9, isRight: once },
  'past while the device is silent': {
    way: line(150, 0),
    speed: 1.2,
    isSilent: true,
    isRight: ({ opened, passed }) => opened.length + passed.length === 1,
  },
} as const satisfies Readonly<Record<string, SimulatedWalk>>;

/** Plays a walk with a device that errs by `noise` metres and reports `told` of that. */
export function playSimulated(
  { way, speed, isSilent = false, isRight }: SimulatedWalk,
  { noise, told, seed }: { readonly noise: number; readonly told: number; readonly seed: number },
): boolean {
  const random = createRandom(seed);
  const exact = walk(way, { every: 1000, speed, noise: 0, random });
  const positions = disturb(exact, { noise, told, random });
  const heard = isSilent ? withSilence(positions, 30 + random() * 90, random() - 0.5) : positions;
  return isRight(
    play(
      heard.map((position) => ({ type: 'moved', position, isBusy: false })),
      [station],
    ),
  );
}

/** @param shift the share of the silence by which it begins before or after its middle is at the station */
function withSilence(positions: readonly Position[], seconds: number, shift: number): readonly Position[] {
  const middle = positions.length / 2 + shift * (seconds - 10);
  return positions.filter((_, second) => Math.abs(second - middle) > seconds / 2);
}
