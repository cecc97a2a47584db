import {
  add,
  between,
  distance,
  middle,
  polar,
  regularPolygon,
  scale,
  shrink,
  star,
  type Point,
} from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { strandsOf, type Strand } from '../drawing/strapwork.js';
import { circle, drawing, polygon, polyline } from '../drawing/vector.js';

const edge = 104;
const apothem = edge / (2 * Math.tan(Math.PI / 10));
const circumradius = edge / (2 * Math.sin(Math.PI / 10));
const centre: Point = [800, 600];

interface Tile {
  corners: Point[];
  kind: 'decagon' | 'bow tie';
}

/** Decagons edge to edge in a rhombic lattice; the gaps that remain are the girih bow ties. */
function tiles(): Tile[] {
  const right: Point = [2 * apothem, 0];
  const up = polar(2 * apothem, (-2 * Math.PI) / 5);
  const found: Tile[] = [];
  const decagon = (middlePoint: Point): Point[] =>
    regularPolygon(middlePoint, circumradius, 10, Math.PI / 10).toReversed();
  for (let column = -7; column <= 7; column += 1) {
    for (let row = -4; row <= 4; row += 1) {
      const origin = add(centre, add(scale(right, column), scale(up, row)));
      if (Math.abs(origin[0] - 800) > 1250 || Math.abs(origin[1] - 600) > 1000) continue;
      found.push({ kind: 'decagon', corners: decagon(origin) });
      const corner = (of: Point, step: number): Point => polar(circumradius, (-step * Math.PI) / 10, of);
      const beside = add(origin, right);
      const above = add(origin, up);
      found.push({
        kind: 'bow tie',
        corners: [
          corner(origin, 3),
          corner(origin, 1),
          corner(beside, 7),
          corner(beside, 5),
          corner(above, 19),
          corner(above, 17),
        ],
      });
    }
  }
  return found;
}

function strap(points: readonly Point[]): string {
  const joint = { 'stroke-linejoin': 'miter' };
  return (
    polyline(points, { stroke: house.ink, 'stroke-width': 17, ...joint }) +
    polyline(points, { stroke: house.paper, 'stroke-width': 11.5, ...joint }) +
    polyline(points, { stroke: mix(house.paper, house.ochre, 0.65), 'stroke-width': 1.6, ...joint })
  );
}

function fillOf(tile: Tile, strands: readonly Strand[]): string {
  if (tile.kind === 'bow tie') {
    const heart = middle(tile.corners);
    return strands
      .filter(({ from, bend, to }) => distance(bend, between(from, to, 0.5)) > 2)
      .map(({ from, bend, to }) =>
        polygon(
          [from, bend, to, add(between(from, to, 0.5), scale(add(between(from, to, 0.5), scale(heart, -1)), 1))],
          { fill: house.ochre },
        ),
      )
      .join('');
  }
  const heart = middle(tile.corners);
  const tint =
    distance(heart, centre) < 10
      ? house.terracotta
      : mix(house.teal, house.ink, Math.min(0.4, distance(heart, centre) / 2600));
  const outline = strands
    .flatMap(({ from, bend }) => [from, bend])
    .toSorted(
      (first, second) =>
        Math.atan2(first[1] - heart[1], first[0] - heart[0]) - Math.atan2(second[1] - heart[1], second[0] - heart[0]),
    );
  const petals = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const petal = [
      polar(26, angle, heart),
      polar(66, angle - 0.2, heart),
      polar(92, angle, heart),
      polar(66, angle + 0.2, heart),
    ];
    return (
      polygon(petal, { fill: mix(tint, house.paper, 0.82) }) +
      polygon(shrink(petal, 0.6), { fill: mix(tint, house.ochre, 0.7) })
    );
  });
  return (
    polygon(outline, { fill: tint }) +
    petals.join('') +
    polygon(star(heart, 24, 14, 10, 0), { fill: house.ochre }) +
    circle(heart, 6, { fill: house.ink })
  );
}

function girih(): string {
  const fills: string[] = [];
  const straps: string[] = [];
  const crossings: string[] = [];
  const ground: string[] = [];
  for (const tile of tiles()) {
    if (tile.kind === 'bow tie')
      ground.push(polygon(tile.corners, { fill: house.plum, stroke: house.plum, 'stroke-width': 2 }));
    else ground.push(polygon(tile.corners, { fill: mix(house.plum, house.ink, 0.2) }));
    const strands = strandsOf(tile.corners, (54 * Math.PI) / 180);
    fills.push(fillOf(tile, strands));
    for (const { from, bend, to } of strands) {
      straps.push(strap([from, bend, to]));
      // The strand that starts here passes over, in this tile and, straight on, in the next.
      const toward = scale(add(bend, scale(from, -1)), 15 / distance(from, bend));
      crossings.push(strap([add(from, scale(toward, -1)), add(from, toward)]));
    }
  }
  return drawing(1600, 1200, house.ink, [...ground, ...fills, ...straps, ...crossings].join(''));
}

export const pictures: Picture[] = [{ slug: 'girih', paint: girih, icon: { left: 560, top: 360, size: 480 } }];
