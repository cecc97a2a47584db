import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { breadth, card, map, marker, markers, middleOf, openMap, picture, restingBox } from './map-locators.ts';

const { as } = openMuseum(demoMuseum);

const stationNumbers = '201 202 203 204 205 221 222 223 241 242 243 244 245 246'.split(' ');

describe('the map of a tour (specification 3.3)', () => {
  it('shows its whole picture, leads to a station and back to the same view, and marks what was heard and plays', () =>
    as(async (guide) => {
      const { page } = guide;
      await page.addInitScript(() => localStorage.setItem('heard', '[13]'));
      await openMap(guide);
      await guide.expectHeading('Ordnung und Chaos');
      await expectWholePicture(guide);
      const whole = await breadth(guide);

      expect(await marker(guide, /^20[12] /).count()).toBe(0);
      await map(guide)
        .getByRole('button', { name: /^3 Stationen, 1 davon besucht, öffnen, um sie zu sehen$/ })
        .click();
      await marker(guide, /^201 .*, noch nicht besucht$/).waitFor();
      await marker(guide, /^202 .*, gehört$/)
        .locator('[data-badge=heard]')
        .waitFor();

      await guide.tap('Ganze Karte zeigen');
      await expect.poll(() => breadth(guide)).toBeCloseTo(whole, 0);
      await marker(guide, /^246 /).click();
      await card(guide)
        .getByRole('heading', { name: /Penrose-Parkett/ })
        .waitFor();
      await card(guide).getByText('Hörstation').waitFor();
      await map(guide).click({ position: { x: 20, y: 40 } });
      await card(guide).waitFor({ state: 'detached' });

      await expect.poll(() => breadth(guide)).toBeCloseTo(whole, 0);
      await guide.tap('Näher heran');
      await expect.poll(() => breadth(guide)).toBeCloseTo(2 * whole, 0);
      await marker(guide, /^246 /).click();
      await card(guide).waitFor();
      const left = await breadth(guide);

      await guide.tap('Station öffnen');
      await guide.expectAt('/detail/246');
      await guide.expectHeading(/Penrose-Parkett/);
      await guide.play();
      await guide.expectSound();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/2');
      await marker(guide, /^246 .*, läuft gerade$/)
        .locator('[data-badge=playing]')
        .waitFor();
      expect(await breadth(guide)).toBe(left);
      const frame = await restingBox(map(guide));
      const { y } = middleOf(await restingBox(marker(guide, /^246 /)));
      expect(y).toBeLessThan(frame.y + frame.height);
      expect(await card(guide).count()).toBe(0);
      await expectClearOfMiniPlayer(guide);
    }));

  it('has every station in the tour’s order on a wide screen, and a mouse zooms it at the pointer and drags it', () =>
    as(
      async (guide) => {
        const { page } = guide;
        await openMap(guide);
        const names = await markers(guide).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
        expect(names.map((name) => name.split(' ')[0])).toEqual(stationNumbers);
        expect(names.filter((name) => !name.endsWith(', not visited yet'))).toEqual([]);
        await expectRoomForFingers(guide);
        const whole = await breadth(guide);

        await marker(guide, /^246 /).click();
        await card(guide).getByRole('link', { name: 'Open station' }).waitFor();
        await guide.press('Escape');
        await card(guide).waitFor({ state: 'detached' });

        await marker(guide, /^246 /).hover();
        const before = await restingBox(marker(guide, /^246 /));
        await page.mouse.wheel(0, -400);
        await expect.poll(() => breadth(guide)).toBeGreaterThan(whole * 1.5);
        const zoomed = await restingBox(marker(guide, /^246 /));
        expect(Math.abs(zoomed.x - before.x)).toBeLessThan(3);
        expect(Math.abs(zoomed.y - before.y)).toBeLessThan(3);

        const { x, y } = middleOf(zoomed);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 80, y - 60, { steps: 4 });
        await page.mouse.up();
        const dragged = await restingBox(marker(guide, /^246 /));
        expect(Math.round(dragged.x - zoomed.x)).toBe(80);
        expect(Math.round(dragged.y - zoomed.y)).toBe(-60);
        expect(await card(guide).count()).toBe(0);

        await guide.tap('Show the whole map');
        await expect.poll(() => breadth(guide)).toBeCloseTo(whole, 0);
        const closer = page.getByRole('button', { name: 'Zoom in' });
        for (let step = 0; step < 4; step += 1) await closer.click();
        await closer.and(page.locator('[aria-disabled=true]')).waitFor();
        const { laid, seen } = await picture(guide).evaluate((image) => ({
          laid: image.clientWidth,
          seen: image.getBoundingClientRect().width,
        }));
        // Drawings are sharp only at the size at which they are laid out.
        expect(seen).toBeCloseTo(16 * whole, -1);
        expect(laid).toBeCloseTo(seen, 0);
      },
      { locale: 'en-GB', contrast: 'more', viewport: { width: 1280, height: 800 } },
    ));

  it('is operated with a keyboard: every part is reached, moved and zoomed, and the focus is never lost', () =>
    as(async (guide) => {
      await openMap(guide);
      await expectOrderOfStops(guide);

      await marker(guide, /^246 /).focus();
      await guide.press('Enter');
      await expectFocus(card(guide));
      await guide.press('Tab');
      await expectFocus(card(guide).getByRole('link', { name: 'Station öffnen' }));
      await guide.press('Escape');
      await card(guide).waitFor({ state: 'detached' });
      await expectFocus(marker(guide, /^246 /));

      await guide.press('0');
      const whole = await restingBox(picture(guide));
      await map(guide).focus();
      await guide.press('+', '+');
      await expect.poll(() => breadth(guide)).toBeCloseTo(4 * whole.width, 0);
      const before = await restingBox(picture(guide));
      await guide.press('ArrowRight', 'ArrowDown');
      await expect.poll(async () => Math.round((await restingBox(picture(guide))).x - before.x)).toBe(-96);
      expect(Math.round((await restingBox(picture(guide))).y - before.y)).toBe(-96);
      await markers(guide).first().focus();
      await guide.press('-');
      await expect.poll(() => breadth(guide)).toBeCloseTo(2 * whole.width, 0);
      await guide.press('0');
      await expect.poll(() => restingBox(picture(guide))).toEqual(whole);

      // A cluster splits, and gathers again.
      const cluster = map(guide).getByRole('button', { name: '3 Stationen' }).first();
      await cluster.focus();
      await guide.press('+', '+', '+', '+');
      await expectFocus(marker(guide, /^201 /));
      await guide.press('-', '-', '-', '-');
      await expectFocus(cluster);
      await guide.press('Enter');
      await expectFocus(marker(guide, /^201 /));
      await guide.press('+', '+');
      for (let step = 0; step < 3; step += 1) {
        await guide.press('Tab');
        await expect.poll(() => isFocusInsideMap(guide)).toBe(true);
      }

      await guide.press('0');
      await marker(guide, /^246 /).focus();
      await guide.press('Enter', 'Tab', 'Enter');
      await guide.expectAt('/detail/246');
    }));

  it('is zoomed by two fingers and moved by one, which opens a station only with a tap', () =>
    as(
      async (guide) => {
        await openMap(guide);
        const before = await breadth(guide);
        const touch = await guide.context.newCDPSession(guide.page);
        const at = (...points: readonly (readonly [number, number])[]) => points.map(([x, y], id) => ({ x, y, id }));
        const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints });
        await send('touchStart', at([150, 400], [210, 400]));
        for (let step = 1; step <= 6; step += 1)
          await send('touchMove', at([150 - step * 10, 400], [210 + step * 10, 400]));
        await send('touchEnd', at());
        await expect.poll(() => breadth(guide)).toBeGreaterThan(before * 2);

        const place = await restingBox(marker(guide, /^246 /));
        const { x, y } = middleOf(place);
        await send('touchStart', at([x, y]));
        for (let step = 1; step <= 6; step += 1) await send('touchMove', at([x - step * 10, y]));
        await send('touchEnd', at());
        await expect.poll(async () => (await restingBox(marker(guide, /^246 /))).x).toBeLessThan(place.x - 30);
        expect(await card(guide).count()).toBe(0);
        await marker(guide, /^246 /).tap();
        await card(guide).waitFor();
      },
      { hasTouch: true, isMobile: true },
    ));
});

