import { house, mix, ramp, type Rgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { shade, type Pixels } from '../drawing/pixels.js';

/** Five plane waves: orderly everywhere, repeating nowhere. */
function quasicrystal(): Pixels {
  const colour = ramp([
    [0, house.ink],
    [0.3, mix(house.ink, house.teal, 0.7)],
    [0.48, mix(house.teal, house.paper, 0.25)],
    [0.58, house.paper],
    [0.72, house.ochre],
    [0.88, house.terracotta],
    [1, house.plum],
  ]);
  return shade(1600, 1200, 2, (x, y): Rgb => {
    let sum = 0;
    for (let wave = 0; wave < 5; wave += 1) {
      const angle = (wave * Math.PI) / 5 + Math.PI / 2;
      sum += Math.cos(((x - 800) * Math.cos(angle) + (y - 600) * Math.sin(angle)) / 15.5);
    }
    return colour((sum + 3.2) / 8.2);
  });
}

export const pictures: Picture[] = [
  { slug: 'quasicrystals', paint: quasicrystal, icon: { left: 500, top: 300, size: 600 }, quality: 64 },
];
