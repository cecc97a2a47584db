import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '#i18n/pack.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { loadPack } from '#i18n/packs.ts';
import { phone } from '#tests/browser/browser.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

/** Uses only the specification's field names, with parts left out and unusual media. */
const foreignMuseum = fileURLToPath(new URL('../../fixtures/foreign-museum', import.meta.url));

// Two of its files are missing on purpose.
const { as } = openMuseum(foreignMuseum, { allow: /404/ });

describe('a museum made with other software (specification 3)', () => {
  it('leads the visitor to stations that play, and fits the smallest phone at double text size', () =>
    as(async (guide) => {
      await guide.open('/');
      await guide.expectHeading('Willkommen in der Grube Morgenstern');
      await guide.tap('Los geht’s');
      await guide.tap('Unter Tage');
      await guide.expectAt('/tours/1');
      await guide.tap(/^Der große Rundgang/);
      await guide.expectAt('/locations/10');
      await guide.tap('Eingang');
      await guide.expectAt('/detail/1');
      await guide.play();
      await guide.expectSound();
      for (const path of ['/detail/2', '/detail/3']) {
        await guide.open(path);
        await guide.play();
        await guide.expectSound();
      }
      await guide.page.getByRole('combobox').first().selectOption({ value: 'uk' });
      await guide.page.waitForFunction(() => document.documentElement.lang === 'uk');
      await guide.page.setViewportSize({ width: 320, height: 640 });
      await expectFit(guide, 'ltr', ['/locations/11', '/detail/5']);
    }));
});

const t = createTranslate({ ...(await loadPack('ar')), ...(await loadTexts('ar', ['zoom'])) }, 'ar');

describe('a museum that reads from right to left (specification 3.4)', () => {
  const { width, height } = phone;

  async function enlarge({ open, page }: Guide): Promise<void> {
    await open('/detail/1');
    await page
      .getByRole('button', { name: t('zoom.enlarge').split('{')[0] ?? '' })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('status')
      .getByText(t('zoom.percent', { percent: 100 }))
      .waitFor();
  }

  it('fits the smallest phone, turns to the left for the next picture, and moves an enlarged one by keys', () =>
    as(
      async (guide) => {
        const { page } = guide;
        const viewer = page.getByRole('dialog');
        const isAt = (picture: number): Promise<void> =>
          viewer.getByText(t('station.image', { index: picture, count: 3 })).waitFor();
        const swipe = async (from: number, to: number): Promise<void> => {
          await page.mouse.move(from, height / 2);
          await page.mouse.down();
          await page.mouse.move(to, height / 2, { steps: 4 });
          await page.mouse.up();
        };
        const middleOf = async (name: string): Promise<number> => {
          const box = await viewer.getByRole('button', { name }).boundingBox();
          return (box?.x ?? 0) + (box?.width ?? 0) / 2;
        };
        await expectFit(guide, 'rtl', ['/welcome', '/locations/10', '/detail/1']);
        await page.setViewportSize(phone);
        await enlarge(guide);
        await isAt(1);
        expect(await middleOf(t('zoom.next'))).toBeLessThan(width / 2);
        expect(await middleOf(t('zoom.previous'))).toBeGreaterThan(width / 2);
        expect(await middleOf(t('zoom.close'))).toBeLessThan(width / 2);
        await guide.press('ArrowLeft');
        await isAt(2);
        await guide.press('ArrowRight');
        await isAt(1);
        await swipe(100, 300);
        await isAt(2);
        await swipe(300, 100);
        await isAt(1);
        await guide.tap(t('zoom.next'));
        await guide.tap(t('zoom.next'));
        await isAt(3);
        await guide.expectAccessible();
        // A picture larger than the screen moves in the direction of the key.
        await guide.press('+', '+', '+');
        await page
          .getByRole('status')
          .getByText(t('zoom.percent', { percent: 338 }))
          .waitFor();
        const left = (): Promise<number> =>
          viewer.getByRole('img').evaluate((image) => image.getBoundingClientRect().x);
        const before = await left();
        await guide.press('ArrowRight');
        await expect.poll(left).toBeLessThan(before);
        await page.goBack();
        await viewer.waitFor({ state: 'detached' });
        await page.waitForFunction(() => {
          const button = document.activeElement;
          const box = button?.getBoundingClientRect();
          return button?.tagName === 'BUTTON' && box !== undefined && box.left >= 0 && box.right <= innerWidth;
        });
      },
      { locale: 'ar', viewport: { width: 320, height: 640 } },
    ));
});

/** Expects that screens are accessible, and as wide as the smallest phone with text of twice the size. */
async function expectFit(guide: Guide, direction: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await guide.open(path);
    await guide.expectHeading(/./);
    expect(await guide.page.evaluate(() => document.documentElement.dir)).toBe(direction);
    await guide.expectAccessible();
    const width = await guide.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(320);
  }
}
