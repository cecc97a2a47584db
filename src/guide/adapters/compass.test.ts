import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowCompass, watchCompass } from './compass.ts';

interface Turn {
  readonly alpha?: number | null;
  readonly absolute?: boolean;
  readonly webkitCompassHeading?: number;
}

class Orientation extends Event {
  readonly alpha: number | null;
  readonly absolute: boolean;
  override readonly timeStamp: number;
  constructor({ alpha = null, absolute = true, ...apple }: Turn, at: number) {
    super('deviceorientationabsolute');
    this.alpha = alpha;
    this.absolute = absolute;
    this.timeStamp = at;
    Object.assign(this, apple);
  }
}

let page: EventTarget;
let time: number;
let stop: () => void;
let told: number[];

beforeEach(() => {
  page = new EventTarget();
  time = 1000;
  told = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('DeviceOrientationEvent', Orientation);
  vi.stubGlobal('screen', { orientation: { angle: 0 } });
  stop = watchCompass((heading) => told.push(heading));
});

afterEach(() => stop());

function turn(to: Turn, milliseconds = 300): void {
  time += milliseconds;
  page.dispatchEvent(new Orientation(to, time));
}

it('reports where the top of the screen points, clockwise from north', () => {
  turn({ alpha: 330 });
  turn({ webkitCompassHeading: 200 });
  vi.stubGlobal('screen', { orientation: { angle: 90 } });
  turn({ alpha: 330 });
  expect(told).toEqual([30, 200, 120]);
});

it('reports neither small turns nor turns too soon after another, but turns across north', () => {
  turn({ alpha: 330 });
  turn({ alpha: 326 }, 100);
  turn({ alpha: 300 }, 100);
  expect(told).toEqual([30]);
  turn({ alpha: 358 });
  turn({ alpha: 2 });
  turn({ alpha: 4 });
  expect(told).toEqual([30, 2, 356]);
});

it('reports nothing from a sensor that does not know where north is, and nothing once it is stopped', () => {
  turn({ alpha: 100, absolute: false });
  turn({ alpha: null });
  stop();
  turn({ alpha: 100 });
  expect(told).toEqual([]);
});

it('needs permission only where the device asks for it', async () => {
  expect(await allowCompass()).toBe(true);
  const answer = (requestPermission: () => Promise<string>): Promise<boolean> => {
    vi.stubGlobal('DeviceOrientationEvent', { requestPermission });
    return allowCompass();
  };
  expect(await answer(() => Promise.resolve('granted'))).toBe(true);
  expect(await answer(() => Promise.resolve('denied'))).toBe(false);
  expect(await answer(() => Promise.reject(new Error('not on a tap')))).toBe(false);
  vi.stubGlobal('DeviceOrientationEvent', undefined);
  expect(await allowCompass()).toBe(false);
});
