import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Heard, placeIn } from './place-in.ts';

const cues = (...starts: readonly number[]): Heard['cues'] =>
  starts.map((start) => ({ start, end: start + 1, text: 'A sentence.' }));

it.each([
  ['keeps the second in a recording of the same length', 40, 100, 101.9, [], [], 40],
  ['starts one of another length again without captions', 40, 100, 60, [], [], 0],
  ['finds the sentence that is as far along', 40, 100, 60, [0, 20, 39, 80], [0, 10, 30, 45], 30],
  ['finds it among fewer sentences', 81, 100, 60, [0, 20, 39, 80], [0, 30], 30],
  ['estimates it by time if only the other has captions', 50, 100, 60, [], [0, 10, 30, 45], 30],
  ['starts again if only the first has captions', 50, 100, 60, [0, 50], [], 0],
  ['keeps the second while a length is not known', 40, 100, undefined, [], [], 40],
  ['stays at the start', 0, 100, 60, [0, 50], [5, 10], 0],
])('%s', (_, position, duration, other, from, to, expected) => {
  expect(placeIn({ position, duration, cues: cues(...from) }, { duration: other, cues: cues(...to) })).toBe(expected);
});

it('never leads out of the recording, and back to the same place between two of one length', () => {
  const seconds = fc.double({ min: 0, max: 600, noNaN: true });
  const starts = fc.array(seconds, { maxLength: 20 }).map((all) => cues(...all.toSorted((one, other) => one - other)));
  fc.assert(
    fc.property(seconds, seconds, starts, starts, seconds, (position, duration, from, to, other) => {
      const place = placeIn({ position, duration, cues: from }, { duration: other, cues: to });
      const last = to.at(-1)?.start ?? 0;
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(Math.max(other, last));
      const same = placeIn({ position, duration, cues: from }, { duration, cues: to });
      expect(same).toBe(position <= 0 ? 0 : Math.min(position, duration));
    }),
  );
});
