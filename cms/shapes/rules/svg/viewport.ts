import { type Size } from '#ui/picture/zoom-view.ts';
import { identity, type Matrix, readNumbers, times, around, readTransform, type ToPixels } from './transform.ts';
import { type Point } from '#content/outline.ts';

/** A length along an axis, or across, to which percentages refer. */
export type Along = 'width' | 'height' | 'both';

/** Returns a length in pixels, from CSS units; undefined if it is malformed. */
export function lengthOf(given: string | undefined, viewport: Size, along: Along): number | undefined {
  const [, number, unit = ''] =
    /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*|%)$/i.exec((given ?? '').trim()) ?? [];
  const factor = unit === '%' ? partOf(viewport, along) / 100 : units[unit.toLowerCase()];
  return number === undefined || factor === undefined || !Number.isFinite(Number(number))
    ? undefined
    : Number(number) * factor;
}

function partOf({ width, height }: Size, along: Along): number {
  if (along === 'both') return Math.hypot(width, height) / Math.SQRT2;
  return along === 'width' ? width : height;
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};

/** The box that a view shows, in its own units. */
export interface View extends Size {
  readonly x: number;
  readonly y: number;
}

/** Reads a `viewBox`; undefined if it is missing, malformed or empty. */
export function readView(given: string | undefined): View | undefined {
  const view = readBox(given);
  return view !== undefined && view.width > 0 && view.height > 0 ? view : undefined;
}

/** Reads the corner of a `viewBox`, which may be empty. */
export function readCorner(given: string | undefined): readonly [x: number, y: number] {
  const { x = 0, y = 0 } = readBox(given) ?? {};
  return [x, y];
}

function readBox(given: string | undefined): View | undefined {
  const numbers = readNumbers(given ?? '') ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) ? { x, y, width, height } : undefined;
}

/** Returns the matrix that fits a view into a box as `preserveAspectRatio` says: whole and centred by default. */
export function fitView(view: View | undefined, box: View, given = ''): Matrix {
  const place = { ...identity, e: box.x, f: box.y };
  if (view === undefined) return place;
  const [, alignX = 'Mid', alignY = 'Mid', how = 'meet'] =
    /^\s*(?:x(Min|Mid|Max)Y(Min|Mid|Max))?\s*(meet|slice)?\s*$/.exec(given) ?? [];
  let [right, down] = [box.width / view.width, box.height / view.height];
  if (given.trim().split(/\s+/)[0] !== 'none')
    right = down = how === 'slice' ? Math.max(right, down) : Math.min(right, down);
  const e = (box.width - view.width * right) * (parts[alignX] ?? 0) - view.x * right;
  const f = (box.height - view.height * down) * (parts[alignY] ?? 0) - view.y * down;
  return times(place, { a: right, b: 0, c: 0, d: down, e, f });
}

const parts: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 };

/** Returns the value of one of the element's properties. */
type ValueOf = (property: string) => string | undefined;

/** Returns how an element is moved, by SVG or CSS; undefined if that cannot be read. */
export function ownTransform(valueOf: ValueOf, viewport: Size): Matrix | undefined {
  const toPixels: ToPixels = (value, unit, axis) =>
    lengthOf(`${value}${unit}`, viewport, axis === 0 ? 'width' : 'height');
  const functions = ['translate', 'rotate', 'scale'].flatMap((name) => {
    const value = valueOf(name);
    return value === undefined || value === 'none' ? [] : `${name}(${value})`;
  });
  const transform = valueOf('transform') ?? '';
  const steps = [...functions, transform].map((each) => readTransform(each, toPixels));
  if (steps.every((step) => step === identity)) return identity;
  // Boxes of the shapes themselves are not known here.
  if (!['view-box', undefined].includes(valueOf('transform-box'))) return undefined;
  const origin = readOrigin(valueOf('transform-origin') ?? '0 0', viewport);
  if (origin === undefined) return undefined;
  let matrix = identity;
  for (const step of steps) {
    if (step === undefined) return undefined;
    matrix = times(matrix, step);
  }
  return around(origin, matrix);
}

const words: Readonly<Record<string, string>> = { left: '0%', top: '0%', center: '50%', right: '100%', bottom: '100%' };

function readOrigin(given: string, viewport: Size): Point | undefined {
  const named = given.trim().split(/\s+/);
  const [first = '', second = 'center'] = /^(?:top|bottom)$/.test(named[0] ?? '')
    ? [named[1] ?? 'center', named[0]]
    : named;
  const x = lengthOf(words[first] ?? first, viewport, 'width');
  const y = lengthOf(words[second] ?? second, viewport, 'height');
  return x === undefined || y === undefined ? undefined : { x, y };
}
