import { polar, type Point } from '../drawing/geometry.js';
import { house, mix, ramp, toHex } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { drawing, polyline } from '../drawing/vector.js';

interface Band {
  points: Point[];
  height: number;
  colour: string;
  width: number;
}

/**
 * A torus knot seen along the axis: it winds lobes times round the tube and turns times round the hole.
 * Where two strands cross, one runs on the upper side of the torus and the other on the lower.
 */
function torusKnot(
  lobes: number,
  turns: number,
  radius: number,
  tube: number,
  width: number,
  colourAt: (share: number) => string,
): Band[] {
  const steps = lobes * 120;
  const pointAt = (step: number): Point => {
    const around = (step / steps) * turns * 2 * Math.PI;
    return polar(radius + tube * Math.cos((lobes / turns) * around), around - Math.PI / 2, [800, 600]);
  };
  return Array.from({ length: steps / 4 }, (_, chunk) => {
    const start = chunk * 4;
    const points = Array.from({ length: 6 }, (_unused, offset) => pointAt(start + offset - 0.5));
    const phase = ((start + 2) / steps) * lobes * 2 * Math.PI;
    return { points, height: Math.sin(phase), colour: colourAt((start + 2) / steps), width };
  });
}

function knots(): string {
  const warm = ramp([
    [0, house.ochre],
    [0.33, house.terracotta],
    [0.66, mix(house.plum, house.terracotta, 0.45)],
    [1, house.ochre],
  ]);
  const bands = [
    ...torusKnot(14, 5, 262, 148, 31, (share) => toHex(warm((share * 5) % 1))),
    ...torusKnot(41, 2, 500, 34, 18, () => mix(house.teal, house.paper, 0.3)),
  ].toSorted((first, second) => first.height - second.height);
  const parts = bands.map(({ points, colour, height, width }) => {
    const lit = mix(house.ink, colour, 0.8 + 0.2 * height);
    return (
      polyline(points.slice(0, -1), { stroke: house.ink, 'stroke-width': width + 15 }) +
      polyline(points, { stroke: lit, 'stroke-width': width }) +
      polyline(points, { stroke: mix(lit, house.paper, 0.38), 'stroke-width': width * 0.34 })
    );
  });
  return drawing(1600, 1200, house.ink, parts.join(''));
}

export const pictures: Picture[] = [{ slug: 'knots', paint: knots, icon: { left: 380, top: 180, size: 840 } }];
