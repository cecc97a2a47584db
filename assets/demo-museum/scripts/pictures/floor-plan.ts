import path from 'node:path';
import { polar, type Point } from '../drawing/geometry.js';
import { bench, floor, rotunda, stairs } from '../drawing/floor-plan-parts.js';
import { bottom, hall, hallRadius, left, right, rooms, top, walls } from '../drawing/floor-plan-rooms.js';
import { house, mix } from '../drawing/palette.js';
import { filesFolder, saveText, scriptsFolder } from '../drawing/picture.js';
import { circle, drawing, group, line, path as stroke, rectangle } from '../drawing/vector.js';

const wall = house.ink;

function plan(): string {
  const outline = `M700 ${bottom}H${left}V${top}H${right}V${bottom}H900`;
  const steps = [0, 1, 2].map((step) =>
    rectangle(680 - step * 20, bottom + step * 16, 240 + step * 40, 16, {
      fill: mix(house.paper, house.ink, 0.12 + step * 0.05),
      stroke: house.paper,
      'stroke-width': 2,
    }),
  );
  const entrance = stroke(`M800 1128V${bottom + 62}M782 ${bottom + 80}L800 ${bottom + 60}L818 ${bottom + 80}`, {
    fill: 'none',
    stroke: house.terracotta,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const court = rectangle(490, 320, 620, 480, { fill: mix(house.paper, house.ochre, 0.06) });
  const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
    circle(polar(hallRadius + 34, (index * Math.PI) / 4 + Math.PI / 8, hall), 9, { fill: wall }),
  );
  const inner = stroke(walls.map((piece) => line(piece)).join(''), {
    stroke: wall,
    'stroke-width': 10,
    'stroke-linecap': 'square',
  });
  const outer = stroke(outline, {
    fill: 'none',
    stroke: wall,
    'stroke-width': 20,
    'stroke-linejoin': 'miter',
    'stroke-linecap': 'square',
  });
  const windows =
    [180, 300, 560, 680, 880, 1000, 1220, 1360]
      .map((x) =>
        line([
          [x, top],
          [x + 70, top],
        ]),
      )
      .join('') +
    [180, 500, 830]
      .flatMap((y) =>
        [left, right].map((x) =>
          line([
            [x, y],
            [x, y + 80],
          ]),
        ),
      )
      .join('');
  const glass = stroke(windows, { stroke: mix(house.teal, house.paper, 0.65), 'stroke-width': 8 });
  const benches =
    bench(250, 560, 110, 26) +
    bench(1240, 560, 110, 26) +
    bench(1260, 870, 110, 26) +
    bench(230, 870, 110, 26) +
    bench(520, 910, 26, 80);
  const content = [
    ...rooms.map(floor),
    court,
    rotunda(),
    ...columns,
    ...steps,
    entrance,
    stairs(960, 720, 130, 62, 9),
    benches,
    inner,
    outer,
    glass,
  ];
  return drawing(1600, 1200, mix(house.paper, '#ffffff', 0.35), group({}, content.join('')));
}

const places: Record<string, Point> = {
  penrose: [800, 560],
  sunflower: [645, 935],
  lissajous: [180, 800],
  'reaction-diffusion': [380, 950],
  truchet: [180, 470],
  voronoi: [390, 640],
  girih: [180, 180],
  moire: [390, 310],
  mandelbrot: [645, 180],
  knots: [955, 180],
  chladni: [1210, 310],
  sierpinski: [1420, 180],
  hilbert: [1420, 330],
  spirograph: [1210, 480],
  attractor: [1420, 640],
  'cellular-automaton': [1210, 800],
  wallpaper: [1420, 950],
  apollonian: [1420, 480],
  'flow-field': [955, 935],
  waves: [180, 640],
};

export const files: Record<string, () => Promise<void>> = {
  'floor-plan': async () => {
    await saveText(path.join(filesFolder, 'maps/floor-plan.svg'), plan());
    await saveText(path.join(scriptsFolder, 'floor-plan-places.json'), `${JSON.stringify(places, null, 2)}\n`);
  },
};
