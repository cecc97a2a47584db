export interface Random {
  next(): number;
  between(low: number, high: number): number;
  pick<Item>(list: readonly Item[]): Item;
  normal(): number;
}

/** Mulberry32: small, and the same on every machine, so pictures are reproducible. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** Smooth value noise in the plane, about -1 to 1. */
export function smoothNoise(seed: number): (x: number, y: number) => number {
  const random = seededRandom(seed);
  const values = Float32Array.from({ length: 4096 }, () => random.between(-1, 1));
  const at = (column: number, row: number): number => values[((column & 63) * 64 + (row & 63)) & 4095];
  const ease = (part: number): number => part * part * part * (part * (part * 6 - 15) + 10);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const right = ease(x - column);
    const down = ease(y - row);
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return upper * (1 - down) + lower * down;
  };
}
