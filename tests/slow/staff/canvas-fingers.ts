import { type Locator, type Page } from 'playwright';
import { expect } from 'vitest';

/** Pixels of the picture, or CSS pixels of the page. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Touch gestures on a canvas of the staff area. */
export interface CanvasFingers {
  readonly frame: Locator;
  /** Returns where a point of the picture is on the page. */
  readonly at: (spot: Spot) => Promise<Spot>;
  /** Returns the point of the picture at a point of the page. */
  readonly pictureAt: (spot: Spot) => Promise<Spot>;
  /** Returns CSS pixels per pixel of the picture. */
  readonly scale: () => Promise<number>;
  /** Drags one finger between points of the picture. */
  readonly drag: (from: Spot, to: Spot) => Promise<void>;
  readonly tap: (spot: Spot) => Promise<void>;
  /** Moves fingers over the page. Later ones start after the first has moved. */
  readonly move: (ways: readonly (readonly [Spot, Spot])[], how?: 'one after the other') => Promise<void>;
  /** Taps with the slight movement that some tablets report. Chrome suppresses it. */
  readonly waver: (spot: Spot) => Promise<void>;
  /** Expects that the page has neither scrolled nor zoomed since the canvas was opened. */
  readonly expectPageStill: () => Promise<void>;
}

const steps = 8;

/** Waits until the picture is drawn and wholly visible. */
export async function openWithFingers(page: Page): Promise<CanvasFingers> {
  const frame = page.getByRole('group', { name: /^Das Bild mit seinen/ });
  // The first canvas loads its library.
  await frame.locator('[data-condition="shown"] canvas').waitFor({ timeout: 20_000 });
  await frame.scrollIntoViewIfNeeded();
  const touch = await page.context().newCDPSession(page);
  const look = () => page.evaluate(() => [scrollY, visualViewport?.scale, visualViewport?.offsetTop]);
  const first = await look();

  const seen = () =>
    frame.locator('> [class*=overlay]').evaluate((layer) => {
      const { x, y } = layer.getBoundingClientRect();
      return { x, y, scale: new DOMMatrix(getComputedStyle(layer).transform).a };
    });
  const at = async (spot: Spot): Promise<Spot> => {
    const { x, y, scale } = await seen();
    return { x: x + spot.x * scale, y: y + spot.y * scale };
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

  const fingers: CanvasFingers = {
    frame,
    at,
    pictureAt: async (spot) => {
      const { x, y, scale } = await seen();
      return { x: (spot.x - x) / scale, y: (spot.y - y) / scale };
    },
    scale: async () => (await seen()).scale,
    drag: async (from, to) => fingers.move([[await at(from), await at(to)]]),
    tap: async (spot) => {
      const { x, y } = await at(spot);
      await page.touchscreen.tap(x, y);
    },
    move: async (ways, how) => {
      const along = (step: number) =>
        ways.map(([from, to]) => ({
          x: from.x + ((to.x - from.x) * step) / steps,
          y: from.y + ((to.y - from.y) * step) / steps,
        }));
      // The first goes half of the way alone, then all go together.
      let down = how === undefined ? ways.length : 1;
      await send('touchStart', along(0).slice(0, down));
      for (let step = 1; step <= steps; step += 1) {
        await send('touchMove', along(step).slice(0, down));
        if (step !== steps / 2 || down === ways.length) continue;
        down = ways.length;
        await send('touchStart', along(step));
      }
      await send('touchEnd', []);
    },
    waver: async (spot) => {
      const { x, y } = await at(spot);
      await frame.evaluate(
        (element, [x, y]) => {
          // There is no real finger to capture.
          element.setPointerCapture = () => undefined;
          const tell = (name: string, clientX: number) =>
            element.dispatchEvent(
              new PointerEvent(name, { pointerId: 99, pointerType: 'touch', clientX, clientY: y, bubbles: true }),
            );
          tell('pointerdown', x);
          tell('pointermove', x + 5);
          tell('pointerup', x + 5);
        },
        [x, y] as const,
      );
    },
    expectPageStill: async () => expect(await look()).toEqual(first),
  };
  return fingers;
}
