import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { around, identity, type Matrix, readTransform, times, type ToPixels } from './transform.ts';
import { lengthOf } from './viewport.ts';

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
