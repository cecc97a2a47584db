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

/** Reads numbers as SVG separates them: by blanks, a comma, a sign or a second point. Undefined for anything else. */
export function readNumbers(given: string): readonly number[] | undefined {
  return readArguments(given)?.map(({ value, unit }) => (unit === '' ? value : Number.NaN));
}

interface Argument {
  readonly value: number;
  readonly unit: string;
}

function readArguments(given: string): readonly Argument[] | undefined {
  const one = /\s*(,\s*)?([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)/iy;
  const read: Argument[] = [];
  const text = given.trimEnd();
  while (one.lastIndex < text.length) {
    const found = one.exec(text);
    if (found === null || (read.length === 0 && found[1] !== undefined)) return undefined;
    read.push({ value: Number(found[2]), unit: (found[3] ?? '').toLowerCase() });
  }
  return read;
}

/** Returns pixels, or undefined for a unit that has none here. `axis`: 0 along, 1 down. */
export type ToPixels = (value: number, unit: string, axis: 0 | 1) => number | undefined;

const plainPixels: ToPixels = (value, unit) => (unit === '' || unit === 'px' ? value : undefined);

/**
 * Reads SVG's or CSS's `transform`; undefined if it is malformed, or in three dimensions.
 *
 * @param toPixels the lengths of CSS
 */
export function readTransform(given: string, toPixels: ToPixels = plainPixels): Matrix | undefined {
  let matrix = identity;
  let rest = given.trim() === 'none' ? '' : given.trim();
  while (rest !== '') {
    const [whole, name, list] = /^([a-z]+(?:3d)?)\s*\(([^)]*)\)[\s,]*/i.exec(rest) ?? [];
    if (whole === undefined || name === undefined || list === undefined) return undefined;
    const step = stepOf(name, readArguments(list) ?? [], toPixels);
    if (step === undefined || !Object.values(step).every(Number.isFinite)) return undefined;
    matrix = times(matrix, step);
    rest = rest.slice(whole.length);
  }
  return matrix;
}

function stepOf(name: string, given: readonly Argument[], toPixels: ToPixels): Matrix | undefined {
  const [first, second, third] = given;
  if (first === undefined) return undefined;
  const length = (argument: Argument | undefined, axis: 0 | 1): number =>
    argument === undefined ? 0 : (toPixels(argument.value, argument.unit, axis) ?? Number.NaN);
  const isFlat = third === undefined || (name === 'scale3d' ? third.value === 1 : third.value === 0);
  switch (name) {
    case 'matrix': {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = given.map(plain);
      return given.length === 6 ? { a, b, c, d, e, f } : undefined;
    }
    case 'translate':
    case 'translate3d':
      return isFlat ? { ...identity, e: length(first, 0), f: length(second, 1) } : undefined;
    case 'translateX':
      return { ...identity, e: length(first, 0) };
    case 'translateY':
      return { ...identity, f: length(first, 1) };
    case 'translateZ':
      return first.value === 0 ? identity : undefined;
    case 'scale':
    case 'scale3d':
      return isFlat ? { ...identity, a: part(first), d: part(second ?? first) } : undefined;
    case 'scaleX':
      return { ...identity, a: part(first) };
    case 'scaleY':
      return { ...identity, d: part(first) };
    case 'rotate':
    case 'rotateZ':
      return around({ x: length(second, 0), y: length(third, 1) }, turned(radians(first)));
    case 'skew':
      return { ...identity, c: Math.tan(radians(first)), b: second === undefined ? 0 : Math.tan(radians(second)) };
    case 'skewX':
      return { ...identity, c: Math.tan(radians(first)) };
    case 'skewY':
      return { ...identity, b: Math.tan(radians(first)) };
    default:
      return undefined;
  }
}

function plain({ value, unit }: Argument): number {
  return unit === '' ? value : Number.NaN;
}

function part({ value, unit }: Argument): number {
  return unit === '%' ? value / 100 : plain({ value, unit });
}

function turned(angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

/** Moves the point that a matrix leaves in place from the corner to another. */
export function around({ x, y }: Point, matrix: Matrix): Matrix {
  return times({ ...identity, e: x, f: y }, times(matrix, { ...identity, e: -x, f: -y }));
}

const degrees: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, turn: 360, rad: 180 / Math.PI };

function radians({ value, unit }: Argument): number {
  return (value * (degrees[unit] ?? Number.NaN) * Math.PI) / 180;
}
