import { expect, it } from 'vitest';
import { playSimulated, simulatedWalks } from './testing/simulated-walks.ts';

/** The share in percent of walks on which the guide must do right; the benchmark measures more of them. */
it.each([
  ['past, on the way', 20, 1, 95],
  ['past, on the way', 35, 1, 90],
  ['past, 40 m beside', 20, 1, 95],
  ['there and back', 20, 1, 95],
  ['past at 50 km/h', 20, 1, 90],
  ['past at 50 km/h', 20, 0.5, 90],
  ['past while the device is silent', 20, 1, 93],
  ['past, on the way', 20, 0.5, 95],
  ['past, 40 m beside', 20, 0.5, 93],
] as const)('%s, with a noise of %d m told %dfold, is right for %d of 100', (name, noise, told, least) => {
  const walks = Array.from({ length: 60 }, (_, seed) => playSimulated(simulatedWalks[name], { noise, told, seed }));
  expect((100 * walks.filter(Boolean).length) / walks.length).toBeGreaterThanOrEqual(least);
});

it.each([1, 0.5])(
  'standing inside a station for ten minutes opens it once, with a noise of 35 m told %dfold',
  (told) => {
    const walk = simulatedWalks['standing inside for ten minutes'];
    for (let seed = 0; seed < 10; seed += 1) expect(playSimulated(walk, { noise: 35, told, seed })).toBe(true);
  },
);
