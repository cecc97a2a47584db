import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

const moving = { reducedMotion: 'no-preference' as const };

declare global {
  interface Window {
    /** The elements that have moved between screens, in order. */
    moved?: string[];
    /** The number of running transitions. */
    moving?: number;
  }
}

/** Records the transitions, and their duration. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    window.moved = moved;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      window.moving = (window.moving ?? 0) + 1;
      const end = (): void => {
        window.moving = (window.moving ?? 1) - 1;
      };
      transition.finished.then(end, end);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const { pseudoElement } = effect instanceof KeyframeEffect ? effect : { pseudoElement: null };
            const name = /^::view-transition-group\(-(.+)\)$/.exec(pseudoElement ?? '')?.[1];
            if (name !== undefined) moved.push(`${name} ${String(effect?.getTiming().duration)}`);
          }
        },
        () => undefined,
      );
      return transition;
    };
  });
}

async function moves({ page }: Guide, ...expected: readonly string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.moved)).toEqual(expected);
}

/** A tap before the previous screen has settled would cut its transition short. */
const still = ({ page }: Guide): Promise<unknown> => page.waitForFunction(() => (window.moving ?? 0) === 0);

const forgetMoves = ({ page }: Guide): Promise<unknown> => page.evaluate(() => window.moved?.splice(0));

/** Opens the list by way of a station, so that the stations' part of the guide has loaded. */
async function openList(guide: Guide): Promise<void> {
  await guide.open('/detail/111');
  await guide.expectHeading(/./);
  await guide.tap('Zurück');
  await guide.expectHeading('Höhepunkte');
  await still(guide);
  await forgetMoves(guide);
}

const focusIsOnHeading = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.tagName === 'H1');

describe('from screen to screen (decision: pictures grow into the next screen)', () => {
  it('the tapped picture grows into the next one and back, unless the browser moves or skips, and waits for no picture', () =>
    as(async (guide) => {
      const { page } = guide;
      await noteMoves(page);
      await openList(guide);
      await guide.tap('Zurück');
      await guide.expectHeading('Im Museum');
      await still(guide);
      // The first navigation may be without a transition: on a slow phone the screen's part was still loading.
      await forgetMoves(guide);
      await guide.tap('Höhepunkte');
      await guide.expectHeading('Höhepunkte');
      await moves(guide, 'locations-1 250');
      await still(guide);
      await forgetMoves(guide);
      const row = page.getByRole('link', { name: 'Girih' });
      await row.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(0);
      await row.click();
      await guide.expectHeading('Girih');
      await moves(guide, 'detail-107 250');
      await focusIsOnHeading(page);
      await still(guide);
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      await moves(guide, 'detail-107 250', 'detail-107 250');
      await focusIsOnHeading(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await still(guide);
      await forgetMoves(guide);
      await row.click();
      await guide.expectHeading('Girih');
      await still(guide);
      await page.goBack();
      await guide.expectHeading('Höhepunkte');
      await moves(guide, 'detail-107 250', 'detail-107 250');
      await still(guide);
      await forgetMoves(guide);

      // None of ours runs if the browser animates the screens itself.
      await page.evaluate(() =>
        Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
      );
      await page.goForward();
      await guide.expectHeading('Girih');
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await moves(guide, 'detail-101 250');
      await still(guide);

      // One that the browser skips does no harm, and none waits for pictures.
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/files/images/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (options) => {
          const transition = start(options);
          transition.skipTransition();
          return transition;
        };
      });
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Sonnenblume');
      await focusIsOnHeading(page);
      expect(await page.locator('main img').first().getAttribute('data-loaded')).toBeNull();
      release();
      await page.locator('main img[data-loaded]').first().waitFor();
    }, moving));

  it('nothing moves with reduced motion, and a screen that loads late appears without a jump', () =>
    as(async (guide) => {
      const { page } = guide;
      await noteMoves(page);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/station-[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await guide.open('/locations/1');
      await guide.expectHeading('Höhepunkte');
      await guide.tap('Penrose-Parkett');
      await guide.expectAt('/detail/101');
      // A stand-in of the screen's own shape.
      await page.getByRole('status').filter({ hasText: 'wird vorbereitet' }).waitFor();
      await guide.expectAccessible();
      const box = (selector: string) => page.locator(selector).first().boundingBox();
      const picture = await box('main i');
      release();
      await guide.expectHeading('Penrose-Parkett');
      await focusIsOnHeading(page);
      await expect.poll(() => box('main ul li > div')).toEqual(picture);
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      expect(await page.evaluate(() => window.moved)).toEqual([]);
    }));
});
