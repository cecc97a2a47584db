import { develop, drop, emptyDensity, type Density } from '../drawing/density.js';
import { type Film } from '../drawing/film.js';
import { polar, type Point } from '../drawing/geometry.js';
import { house, mix, toRgb } from '../drawing/palette.js';
import { open } from '../drawing/picture.js';
import { drawing, circle, polyline } from '../drawing/vector.js';
import { glow, shape, step } from '../pictures/attractor.js';
import { pad } from '../sound/score.js';
import { bell, finish, silence, strike } from '../sound/tones.js';

const [width, height, framesPerSecond] = [960, 720, 25];

interface Wanderer {
  density: Density;
  x: number;
  y: number;
  dropped: number;
  trail: Point[];
}

const start = (): Wanderer => ({ density: emptyDensity(width, height), x: 0.1, y: 0.1, dropped: 0, trail: [] });

/** Single leaps at first, then more and more of them, until the shape they never leave is visible. */
function attractorFrames(): (index: number) => Promise<Uint8Array> {
  const wanderer = start();
  return async (index) => {
    const seconds = index / framesPerSecond;
    const wanted = Math.round(3 + 14 * seconds + 40 * (Math.exp(Math.min(seconds, 15.5) * 0.78) - 1));
    while (wanderer.dropped < wanted) {
      const [nextX, nextY] = step(shape, wanderer.x, wanderer.y);
      const place: Point = [480 + nextX * 165, 360 + nextY * 165];
      const tint = Math.hypot(nextX - wanderer.x, nextY - wanderer.y) / 4;
      drop(wanderer.density, place[0], place[1], tint);
      if (wanted < 4000) {
        for (const turn of [0, 1, 2, 3]) {
          const [x, y] = polar(1, (turn * Math.PI) / 2, place);
          drop(wanderer.density, x, y, tint);
        }
        wanderer.trail.push(place);
      }
      [wanderer.x, wanderer.y] = [nextX, nextY];
      wanderer.dropped += 1;
    }
    const full = 3 + (wanderer.dropped / 330_000) * 14;
    const { data } = develop(wanderer.density, full, toRgb(house.ink), (tint, share) =>
      glow(tint * 0.55 + share * 0.5),
    );
    const fade = Math.max(0, Math.min(1, (20 - seconds) / 1.8));
    const veil = toRgb(house.ink);
    const veiled = fade < 1 ? data.length : 0;
    for (let part = 0; part < veiled; part += 1) data[part] = veil[part % 3] + (data[part] - veil[part % 3]) * fade;
    const last = wanderer.trail.slice(-5);
    if (seconds > 6.5 || last.length < 2) return data;
    const leap = Math.max(0, Math.min(1, (6.5 - seconds) / 2));
    const overlay = drawing(
      width,
      height,
      '',
      polyline(last, { stroke: mix(house.ink, house.teal, 0.9), 'stroke-width': 1.5, opacity: leap * 0.8 }) +
        circle(last[last.length - 1], 5, { fill: house.paper, opacity: leap }),
    );
    const merged = open({ width, height, data }).composite([{ input: Buffer.from(overlay) }]);
    return merged.removeAlpha().raw().toBuffer();
  };
}

function attractorSound(): Float32Array {
  const sound = silence(20);
  const scale = [0, 3, 5, 7, 10, 12, 15, 17, 19, 22];
  let [x, y, time] = [0.1, 0.1, 0.2];
  while (time < 15) {
    [x, y] = step(shape, x, y);
    const note = scale[Math.floor(((x + 2.6) / 5.2) * scale.length)] ?? 0;
    strike(sound, time, 220 * 2 ** (note / 12), 0.16 * Math.max(0.12, 1 - time / 17), bell);
    time += 0.42 * 0.9 ** (time * 1.4) + 0.07;
  }
  for (const [steps, from] of [
    [0, 3],
    [7, 6],
    [12, 8],
    [15, 10],
  ])
    pad(sound, from, 19.8 - from, 110 * 2 ** (steps / 12), 0.16);
  return sound;
}

export const attractor = (): Film => ({
  slug: 'attractor',
  width,
  height,
  framesPerSecond,
  frames: 500,
  frame: attractorFrames(),
  sound: finish(attractorSound(), 0.32, 0.6),
  kilobits: 310,
});
