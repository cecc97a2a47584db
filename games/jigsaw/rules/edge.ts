import { createRandom } from '#engine/play/random.ts';
import { type Point } from '#engine/geometry.ts';

/** A point along an edge: its distance from the start, and its offset to the side. */
type Along = readonly [along: number, aside: number];

type Curve = readonly [Along, Along, Along, Along];

type Weights = readonly [number, number, number, number];

interface Tab {
  /** Where the tab is. */
  readonly middle: number;
  /** Where its head leans. */
  readonly head: number;
  /** Half of the tab's width at the neck; `width` is half of it at the head. */
  readonly neck: number;
  readonly width: number;
  readonly depth: number;
  readonly bows: readonly [number, number];
}

/** Keeps a head of 22 pixels within a fifth of a pixel of its curve. */
const steps = { shoulder: weightsOf(6), neck: weightsOf(4), head: weightsOf(6) };

/**
 * Returns the line between two pieces, computed once and shared by both. It starts and ends at the corners of the grid
 * and strays at most a quarter of `size` to either side, so the four edges of a piece never meet.
 * @param size the shorter side of a piece, which determines the size of the tab however long the edge is
 * @param seed the seed of this edge
 */
export function cutEdge(from: Point, to: Point, size: number, seed: number): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const random = createRandom(seed);
  const side = random() < 0.5 ? -1 : 1;
  const between = (low: number, high: number): number => low + random() * (high - low);
  const middle = length * between(0.43, 0.57);
  const tab: Tab = {
    middle,
    head: middle + size * between(-0.025, 0.025),
    neck: size * between(0.055, 0.075),
    width: size * between(0.105, 0.13),
    depth: size * between(0.19, 0.24),
    bows: [size * between(-0.035, 0.025), size * between(-0.035, 0.025)],
  };
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const line = [from];
  for (const [[a, b, c, d], weights] of curvesOf(tab, length)) {
    for (const [e, f, g, h] of weights) {
      const along = e * a[0] + f * b[0] + g * c[0] + h * d[0];
      const aside = side * (e * a[1] + f * b[1] + g * c[1] + h * d[1]);
      line.push({ x: from.x + dx * along - dy * aside, y: from.y + dy * along + dx * aside });
    }
  }
  // Avoids a rounding error at the corner of the grid.
  line[line.length - 1] = to;
  return line;
}

/** Returns the curves to the neck, out to the head, over it and back. */
function curvesOf(
  { middle, head, neck, width, depth, bows }: Tab,
  length: number,
): readonly [Curve, readonly Weights[]][] {
  const [left, right] = [middle - neck, middle + neck];
  const base = depth * 0.25;
  const cheek = depth * 0.62;
  const over = width * 0.55;
  return [
    [
      [
        [0, 0],
        [left * 0.6, bows[0]],
        [left, base - depth * 0.35],
        [left, base],
      ],
      steps.shoulder,
    ],
    [
      [
        [left, base],
        [left, base + depth * 0.14],
        [head - width, cheek - depth * 0.2],
        [head - width, cheek],
      ],
      steps.neck,
    ],
    [
      [
        [head - width, cheek],
        [head - width, cheek + depth * 0.21],
        [head - over, depth],
        [head, depth],
      ],
      steps.head,
    ],
    [
      [
        [head, depth],
        [head + over, depth],
        [head + width, cheek + depth * 0.21],
        [head + width, cheek],
      ],
      steps.head,
    ],
    [
      [
        [head + width, cheek],
        [head + width, cheek - depth * 0.2],
        [right, base + depth * 0.14],
        [right, base],
      ],
      steps.neck,
    ],
    [
      [
        [right, base],
        [right, base - depth * 0.35],
        [length - (length - right) * 0.6, bows[1]],
        [length, 0],
      ],
      steps.shoulder,
    ],
  ];
}

/** Returns the weights of a cubic curve's four points at the end of each line segment that approximates it. */
function weightsOf(count: number): readonly Weights[] {
  return Array.from({ length: count }, (_, step) => {
    const t = (step + 1) / count;
    const s = 1 - t;
    return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  });
}
