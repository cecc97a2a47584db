import { describe, expect, it } from 'vitest';
import { touchLengths } from './touch-lengths.ts';

const mouse = { isTouch: false, isShift: false };
const finger = { ...mouse, isTouch: true };

describe('the lengths of a gesture', () => {
  it('are the same on the screen at every zoom', () => {
    const whole = touchLengths(mouse, 1);
    expect(touchLengths(mouse, 4)).toEqual({
      reach: whole.reach / 4,
      grasp: whole.grasp / 4,
      tolerance: whole.tolerance / 4,
      roomy: whole.roomy / 4,
      keepsShape: false,
    });
  });

  it('allow fingers 44 pixels for a handle', () => {
    expect(touchLengths(finger, 1).grasp * 2).toBe(44);
    expect(touchLengths(finger, 1).tolerance).toBeGreaterThan(touchLengths(mouse, 1).tolerance);
    expect(touchLengths(finger, 1).roomy).toBeGreaterThan(touchLengths(mouse, 1).roomy);
  });

  it('come with the shape kept while Shift is held', () => {
    expect(touchLengths({ ...mouse, isShift: true }, 1).keepsShape).toBe(true);
  });
});
