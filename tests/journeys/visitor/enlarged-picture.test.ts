import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

const viewer = (guide: Guide) => guide.page.getByRole('dialog', { name: 'Bild, vergrößert' });
const zoomIs = (guide: Guide, percent: number) =>
  viewer(guide)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${percent} %$`) })
    .waitFor();

const enlarge = (guide: Guide) => guide.tap(/^Bild vergrößern: Eine runde Fläche/);

const isAtPicture = (guide: Guide, words: string): Promise<unknown> =>
  guide.page.waitForFunction(
    (start) => document.activeElement?.getAttribute('aria-label')?.startsWith(`Bild vergrößern: ${start}`),
    words,
  );

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function placeOfPicture(guide: Guide): Promise<Place> {
  return viewer(guide)
    .getByRole('img')
    .evaluate((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return { x, y, width, height };
    });
}

/** Returns where the picture is once it has loaded and is still. */
async function restingPicture(guide: Guide): Promise<Place> {
  await viewer(guide)
    .getByRole('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
  let before = await placeOfPicture(guide);
  await expect
    .poll(async () => {
      const [last, now] = [before, await placeOfPicture(guide)];
      before = now;
      return JSON.stringify(last) === JSON.stringify(now);
    })
    .toBe(true);
  return before;
}

describe('an enlarged picture (specification 3.1, ImageDescriptors)', () => {
  it('reacts to keys and the wheel, and is closed without a trace in the history', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.tap('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      // A picture beside the screen is fetched when the visitor reaches for it.
      const strip = guide.page.getByRole('main').getByRole('region', { name: 'Bilder' }).getByRole('list');
      await strip.locator('img[data-loaded]').first().waitFor();
      expect(await strip.locator('img').last().getAttribute('src')).toBeNull();
      await strip.evaluate((list) => list.scrollBy({ left: list.clientWidth }));
      await strip.locator('img[data-loaded][src$="/girih.webp"]').waitFor();
      await strip.evaluate((list) => list.scrollTo({ left: 0 }));

      await enlarge(guide);
      await viewer(guide).getByText('Museum of Patterns, drawn by code').waitFor();
      await zoomIs(guide, 100);
      await guide.press('+', '+');
      await zoomIs(guide, 225);
      const { x } = await restingPicture(guide);
      await guide.press('ArrowRight');
      await guide.page.waitForFunction(
        (before) => (document.querySelector('dialog img')?.getBoundingClientRect().x ?? before) < before,
        x,
      );
      await guide.press('0');
      await zoomIs(guide, 100);
      const before = await restingPicture(guide);
      const at = { x: before.x + 60, y: before.y + before.height / 2 };
      await guide.page.mouse.move(at.x, at.y);
      await guide.page.mouse.wheel(0, -600);
      await zoomIs(guide, 448);
      const after = await restingPicture(guide);
      expect((at.x - after.x) / after.width).toBeCloseTo((at.x - before.x) / before.width, 2);
      await guide.press('Escape');
      await viewer(guide).waitFor({ state: 'detached' });
      await guide.expectAt('/detail/101');
      await isAtPicture(guide, 'Eine runde Fläche');

      await enlarge(guide);
      await viewer(guide).getByText('Bild 1 von 2').waitFor();
      await guide.press('ArrowRight');
      await viewer(guide).getByText('Bild 2 von 2').waitFor();
      await guide.page.goBack();
      await viewer(guide).waitFor({ state: 'detached' });
      await guide.expectAt('/detail/101');
      await isAtPicture(guide, 'Weiße Bänder');
      await guide.expectSound();
      await guide.page.goBack();
      await guide.expectAt('/locations/1');
      await guide.expectHeading('Höhepunkte');
    }));
});

describe('a deep dive (specification 3.1, DeepDives)', () => {
  it('opens within its station, leads back, and stays found, with the museum’s icons', () =>
    as(async (guide) => {
      // One that does not exist leaves the station as it is.
      await guide.open('/detail/101?dive=99999');
      await guide.expectHeading('Penrose-Parkett');
      await guide.page.getByRole('link', { name: 'Quasikristalle', exact: true }).click();
      await guide.expectAt('/detail/101?dive=29');
      await guide.expectHeading('Quasikristalle');
      const open = guide.page.getByRole('link', { name: /gerade geöffnet/ });
      expect(await open.getAttribute('aria-current')).toBe('page');
      await open.locator('img[src$="deep-dive-active.svg"]').waitFor();
      await guide.expectAccessible();
      await guide.tap('Zurück');
      await guide.expectAt('/detail/101');
      await guide.expectHeading('Penrose-Parkett');
      await guide.page.locator('img[src$="deep-dive-found.svg"]').waitFor();
      await guide.page.reload();
      await guide.page
        .getByRole('link', { name: /Quasikristalle\s*schon geöffnet|schon geöffnet\s*Quasikristalle/ })
        .waitFor();
    }));
});
