export interface Point {
  readonly x: number;
  readonly y: number;
}

const corner = /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/;

/** Reads a polygon's corners, "x,y x,y x,y"; undefined unless there are at least three, all of them valid. */
export function readOutline(points: string): readonly Point[] | undefined {
  const pairs = points.trim().split(/\s+/);
  if (pairs.length < 3 || !pairs.every((pair) => corner.test(pair))) return undefined;
  return pairs.map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return { x, y };
  });
}

/** Writes a polygon's corners, rounded to hundredths of a pixel. */
export function writeOutline(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${hundredths(x)},${hundredths(y)}`).join(' ');
}

/** Rounds to the precision in which coordinates are stored. Adding 0 turns -0 into 0. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
