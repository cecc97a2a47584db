import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { bar, bottomOf, isCurrent, selector, topOf } from '#tests/journeys/visitor/selector-bar.ts';

const { as } = openMuseum(demoMuseum);

describe('a small phone with text twice as large (decision: WCAG 1.4.4)', () => {
  it('has the welcome, the ways to a station and the cards within its screen, large enough to tap', () =>
    as(
      async (guide) => {
        const { page } = guide;
        const enlarge = (size: string): Promise<unknown> =>
          page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize;
          }, size);
        await guide.open('/welcome');
        await guide.expectHeading('Museum der Muster');
        await enlarge('200%');
        const wide = (): Promise<number> =>
          page.evaluate(() => {
            const elements = [...document.querySelectorAll('main :is(a, button, p, h1)')];
            return elements.filter((element) => element.getBoundingClientRect().right > innerWidth).length;
          });
        await expect.poll(wide).toBe(0);
        await page.getByRole('link', { name: /^Für Android/ }).scrollIntoViewIfNeeded();

        await guide.open('/locations/1?by=list');
        await bar(guide).waitFor();
        const links = page.getByRole('main').getByRole('link');
        await links.first().waitFor();
        const sizes = (elements: Locator): Promise<{ top: number; height: number; width: number }[]> =>
          elements.evaluateAll((all) =>
            all.map((element) => {
              const { top, height, width } = element.getBoundingClientRect();
              return { top, height, width };
            }),
          );
        expect(Math.min(...(await sizes(links)).map(({ height }) => height))).toBeGreaterThanOrEqual(24);
        await enlarge('200%');
        const boxes = await sizes(bar(guide).getByRole('link'));
        expect(boxes.length).toBeGreaterThan(2);
        expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
        for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect((await bar(guide).boundingBox())?.height).toBeLessThan(640 / 6);

        await selector(guide, 'Bilder').click();
        await isCurrent(guide, 'Bilder');
        const columns = (): Promise<number> =>
          page
            .getByRole('main')
            .getByRole('list')
            .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
        await expect.poll(columns).toBe(1);
        await enlarge('100%');
        await page.setViewportSize({ width: 360, height: 740 });
        await expect.poll(columns).toBe(2);

        // The title is across the picture if the tour is configured so.
        const isAcross = async (): Promise<boolean> => {
          const card = page.getByRole('main').getByRole('listitem').first();
          return (await topOf(card.getByRole('link'))) < (await bottomOf(card.locator('img').first()));
        };
        await expect.poll(isAcross).toBe(false);
        await guide.open('/locations/2?by=cards');
        await expect.poll(isAcross).toBe(true);
      },
      { viewport: { width: 320, height: 640 } },
    ));
});
