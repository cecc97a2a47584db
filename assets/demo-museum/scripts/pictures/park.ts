import path from 'node:path';
import { polar, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import { building, meadow, trees } from '../drawing/park-parts.js';
import { places, pond, ways } from '../drawing/park-ways.js';
import { filesFolder, saveText, scriptsFolder } from '../drawing/picture.js';
import { circle, digits, drawing, group, path as stroke, rounded } from '../drawing/vector.js';

const lawn = mix(mix(house.teal, house.ochre, 0.35), house.paper, 0.66);

/** A smooth open or closed curve through the points (Catmull-Rom as Bezier pieces). */
function curve(points: readonly Point[], closed = false): string {
  const at = (index: number): Point =>
    closed ? points[(index + points.length) % points.length] : points[Math.min(points.length - 1, Math.max(0, index))];
  const pieces = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handles = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    return `C${handles.map(digits).join(' ')}`;
  });
  return `M${digits(points[0][0])} ${digits(points[0][1])}${pieces.join('')}${closed ? 'Z' : ''}`;
}

function plan(): string {
  const outlines: Point[][] = [
    [
      [480, 900],
      [620, 860],
      [800, 930],
      [850, 1030],
      [700, 1060],
      [540, 1010],
    ],
    [
      [1180, 360],
      [1380, 400],
      [1420, 490],
      [1280, 560],
      [1190, 520],
      [1130, 430],
    ],
    [
      [1290, 760],
      [1460, 640],
      [1620, 680],
      [1620, 880],
      [1480, 1010],
      [1280, 1020],
      [1200, 900],
    ],
  ];
  const lawns = outlines.map((outline) => stroke(curve(outline, true), { fill: lawn }));
  const water = stroke(curve(pond, true), {
    fill: mix(house.teal, house.paper, 0.22),
    stroke: mix(house.teal, house.ink, 0.2),
    'stroke-width': 6,
  });
  const rings = [26, 52, 80]
    .map((radius) =>
      circle([790, 545], radius, { fill: 'none', stroke: mix(house.teal, house.paper, 0.6), 'stroke-width': 3 }),
    )
    .join('');
  const edge = ways
    .map((way) =>
      stroke(curve(way), {
        fill: 'none',
        stroke: mix(house.ochre, house.paper, 0.45),
        'stroke-width': 42,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
  const gravel = ways
    .map((way) =>
      stroke(curve(way), { fill: 'none', stroke: house.paper, 'stroke-width': 33, 'stroke-linecap': 'round' }),
    )
    .join('');
  const beds = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const bed = [
      polar(46, angle - 0.22, [1460, 800]),
      polar(104, angle - 0.2, [1460, 800]),
      polar(104, angle + 0.2, [1460, 800]),
      polar(46, angle + 0.22, [1460, 800]),
    ];
    return stroke(rounded(bed, 9), { fill: index % 2 === 0 ? house.terracotta : house.ochre });
  }).join('');
  const garden =
    circle([1460, 800], 126, { fill: house.paper }) +
    beds +
    circle([1460, 800], 26, { fill: mix(house.teal, house.paper, 0.3) });
  const spots = Object.values(places)
    .map((place) =>
      circle(place, 34, { fill: house.paper, stroke: mix(house.ochre, house.paper, 0.2), 'stroke-width': 4 }),
    )
    .join('');
  return drawing(
    2000,
    1500,
    meadow,
    group({}, [...lawns, edge, gravel, water, rings, garden, trees(), spots, building()].join('')),
  );
}

/** 600 m by 450 m in the Rosensteinpark in Stuttgart. */
function box(): object {
  const [latitude, longitude, width] = [48.8005, 9.1985, 600];
  const metresPerDegree = 111_195;
  const high = (width * 0.75) / metresPerDegree / 2;
  const wide = width / (metresPerDegree * Math.cos((latitude * Math.PI) / 180)) / 2;
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    BottomLeft: { Latitude: round(latitude - high), Longitude: round(longitude - wide) },
    TopRight: { Latitude: round(latitude + high), Longitude: round(longitude + wide) },
  };
}

export const files: Record<string, () => Promise<void>> = {
  park: async () => {
    await saveText(path.join(filesFolder, 'maps/park.svg'), plan());
    await saveText(path.join(scriptsFolder, 'park-places.json'), `${JSON.stringify(places, null, 2)}\n`);
    await saveText(path.join(scriptsFolder, 'park-box.json'), `${JSON.stringify(box(), null, 2)}\n`);
  },
};
