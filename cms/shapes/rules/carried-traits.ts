import { withoutLoneMembers } from './groups.ts';
import { type Traits } from './shape-traits.ts';

/** A text that is the same for the same shape. */
type PrintOf<Shape> = (shape: Shape) => string;

/**
 * Returns the traits after the content has changed. A shape is recognised by its object, then by its print, then by its
 * index if the number of shapes has stayed the same.
 */
export function carriedTraits<Shape>(
  traits: Traits,
  before: readonly Shape[],
  after: readonly Shape[],
  printOf: PrintOf<Shape>,
): Traits {
  if (traits.size === 0 || before === after) return traits;
  const places = carriedPlaces(before, after, printOf);
  return withoutLoneMembers(
    new Map(
      [...traits].flatMap(([index, own]) => {
        const to = places.get(index);
        return to === undefined ? [] : [[to, own] as const];
      }),
    ),
  );
}

/** Returns where shapes are now, by where they were; those that are gone are missing. */
function carriedPlaces<Shape>(
  before: readonly Shape[],
  after: readonly Shape[],
  printOf: PrintOf<Shape>,
): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const taken = new Set<number>();
  const match = (find: (shape: Shape, index: number) => number): void => {
    for (const [index, shape] of before.entries()) {
      const to = places.has(index) ? -1 : find(shape, index);
      if (to < 0 || to >= after.length || taken.has(to)) continue;
      places.set(index, to);
      taken.add(to);
    }
  };
  match((shape) => after.indexOf(shape));
  const prints = after.map(printOf);
  match((shape) => {
    const print = printOf(shape);
    return prints.findIndex((one, to) => one === print && !taken.has(to));
  });
  if (before.length === after.length) match((_, index) => index);
  return places;
}
