import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

/** Uses only the specification's field names, with parts left out and unusual media. */
const foreignMuseum = fileURLToPath(new URL('../../fixtures/foreign-museum', import.meta.url));

// Two of its files are missing on purpose.
const { as } = openMuseum(foreignMuseum, { allow: /404/ });

// tests/slow/visitor has more screens, and the museum in Arabic, from right to left.
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
      await guide.open('/detail/3');
      await guide.play();
      await guide.expectSound();
      await guide.page.getByRole('combobox').first().selectOption({ value: 'uk' });
      await guide.page.waitForFunction(() => document.documentElement.lang === 'uk');
      await guide.page.setViewportSize({ width: 320, height: 640 });
      await expectFit(guide, ['/detail/5']);
    }));
});

/** Expects that screens are as wide as the smallest phone with text of twice the size. */
async function expectFit(guide: Guide, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await guide.open(path);
    await guide.expectHeading(/./);
    expect(await guide.page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    const width = await guide.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(320);
  }
}
