import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { serve, type Served } from './serve.ts';

let browser: Browser;
let museum: Served;

beforeAll(async () => {
  [browser, museum] = await Promise.all([launchBrowser(), serve(demoMuseum)]);
});

afterAll(async () => {
  await browser.close();
  await museum.close();
});

async function as(task: (guide: Guide) => Promise<void>, context = {}): Promise<void> {
  const guide = await visit(browser, { origin: museum.origin, context });
  await task(guide);
  await guide.leave();
}

const moving = { reducedMotion: 'no-preference' as const };

declare global {
  interface Window {
    /** What has moved from screen to screen, in order. */
    moved?: string[];
  }
}

/** Notes what moves, and how long. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    window.moved = moved;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const { pseudoElement } = effect instanceof KeyframeEffect ? effect : { pseudoElement: null };
            const name = /^::view-transition-group\(-(.+)\)$/.exec(pseudoElement ?? '')?.[1];
            if (name !== undefined) moved.push(`${name} ${String(effect?.getTiming().duration)}`);
          }
        },
        () => moved.push('nothing'),
      );
      return transition;
    };
  });
}

const moves = (page: Page, ...expected: readonly string[]): Promise<unknown> =>
  page.waitForFunction((all) => window.moved?.join(', ') === all, expected.join(', '));

/** Comes to the list by way of a station, so that the stations' part of the guide has been fetched. */
async function openList(guide: Guide): Promise<void> {
  await guide.open('/detail/111');
  await guide.expectHeading(/./);
  await guide.tap('Zurück');
  await guide.expectHeading('Höhepunkte');
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
      await guide.tap('Höhepunkte');
      await moves(page, 'locations-1 250', 'locations-1 250');
      const row = page.getByRole('link', { name: 'Girih' });
      await row.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(0);
      await row.click();
      await guide.expectHeading('Girih');
      await moves(page, 'locations-1 250', 'locations-1 250', 'detail-107 250');
      await focusIsOnHeading(page);
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      await moves(page, 'locations-1 250', 'locations-1 250', 'detail-107 250', 'detail-107 250');
      await focusIsOnHeading(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }, moving));

  it('so it does by the browser’s own buttons too', () =>
    as(async (guide) => {
      await noteMoves(guide.page);
      await openList(guide);
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await moves(guide.page, 'detail-101 250');
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await moves(guide.page, 'detail-101 250', 'detail-101 250');
    }, moving));

  it('nothing of ours moves where the browser moves the screens itself', () =>
    as(async (guide) => {
      await noteMoves(guide.page);
      await guide.page.addInitScript(() =>
        Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
      );
      await openList(guide);
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await moves(guide.page, 'detail-101 250');
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await guide.tap('Penrose-Parkett');
      await moves(guide.page, 'detail-101 250', 'detail-101 250');
    }, moving));

  it('nothing moves for visitors who want no motion', () =>
    as(async (guide) => {
      await noteMoves(guide.page);
      await openList(guide);
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      expect(await guide.page.evaluate(() => window.moved)).toEqual([]);
    }));

  it('a transition that the browser skips is not missed', () =>
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

  it('waits for no picture', () =>
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

describe('a screen that is late', () => {
  it('is awaited in its own shape, and comes without a jump', () =>
    as(async (guide) => {
      const { page } = guide;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/detail-screen-[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await guide.open('/locations/1');
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

describe('a tour’s card', () => {
  const remember = (guide: Guide): Promise<unknown> =>
    guide.context.addInitScript(() => {
      localStorage.setItem('heard', JSON.stringify([1, 2, 3]));
      localStorage.setItem('scores', JSON.stringify({ PD: { '401': 10, '402': 0 } }));
    });

  it('tells what was heard already', () =>
    as(async (guide) => {
      await remember(guide);
      await guide.open('/tours/1');
      const card = guide.page
        .getByRole('listitem')
        .filter({ has: guide.page.getByRole('link', { name: 'Höhepunkte' }) });
      await card.getByText('3 von 11 Stationen gehört').waitFor();
      await guide.expectAccessible();
    }));

  it('tells what was solved and won, and that there are games and a map', () =>
    as(async (guide) => {
      await remember(guide);
      await guide.open('/tours/2');
      const card = (name: string) =>
        guide.page.getByRole('listitem').filter({ has: guide.page.getByRole('link', { name }) });
      await card('Musterdetektive').getByText('2 von 8 Rätseln gelöst').waitFor();
      await card('Musterdetektive')
        .getByText(/10 von \d+ Punkten/)
        .waitFor();
      await card('Musterdetektive').getByText('Spiel', { exact: true }).waitFor();
      await card('Muster im Park').getByText('Karte', { exact: true }).waitFor();
      await card('Muster im Park').getByText('6 Stationen', { exact: true }).waitFor();
    }));
});
