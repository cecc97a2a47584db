import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { position } from '#tests/browser/sounding.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

describe('texts and pictures along a recording (specification 3.1, CaptionsURL and Timeline)', () => {
  it('are its words in the visitor’s language, which follow the sound and lead to it, and the pictures of a timeline', () =>
    as(async (guide) => {
      const { page } = guide;
      await guide.open('/detail/101');
      await guide.tap('Mitlesen');
      await page.getByRole('button', { name: /Roger Penrose im Jahr/ }).click();
      await guide.expectSound();
      expect(await position(guide)).toBeGreaterThan(1);
      await page.locator('[aria-current="true"]').filter({ hasText: /\w/ }).waitFor();
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      await page.getByRole('button', { name: /^Roger Penrose discovered/ }).click();
      await guide.expectSound();
      expect(await page.getByRole('list', { name: 'Spoken words' }).getAttribute('lang')).toBeNull();
      expect(await page.getByText('Treten Sie einen Schritt zurück').count()).toBe(0);

      await guide.open('/detail/104');
      await guide.play();
      await guide.expectSound();
      const first = await page.getByRole('main').locator('img').first().getAttribute('src');
      await page.getByRole('slider').fill(String(Number(await page.getByRole('slider').getAttribute('max')) - 3));
      await page.waitForFunction((src) => document.querySelector('main img')?.getAttribute('src') !== src, first);
    }));
});
