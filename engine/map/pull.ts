import { createPlane } from './distance.ts';
import { type Spot } from './position.ts';

/** How far a joystick is pulled to the east and to the north: at most 1 together. */
export interface Pull {
  readonly east: number;
  readonly north: number;
}

export const noPull: Pull = { east: 0, north: 0 };

const arrows: Readonly<Record<string, Pull>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowRight: { east: 1, north: 0 },
  ArrowLeft: { east: -1, north: 0 },
};

export function isArrow(key: string): boolean {
  return Object.hasOwn(arrows, key);
}

/** Returns the pull of all arrow keys that are held; two go diagonally. */
export function pullOfKeys(keys: Iterable<string>): Pull {
  return limited([...keys].map((key) => arrows[key] ?? noPull).reduce(add, noPull));
}

/**
 * Returns the pull of a pointer, from the joystick's left (0) to its right (1) and from its top (0) to its bottom (1).
 */
export function pullOfPointer(right: number, down: number): Pull {
  return limited({ east: right * 2 - 1, north: 1 - down * 2 });
}

/** Returns the place after walking a distance in metres at full pull. */
export function walkOn(spot: Spot, { east, north }: Pull, metres: number): Spot {
  return createPlane(spot).toSpot({ east: east * metres, north: north * metres });
}

function add(one: Pull, other: Pull): Pull {
  return { east: one.east + other.east, north: one.north + other.north };
}

function limited({ east, north }: Pull): Pull {
  const length = Math.max(Math.hypot(east, north), 1);
  return { east: east / length, north: north / length };
}
