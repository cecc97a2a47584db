import { describe, expect, it } from 'vitest';
import { actionOfKey, zoomStep } from './zoom-keys.ts';

describe('a key', () => {
  it.each([
    ['+', { kind: 'zoom', factor: zoomStep }],
    ['=', { kind: 'zoom', factor: zoomStep }],
    ['-', { kind: 'zoom', factor: 1 / zoomStep }],
    ['0', { kind: 'reset' }],
    ['ArrowUp', { kind: 'pan', x: 0, y: 80 }],
    ['ArrowDown', { kind: 'pan', x: 0, y: -80 }],
    ['ArrowRight', { kind: 'pan', x: -80, y: 0 }],
    ['ArrowLeft', { kind: 'pan', x: 80, y: 0 }],
    ['a', undefined],
  ] as const)('%s does %j to a zoomed picture', (key, action) => {
    expect(actionOfKey(key, false, 1)).toEqual(action);
  });

  it.each([
    ['ArrowRight', 1, 1],
    ['ArrowLeft', 1, -1],
    ['ArrowRight', -1, -1],
    ['ArrowLeft', -1, 1],
  ] as const)('%s, with the next picture in direction %i, turns by %i from a whole picture', (key, rightward, by) => {
    expect(actionOfKey(key, true, rightward)).toEqual({ kind: 'turn', by });
  });
});
