import path from 'node:path';
import { middle, distance, shrink, type Point } from '../drawing/geometry.js';
import { fills, painted, sketched, type Fill } from '../drawing/fills.js';
import { house, mix } from '../drawing/palette.js';
import { saveText, scriptsFolder, type Picture } from '../drawing/picture.js';
import { clip, drawing, path as stroke, rounded } from '../drawing/vector.js';
import { frameOf, voronoiCells } from '../drawing/voronoi-cells.js';

interface Pane {
  location: number;
  site: Point;
  fill: Fill;
  palette: readonly [string, string, string];
  ground: string;
}

const light = (colour: string, share = 0.4): string => mix(colour, house.paper, share);
const deep = (colour: string): string => mix(colour, house.ink, 0.35);

const panes: readonly Pane[] = [
  {
    location: 35,
    site: [230, 290],
    fill: fills.checks,
    palette: [house.teal, light(house.teal), house.paper],
    ground: deep(house.teal),
  },
  {
    location: 36,
    site: [640, 330],
    fill: fills.stars,
    palette: [house.ochre, light(house.ochre), house.terracotta],
    ground: deep(house.plum),
  },
  {
    location: 37,
    site: [1010, 240],
    fill: fills.seeds,
    palette: [house.ochre, house.terracotta, house.paper],
    ground: deep(house.teal),
  },
  {
    location: 38,
    site: [1400, 330],
    fill: fills.rings,
    palette: [house.plum, light(house.plum, 0.3), house.ochre],
    ground: house.plum,
  },
  {
    location: 39,
    site: [260, 860],
    fill: fills.triangles,
    palette: [house.terracotta, light(house.terracotta, 0.3), house.paper],
    ground: deep(house.terracotta),
  },
  {
    location: 40,
    site: [600, 920],
    fill: fills.combs,
    palette: [house.ochre, light(house.ochre, 0.35), house.terracotta],
    ground: mix(house.terracotta, house.ink, 0.5),
  },
  {
    location: 41,
    site: [1020, 850],
    fill: fills.rhombs,
    palette: [house.teal, light(house.teal, 0.3), house.ochre],
    ground: house.ink,
  },
  {
    location: 42,
    site: [1380, 910],
    fill: fills.scales,
    palette: [house.teal, light(house.teal, 0.55), house.ochre],
    ground: house.teal,
  },
];

const outlines = new Map(
  voronoiCells(
    panes.map(({ site }) => site),
    frameOf(50, 50, 1500, 1100),
    0,
  ).map(({ corners }, index) => {
    const heart = middle(corners);
    const reach = Math.max(...corners.map((corner) => distance(corner, heart)));
    const solid = corners.filter((corner, place) => distance(corner, corners[(place + 1) % corners.length]) > 12);
    return [panes[index].location, { heart, reach, data: rounded(shrink(solid, 1 - 16 / reach), 34) }];
  }),
);

function board(solved: boolean): string {
  const parts = panes.map((pane) => {
    const outline = outlines.get(pane.location);
    if (outline === undefined) return '';
    const pieces = pane.fill(outline.heart, outline.reach);
    const ground = stroke(outline.data, { fill: solved ? pane.ground : mix(house.paper, pane.palette[0], 0.07) });
    const inside = solved ? painted(pieces, pane.palette) : sketched(pieces, mix(house.paper, house.ink, 0.17), 1.6);
    const border = solved
      ? stroke(outline.data, { fill: 'none', stroke: house.ink, 'stroke-width': 9 })
      : stroke(outline.data, {
          fill: 'none',
          stroke: house.ink,
          'stroke-width': 4.5,
          'stroke-dasharray': '16 10',
          'stroke-linecap': 'round',
        });
    return clip(`pane${pane.location}`, stroke(outline.data, {}), ground + inside) + border;
  });
  return drawing(1600, 1200, solved ? mix(house.paper, house.ochre, 0.16) : house.paper, parts.join(''));
}

export const pictures: Picture[] = [
  { slug: 'board', paint: () => board(false), folder: 'board' },
  { slug: 'board-solved', paint: () => board(true), folder: 'board' },
];

export const files: Record<string, () => Promise<void>> = {
  'board-shapes': () => {
    const shapes = Object.fromEntries([...outlines].map(([location, { data }]) => [location, data]));
    return saveText(path.join(scriptsFolder, 'board-shapes.json'), `${JSON.stringify(shapes, null, 2)}\n`);
  },
};
