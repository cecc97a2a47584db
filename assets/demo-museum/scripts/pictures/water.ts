import { house, mix, ramp, type Rgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { shade, type Pixels } from '../drawing/pixels.js';

type Surface = (x: number, y: number) => number;

/** Light falls from the upper left; crests turn pale, troughs deep. */
function lit(surface: Surface, colour: (position: number) => Rgb, depth: number): Pixels {
  return shade(1600, 1200, 2, (x, y): Rgb => {
    const height = surface(x, y);
    const slope = surface(x + 1.5, y + 1.5) - height;
    const [red, green, blue] = colour(0.5 + 0.5 * height);
    const light = 1 - Math.max(-0.3, Math.min(0.3, slope * depth));
    return [Math.min(255, red * light), Math.min(255, green * light), Math.min(255, blue * light)];
  });
}

function interference(): Pixels {
  const sources = [
    [510, 600],
    [1090, 600],
  ] as const;
  const surface: Surface = (x, y) => {
    let height = 0;
    for (const [sourceX, sourceY] of sources) {
      const away = Math.hypot(x - sourceX, y - sourceY);
      height += Math.cos((away / 58) * 2 * Math.PI) * Math.min(1, 14 / Math.sqrt(away + 30)) * 0.62;
    }
    return height;
  };
  return lit(
    surface,
    ramp([
      [0, house.ink],
      [0.3, house.teal],
      [0.55, mix(house.teal, house.paper, 0.55)],
      [0.78, house.paper],
      [1, house.ochre],
    ]),
    1.1,
  );
}

function ripples(): Pixels {
  const drops = [
    [640, 640, 430, 34, 1.2],
    [1130, 380, 300, 28, 0.9],
    [1180, 900, 190, 22, 0.8],
    [300, 260, 210, 24, 0.7],
    [240, 960, 120, 18, 0.6],
  ] as const;
  const surface: Surface = (x, y) => {
    let height = 0.12 * Math.sin(x / 190 + y / 260);
    for (const [dropX, dropY, front, length, strength] of drops) {
      const away = Math.hypot(x - dropX, (y - dropY) * 1.12);
      const packet = Math.exp(-(((away - front * 0.62) / (front * 0.46)) ** 2));
      height += strength * packet * Math.cos(((away - front) / length) * 2 * Math.PI) * 0.55;
    }
    return height;
  };
  return lit(
    surface,
    ramp([
      [0, house.ink],
      [0.4, mix(house.ink, house.teal, 0.75)],
      [0.6, house.teal],
      [0.85, mix(house.teal, house.paper, 0.55)],
      [1, house.paper],
    ]),
    1.6,
  );
}

export const pictures: Picture[] = [
  { slug: 'waves', paint: interference, icon: { left: 400, top: 200, size: 800 }, quality: 74 },
  { slug: 'ripples', paint: ripples, icon: { left: 260, top: 240, size: 760 }, quality: 74 },
];
