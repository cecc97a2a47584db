import { type Random } from '../play/random.ts';
import { twoThirds } from './device-error.ts';
import { createPlane, type PlanePoint } from './distance.ts';
import { type Position } from './position.ts';

export interface SimulatedError {
  /** Metres within which two thirds of the positions are. */
  readonly noise: number;
  /** The accuracy that the device reports, as a share of the true one: 1 is honest, 0.5 twice too good. */
  readonly told: number;
  readonly random: Random;
}

/** The part of a device's error that persists, in standard deviations. */
export interface Drift extends PlanePoint {
  /** Milliseconds. */
  readonly at: number;
}

/** Seconds after which an error of trees and houses is forgotten. */
const memory = 40;

/** The share of the variance that belongs to each position alone. */
const ownShare = 1 / 3;

/**
 * Returns the positions as a device among trees and houses reports them: one third of the error's variance is new with
 * each position, and two thirds persist for about 40 seconds (an Ornstein-Uhlenbeck process).
 */
export function disturb(positions: readonly Position[], error: SimulatedError): readonly Position[] {
  let drift = firstDrift(positions[0]?.at ?? 0, error.random);
  return positions.map((position) => {
    const disturbed = disturbOne(position, drift, error);
    ({ drift } = disturbed);
    return disturbed.position;
  });
}

export function firstDrift(at: number, random: Random): Drift {
  return { east: normal(random), north: normal(random), at };
}

/** Does the same to one position, and returns the drift for the next. */
export function disturbOne(
  position: Position,
  last: Drift,
  { noise, told, random }: SimulatedError,
): { readonly position: Position; readonly drift: Drift } {
  const deviation = noise / twoThirds;
  const [own, common] = [deviation * Math.sqrt(ownShare), deviation * Math.sqrt(1 - ownShare)];
  const kept = Math.exp(-(position.at - last.at) / 1000 / memory);
  const renewed = Math.sqrt(1 - kept ** 2);
  const drift = {
    east: kept * last.east + renewed * normal(random),
    north: kept * last.north + renewed * normal(random),
    at: position.at,
  };
  const spot = createPlane(position).toSpot({
    east: common * drift.east + own * normal(random),
    north: common * drift.north + own * normal(random),
  });
  return { position: { ...position, ...spot, accuracy: noise * told }, drift };
}

/** Returns a normally distributed number (Box-Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
