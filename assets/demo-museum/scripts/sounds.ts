import path from 'node:path';
import { filesFolder } from './drawing/picture.js';
import { seededRandom } from './drawing/random.js';
import { bell, finish, sampleRate, saveSound, silence, strike, wood } from './sound/tones.js';

const note = (steps: number): number => 440 * 2 ** (steps / 12);

/** A breath of filtered noise, as of paper being turned. */
function rustle(into: Float32Array, start: number, length: number, level: number, softness: number): void {
  const random = seededRandom(3);
  let smooth = 0;
  const first = Math.round(start * sampleRate);
  const count = Math.round(length * sampleRate);
  for (let index = 0; index < count && first + index < into.length; index += 1) {
    smooth += (random.between(-1, 1) - smooth) * softness;
    into[first + index] += level * smooth * Math.sin((Math.PI * index) / count) ** 2;
  }
}

const sounds: Record<string, () => Float32Array> = {
  flip: () => {
    const sound = silence(0.28);
    rustle(sound, 0, 0.16, 0.9, 0.22);
    strike(sound, 0.09, note(3), 0.3, wood);
    return finish(sound, 0.45);
  },
  connect: () => {
    const sound = silence(0.45);
    strike(sound, 0, note(-5), 1, wood);
    strike(sound, 0.075, note(2), 0.9, wood);
    return finish(sound, 0.55);
  },
  disconnect: () => {
    const sound = silence(0.45);
    strike(sound, 0, note(2), 0.8, wood);
    strike(sound, 0.075, note(-5), 0.9, wood);
    return finish(sound, 0.45);
  },
  hit: () => {
    const sound = silence(0.95);
    strike(sound, 0, note(7), 0.8, bell);
    strike(sound, 0.11, note(14), 0.7, bell);
    return finish(sound, 0.55, 0.3);
  },
  miss: () => {
    const sound = silence(0.5);
    strike(sound, 0, note(-14), 1, wood);
    strike(sound, 0, note(-14) * 1.5, 0.25, wood);
    return finish(sound, 0.5, 0.1);
  },
  'miss-more': () => {
    const sound = silence(0.8);
    strike(sound, 0, note(-12), 1, wood);
    strike(sound, 0.16, note(-13), 1, wood);
    strike(sound, 0.32, note(-15), 1, wood);
    return finish(sound, 0.5, 0.1);
  },
  won: () => {
    const sound = silence(2.4);
    [0, 4, 7, 12, 16].forEach((steps, index) => strike(sound, index * 0.14, note(steps), 0.8 - index * 0.06, bell));
    [0, 7, 12].forEach((steps) => strike(sound, 0.84, note(steps), 0.4, bell));
    return finish(sound, 0.6, 0.6);
  },
  activate: () => {
    const sound = silence(0.9);
    strike(sound, 0, note(2), 0.7, bell);
    strike(sound, 0.16, note(9), 0.7, bell);
    return finish(sound, 0.5, 0.3);
  },
};

for (const [name, make] of Object.entries(sounds)) {
  await saveSound(make(), path.join(filesFolder, 'sounds', `${name}.mp3`));
}
