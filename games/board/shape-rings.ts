import { type BoardConfig } from './config.ts';
import { flatten, type Ring } from './rules/flatten.ts';

/** The greatest distance between a line and its curve, in CSS pixels. */
const tolerance = 0.25;

/**
 * The rings of a shape, measured from the middle of the picture. `scale` is CSS pixels for one pixel of the picture.
 */
export type ShapeRings = (place: number, scale: number) => Point[][];

type Point = { x: number; y: number };

/** Caches the rings for each doubling of the scale. */
export function createShapeRings({ size, shapes }: BoardConfig): ShapeRings {
  const made = new Map<string, Point[][]>();
  const centred = (ring: Ring): Point[] => ring.map(({ x, y }) => ({ x: x - size.width / 2, y: y - size.height / 2 }));
  return (place, scale) => {
    const level = Math.ceil(Math.log2(scale));
    const key = `${place} ${level}`;
    const known = made.get(key) ?? flatten(shapes[place]?.segments ?? [], tolerance / 2 ** level).map(centred);
    made.set(key, known);
    return known;
  };
}
