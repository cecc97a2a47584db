import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

/** A museum whose staff have entered almost nothing. */
const { as } = openMuseum(
  {
    Languages: [{ ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true }],
    Configurations: [{ ID: 1, WelcomeScreen: { ImageURL: 'files/gone.jpg', LogoURL: 'files/gone.png' } }],
    TourGroups: [{ ID: 1 }],
    Tours: [
      { ID: 1, TourGroupID: 1, Selectors: [1, 3, 0], Description: { de: '<p>Im <b>Keller</b></p>' } },
      { ID: 2, TourGroupID: 1, Selectors: [1], Name: { de: 'M'.repeat(5000) } },
    ],
    TourItems: [
      { ID: 16, TourID: 1, LocationID: 1, Code: '16', Position: 0 },
      { ID: 17, TourID: 1, LocationID: 2, Position: 1 },
      { ID: 18, TourID: 1, LocationID: 3, Code: '18', Position: 2 },
      { ID: 19, TourID: 2, LocationID: 1, Code: '19', Position: 0 },
      { ID: 21, TourID: 2, LocationID: 5, Code: '21', Position: 1 },
      { ID: 20, TourID: 2, LocationID: 4, Code: '20', Position: 2 },
    ],
    Locations: [
      { ID: 1, Type: 0, MediaURL: { de: 'files/tone.wav' } },
      { ID: 2, Type: 2 },
      { ID: 3, Type: 2, Name: { de: 'Kessel' }, Description: { de: '<p>Ein <b>Kessel</b> &amp; mehr</p>' } },
      {
        ID: 5,
        Type: 2,
        Name: { de: '<img src=x onerror=alert(1)>' },
        Text: {
          de: '<p onclick="hit()">Text <img src=x onerror="hit()"><script>hit()</script><a href="javascript:hit()">a</a><iframe src="/"></iframe></p>',
        },
      },
      {
        ID: 4,
        Type: 2,
        Name: { de: 'N'.repeat(5000) },
        Description: { de: 'D'.repeat(5000) },
        IconURL: 'files/tone.wav',
      },
    ],
  },
  { allow: /404/ },
);

const titles = ({ page }: Guide): Promise<readonly string[]> =>
  page.getByRole('main').getByRole('link').allInnerTexts();

describe('a museum with next to nothing in it (specification 3)', () => {
  it('names what has no name, leaves no room for missing pictures, cuts endless words, and runs no scripts in texts', () =>
    as(async (guide) => {
      const { page } = guide;
      await guide.open('/welcome');
      await page.getByRole('link', { name: 'Los geht’s' }).waitFor();
      await expect.poll(() => page.locator('img:visible').count()).toBe(0);
      await guide.tap('Los geht’s');
      await guide.expectHeading('Wohin möchten Sie?');
      expect(await titles(guide)).toEqual(['Touren']);
      await guide.tap('Touren');
      await guide.expectAt('/tours/1');
      await guide.expectHeading('Touren');
      expect((await titles(guide))[0]).toBe('Touren');
      const rows = page.getByRole('main').getByRole('listitem');
      await rows.first().getByText('Im Keller').waitFor();
      const heightOfLast = async (): Promise<number> => (await rows.last().boundingBox())?.height ?? Infinity;
      await expect.poll(heightOfLast).toBeLessThan(300);
      await guide.tap('Touren');
      await page.getByRole('link', { name: 'Kessel' }).waitFor();
      const expectTitles = async (): Promise<void> => {
        expect(await titles(guide)).toEqual(['Station 16', 'Zum Lesen und Schauen', 'Kessel']);
        expect(await page.getByText('16', { exact: true }).count()).toBe(0);
      };
      await expectTitles();
      await page.getByText('Ein Kessel & mehr').waitFor();
      const [link, line] = [await rows.first().getByRole('link').boundingBox(), await rows.first().boundingBox()];
      expect(link?.x).toBe(line?.x);
      await page.getByRole('navigation', { name: 'Wege zur Station' }).getByRole('link', { name: 'Bilder' }).click();
      await guide.expectAt('/locations/1?by=cards');
      await page.locator('[aria-current]').filter({ hasText: 'Bilder' }).waitFor();
      await expectTitles();
      await guide.tap('Kessel');
      await guide.expectHeading('Kessel');
      const text = page.getByRole('article').getByText('Ein Kessel & mehr');
      await text.waitFor();
      expect(await text.locator('b').count()).toBe(1);
      await guide.open('/locations/2');
      await rows.last().waitFor();
      await expect.poll(heightOfLast).toBeLessThan(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      // Scripts in texts never run. The browser reports what it refused to run while the text was being sanitised.
      guide.allow(/Content Security Policy/);
      await guide.tap('<img src=x onerror=alert(1)>');
      await guide.expectHeading('<img src=x onerror=alert(1)>');
      await page.getByText('Text').first().waitFor();
      expect(
        await page.locator('article :is(script, iframe, [onclick], [onerror], [href^="javascript"])').count(),
      ).toBe(0);
    }));
});
