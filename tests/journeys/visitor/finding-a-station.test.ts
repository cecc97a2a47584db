import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { bar, bottomOf, isCurrent, selector, topOf } from './selector-bar.ts';

const { as } = openMuseum(demoMuseum);

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
