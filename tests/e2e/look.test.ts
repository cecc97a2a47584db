import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { smallMuseum, writeMuseum } from './museum.ts';
import { serve, type Served } from './serve.ts';

let museum: Served;

beforeAll(async () => {
  museum = await serve(demoMuseum);
});

afterAll(() => museum.close());

async function as(task: (guide: Guide) => Promise<void>, context = {}): Promise<void> {
  const guide = await visit(await sharedBrowser(), { origin: museum.origin, context });
  await task(guide);
  await guide.leave();
}

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

  it('shows how much has been heard', () =>
    as(async (guide) => {
      await remember(guide);
      await guide.open('/tours/1');
      const card = guide.page
        .getByRole('listitem')
        .filter({ has: guide.page.getByRole('link', { name: 'Höhepunkte' }) });
      await card.getByText('3 von 11 Stationen gehört').waitFor();
      await guide.expectAccessible();
    }));

  it('shows what was solved and won, and that there are games and a map', () =>
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

describe('the player', () => {
  const sheet = ({ page }: Guide) => page.getByRole('group', { name: /^Wiedergabe/ }).locator('..');

  it.each([
    { width: 360, height: 740, text: '100%' },
    { width: 320, height: 640, text: '200%' },
  ])('lies at the thumb and covers neither what has the focus nor the end ($width px, text $text)', (size) =>
    as(
      async (guide) => {
        const { page } = guide;
        await guide.open('/detail/101');
        await guide.expectHeading('Penrose-Parkett');
        await page.addStyleTag({ content: `html { font-size: ${size.text} }` });
        const top = async (): Promise<number> => (await sheet(guide).boundingBox())?.y ?? 0;
        expect(await top()).toBeGreaterThan(size.height / 2);
        const links = page.getByRole('main').getByRole('link');
        for (let steps = 0; steps < 40; steps += 1) {
          await guide.press('Tab');
          const focused = await page.evaluate(() => {
            const element = document.activeElement;
            const isInPlayer = element?.closest('[role=group]') !== null;
            return { bottom: element?.getBoundingClientRect().bottom ?? 0, isInPlayer, name: element?.textContent };
          });
          if (!focused.isInPlayer) expect(focused.bottom, focused.name ?? '').toBeLessThanOrEqual(await top());
          if (await links.last().evaluate((link) => link === document.activeElement)) break;
        }
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const last = await links.last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(await top());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      },
      { viewport: { width: size.width, height: size.height } },
    ),
  );

  it.each([
    { what: 'a phone held sideways', viewport: { width: 740, height: 360 } },
    { what: 'a desk', viewport: { width: 1280, height: 800 } },
  ])('moves with the words on $what', ({ viewport }) =>
    as(
      async (guide) => {
        await guide.open('/detail/101');
        await guide.expectHeading('Penrose-Parkett');
        const moved = await sheet(guide).evaluate((element) => {
          const before = element.getBoundingClientRect().y;
          scrollTo(0, 100);
          return before - element.getBoundingClientRect().y;
        });
        expect(moved).toBe(100);
      },
      { viewport },
    ),
  );

  it('stands above the mini player of another station', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Sonnenblume');
      const mini = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await mini.waitFor();
      await guide.page.waitForFunction(() => {
        const bar = document.querySelector('section[aria-label="Läuft gerade"]')?.getBoundingClientRect();
        const player = document.querySelector('[role=group]')?.parentElement?.getBoundingClientRect();
        return bar !== undefined && player !== undefined && Math.abs(player.bottom - bar.top) < 1;
      });
      await guide.expectAccessible();
    }));
});

describe('a video', () => {
  it('shows its captions, which can be switched off', async () => {
    const { folder, remove } = await writeMuseum({
      ...smallMuseum,
      Locations: [
        {
          ID: 1,
          Type: 1,
          Name: { de: 'Film' },
          MediaURL: { de: 'files/film.mp4' },
          CaptionsURL: { de: 'files/film.vtt' },
        },
        { ID: 2, Type: 0, Name: { de: 'Ton' }, MediaURL: { de: 'files/tone.wav' } },
      ],
    });
    await copyFile(join(demoMuseum, 'files/video/lissajous.mp4'), join(folder, 'files/film.mp4'));
    await writeFile(
      join(folder, 'files/film.vtt'),
      'WEBVTT\n\n00:00.000 --> 00:05.000\nEin Punkt schwingt.\n\n00:06.000 --> 00:20.000\nZwei zugleich.\n',
    );
    const served = await serve(folder);
    const guide = await visit(await sharedBrowser(), { origin: served.origin });
    await guide.open('/detail/1');
    const line = (words: string) => guide.page.getByRole('main').locator('p').getByText(words, { exact: true });
    await line('Ein Punkt schwingt.').waitFor();
    await guide.expectAccessible();
    await guide.tap('Untertitel im Video');
    await line('Ein Punkt schwingt.').waitFor({ state: 'detached' });
    await guide.tap('Untertitel im Video');
    await guide.play();
    await guide.expectSound();
    await guide.page.getByRole('slider').fill('5.5');
    await line('Ein Punkt schwingt.').waitFor({ state: 'detached' });
    await line('Zwei zugleich.').waitFor();
    await guide.leave();
    await served.close();
    await remove();
  });
});

describe('a time line', () => {
  it('has round pictures, which lead to their moments', () =>
    as(async (guide) => {
      await guide.open('/detail/104');
      await guide.play();
      await guide.expectSound();
      const marks = guide.page.getByRole('list', { name: 'Worum es in der Aufnahme geht' });
      const mark = marks.getByRole('button', { name: /^Zur Stelle 0:25/ });
      await mark.click();
      await guide.page.waitForFunction(() => Number(document.querySelector('input')?.value) >= 25);
      const [round, slider] = [await mark.boundingBox(), await guide.page.getByRole('slider').boundingBox()];
      expect((round?.y ?? 0) + (round?.height ?? 0)).toBeLessThanOrEqual((slider?.y ?? 0) + 1);
      await guide.expectAccessible();
    }));

  it('opens a deep dive where it occurs', async () => {
    const [first, second] = smallMuseum.Locations;
    const { folder, remove } = await writeMuseum({
      ...smallMuseum,
      Locations: [
        { ...first, DeepDives: [3], Timeline: { Locations: [3], Times: [2] } },
        second,
        { ID: 3, Name: { de: 'Mehr' } },
      ],
    });
    const served = await serve(folder);
    const guide = await visit(await sharedBrowser(), { origin: served.origin });
    await guide.open('/detail/1');
    await guide.play();
    await guide.expectSound();
    await guide.tap('Mehr dazu: 0:02, Mehr');
    await guide.expectAt('/detail/1?dive=3');
    await guide.expectHeading('Mehr');
    await guide.leave();
    await served.close();
    await remove();
  });
});
