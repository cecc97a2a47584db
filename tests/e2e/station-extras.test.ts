import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

const viewer = (guide: Guide) => guide.page.getByRole('dialog', { name: 'Bild, vergrößert' });
const zoomIs = (guide: Guide, percent: number) =>
  viewer(guide)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${percent} %$`) })
    .waitFor();

async function enlarge(guide: Guide): Promise<void> {
  await guide.open('/detail/101');
  await guide.tap(/^Bild vergrößern: Eine runde Fläche/);
  await viewer(guide).getByText('Museum of Patterns, drawn by code').waitFor();
}

async function placeOfPicture(guide: Guide): Promise<{ x: number; y: number; width: number }> {
  return viewer(guide)
    .getByRole('img')
    .evaluate((image) => {
      const { x, y, width } = image.getBoundingClientRect();
      return { x, y, width };
    });
}

describe('an enlarged picture', () => {
  it('reacts to keys, and returns the focus', () =>
    as(async (guide) => {
      await enlarge(guide);
      await zoomIs(guide, 100);
      await guide.press('+', '+');
      await zoomIs(guide, 225);
      const { x } = await placeOfPicture(guide);
      await guide.press('ArrowRight');
      await guide.page.waitForFunction(
        (before) => (document.querySelector('dialog img')?.getBoundingClientRect().x ?? before) < before,
        x,
      );
      await guide.press('-');
      await zoomIs(guide, 150);
      await guide.press('0');
      await zoomIs(guide, 100);
      for (let times = 0; times < 12; times += 1) await guide.press('+');
      await zoomIs(guide, 800);
      await guide.press('Escape');
      await viewer(guide).waitFor({ state: 'detached' });
      await guide.expectAt('/detail/101');
      const focused = await guide.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(focused).toMatch(/^Bild vergrößern: Eine runde/);
    }));

  it('zooms by the wheel about the pointer', () =>
    as(async (guide) => {
      await enlarge(guide);
      const frame = await viewer(guide).getByRole('img').boundingBox();
      const at = { x: (frame?.x ?? 0) + 60, y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2 };
      await guide.page.mouse.move(at.x, at.y);
      const before = await placeOfPicture(guide);
      await guide.page.mouse.wheel(0, -600);
      await zoomIs(guide, 448);
      const after = await placeOfPicture(guide);
      expect((at.x - after.x) / after.width).toBeCloseTo((at.x - before.x) / before.width, 2);
    }));

  it('shows the next picture by button and by key, and returns to the last one shown', () =>
    as(async (guide) => {
      await enlarge(guide);
      await viewer(guide).getByRole('button', { name: 'Nächstes Bild' }).click();
      await viewer(guide).getByText('Verwandt: das Girih-Muster in Raum A').waitFor();
      await guide.press('ArrowLeft');
      await viewer(guide).getByText('Bild 1 von 2').waitFor();
      await guide.press('ArrowRight');
      await guide.tap('Schließen');
      await isAtPicture(guide, 'Weiße Bänder');
    }));

  const isAtPicture = (guide: Guide, words: string): Promise<unknown> =>
    guide.page.waitForFunction(
      (start) => document.activeElement?.getAttribute('aria-label')?.startsWith(`Bild vergrößern: ${start}`),
      words,
    );

  it('is closed by going back, and the station stays as it was, at the last picture shown', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.tap('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      await guide.tap(/^Bild vergrößern: Eine runde Fläche/);
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
    }));

  it('leaves no history entry once it is closed', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.tap('Penrose-Parkett');
      for (const close of ['Escape', 'Enter']) {
        await guide.tap(/^Bild vergrößern: Eine runde Fläche/);
        await viewer(guide).getByText('Bild 1 von 2').waitFor();
        if (close === 'Enter') await viewer(guide).getByRole('button', { name: 'Schließen' }).focus();
        await guide.press(close);
        await viewer(guide).waitFor({ state: 'detached' });
        await isAtPicture(guide, 'Eine runde Fläche');
      }
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
      await guide.expectHeading('Höhepunkte');
    }));

  it('follows two fingers', () =>
    as(
      async (guide) => {
        await enlarge(guide);
        const box = await viewer(guide).getByRole('img').boundingBox();
        const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
        const touch = await guide.context.newCDPSession(guide.page);
        const fingers = (apart: number) => [
          { x: x - apart, y, id: 1 },
          { x: x + apart, y, id: 2 },
        ];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(80) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(120) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await zoomIs(guide, 300);
        expect(await guide.page.evaluate(() => visualViewport?.scale)).toBe(1);
      },
      { hasTouch: true, isMobile: true },
    ));

  it.each([
    { look: 'in its own colours', contrast: 'no-preference' as const },
    { look: 'with high contrast', contrast: 'more' as const },
  ])('is accessible $look', ({ contrast }) =>
    as(
      async (guide) => {
        await enlarge(guide);
        await guide.expectAccessible();
      },
      { contrast },
    ),
  );
});

describe('a deep dive', () => {
  it('opens within its station, leads back, and stays found', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.expectHeading('Penrose-Parkett');
      await guide.page.getByRole('link', { name: 'Quasikristalle', exact: true }).click();
      await guide.expectAt('/detail/101?dive=29');
      await guide.expectHeading('Quasikristalle');
      const open = guide.page.getByRole('link', { name: /gerade geöffnet/ });
      expect(await open.getAttribute('aria-current')).toBe('page');
      await guide.expectAccessible();
      await guide.tap('Zurück');
      await guide.expectAt('/detail/101');
      await guide.expectHeading('Penrose-Parkett');
      await guide.page.reload();
      await guide.page
        .getByRole('link', { name: /Quasikristalle\s*schon geöffnet|schon geöffnet\s*Quasikristalle/ })
        .waitFor();
    }));

  it('has the museum’s icons', () =>
    as(async (guide) => {
      await guide.open('/detail/101?dive=29');
      const open = guide.page.getByRole('link', { name: /gerade geöffnet/ });
      await open.locator('img[src$="deep-dive-active.svg"]').waitFor();
      await guide.tap('Zurück');
      await guide.page.locator('img[src$="deep-dive-found.svg"]').waitFor();
    }));

  it.each(['?dive=99999', '?dive=x'])('that does not exist (%s) leaves the station as it is', (query) =>
    as(async (guide) => {
      await guide.open(`/detail/101${query}`);
      await guide.expectHeading('Penrose-Parkett');
    }),
  );

  it('survives a broken memory', () =>
    as(async (guide) => {
      await guide.context.addInitScript(() => localStorage.setItem('deepDives', '{"broken'));
      await guide.open('/detail/101');
      await guide.page.getByRole('link', { name: 'Quasikristalle', exact: true }).waitFor();
    }));
});

describe('italic words', () => {
  it('are italic in texts', () =>
    as(async (guide) => {
      await guide.open('/detail/305');
      await guide.page.locator('i', { hasText: /^spira mirabilis$/ }).waitFor();
    }));
});

it('a picture beside the screen is fetched when the visitor reaches for it', () =>
  as(async (guide) => {
    const asked: string[] = [];
    guide.page.on('request', (request) => asked.push(request.url()));
    await guide.open('/detail/101');
    const strip = guide.page.getByRole('region', { name: 'Bilder' }).getByRole('list');
    await strip.locator('img[data-loaded]').first().waitFor();
    await guide.page.waitForLoadState('networkidle');
    expect(asked.some((url) => url.endsWith('/girih.webp'))).toBe(false);
    await strip.evaluate((list) => list.scrollBy({ left: list.clientWidth }));
    await strip.locator('img[data-loaded][src$="/girih.webp"]').waitFor();
  }));