/** The picture is between the bars, undistorted. */
async function expectWholePicture(guide: Guide): Promise<void> {
  const shown = await restingBox(picture(guide));
  const frame = await restingBox(map(guide));
  const dock = await restingBox(guide.page.getByRole('navigation', { name: 'Wege zur Station' }));
  expect(shown.x).toBeGreaterThanOrEqual(frame.x);
  expect(shown.y).toBeGreaterThanOrEqual(frame.y);
  expect(shown.x + shown.width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(shown.y + shown.height).toBeLessThanOrEqual(frame.y + frame.height);
  expect(frame.y + frame.height).toBeLessThanOrEqual(dock.y + 1);
  expect(dock.y + dock.height).toBeCloseTo(740, 0);
  expect(shown.width).toBeCloseTo(328, 0);
  expect(shown.width / shown.height).toBeCloseTo(4 / 3, 2);
}

async function expectClearOfMiniPlayer({ page }: Guide): Promise<void> {
  const player = await restingBox(page.getByRole('region', { name: 'Läuft gerade' }));
  const dock = await restingBox(page.getByRole('navigation', { name: 'Wege zur Station' }));
  expect(dock.y + dock.height).toBeLessThanOrEqual(player.y + 1);
}

async function expectRoomForFingers(guide: Guide): Promise<void> {
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
}

/** Goes through the page with the tabulator key, until it leaves the page. */
async function expectOrderOfStops({ page, press }: Guide): Promise<void> {
  const stops: string[] = [];
  for (let step = 0; step < 40 && stops.at(-1) !== 'Weiter weg'; step += 1) {
    await press('Tab');
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  const order = [
    'Nummer',
    'Stationen als Liste zeigen',
    'Karte: ',
    '246 ',
    'Ganze Karte zeigen',
    'Näher heran',
    'Weiter weg',
  ];
  const places = order.map((words) => stops.findIndex((stop) => stop.startsWith(words)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
}

function isFocusInsideMap({ page }: Guide): Promise<boolean> {
  return page.evaluate(() => {
    const frame = document.querySelector('.leaflet-container')?.getBoundingClientRect();
    const focus = document.activeElement?.getBoundingClientRect();
    if (frame === undefined || focus === undefined) return false;
    return (
      focus.left >= frame.left && focus.right <= frame.right && focus.top >= frame.top && focus.bottom <= frame.bottom
    );
  });
}
