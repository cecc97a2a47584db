import { expect, test } from 'vitest';
import { loudnessOf } from './loudness.ts';

test('the loudest sample of each stretch counts, of whichever channel and sign', () => {
  const channels = [Float32Array.of(0, 0.25, -0.5, 0, 0), Float32Array.of(0, -0.75, 0, 0, 0.125)];
  expect([...loudnessOf({ channels, stretch: 2 })]).toEqual([0.75, 0.5, 0.125]);
  expect([...loudnessOf({ channels: [], stretch: 2 })]).toEqual([]);
});

test('the last stretch may be shorter, and there is none without samples', () => {
  expect([...loudnessOf({ channels: [Float32Array.of(0, 0, 0, 0.5)], stretch: 2 })]).toEqual([0, 0.5]);
  expect([...loudnessOf({ channels: [Float32Array.of(), Float32Array.of(-1, 0.5)], stretch: 3 })]).toEqual([1]);
});
