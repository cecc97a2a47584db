import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlowLine, latency, rate, type Transfer } from './slow-line.ts';

const transfers = fc
  .array(fc.record({ start: fc.nat(60_000), bytes: fc.nat(5_000_000) }), { minLength: 1, maxLength: 30 })
  .map((all) => all.toSorted((one, other) => one.start - other.start));

function arrivals(given: readonly Transfer[]): readonly number[] {
  const arrive = createSlowLine();
  return given.map((transfer) => arrive(transfer));
}

it('carries a picture of 100 kB in two seconds after the first byte', () => {
  expect(arrivals([{ start: 1000, bytes: 100_000 }])).toEqual([1000 + 400 + 2000]);
});

it('shares its bandwidth: requests that begin together arrive one after the other', () => {
  const both = [0, 0].map((start) => ({ start, bytes: 50_000 }));
  expect(arrivals(both)).toEqual([1400, 2400]);
});

it('delivers nothing before its time, in order, and never more than it can carry', () => {
  fc.assert(
    fc.property(transfers, (given) => {
      const times = arrivals(given);
      for (const [index, { start, bytes }] of given.entries()) {
        const at = times[index] ?? Number.NaN;
        expect(at).toBeGreaterThanOrEqual(start + latency + bytes / rate - 1e-6);
        expect(at).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
      }
      const [first] = given;
      const sum = given.reduce((total, { bytes }) => total + bytes, 0);
      expect(((times.at(-1) ?? 0) - (first?.start ?? 0) - latency) * rate).toBeGreaterThanOrEqual(sum - 1e-3);
    }),
  );
});
