import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { visit } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { holdScripts, renderedPage } from '#tests/browser/rendered-page.ts';
import { expectOneSound, sounding } from '#tests/browser/sounding.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { complainAboutOthersScreen, watchScreen } from '#tests/journeys/visitor/first-screen.ts';

const demo = openMuseum(demoMuseum, { isPrerendering: true });

const numbers = Array.from({ length: 300 }, (_, index) => index + 1);

const small = openMuseum(
  {
    ...smallMuseum,
    Tours: [...smallMuseum.Tours, { ID: 2, TourGroupID: 1, Code: 'L', Selectors: [1], Name: { de: 'Lange Tour' } }],
    TourItems: [
      ...smallMuseum.TourItems,
      ...numbers.map((ID) => ({ ID: 10 + ID, TourID: 2, LocationID: 10 + ID, Code: String(ID), Position: ID })),
    ],
    Locations: [
      ...smallMuseum.Locations,
      ...numbers.map((ID) => ({ ID: 10 + ID, Type: 2, Name: { de: `Station ${ID}` } })),
    ],
  },
  { isPrerendering: true },
);

describe('a page (decision: its first screen comes with it)', () => {
  it('needs only the files that it names, and requests none twice', () =>
    demo.as(async (guide) => {
      const { page } = guide;
      guide.allow(/ERR_FAILED/);
      let asked: string[] = [];
      let named: ReadonlySet<string> = new Set();
      const paths = ['/welcome', '/locations/1', '/detail/101', '/numbers', '/info'] as const;
      await page.route(
        ({ pathname }) => paths.some((path) => path === pathname),
        async (route) => {
          const answer = await route.fetch();
          const text = await answer.text();
          asked = [];
          named = new Set(
            [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href = '']) => new URL(href, demo.origin).pathname),
          );
          return route.fulfill({ response: answer, body: text });
        },
      );
      await page.route(/\/(?:assets\/[^?]+\.(?:js|css)|db|config\.json|info\/[^?]+)(?:\?|$)/, (route) => {
        const { pathname } = new URL(route.request().url());
        asked.push(pathname);
        return named.has(pathname) ? route.continue() : route.abort();
      });
      for (const path of paths) {
        await guide.open(path);
        await guide.expectHeading(/./);
        const parts = asked.filter((pathname) => named.has(pathname));
        expect(parts, path).toContain('/db');
        expect(parts, path).toEqual([...new Set(parts)]);
      }
    }));

  it('presses and chooses what the visitor touched before the guide ran, and plays from where it was heard', async () => {
    await renderedPage(demo, '/detail/101');
    await demo.as(async (guide) => {
      const { page } = guide;
      /** Opens a page whose scripts wait until they may run. */
      const open = async (): Promise<() => void> => {
        await page.unrouteAll();
        const run = await holdScripts(page);
        await page.goto(`${demo.origin}/detail/101`, { waitUntil: 'commit' });
        await page.locator('h1').waitFor();
        return run;
      };
      const begin = await open();
      const button = page.getByRole('main').getByRole('button', { name: /^(Abspielen|Anhalten)$/ });
      const heard = (): Promise<number> =>
        page.evaluate(() => Math.max(...[...(window.cicerone?.played ?? [])].map(({ currentTime }) => currentTime)));
      await button.click();
      await expect.poll(heard).toBeGreaterThan(1);
      // The page itself pauses, too.
      await button.click();
      expect(await sounding(guide)).toBe(0);
      await button.click();
      await expect.poll(heard).toBeGreaterThan(1.5);
      await page.getByRole('main').getByRole('button', { name: 'Anhalten' }).waitFor();
      // The loaded part stays, so that the sound continues at once.
      await page.evaluate(() => {
        for (const element of window.cicerone?.played ?? [])
          element.addEventListener('emptied', () => console.error('The recording is loaded again'));
      });
      begin();
      await guide.expectSound();
      await expectOneSound(guide);
      expect(await heard()).toBeGreaterThan(1.5);
      await button.click();
      await page.getByRole('main').getByRole('button', { name: 'Abspielen' }).waitFor();
      let run = await open();
      await page.evaluate(() => localStorage.setItem('positions', '{"101/de":15}'));
      await guide.play();
      run();
      await guide.expectSound();

      await page.evaluate(() => localStorage.clear());
      run = await open();
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      run();
      await guide.expectHeading('Penrose tiling');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    });
    await renderedPage(small, '/locations/2');
    await small.as(async (guide) => {
      const run = await holdScripts(guide.page);
      await guide.page.goto(`${small.origin}/locations/2`, { waitUntil: 'commit' });
      await guide.expectHeading('Lange Tour');
      await guide.press('End');
      run();
      const last = guide.page.getByRole('link', { name: 'Station 300', exact: true });
      await last.waitFor();
      await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    });
  });

  it('hides a screen that is not this visitor’s, moves nothing when downloads are offered, grants a wish at once, and says when it is alone', async () => {
    for (const path of ['/tours/1', '/locations/1']) await renderedPage(demo, path);
    const guide = await visit(await sharedBrowser(), { origin: demo.origin, hasWorker: true, isPrerendering: true });
    const { page } = guide;
    const run = await holdScripts(page);
    await page.goto(`${demo.origin}/tours/1`, { waitUntil: 'commit' });
    await page.locator('main [data-offer] button[aria-busy]').first().waitFor();
    // A font that comes late moves a page as well.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(noteShifts);
    run();
    await page.locator('main [data-offer] button:not([aria-busy])').first().waitFor();
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.005);
    // A visitor who wants to take a tour along does not wait until the device is calm.
    await guide.leave();
    const busy = await visit(await sharedBrowser(), { origin: demo.origin, hasWorker: true, isPrerendering: true });
    await busy.page.addInitScript(scrollForEver);
    await busy.open('/tours/1');
    await busy.page.getByRole('button', { name: 'Für unterwegs laden: Höhepunkte' }).click();
    await busy.page
      .getByRole('dialog', { name: 'Höhepunkte' })
      .getByRole('button', { name: /^Für unterwegs laden \(.+MB\)$/ })
      .waitFor();
    await busy.leave();
    await demo.as(
      async (contrasted) => {
        contrasted.allow(/Failed to load resource/);
        const isSame = await watchScreen(contrasted.page);
        await contrasted.page.addInitScript(complainAboutOthersScreen);
        await contrasted.open('/tours/1');
        await contrasted.expectHeading('Im Museum');
        await contrasted.page.locator('html[data-contrast=high]').waitFor();
        expect(await isSame()).toBe(false);
        await contrasted.page.route(/\/assets\/.*\.js$/, (route) => route.abort());
        await contrasted.page.goto(`${demo.origin}/locations/1`);
        await contrasted.page.getByText('Der Guide konnte nicht geladen werden.').waitFor();
      },
      { contrast: 'more' },
    );
  });
});

declare global {
  interface Window {
    shift?: number;
  }
}

/** Adds up the layout shifts of a page from now on, as browsers measure them. */
function noteShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shift = (window.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift' });
}

/** The page scrolls all the time, from the first listener on. */
function scrollForEver(): void {
  const scroll = (): boolean => document.dispatchEvent(new Event('scroll'));
  setInterval(scroll, 100);
  const { addEventListener } = document;
  document.addEventListener = (type: string, ...rest: [EventListener]): void => {
    addEventListener.call(document, type, ...rest);
    if (type === 'scroll') scroll();
  };
}
