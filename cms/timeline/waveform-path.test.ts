import { expect, it } from 'vitest';
import { waveformPath } from './waveform-path.ts';

/** Two seconds of silence, except for two moments. */
const loudness = Float32Array.from({ length: 40 }, (_, at) => ({ 9: 0.25, 20: 1, 39: 0.5 })[at] ?? 0);

it('draws bars around the middle, as high as the loudest moment below each', () => {
  expect(waveformPath({ loudness, from: 0, to: 2, width: 12, height: 20 })).toBe(
    'M1 7.5v5.0M4 9.5v1.0M7 0.0v20.0M10 5.0v10.0',
  );
});

it('draws the visible part', () => {
  expect(waveformPath({ loudness, from: 1, to: 2, width: 6, height: 20 })).toBe('M1 0.0v20.0M4 5.0v10.0');
  expect(waveformPath({ loudness, from: 0.4, to: 0.5, width: 7, height: 20 })).toBe('M1 9.5v1.0M4 7.5v5.0');
});

it('draws a thin line where the loudness is unknown', () => {
  expect(waveformPath({ loudness, from: 5, to: 6, width: 3, height: 8 })).toBe('M1 3.5v1.0');
  expect(waveformPath({ loudness, from: 0, to: 1, width: 2, height: 8 })).toBe('');
});
