import { type Point } from '#content/outline.ts';

/** As in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The product of two matrices: it applies the second first. */
export function times(one: Matrix, other: Matrix): Matrix {
  const [origin, right, down] = [
    { x: other.e, y: other.f },
    { x: other.a, y: other.b },
    { x: other.c, y: other.d },
  ].map((point, index) => pointThrough(index === 0 ? one : { ...one, e: 0, f: 0 }, point));
  return {
    a: right?.x ?? 0,
    b: right?.y ?? 0,
    c: down?.x ?? 0,
    d: down?.y ?? 0,
    e: origin?.x ?? 0,
    f: origin?.y ?? 0,
  };
}

export function pointThrough({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Reads SVG's `transform`; undefined if it is malformed. */
export function readTransform(given: string): Matrix | undefined {
  let matrix = identity;
  let rest = given.trim();
  while (rest !== '') {
    const [whole, name, list] = /^([a-z]+)\s*\(([^)]*)\)[\s,]*/i.exec(rest) ?? [];
    if (whole === undefined || name === undefined || list === undefined) return undefined;
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const step = numbers.every(Number.isFinite) ? stepOf(name, numbers) : undefined;
    if (step === undefined) return undefined;
    matrix = times(matrix, step);
    rest = rest.slice(whole.length);
  }
  return matrix;
}

function stepOf(name: string, numbers: readonly number[]): Matrix | undefined {
  const [first = 0, second, third] = numbers;
  switch (name) {
    case 'matrix': {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
      return numbers.length === 6 ? { a, b, c, d, e, f } : undefined;
    }
    case 'translate':
      return { ...identity, e: first, f: second ?? 0 };
    case 'scale':
      return { ...identity, a: first, d: second ?? first };
    case 'rotate':
      return around({ x: second ?? 0, y: third ?? 0 }, turned(radians(first)));
    case 'skewX':
      return { ...identity, c: Math.tan(radians(first)) };
    case 'skewY':
      return { ...identity, b: Math.tan(radians(first)) };
    default:
      return undefined;
  }
}

function turned(angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

function around({ x, y }: Point, matrix: Matrix): Matrix {
  return times({ ...identity, e: x, f: y }, times(matrix, { ...identity, e: -x, f: -y }));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
