import { type BoardConfig } from './config.ts';
import { flatten, type Ring } from './rules/flatten.ts';

/** So far a line may be off its curve, in CSS pixels. */
const tolerance = 0.25;

/** A shape's lines from the middle of the picture, as fine as a scale needs them: CSS pixels for one of the picture's. */
export type ShapeRings = (place: number, scale: number) => Point[][];

type Point = { x: number; y: number };

/** Keeps what it has made, for each doubling of the scale. */
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
