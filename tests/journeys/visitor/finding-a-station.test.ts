import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

const bar = ({ page }: Guide): Locator => page.getByRole('navigation', { name: 'Wege zur Station' });
const selector = (guide: Guide, name: string): Locator => bar(guide).getByRole('link', { name });
const isCurrent = (guide: Guide, name: string): Promise<void> =>
  selector(guide, name).and(guide.page.locator('[aria-current]')).waitFor();
const field = ({ page }: Guide): Locator => page.getByRole('textbox', { name: 'Nummer der Station' });
const key = ({ page }: Guide, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Tasten' }).getByRole('button', { name });
const found = ({ page }: Guide, title: string): Promise<void> =>
  page.getByRole('main').getByRole('heading', { level: 2, name: title }).waitFor();

describe('the selectors of a tour (specification 3.3)', () => {
  it('are switched in place, named in the address, remembered for the tour, and cover nothing', () =>
    as(async (guide) => {
      const { page } = guide;
      await guide.open('/tours/1');
      await guide.tap('Höhepunkte');
      await isCurrent(guide, 'Liste');
      await expect
        .poll(() => bar(guide).getByRole('link').allInnerTexts())
        .toEqual(['Liste', 'Nummer', 'Bilder', 'QR-Code']);
      expect(await selector(guide, 'QR-Code').getAttribute('href')).toBe('/scan/1');
      expect(await page.getByRole('searchbox').count()).toBe(0);
      // Read once the layout rests: the last row is above the bar, which is at the lower edge.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const row = page.getByRole('main').getByRole('listitem').last();
      await expect.poll(async () => (await bottomOf(row)) <= (await topOf(bar(guide)))).toBe(true);
      await expect.poll(() => bottomOf(bar(guide))).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
      await selector(guide, 'Bilder').click();
      await guide.expectAt('/locations/1?by=cards');
      await selector(guide, 'Bilder').and(page.locator('[aria-current]:focus')).waitFor();
      await guide.tap('Penrose-Parkett');
      await guide.expectAt('/detail/101');
      await page.goBack();
      await guide.expectAt('/locations/1?by=cards');
      await page.goBack();
      await guide.expectAt('/tours/1');
      await guide.tap('Höhepunkte');
      await guide.expectAt('/locations/1');
      await isCurrent(guide, 'Bilder');
      await guide.tap('Zurück');
      await guide.tap('Ordnung und Chaos');
      await isCurrent(guide, 'Karte');
    }));
});

describe('the dial pad (specification 2.2 and 3.3)', () => {
  it('finds a station by touch and by keyboard from its heading, and shows every key on small screens', () =>
    as(
      async (guide) => {
        const { page } = guide;
        await guide.open('/locations/1?by=dialpad');
        await page.getByText('Geben Sie die Nummer ein').waitFor();
        await key(guide, '7').tap();
        await found(guide, '007 Girih');
        for (const [width, height] of [
          [320, 568],
          [568, 320],
          [740, 360],
          [360, 740],
        ] as const) {
          await page.setViewportSize({ width, height });
          const last = key(guide, '0');
          await expect
            .poll(async () => (await bottomOf(last)) <= (await topOf(bar(guide))), { message: `${width} px` })
            .toBe(true);
          await expect.poll(async () => (await last.boundingBox())?.height).toBeGreaterThanOrEqual(48);
        }
        await key(guide, /^Letztes Zeichen/).tap();
        await expect.poll(() => field(guide).inputValue()).toBe('');
        for (const digit of ['0', '0', '0', '1']) await key(guide, digit).tap();
        await expect.poll(() => field(guide).inputValue()).toBe('0001');
        await found(guide, '001 Penrose-Parkett');
        await key(guide, 'Alles löschen').tap();
        await key(guide, '1').tap();
        await page.getByRole('link', { name: 'Öffnen' }).tap();
        await guide.expectAt('/detail/101');
        await guide.tap('Zurück');
        await guide.expectAt('/locations/1?by=dialpad');
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
        await guide.press('1', '2', 'Backspace');
        await expect.poll(() => field(guide).inputValue()).toBe('1');
        await guide.press('Enter');
        await guide.expectAt('/detail/101');
      },
      { hasTouch: true },
    ));
});

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

describe('the search (specification 2.2 and 3.4)', () => {
  it('finds stations and tours by number and words, also in other languages, and is restored on going back', () =>
    as(async (guide) => {
      const { page } = guide;
      const search = page.getByRole('searchbox');
      const stations = page.getByRole('list', { name: 'Gefundene Stationen' });
      const tours = page.getByRole('list', { name: 'Touren' });
      await guide.open('/groups');
      await page.getByRole('link', { name: 'Suche' }).click();
      await guide.expectAt('/numbers');
      await guide.expectHeading('Suche');
      await page.getByText('Tippen Sie die Nummer').waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
      await search.fill('1');
      await guide.press('Enter');
      await guide.expectAt(/^\/detail\/\d+\/numbers$/);
      await search.waitFor({ state: 'detached' });
      await guide.tap('Zurück');
      await guide.expectAt('/numbers?q=1');
      expect(await search.inputValue()).toBe('1');

      await search.fill('penrose park');
      const result = page.getByRole('listitem').filter({ hasText: 'Penrose-Parkett' }).first();
      const marked = (): Promise<readonly string[]> => result.getByRole('heading').locator('mark').allTextContents();
      await expect.poll(marked).toEqual(['Penrose', 'Park']);
      await page
        .getByRole('status')
        .filter({ hasText: /\d+ Station/ })
        .waitFor();
      await result.getByRole('link').click();
      await guide.expectHeading('Penrose-Parkett');
      await page.goBack();
      await guide.expectAt('/numbers?q=penrose+park');
      await result.waitFor();

      await search.fill('xyzzy');
      await page.getByText('Zu „xyzzy“ haben wir nichts gefunden').waitFor();
      await page.getByRole('status').filter({ hasText: '0 Stationen gefunden' }).waitFor();
      await guide.tap('Leeren');
      await page.getByText('Tippen Sie die Nummer').waitFor();

      await search.fill('penrose tiling');
      await stations.getByRole('link', { name: 'Penrose tiling' }).waitFor();
      await page.getByText('Nicht in Ihrer Sprache: English').waitFor();
      await search.fill('highlights');
      const highlights = tours.getByRole('link', { name: 'Highlights' });
      await expect.poll(() => highlights.locator('[lang]').getAttribute('lang')).toMatch(/^en/);

      await search.fill('hohepunkte');
      const tour = tours.getByRole('link', { name: 'Höhepunkte' });
      await expect.poll(() => tour.locator('mark').allTextContents()).toEqual(['Höhepunkte']);
      await page.getByRole('status').filter({ hasText: 'Touren: 1, ' }).waitFor();
      await tour.click();
      await guide.expectHeading('Höhepunkte');
    }));
});

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? 0;
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}
