import { type Film } from '../drawing/film.js';
import { type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import { open } from '../drawing/picture.js';
import { circle, drawing, group, polyline } from '../drawing/vector.js';
import { figure } from '../pictures/lissajous.js';
import { intervals } from '../sound/score.js';
import { finish } from '../sound/tones.js';

const [width, height] = [960, 720];
const ratios = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
] as const;

/** A pen moved sideways by one swing and up and down by the other. */
async function lissajousFrame(index: number): Promise<Uint8Array> {
  const scene = Math.floor(index / 125);
  const share = (index % 125) / 125;
  const [across, along] = ratios[scene];
  const centre: Point = [500, 380];
  const phase = (2 * Math.PI * share) / 2 + Math.PI / 4;
  const points = figure(centre, 262, across, along, phase);
  const drawn = Math.min(1, share / 0.55);
  const end = Math.max(1, Math.round(720 * (1 - (1 - drawn) ** 2)));
  const pen = points[Math.min(720, end)];
  const fade = Math.min(1, share / 0.04, (1 - share) / 0.12);
  const dim = mix(house.ink, house.teal, 0.75);
  const thin = { stroke: dim, 'stroke-width': 2 };
  const guides =
    polyline(
      [
        [centre[0] - 262, 62],
        [centre[0] + 262, 62],
      ],
      thin,
    ) +
    polyline(
      [
        [182, centre[1] - 262],
        [182, centre[1] + 262],
      ],
      thin,
    ) +
    polyline([[pen[0], 62], pen, [182, pen[1]]], { ...thin, 'stroke-dasharray': '3 9' }) +
    circle([pen[0], 62], 9, { fill: house.terracotta }) +
    circle([182, pen[1]], 9, { fill: mix(house.teal, house.paper, 0.4) });
  const ghosts = [0.16].map((back) =>
    polyline(figure(centre, 262, across, along, phase - back).slice(0, end + 1), {
      stroke: mix(house.ink, house.teal, 0.85 - back * 2),
      'stroke-width': 2,
    }),
  );
  const figureLine = polyline(points.slice(0, end + 1), {
    stroke: house.ochre,
    'stroke-width': 4.5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
  const svg = drawing(
    width,
    height,
    house.ink,
    group(
      { opacity: fade },
      guides + ghosts.toReversed().join('') + figureLine + circle(pen, 9, { fill: house.paper }),
    ),
  );
  return open(svg).raw().toBuffer();
}

export const lissajous = (): Film => ({
  slug: 'lissajous',
  width,
  height,
  framesPerSecond: 25,
  frames: 500,
  frame: lissajousFrame,
  sound: finish(intervals(ratios, 5, 220), 0.32, 0.3),
  kilobits: 285,
});
