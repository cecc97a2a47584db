import { type Random } from '../../play/random.ts';
import { createPlane } from '../distance.ts';
import { type Position } from '../position.ts';
import { twoThirds } from '../device-error.ts';

export interface DeviceError {
  /** Metres within which two thirds of the positions lie. */
  readonly noise: number;
  /** The accuracy that the device reports, as a share of the true one: 1 is honest, 0.5 twice too good. */
  readonly told: number;
  readonly random: Random;
}

/** Seconds after which an error of trees and houses is forgotten. */
const memory = 40;

/** The share of the variance that belongs to each position alone. */
const ownShare = 1 / 3;

/**
 * Returns the positions as a device among trees and houses reports them: one third of the error's variance is new with
 * each position, and two thirds persist for about 40 seconds (an Ornstein-Uhlenbeck process).
 */
export function disturb(positions: readonly Position[], { noise, told, random }: DeviceError): readonly Position[] {
  const deviation = noise / twoThirds;
  const [own, common] = [deviation * Math.sqrt(ownShare), deviation * Math.sqrt(1 - ownShare)];
  let drift = { east: common * normal(random), north: common * normal(random) };
  let last = positions[0]?.at ?? 0;
  return positions.map((position) => {
    const kept = Math.exp(-(position.at - last) / 1000 / memory);
    const renewed = common * Math.sqrt(1 - kept ** 2);
    last = position.at;
    drift = {
      east: kept * drift.east + renewed * normal(random),
      north: kept * drift.north + renewed * normal(random),
    };
    const spot = createPlane(position).toSpot({
      east: drift.east + own * normal(random),
      north: drift.north + own * normal(random),
    });
    return { ...position, ...spot, accuracy: noise * told };
  });
}

/** Returns a normally distributed number (Box-Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
