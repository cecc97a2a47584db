import { fills, painted } from '../drawing/fills.js';
import { cloud, crozier, honeycomb, pond, snail } from '../drawing/garden-figures.js';
import type { Point } from '../drawing/geometry.js';
import { boxSpot, roundSpot, saveHotspots, type Hotspot } from '../drawing/hotspot.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { circle, clip, drawing, path } from '../drawing/vector.js';

const green = mix(house.teal, house.ochre, 0.3);

function hill(name: string, outline: string, ground: string, pieces: string): string {
  return clip(name, path(outline, {}), path(outline, { fill: ground }) + pieces);
}

const places = {
  snail: [1180, 960],
  crozier: [250, 690],
  cloud: [520, 220],
  pond: [640, 1000],
  comb: [1290, 610],
} satisfies Record<string, Point>;

function scene(): string {
  const sun =
    circle([1210, 230], 128, { fill: house.ochre }) +
    painted(fills.seeds([1210, 230], 118), [house.terracotta, house.terracotta, house.terracotta]);
  const far = hill(
    'far',
    'M0 520C260 380 520 470 800 530C1080 590 1340 400 1600 470V1200H0Z',
    mix(house.plum, house.paper, 0.35),
    painted(fills.triangles([800, 700], 900), [
      mix(house.plum, house.paper, 0.28),
      mix(house.plum, house.paper, 0.42),
      mix(house.plum, house.paper, 0.36),
    ]),
  );
  const middle = hill(
    'middle',
    'M0 760C220 600 480 610 800 720C1080 810 1330 690 1600 610V1200H0Z',
    mix(green, house.paper, 0.3),
    painted(fills.checks([800, 900], 900), [
      mix(green, house.paper, 0.36),
      mix(green, house.paper, 0.24),
      mix(green, house.paper, 0.46),
    ]),
  );
  const near = hill(
    'near',
    'M0 900C300 800 620 880 900 850C1150 820 1400 850 1600 930V1200H0Z',
    mix(house.ochre, house.paper, 0.5),
    painted(fills.scales([800, 1000], 900), [
      mix(house.ochre, house.paper, 0.5),
      mix(house.ochre, house.paper, 0.62),
      mix(house.ochre, house.paper, 0.4),
    ]),
  );
  const objects =
    cloud(places.cloud) + honeycomb(places.comb) + pond(places.pond) + crozier(places.crozier) + snail(places.snail);
  return drawing(1600, 1200, house.paper, sun + far + middle + near + objects);
}

const spots: Hotspot[] = [
  roundSpot([1180, 960], 100, { Name: { de: 'Schneckenhaus', en: 'Snail shell' }, IsSolution: true }),
  boxSpot(160, 600, 190, 410, { Name: { de: 'Eingerollter Farn', en: 'Curled fern' }, IsSolution: true }),
  boxSpot(340, 120, 368, 196, { Name: { de: 'Wolke mit Wirbel', en: 'Cloud with a whirl' }, IsSolution: true }),
  boxSpot(485, 902, 310, 196, { Name: { de: 'Ringe im Teich', en: 'Rings on the pond' }, IsSolution: false }),
  roundSpot([1290, 610], 140, { Name: { de: 'Bienenwabe', en: 'Honeycomb' }, IsSolution: false }),
];

export const pictures: Picture[] = [{ slug: 'hidden-easy', paint: scene, icon: { left: 950, top: 720, size: 470 } }];
export const files: Record<string, () => Promise<void>> = {
  'hidden-easy-spots': () => saveHotspots('hidden-easy', spots),
};
