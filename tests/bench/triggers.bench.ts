/**
 * Measures the cost of a position on a tour that opens its stations automatically: 100, 1,000 and 10,000 stations, in a
 * city and crowded into a park, for a visitor with 1,000 positions.
 *
 *     npm run bench:triggers [-- WALKS [FIRST_SEED]]
 *
 * Prints the making of the field, and of the positions the median and the slowest of a hundred, in milliseconds. Then
 * counts on how many of 400 simulated walks (or WALKS) the guide opens what it should, with errors that persist for 40
 * seconds, which the device reports honestly or as half.
 */
import { playSimulated, simulatedWalks } from '#engine/map/testing/simulated-walks.ts';
import { stationAt, walk } from '#engine/map/testing/park.ts';
import { createField } from '#engine/map/trigger-field.ts';
import { noTriggers, step } from '#engine/map/triggers.ts';
import { createRandom } from '#engine/play/random.ts';

for (const { name, metres } of [
  { name: 'city of 5 km', metres: 5000 },
  { name: 'park of 600 m', metres: 600 },
]) {
  for (const count of [100, 1000, 10_000]) {
    const random = createRandom(count);
    const stations = Array.from({ length: count }, (_, id) =>
      stationAt(id, random() * metres, random() * metres, 10 + random() * 20),
    );
    const middle = metres / 2;
    const positions = walk(
      [
        { east: middle - 500, north: middle },
        { east: middle, north: middle },
        { east: middle, north: middle + 500 },
      ],
      { every: 1000, speed: 1, noise: 10, random },
    );
    // Once for the compiler, once for the clock.
    measure(stations, positions);
    const { made, times, opened } = measure(stations, positions);
    console.log(
      `${name}, ${count} stations: field ${made.toFixed(1)} ms; a position ${at(times, 0.5).toFixed(3)} ms, ` +
        `99 of 100 within ${at(times, 0.99).toFixed(3)} ms; ${opened} opened`,
    );
  }
}

const [walks = 400, firstSeed = 1] = process.argv.slice(2).map(Number);
for (const [name, simulated] of Object.entries(simulatedWalks)) {
  for (const noise of [5, 20, 35]) {
    const shares = [1, 0.5].map((told) => {
      let right = 0;
      for (let walk = 0; walk < walks; walk += 1)
        if (playSimulated(simulated, { noise, told, seed: firstSeed + walk * 7919 })) right += 1;
      return ((100 * right) / walks).toFixed(1);
    });
    console.log(`${name}, noise ${noise} m: right on ${shares[0]} % of walks, told half ${shares[1]} %`);
  }
}

function measure(stations: Parameters<typeof createField>[0], positions: ReturnType<typeof walk>) {
  const start = performance.now();
  const field = createField(stations);
  const made = performance.now() - start;
  const times: number[] = [];
  let state = noTriggers;
  let opened = 0;
  for (const position of positions) {
    const before = performance.now();
    const outcome = step(state, { type: 'moved', position, isBusy: false }, field);
    times.push(performance.now() - before);
    ({ state } = outcome);
    if (outcome.open !== undefined) opened += 1;
  }
  return { made, times, opened };
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}
