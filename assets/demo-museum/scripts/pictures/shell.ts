import { between, polar, type Point } from '../drawing/geometry.js';
import { house, mix, ramp, toHex } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { digits, drawing, group, line, path, polygon } from '../drawing/vector.js';

const growth = Math.log(3.05) / (2 * Math.PI);
const centre: Point = [690, 690];

/** The logarithmic spiral: every turn is the last one, enlarged by the same factor. */
const outer = (angle: number): Point => polar(725 * Math.exp(growth * angle), angle - 0.35, centre);
const inner = (angle: number): Point => outer(angle - 2 * Math.PI);

function septum(angle: number): Point[] {
  const [start, end] = [inner(angle), outer(angle)];
  const forward = polar(1, angle - 0.35 - Math.PI / 2);
  const size = Math.hypot(end[0] - start[0], end[1] - start[1]);
  return Array.from({ length: 17 }, (_, index) => {
    const share = index / 16;
    const [x, y] = between(start, end, share);
    const bulge = Math.sin(Math.PI * share) * size * 0.3;
    return [x + forward[0] * bulge, y + forward[1] * bulge];
  });
}

const arc = (edge: (angle: number) => Point, from: number, to: number): Point[] =>
  Array.from({ length: 25 }, (_, index) => edge(from + ((to - from) * index) / 24));

function nautilus(): string {
  const tint = ramp([
    [0, house.ink],
    [0.3, house.plum],
    [0.62, house.terracotta],
    [0.85, house.ochre],
    [1, mix(house.ochre, house.paper, 0.55)],
  ]);
  const chambers: string[] = [];
  const stepAngle = (2 * Math.PI) / 17;
  const last = -1.75;
  for (let index = 0; index < 52; index += 1) {
    const to = last - index * stepAngle;
    const from = to - stepAngle;
    const outline = [...septum(from), ...arc(outer, from, to), ...septum(to).toReversed(), ...arc(inner, to, from)];
    const base = toHex(tint(1 - index / 34));
    const size = 725 * Math.exp(growth * to);
    chambers.push(
      polygon(outline, {
        fill: base,
        stroke: house.ink,
        'stroke-width': Math.max(1, size * 0.013),
        'stroke-linejoin': 'round',
      }),
    );
    for (const [share, fade] of [
      [0.3, 0.16],
      [0.55, 0.3],
    ] as const) {
      const rib = arc(
        (angle) => between(outer(angle), inner(angle), 0.08 + share * 0.1),
        from + stepAngle * 0.12,
        to - stepAngle * 0.12,
      );
      chambers.push(
        path(line(rib), {
          fill: 'none',
          stroke: mix(base, house.paper, fade + 0.2),
          'stroke-width': size * 0.008,
          'stroke-linecap': 'round',
        }),
      );
    }
  }
  const room = [...septum(last), ...arc(outer, last, 0), ...arc(inner, 0, last)];
  const body = polygon(room, {
    fill: mix(house.ochre, house.paper, 0.78),
    stroke: house.ink,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  });
  const flames = Array.from({ length: 9 }, (_, index) => {
    const at = last + 0.08 + (index * (-last - 0.2)) / 9;
    const flame = [
      outer(at),
      ...arc((angle) => between(outer(angle), inner(angle), 0.32 * ((angle - at) / 0.1) ** 0.7), at, at + 0.1),
      ...arc(outer, at + 0.1, at),
    ];
    return polygon(flame, { fill: house.terracotta, opacity: 0.9 });
  });
  const shell = path(
    line(
      arc(outer, -7, 0)
        .slice(0, 1)
        .concat(Array.from({ length: 120 }, (_, index) => outer(-7 + (7 * index) / 119))),
    ),
    { fill: 'none', stroke: house.ink, 'stroke-width': 9, 'stroke-linecap': 'round' },
  );
  const turn = `rotate(${digits(8)} 800 600)`;
  return drawing(
    1600,
    1200,
    house.paper,
    group({ transform: turn }, body + flames.join('') + chambers.join('') + shell),
  );
}

export const pictures: Picture[] = [{ slug: 'shell', paint: nautilus, icon: { left: 220, top: 60, size: 1080 } }];
