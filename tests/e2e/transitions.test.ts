import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { renderedPage, untilAnswering } from './rendered-page.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(demoMuseum);
const { as } = museum;

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

/** Opens the list by way of a station, so that the stations' part of the guide has loaded. */
async function openList(guide: Guide): Promise<void> {
  await guide.open('/detail/111');
  await guide.expectHeading(/./);
  await guide.tap('Zurück');
  await guide.expectHeading('Höhepunkte');
  await still(guide);
  await guide.page.evaluate(() => window.moved?.splice(0));
}

const focusIsOnHeading = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.tagName === 'H1');

describe('from screen to screen', () => {
  it('the tapped picture grows into the next one, and back into its place', () =>
    as(async (guide) => {
      const { page } = guide;
      await noteMoves(page);
      await openList(guide);
      await guide.tap('Zurück');
      await guide.expectHeading('Im Museum');
      await still(guide);
      // The first navigation may be without a transition: on a slow phone the screen's part was still loading.
      await page.evaluate(() => window.moved?.splice(0));
      await guide.tap('Höhepunkte');
      await guide.expectHeading('Höhepunkte');
      await still(guide);
      await guide.tap('Zurück');
      await guide.expectHeading('Im Museum');
      await still(guide);
      await guide.tap('Höhepunkte');
      await moves(guide, 'locations-1 250', 'locations-1 250', 'locations-1 250');
      await page.evaluate(() => window.moved?.splice(0));
      const row = page.getByRole('link', { name: 'Girih' });
      await row.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(0);
      await still(guide);
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
    }, moving));

  it('the picture also grows with the browser’s own buttons', () =>
    as(async (guide) => {
      await noteMoves(guide.page);
      await openList(guide);
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await moves(guide, 'detail-101 250');
      await still(guide);
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await moves(guide, 'detail-101 250', 'detail-101 250');
    }, moving));

  it('no transition of ours runs if the browser animates the screens itself', () =>
    as(async (guide) => {
      await noteMoves(guide.page);
      await guide.page.addInitScript(() =>
        Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
      );
      await openList(guide);
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await moves(guide, 'detail-101 250');
      await still(guide);
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await guide.tap('Penrose-Parkett');
      await moves(guide, 'detail-101 250', 'detail-101 250');
    }, moving));

  it('nothing moves for visitors who prefer reduced motion', () =>
    as(async (guide) => {
      await noteMoves(guide.page);
      await openList(guide);
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      expect(await guide.page.evaluate(() => window.moved)).toEqual([]);
    }));

  it('a transition that the browser skips does no harm', () =>
    as(async (guide) => {
      await guide.page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (options) => {
          const transition = start(options);
          transition.skipTransition();
          return transition;
        };
      });
      await openList(guide);
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await focusIsOnHeading(guide.page);
    }, moving));

  it('a transition does not wait for pictures', () =>
    as(async (guide) => {
      const { page } = guide;
      await openList(guide);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/files/images/**', async (route) => {
        await held;
        await route.continue();
      });
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await focusIsOnHeading(page);
      expect(await page.locator('main img').first().getAttribute('data-loaded')).toBeNull();
      release();
      await page.locator('main img[data-loaded]').first().waitFor();
    }, moving));
});

describe('a screen that loads late', () => {
  it('has a stand-in of its own shape, and appears without a jump', () =>
    as(async (guide) => {
      const { page } = guide;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/detail-screen-[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await renderedPage(museum, '/locations/1');
      await guide.open('/locations/1');
      await untilAnswering(page);
      await guide.tap('Penrose-Parkett');
      await guide.expectAt('/detail/101');
      await page.getByRole('status').filter({ hasText: 'wird vorbereitet' }).waitFor();
      await guide.expectAccessible();
      const picture = await page.locator('main i').first().boundingBox();
      release();
      await guide.expectHeading('Penrose-Parkett');
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      expect(await page.locator('main ul li > div').first().boundingBox()).toEqual(picture);
    }));
});
