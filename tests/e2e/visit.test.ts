import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

describe('a visit to the demo museum', () => {
  it('leads from the welcome screen to a station that plays', () =>
    as(async (guide) => {
      await guide.open('/');
      await guide.expectAt('/welcome');
      await guide.expectHeading('Museum der Muster');
      await guide.tap('Los geht’s');
      await guide.expectAt('/groups');
      await guide.tap('Im Museum');
      await guide.expectAt('/tours/1');
      await guide.tap('Höhepunkte');
      await guide.expectAt('/locations/1');
      await guide.tap('Penrose-Parkett');
      await guide.expectAt('/detail/101');
      await guide.play();
      await guide.expectSound();
    }));

  it('plays a video', () =>
    as(async (guide) => {
      await guide.open('/detail/103');
      await guide.play();
      await guide.expectSound();
    }));

  it('works by keyboard alone', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      const play = guide.page.getByRole('button', { name: 'Abspielen' });
      await play.waitFor();
      for (let steps = 0; steps < 20; steps += 1) {
        await guide.press('Tab');
        if (await play.evaluate((button) => button === document.activeElement)) break;
      }
      await guide.press('Enter');
      await guide.expectSound();
    }));

  it('seeks, skips, pauses and resumes', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      const slider = guide.page.getByRole('slider');
      const position = async (): Promise<number> => Number(await slider.inputValue());
      await guide.tap('15 Sekunden vor');
      expect(await position()).toBeGreaterThanOrEqual(15);
      await guide.tap('15 Sekunden zurück');
      expect(await position()).toBeLessThan(15);
      await guide.tap('Anhalten');
      await slider.fill('20');
      expect(await position()).toBe(20);
      await guide.play();
      await guide.expectSound();
      expect(await position()).toBeGreaterThanOrEqual(20);
    }));

  it('uses the visitor’s language and remembers another choice', () =>
    as(
      async (guide) => {
        await guide.open('/');
        await guide.expectHeading(/Museum of Patterns/);
        await guide.tap('Deutsch');
        await guide.expectHeading('Museum der Muster');
        await guide.page.reload();
        await guide.expectHeading('Museum der Muster');
        expect(await guide.page.evaluate(() => document.documentElement.lang)).toBe('de');
      },
      { locale: 'en-GB' },
    ));

  it('changes the language of a station in place', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.expectHeading('Penrose-Parkett');
      await guide.page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      await guide.expectHeading('Penrose tiling');
      await guide.page.getByRole('button', { name: 'Play' }).waitFor();
    }));

  it('leads a redirect tour to its target', () =>
    as(async (guide) => {
      await guide.open('/locations/6');
      await guide.expectAt('/tours/2');
    }));

  it('keeps high contrast', () =>
    as(async (guide) => {
      await guide.open('/groups');
      await guide.tap('Hoher Kontrast an');
      await guide.page.reload();
      await guide.page.getByRole('button', { name: 'Hoher Kontrast aus' }).waitFor();
      const colour = await guide.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(colour).toBe('rgb(0, 0, 0)');
    }));

  it('moves the focus to the heading of each new screen, and names the document after it', () =>
    as(async (guide) => {
      await guide.open('/groups');
      await guide.tap('Im Museum');
      await guide.expectHeading('Im Museum');
      await guide.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      expect(await guide.page.title()).toBe('Im Museum – Museum der Muster');
    }));
});

describe('the list', () => {
  it('keeps each number on one line, however long the title', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      const number = guide.page.getByText('004', { exact: true });
      await number.waitFor();
      expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
      expect(await number.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(40);
    }));
});

describe('addresses', () => {
  it('lead to the wanted screen after loading', () =>
    as(async (guide) => {
      await guide.open('/detail/105?from=poster');
      await guide.expectAt('/detail/105?from=poster');
      await guide.expectHeading(/./);
    }));

  it('keep the query at the entrance', () =>
    as(async (guide) => {
      await guide.open('/?from=poster');
      await guide.expectAt('/welcome?from=poster');
    }));

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never lead to %s',
    (target) =>
      as(async (guide) => {
        await guide.open(`/loading?transitionTo=${encodeURIComponent(target)}`);
        await guide.expectAt('/welcome');
      }),
  );

  it.each(['/detail/999999', '/detail/abc', '/locations/0', '/tours/77', '/no/such/page'])(
    'say so when %s leads nowhere',
    (path) =>
      as(async (guide) => {
        await guide.open(path);
        await guide.expectHeading('Hier ist nichts');
        await guide.tap('Zum Anfang');
        await guide.expectAt('/welcome');
      }),
  );
});

const screens = [
  '/welcome',
  '/groups',
  '/tours/1',
  '/tours',
  '/locations/1',
  '/locations/2',
  '/detail/101',
  '/detail/103',
  '/detail/403',
  '/nowhere',
];

describe.each([
  { look: 'in German', locale: 'de-DE', contrast: 'no-preference' as const },
  { look: 'in English with high contrast', locale: 'en-GB', contrast: 'more' as const },
])('every screen $look', ({ locale, contrast }) => {
  it('is accessible', () =>
    as(
      async (guide) => {
        for (const path of screens) {
          await guide.open(path);
          await guide.expectHeading(/./);
          await guide.expectAccessible();
        }
      },
      { locale, contrast },
    ));

  it.each([320, 1280])('fits %i px', (width) =>
    as(
      async (guide) => {
        for (const path of screens) {
          await guide.open(path);
          await guide.expectHeading(/./);
          expect(await guide.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        }
      },
      { locale, contrast, viewport: { width, height: 640 } },
    ),
  );
});
