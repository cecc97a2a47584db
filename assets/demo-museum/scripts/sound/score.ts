import { sampleRate, silence } from './tones.js';

/** A soft, slowly swelling tone with few harmonics. */
export function pad(into: Float32Array, start: number, length: number, pitch: number, level: number): void {
  const first = Math.round(start * sampleRate);
  const count = Math.round(length * sampleRate);
  for (let index = 0; index < count && first + index < into.length; index += 1) {
    const time = index / sampleRate;
    const swell = Math.sin((Math.PI * index) / count) ** 0.8;
    const beat = 1 + 0.04 * Math.sin(2 * Math.PI * 0.7 * time);
    const turn = 2 * Math.PI * pitch * time;
    into[first + index] +=
      level * swell * beat * (Math.sin(turn) + 0.22 * Math.sin(2 * turn) + 0.07 * Math.sin(3 * turn));
  }
}

/** Every figure sounds as the interval that draws it. */
export function intervals(ratios: readonly (readonly [number, number])[], seconds: number, base: number): Float32Array {
  const sound = silence(ratios.length * seconds);
  ratios.forEach(([across, along], index) => {
    const unit = base / across;
    pad(sound, index * seconds, seconds, unit * across, 0.5);
    pad(sound, index * seconds + 0.35, seconds - 0.35, unit * along, 0.42);
    pad(sound, index * seconds, seconds, base / 2, 0.25);
  });
  return sound;
}
