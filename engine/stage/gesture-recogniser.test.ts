import { describe, expect, it } from 'vitest';
import {
  createGestureRecogniser,
  type Hold,
  type Pointer,
  type PointerGestures,
  wheelZoom,
} from './gesture-recogniser.ts';

const finger: Hold = { isTouch: true, isAlt: false, isShift: false };
const mouse: Hold = { isTouch: false, isAlt: false, isShift: false };

function watch(
  options: Pick<PointerGestures, 'still'> & { readonly dragsNothing?: boolean; readonly taps?: 'single' } = {},
) {
  const told: unknown[][] = [];
  const recogniser = createGestureRecogniser({
    ...options,
    tap: ({ x, y }) => told.push(['tap', x, y]),
    ...(options.taps === 'single' ? {} : { doubleTap: ({ x, y }) => told.push(['double tap', x, y]) }),
    drag: (from) => {
      told.push(['drag', from.x, from.y]);
      if (options.dragsNothing === true) return undefined;
      return {
        move: (to, by) => told.push(['move', to.x, to.y, by.x, by.y]),
        end: (at, velocity) => told.push(['end', at.x, at.y, velocity.x, velocity.y]),
        cancel: () => told.push(['cancel']),
      };
    },
    hover: (at) => told.push(['hover', at?.x, at?.y]),
    pinch: ([a, b], [c, d]) => told.push(['pinch', a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y]),
  });
  const pointer = (x: number, y: number, time: number, more: Partial<Pointer> = {}): Pointer => ({
    id: 1,
    time,
    at: { x, y },
    hold: finger,
    isFirst: more.id === undefined,
    ...more,
  });
  return { recogniser, pointer, told };
}

describe('a tap', () => {
  it('is a finger that goes up at or near the place where it went down', () => {
    const { recogniser, pointer, told } = watch();
    expect(recogniser.down(pointer(10, 20, 0))).toBe(true);
    recogniser.move(pointer(16, 20, 10));
    recogniser.up(pointer(16, 20, 20));
    expect(told).toEqual([['tap', 16, 20]]);
  });

  it('is double if a second follows soon, and near the first', () => {
    const { recogniser, pointer, told } = watch();
    for (const [x, time] of [
      [10, 0],
      [39, 299],
      [39, 300],
      [39, 601],
      [70, 700],
      [99, 990],
    ] as const) {
      recogniser.down(pointer(x, 10, time));
      recogniser.up(pointer(x, 10, time));
    }
    expect(told).toEqual([
      ['tap', 10, 10],
      ['double tap', 39, 10],
      ['tap', 39, 10],
      ['tap', 39, 10],
      ['tap', 70, 10],
      ['double tap', 99, 10],
    ]);
  });

  it('is not double at the limits of time and distance', () => {
    for (const [x, time] of [
      [10, 300],
      [40, 100],
    ] as const) {
      const { recogniser, pointer, told } = watch();
      recogniser.down(pointer(10, 10, 0));
      recogniser.up(pointer(10, 10, 0));
      recogniser.down(pointer(x, 10, time));
      recogniser.up(pointer(x, 10, time));
      expect(told.map(([what]) => what)).toEqual(['tap', 'tap']);
    }
  });

  it('is a single tap each time if double taps have no meaning', () => {
    const { recogniser, pointer, told } = watch({ taps: 'single' });
    for (const time of [0, 100, 200]) {
      recogniser.down(pointer(10, 10, time));
      recogniser.up(pointer(10, 10, time));
    }
    expect(told.map(([what]) => what)).toEqual(['tap', 'tap', 'tap']);
  });
});

describe('a drag', () => {
  it('starts where the finger went down, once it has moved far enough', () => {
    const { recogniser, pointer, told } = watch();
    recogniser.down(pointer(100, 100, 0));
    recogniser.move(pointer(103, 104, 10));
    expect(told).toEqual([]);
    recogniser.move(pointer(105, 107, 20));
    recogniser.move(pointer(110, 105, 40));
    recogniser.up(pointer(110, 105, 50));
    expect(told).toEqual([
      ['drag', 100, 100],
      ['move', 105, 107, 5, 7],
      ['move', 110, 105, 5, -2],
      ['end', 110, 105, 250, 125],
    ]);
  });

  it('ends with the last velocity of the finger', () => {
    const { recogniser, pointer, told } = watch();
    recogniser.down(pointer(0, 0, 0));
    recogniser.move(pointer(100, 0, 100));
    recogniser.move(pointer(100, 20, 179));
    recogniser.up(pointer(100, 20, 180));
    expect(told.at(-1)).toEqual(['end', 100, 20, 0, 20 / 0.079]);
    const rested = watch();
    rested.recogniser.down(pointer(0, 0, 0));
    rested.recogniser.move(pointer(100, 0, 20));
    rested.recogniser.move(pointer(100, 10, 100));
    rested.recogniser.up(pointer(100, 10, 100));
    expect(rested.told.at(-1)).toEqual(['end', 100, 10, 0, 0]);
  });

  it('starts sooner with a mouse if requested, but never with a finger', () => {
    const { recogniser, pointer, told } = watch({ still: 2 });
    recogniser.down(pointer(0, 0, 0, { hold: mouse }));
    recogniser.move(pointer(2, 0, 10, { hold: mouse }));
    expect(told).toEqual([]);
    recogniser.move(pointer(3, 0, 20, { hold: mouse }));
    expect(told[0]).toEqual(['drag', 0, 0]);
    const touched = watch({ still: 2 });
    touched.recogniser.down(pointer(0, 0, 0));
    touched.recogniser.move(pointer(6, 0, 10));
    expect(touched.told).toEqual([]);
    const patient = watch({ still: 9 });
    patient.recogniser.down(pointer(0, 0, 0));
    patient.recogniser.move(pointer(9, 0, 10));
    expect(patient.told).toEqual([]);
  });

  it('is neither drag nor tap if there is nothing to drag', () => {
    const { recogniser, pointer, told } = watch({ dragsNothing: true });
    recogniser.down(pointer(0, 0, 0));
    recogniser.move(pointer(20, 0, 10));
    recogniser.move(pointer(40, 0, 20));
    recogniser.up(pointer(40, 0, 30));
    expect(told).toEqual([['drag', 0, 0]]);
  });

  it('is cancelled when the system takes the pointer away or watching ends', () => {
    for (const end of ['lose', 'cancel'] as const) {
      const { recogniser, pointer, told } = watch();
      recogniser.down(pointer(0, 0, 0));
      recogniser.move(pointer(20, 0, 10));
      if (end === 'lose') recogniser.lose(1);
      else recogniser.cancel();
      recogniser.up(pointer(20, 0, 20));
      expect(told.slice(2)).toEqual([['cancel']]);
    }
  });
});

