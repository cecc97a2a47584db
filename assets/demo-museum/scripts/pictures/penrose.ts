import { distance, shrink, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import { penroseTiling, type Rhomb } from '../drawing/penrose-tiling.js';
import { banner, type Picture } from '../drawing/picture.js';
import { smoothNoise } from '../drawing/random.js';
import { circle, drawing, polygon } from '../drawing/vector.js';

const thickTints = [house.teal, mix(house.teal, house.ink, 0.35), mix(house.teal, house.paper, 0.28)];
const thinTints = [house.ochre, house.terracotta, mix(house.ochre, house.paper, 0.35)];

/** Rhombs at the same distance look alike, so that the fivefold symmetry shows. */
function tint({ thick }: Rhomb, reach: number): string {
  const tints = thick ? thickTints : thinTints;
  const base = tints[Math.floor(reach * 997) % tints.length];
  return mix(base, thick ? house.plum : house.terracotta, Math.max(0, reach - 0.6) * 0.8);
}

function penrose(): string {
  const centre: Point = [800, 600];
  const noise = smoothNoise(5);
  const parts = penroseTiling(centre, 1500, 6, 0.6 * Math.PI).map((rhomb) => {
    const away = distance(rhomb.centre, centre) / 560;
    const edge = away + 0.1 * noise(rhomb.centre[0] / 150, rhomb.centre[1] / 150);
    const outline = {
      fill: 'none',
      stroke: mix(house.ink, house.paper, 0.45 + 0.4 * (away - 0.9)),
      'stroke-width': 1.4,
    };
    if (edge > 1) return polygon(rhomb.corners, outline);
    const colour = tint(rhomb, away);
    return (
      polygon(rhomb.corners, { fill: colour, stroke: house.paper, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
      polygon(shrink(rhomb.corners, 0.52), { fill: mix(colour, house.paper, 0.16) })
    );
  });
  return drawing(1600, 1200, house.paper, parts.join(''));
}

function welcome(): string {
  const size = 1800;
  const centre: Point = [size / 2, size / 2];
  const parts = penroseTiling(centre, 2750, 7, 0.6 * Math.PI).map((rhomb) => {
    const away = distance(rhomb.centre, centre) / 600;
    const colour = tint(rhomb, away);
    if (away < 0.72) {
      return (
        polygon(rhomb.corners, { fill: colour, stroke: house.ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
        polygon(shrink(rhomb.corners, 0.56), { fill: mix(colour, house.paper, 0.2) })
      );
    }
    const fade = Math.min(1, (away - 0.72) / 0.85);
    const dim = mix(colour, house.ink, 0.12 + 0.62 * fade);
    if (away < 1.06) {
      const body = polygon(shrink(rhomb.corners, 0.92 - 0.45 * fade), { fill: dim });
      return (
        body +
        polygon(rhomb.corners, {
          fill: 'none',
          stroke: mix(house.ochre, house.ink, 0.4 + 0.45 * fade),
          'stroke-width': 2,
        })
      );
    }
    const radius = (rhomb.thick ? 13 : 9) * (1.25 - 0.75 * fade);
    return circle(rhomb.centre, radius, { fill: dim });
  });
  return drawing(size, size, house.ink, parts.join(''));
}

export const pictures: Picture[] = [
  { slug: 'penrose', paint: penrose, icon: { left: 500, top: 300, size: 600 } },
  { ...banner, slug: 'welcome', paint: welcome },
];
