import { bearingBetween, metresBetween } from '#engine/map/distance.ts';
import { type Position, type Spot } from '#engine/map/position.ts';
import { type Drift, disturbOne, firstDrift } from '#engine/map/simulated-device.ts';
import { type TriggerField } from '#engine/map/trigger-field.ts';
import { createRandom, type Random } from '#engine/play/random.ts';
import { beginWalk, forgetStations, type SimulatedWalk, walkStep } from './simulated-walk.ts';

export interface WalkSettings {
  /** Metres per second by joystick. */
  readonly speed: number;
  /** Times as fast as a track was recorded. */
  readonly rate: number;
  /** Metres within which two thirds of the device's positions lie. */
  readonly noise: number;
  /** The same seed gives the same errors of the device. */
  readonly seed: number;
  /** Seconds for which each station plays. */
  readonly playingFor: number;
}

export const firstSettings: WalkSettings = { speed: 1.4, rate: 4, noise: 5, seed: 1, playingFor: 0 };

/** A visitor on a walk with a device that errs. */
export interface Walker {
  readonly walk: SimulatedWalk;
  readonly drift: Drift;
  /** The number of positions so far. */
  readonly count: number;
}

/** The best accuracy of real devices, in metres. */
const exact = 3;

export function beginWalker(spot: Spot, seed: number): Walker {
  return { walk: beginWalk(spot), drift: firstDrift(0, randomAt(seed, 0)), count: 0 };
}

/** Moves the walker, and opens what is reached. The same moves with the same settings have the same outcome. */
export function moveWalker(
  { walk, drift, count }: Walker,
  truth: Spot,
  milliseconds: number,
  { noise, seed, playingFor }: Pick<WalkSettings, 'noise' | 'seed' | 'playingFor'>,
  field: TriggerField,
): Walker {
  const at = walk.position === undefined ? 0 : walk.position.at + milliseconds;
  const isMoving = metresBetween(walk.truth, truth) > 0.01;
  const heading = isMoving ? { heading: bearingBetween(walk.truth, truth) } : {};
  const random = randomAt(seed, count + 1);
  const exactly = { latitude: truth.latitude, longitude: truth.longitude, accuracy: exact, at, ...heading };
  const disturbed = disturbOne(exactly, drift, { noise, told: 1, random });
  const position: Position = { ...disturbed.position, accuracy: Math.max(exact, noise) };
  return {
    walk: walkStep(walk, truth, position, { field, playingFor: playingFor * 1000 }),
    drift: disturbed.drift,
    count: count + 1,
  };
}

/** The stations have changed, so those that were reached count no longer. */
export function forgetReached(walker: Walker): Walker {
  return { ...walker, walk: forgetStations(walker.walk) };
}

/** Seeds in a row must not begin alike. */
const stride = 0x9e_37_79_b9;

function randomAt(seed: number, count: number): Random {
  return createRandom(Math.imul(seed, stride) + count);
}