describe('two fingers', () => {
  it('pinch, and cancel the drag of the first', () => {
    const { recogniser, pointer, told } = watch();
    recogniser.down(pointer(0, 0, 0));
    recogniser.move(pointer(10, 0, 10));
    expect(recogniser.down(pointer(50, 60, 20, { id: 2 }))).toBe(true);
    recogniser.move(pointer(55, 66, 30, { id: 2 }));
    recogniser.move(pointer(12, 1, 40));
    recogniser.up(pointer(55, 66, 50, { id: 2 }));
    recogniser.up(pointer(12, 1, 60));
    expect(told.slice(2)).toEqual([
      ['cancel'],
      ['pinch', 10, 0, 50, 60, 10, 0, 55, 66],
      ['pinch', 10, 0, 55, 66, 12, 1, 55, 66],
    ]);
  });

  it('are not a tap, and the next finger taps again', () => {
    const { recogniser, pointer, told } = watch();
    recogniser.down(pointer(0, 0, 0));
    recogniser.down(pointer(50, 0, 10, { id: 2 }));
    recogniser.up(pointer(0, 0, 20));
    recogniser.up(pointer(50, 0, 30, { id: 2 }));
    recogniser.down(pointer(5, 5, 40));
    recogniser.up(pointer(5, 5, 50));
    expect(told).toEqual([['tap', 5, 5]]);
  });

  it('are enough: a third is ignored', () => {
    const { recogniser, pointer, told } = watch();
    recogniser.down(pointer(0, 0, 0));
    recogniser.down(pointer(50, 0, 10, { id: 2 }));
    expect(recogniser.down(pointer(90, 0, 20, { id: 3 }))).toBe(false);
    recogniser.move(pointer(95, 0, 30, { id: 3 }));
    recogniser.up(pointer(95, 0, 40, { id: 3 }));
    expect(told).toEqual([]);
  });
});

describe('a finger that was lifted unseen, as when the phone is turned', () => {
  it.each(['drag', 'pinch'])('during a %s does not spoil the next drag', (gesture) => {
    const { recogniser, pointer, told } = watch();
    recogniser.down(pointer(0, 0, 0));
    if (gesture === 'pinch') recogniser.down(pointer(50, 0, 5, { id: 2 }));
    else recogniser.move(pointer(10, 0, 10));
    const before = told.length;
    const next = (x: number, time: number): Pointer => pointer(x, 0, time, { id: 5, isFirst: true });
    recogniser.down(next(30, 1000));
    recogniser.move(next(40, 1200));
    recogniser.up(next(40, 1400));
    expect(told.slice(before)).toEqual([
      ...(gesture === 'drag' ? [['cancel']] : []),
      ['drag', 30, 0],
      ['move', 40, 0, 10, 0],
      ['end', 40, 0, 0, 0],
    ]);
  });
});

describe('a mouse', () => {
  it('hovers while nothing is down, and leaves', () => {
    const { recogniser, pointer, told } = watch();
    recogniser.move(pointer(4, 5, 0, { hold: mouse }));
    recogniser.leave();
    recogniser.down(pointer(4, 5, 10));
    recogniser.move(pointer(9, 9, 20, { id: 7, hold: mouse }));
    expect(told).toEqual([
      ['hover', 4, 5],
      ['hover', undefined, undefined],
    ]);
  });

  it.each([
    ['brings the picture nearer when its wheel turns up', { delta: -100, isInLines: false, isPinch: false }, 0.25],
    ['moves it away when its wheel turns down', { delta: 200, isInLines: false, isPinch: false }, -0.5],
    ['counts lines in some browsers', { delta: 4, isInLines: true, isPinch: false }, -0.2],
    ['zooms faster by two fingers on a touchpad', { delta: -50, isInLines: false, isPinch: true }, 0.5],
  ])('%s', (_, wheel, power) => expect(wheelZoom(wheel)).toBeCloseTo(Math.exp(power)));
});
