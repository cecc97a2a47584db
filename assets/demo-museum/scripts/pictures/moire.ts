import { house, toRgb, type Rgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { shade, type Pixels } from '../drawing/pixels.js';

const paper = toRgb(house.paper);
const ink = toRgb(house.teal);
const accent = toRgb(house.terracotta);

function rings(period: number, gap: number): Pixels {
  const radius = 545;
  const inRing = (x: number, y: number, middle: number): boolean => {
    const away = Math.hypot(x - middle, y - 600);
    return away < radius && (away / period) % 1 < 0.5;
  };
  return shade(1600, 1200, 3, (x, y): Rgb => {
    const left = inRing(x, y, 800 - gap);
    const right = inRing(x, y, 800 + gap);
    if (left && right) return [(ink[0] * accent[0]) / 255, (ink[1] * accent[1]) / 255, (ink[2] * accent[2]) / 255];
    if (left) return ink;
    return right ? accent : paper;
  });
}

export const pictures: Picture[] = [
  { slug: 'moire', paint: () => rings(24, 168), icon: { left: 600, top: 400, size: 400 }, quality: 62 },
];
