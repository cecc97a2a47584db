import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openMuseum } from './visits.ts';

/** Only the specification's field names, with parts left out and odd media. */
const foreignMuseum = fileURLToPath(new URL('../fixtures/foreign-museum', import.meta.url));

// Two of its files do not exist, on purpose.
const { as } = openMuseum(foreignMuseum, { allow: /404/ });

describe('a museum of other makers', () => {
  it('is walked through to a station that is heard', () =>
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
    }));

  it.each(['/detail/1', '/detail/2', '/detail/3'])('%s is heard', (path) =>
    as(async (guide) => {
      await guide.open(path);
      await guide.play();
      await guide.expectSound();
    }),
  );

  it.each([
    { locale: 'uk-UA', direction: 'ltr' },
    { locale: 'ar', direction: 'rtl' },
    { locale: 'de-DE', direction: 'ltr' },
  ])(
    'lays out $locale $direction, fits the smallest phone at double text size, and is accessible',
    ({ locale, direction }) =>
      as(
        async (guide) => {
          for (const path of [
            '/welcome',
            '/groups',
            '/tours',
            '/locations/10',
            '/locations/11',
            '/detail/1',
            '/detail/3',
            '/detail/5',
          ]) {
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
        },
        { locale, viewport: { width: 320, height: 640 } },
      ),
  );
});
