import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { breadth, button, card, map, marker, markers, openMap, picture } from './map-hand.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

describe('the map of a tour', () => {
  it('shows all of its picture between the bars, with the stations in their order', () =>
    as(async (guide) => {
      await openMap(guide);
      await guide.expectHeading('Ordnung und Chaos');
      const [frame, shown, dock] = await Promise.all([
        map(guide).boundingBox(),
        picture(guide).boundingBox(),
        guide.page.getByRole('navigation', { name: 'Wege zur Station' }).boundingBox(),
      ]);
      if (frame === null || shown === null || dock === null) throw new Error('Something is not there');
      expect(shown.x).toBeGreaterThanOrEqual(frame.x);
      expect(shown.y).toBeGreaterThanOrEqual(frame.y);
      expect(shown.x + shown.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(shown.y + shown.height).toBeLessThanOrEqual(frame.y + frame.height);
      expect(frame.y + frame.height).toBeLessThanOrEqual(dock.y + 1);
      expect(dock.y + dock.height).toBeCloseTo(740, 0);
      expect(shown.width / shown.height).toBeCloseTo(4 / 3, 2);
    }));

  it('has each station once, in the tour’s order, large enough for fingers and without overlaps', () =>
    as(
      async (guide) => {
        await openMap(guide);
        const names = await markers(guide).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
        expect(names.map((name) => name.split(' ')[0])).toEqual([
          '201',
          '202',
          '203',
          '204',
          '205',
          '221',
          '222',
          '223',
          '241',
          '242',
          '243',
          '244',
          '245',
          '246',
        ]);
        expect(names.every((name) => name.endsWith(', noch nicht besucht'))).toBe(true);
        const boxes = await markers(guide).evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return { x, y, width, height };
          }),
        );
        for (const [index, one] of boxes.entries()) {
          expect(one.width).toBeGreaterThanOrEqual(44);
          expect(one.height).toBeGreaterThanOrEqual(44);
          for (const other of boxes.slice(index + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(43);
        }
      },
      { viewport: { width: 1280, height: 800 } },
    ));

  it('clusters stations that are too close together, and separates them on a tap', () =>
    as(async (guide) => {
      await openMap(guide);
      await expect.poll(() => marker(guide, /^201 /).count()).toBe(0);
      await map(guide).getByRole('button', { name: '3 Stationen' }).first().click();
      await marker(guide, /^201 /).waitFor();
      await marker(guide, /^202 /).waitFor();
    }));

  it('describes a station on a card, leads there, and is restored as it was left', () =>
    as(async (guide) => {
      await openMap(guide);
      const whole = await breadth(guide);
      await button(guide, 'Näher heran').click();
      await expect.poll(() => breadth(guide)).toBeGreaterThan(whole * 1.5);
      await marker(guide, /^246 /).click();
      await card(guide)
        .getByRole('heading', { name: /Penrose-Parkett/ })
        .waitFor();
      await card(guide).getByText('Hörstation').waitFor();
      const left = await breadth(guide);
      await card(guide).getByRole('link', { name: 'Station öffnen' }).click();
      await guide.expectHeading(/Penrose-Parkett/);
      await guide.expectAt('/detail/246');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/2');
      await markers(guide).first().waitFor();
      await expect.poll(() => breadth(guide)).toBe(left);
      const [frame, at] = await Promise.all([map(guide).boundingBox(), marker(guide, /^246 /).boundingBox()]);
      expect((at?.y ?? 0) + 22).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
      await expect.poll(() => card(guide).count()).toBe(0);
    }));

  it('marks stations heard and playing, in form and in words', () =>
    as(async (guide) => {
      await guide.context.addInitScript(() => localStorage.setItem('heard', '[13]'));
      await openMap(guide, '/locations/2?by=map');
      await guide.tap(/^246 /);
      await guide.tap('Station öffnen');
      await guide.play();
      await guide.expectSound();
      await guide.page.goBack();
      await marker(guide, /^246 .*, läuft gerade$/)
        .locator('[data-badge=playing]')
        .waitFor();
      await map(guide)
        .getByRole('button', { name: /^3 Stationen, 1 davon besucht, öffnen, um sie zu sehen$/ })
        .click();
      await marker(guide, /^202 .*, gehört$/)
        .locator('[data-badge=heard]')
        .waitFor();
      // The mini player covers nothing of the map.
      const [mini, bar] = await Promise.all([
        guide.page.getByRole('region', { name: 'Läuft gerade' }).boundingBox(),
        guide.page.getByRole('navigation', { name: 'Wege zur Station' }).boundingBox(),
      ]);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((mini?.y ?? 0) + 1);
    }));

  it('closes the card when the visitor taps beside it', () =>
    as(async (guide) => {
      await openMap(guide);
      await marker(guide, /^246 /).click();
      await card(guide).waitFor();
      await map(guide).click({ position: { x: 20, y: 40 } });
      await card(guide).waitFor({ state: 'detached' });
    }));
});

describe.each([
  { look: 'in German', locale: 'de-DE', contrast: 'no-preference' as const },
  { look: 'in English with high contrast', locale: 'en-GB', contrast: 'more' as const },
])('the map $look', ({ locale, contrast }) => {
  it.each([360, 1280])('is accessible at %i px, with a card and without', (width) =>
    as(
      async (guide) => {
        await guide.open('/locations/2');
        const station = guide.page.getByRole('link', { name: /^246 / });
        await station.waitFor();
        await guide.expectAccessible();
        await station.click();
        await guide.page.getByRole('dialog').waitFor();
        await guide.expectAccessible();
      },
      { locale, contrast, viewport: { width, height: 740 } },
    ),
  );

  it('fits 320 px with text twice as large', () =>
    as(
      async (guide) => {
        await guide.open('/locations/2');
        await guide.page.addStyleTag({ content: 'html { font-size: 200% }' });
        await guide.page.getByRole('group', { name: /^(Karte|Map): / }).waitFor();
        expect(await guide.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
      { locale, contrast, viewport: { width: 320, height: 640 } },
    ));
});
