import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { holdScripts, renderedPage } from '#tests/browser/rendered-page.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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
      await page.getByRole('button', { name: 'Play' }).waitFor();
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
});
