import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(demoMuseum);

const isFocused = ({ page }: Guide, tag: string): Promise<unknown> =>
  page.waitForFunction((name) => document.activeElement?.tagName === name, tag);

describe('a visit to the demo museum (specification 1 and 2.2)', () => {
  it('leads from the welcome screen through groups and tours to a station that plays, seeks and pauses', () =>
    museum.as(async (guide) => {
      const { page } = guide;
      await guide.open('/?from=poster');
      await guide.expectAt('/welcome?from=poster');
      await guide.expectHeading('Museum der Muster');
      await guide.tap('Los geht’s');
      await guide.expectAt('/groups');
      await guide.tap('Im Museum');
      await guide.expectAt('/tours/1');
      await guide.expectHeading('Im Museum');
      await isFocused(guide, 'H1');
      expect(await page.title()).toBe('Im Museum – Museum der Muster');
      await guide.tap('Höhepunkte');
      await guide.expectAt('/locations/1');
      // Each number stays on one line, however long the title.
      const number = page.getByText('004', { exact: true });
      await number.waitFor();
      expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
      expect(await number.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(40);
      await guide.tap('Penrose-Parkett');
      await guide.expectAt('/detail/101');
      await guide.play();
      await guide.expectSound();
      const slider = page.getByRole('slider');
      const position = async (): Promise<number> => Number(await slider.inputValue());
      await guide.tap('15 Sekunden vor');
      await expect.poll(position).toBeGreaterThanOrEqual(15);
      await guide.tap('15 Sekunden zurück');
      await expect.poll(position).toBeLessThan(15);
      await guide.tap('Anhalten');
      await slider.fill('20');
      await expect.poll(position).toBe(20);
      await guide.play();
      await guide.expectSound();
      expect(await position()).toBeGreaterThanOrEqual(20);
    }));

  it('plays a video by keyboard alone', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/103');
      const play = guide.page.getByRole('button', { name: 'Abspielen' });
      await play.waitFor();
      for (let steps = 0; steps < 20; steps += 1) {
        await guide.press('Tab');
        if (await play.evaluate((button) => button === document.activeElement)) break;
      }
      await guide.press('Enter');
      await guide.expectSound();
    }));

  it('uses the visitor’s language, and remembers another language and high contrast', () =>
    museum.as(
      async (guide) => {
        const { page } = guide;
        const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
        await guide.open('/');
        await guide.expectHeading(/Museum of Patterns/);
        await guide.tap('Deutsch');
        await guide.expectHeading('Museum der Muster');
        await guide.toggle('Hoher Kontrast');
        await page.reload();
        await guide.expectHeading('Museum der Muster');
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)');
        expect(await language()).toBe('de');
        await guide.open('/qr/HL/1');
        await guide.expectHeading('Penrose-Parkett');
        await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
        await guide.expectHeading('Penrose tiling');
        await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
        expect(await language()).toBe('en');
      },
      { locale: 'en-GB' },
    ));

  it('lets addresses and printed codes lead to their screens, and says so where they lead nowhere', () =>
    museum.as(async (guide) => {
      const { page } = guide;
      await guide.open('/detail/105?from=poster');
      await guide.expectHeading('Truchet-Kacheln');
      await guide.expectAt('/detail/105?from=poster');
      await guide.open('/qr/HL/007?from=poster');
      await guide.expectAt('/detail/107?from=poster');
      await guide.expectHeading('Girih');
      await isFocused(guide, 'BODY');
      await guide.open('/qr/HL/0999');
      await page.getByText('keine Station mit dem Code „0999“').waitFor();
      await guide.tap('Zu den Stationen dieser Tour');
      await guide.expectAt('/locations/1');
      await guide.open('/no/such/page');
      await guide.expectHeading('Hier ist nichts');
      await guide.tap('Zum Anfang');
      await guide.expectAt('/welcome');
      await guide.open('/groups#%');
      await guide.expectHeading(/./);
      await guide.expectAt('/groups#%');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }));
});
