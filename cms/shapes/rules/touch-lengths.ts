import { type SnapTargets, type Touch } from './editing-state.ts';

/** CSS pixels. */
const lengths = {
  mouse: { reach: 7, grasp: 12, tolerance: 3, roomy: 40 },
  touch: { reach: 7, grasp: 22, tolerance: 10, roomy: 80 },
} as const;

/** The pointer of a gesture, and whether Shift is held. */
interface Held {
  readonly isTouch: boolean;
  readonly isShift: boolean;
}

/** Returns the settings of a gesture that depend on the pointer and the zoom. @param scale CSS pixels per pixel */
export function touchLengths({ isTouch, isShift }: Held, scale: number): Omit<Touch, keyof SnapTargets> {
  const { reach, grasp, tolerance, roomy } = lengths[isTouch ? 'touch' : 'mouse'];
  return {
    reach: reach / scale,
    grasp: grasp / scale,
    tolerance: tolerance / scale,
    roomy: roomy / scale,
    keepsShape: isShift,
  };
}
