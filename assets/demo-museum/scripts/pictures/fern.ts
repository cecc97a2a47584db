import { develop, drop, emptyDensity } from '../drawing/density.js';
import { house, mix, ramp, toRgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import type { Pixels } from '../drawing/pixels.js';
import { seededRandom } from '../drawing/random.js';

/** Barnsley's four maps: stem, the smaller fern above, and the two lowest fronds. */
function fern(): Pixels {
  const density = emptyDensity(1600, 1200);
  const random = seededRandom(1);
  const lean = (58 * Math.PI) / 180;
  let [x, y, tint] = [0, 0, 0];
  for (let count = 0; count < 9_000_000; count += 1) {
    const choice = random.next();
    if (choice < 0.01) [x, y, tint] = [0, 0.16 * y, 0.1];
    else if (choice < 0.86) [x, y, tint] = [0.85 * x + 0.04 * y, -0.04 * x + 0.85 * y + 1.6, tint * 0.9 + 0.07];
    else if (choice < 0.93) [x, y, tint] = [0.2 * x - 0.26 * y, 0.23 * x + 0.22 * y + 1.6, tint * 0.6];
    else [x, y, tint] = [-0.15 * x + 0.28 * y, 0.26 * x + 0.24 * y + 0.44, tint * 0.6 + 0.3];
    const along = y - 5.05;
    drop(
      density,
      790 + 126 * (along * Math.sin(lean) + x * Math.cos(lean)),
      610 - 126 * (along * Math.cos(lean) - x * Math.sin(lean)),
      tint,
    );
  }
  const leaf = ramp([
    [0, house.ink],
    [0.25, house.teal],
    [0.6, mix(house.teal, house.ochre, 0.35)],
    [1, mix(house.ochre, house.teal, 0.2)],
  ]);
  return develop(density, 12, toRgb(house.paper), (shadeOfLeaf) => leaf(shadeOfLeaf * 1.5));
}

export const pictures: Picture[] = [
  { slug: 'fern', paint: fern, icon: { left: 180, top: 330, size: 800 }, quality: 66 },
];
