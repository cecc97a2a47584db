import { add, between, golden, middle, polar, subtract, type Point } from './geometry.js';

export interface Rhomb {
  corners: readonly Point[];
  centre: Point;
  thick: boolean;
  /** Which of the five directions the long diagonal takes. */
  direction: number;
}

interface HalfRhomb {
  thick: boolean;
  tip: Point;
  left: Point;
  right: Point;
}

function deflate({ thick, tip, left, right }: HalfRhomb): HalfRhomb[] {
  if (!thick) {
    const cut = between(tip, left, 1 / golden);
    return [
      { thick: false, tip: right, left: cut, right: left },
      { thick: true, tip: cut, left: right, right: tip },
    ];
  }
  const upper = between(left, tip, 1 / golden);
  const lower = between(left, right, 1 / golden);
  return [
    { thick: true, tip: lower, left: right, right: tip },
    { thick: true, tip: upper, left: lower, right: left },
    { thick: false, tip: lower, left: upper, right: tip },
  ];
}

/** Penrose's rhombs (P3) by deflating a wheel of ten half rhombs. */
export function penroseTiling(centre: Point, radius: number, generations: number, turn = 0): Rhomb[] {
  let halves: HalfRhomb[] = Array.from({ length: 10 }, (_, index) => {
    const first = polar(radius, turn + ((2 * index - 1) * Math.PI) / 10, centre);
    const second = polar(radius, turn + ((2 * index + 1) * Math.PI) / 10, centre);
    const [left, right] = index % 2 === 0 ? [second, first] : [first, second];
    return { thick: false, tip: centre, left, right };
  });
  for (let generation = 0; generation < generations; generation += 1) halves = halves.flatMap(deflate);
  const rhombs = new Map<string, Rhomb>();
  for (const { thick, tip, left, right } of halves) {
    const opposite = subtract(add(left, right), tip);
    const corners = [tip, left, opposite, right];
    const heart = middle(corners);
    const long = thick ? subtract(right, left) : subtract(opposite, tip);
    const angle = (Math.atan2(long[1], long[0]) - turn + 4 * Math.PI) % Math.PI;
    const key = heart.map((part) => Math.round(part * 10)).join(' ');
    rhombs.set(key, { corners, centre: heart, thick, direction: Math.round(angle / (Math.PI / 10)) % 10 });
  }
  return [...rhombs.values()];
}
