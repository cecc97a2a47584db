import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { expectFocus } from './focus.ts';
import { breadth, button, card, map, marker, markers, openMap, picture } from './map-hand.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

describe('the map by keyboard', () => {
  it('a visitor can reach every part of it and leave it again', () =>
    as(async (guide) => {
      await openMap(guide);
      const stops: string[] = [];
      for (let step = 0; step < 40 && stops.at(-1) !== 'Weiter weg'; step += 1) {
        await guide.press('Tab');
        stops.push(
          await guide.page.evaluate(
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
      await guide.press('Tab');
      expect(await guide.page.evaluate(() => document.activeElement === document.body)).toBe(true);
    }));

  it('a station’s card opens with the focus in it, and returns it', () =>
    as(async (guide) => {
      await openMap(guide);
      await marker(guide, /^246 /).focus();
      await guide.press('Enter');
      await expectFocus(card(guide));
      await guide.press('Tab');
      await expectFocus(card(guide).getByRole('link', { name: 'Station öffnen' }));
      await guide.press('Escape');
      await card(guide).waitFor({ state: 'detached' });
      await expectFocus(marker(guide, /^246 /));
      await guide.press('Enter', 'Tab', 'Enter');
      await guide.expectAt('/detail/246');
    }));

  it('a visitor can move and zoom it, from its markers too', () =>
    as(async (guide) => {
      await openMap(guide);
      const whole = await picture(guide).boundingBox();
      await map(guide).focus();
      await guide.press('+', '+');
      expect(await breadth(guide)).toBeCloseTo(4 * (whole?.width ?? 0), 0);
      const before = await picture(guide).boundingBox();
      await guide.press('ArrowRight', 'ArrowDown');
      const after = await picture(guide).boundingBox();
      expect((before?.x ?? 0) - (after?.x ?? 0)).toBeCloseTo(96, 0);
      expect((before?.y ?? 0) - (after?.y ?? 0)).toBeCloseTo(96, 0);
      await markers(guide).first().focus();
      await guide.press('-');
      expect(await breadth(guide)).toBeCloseTo(2 * (whole?.width ?? 0), 0);
      await guide.press('0');
      expect(await picture(guide).boundingBox()).toEqual(whole);
    }));

  it('the focus stays with a station that joins a cluster or leaves one by zooming', () =>
    as(async (guide) => {
      await openMap(guide);
      const cluster = map(guide).getByRole('button', { name: '3 Stationen' }).first();
      await cluster.focus();
      await guide.press('+', '+', '+', '+');
      await expectFocus(marker(guide, /^201 /));
      await guide.press('-', '-', '-', '-');
      await expectFocus(cluster);
    }));

  it('the focus moves to a station when a cluster separates, and is scrolled into view', () =>
    as(async (guide) => {
      await openMap(guide);
      await map(guide).getByRole('button', { name: '3 Stationen' }).first().focus();
      await guide.press('Enter');
      await expectFocus(marker(guide, /^201 /));
      await guide.press('+', '+');
      for (let step = 0; step < 3; step += 1) {
        await guide.press('Tab');
        const inside = await guide.page.evaluate(() => {
          const room = document.querySelector('.leaflet-container')?.getBoundingClientRect();
          const place = document.activeElement?.getBoundingClientRect();
          if (room === undefined || place === undefined) return false;
          return (
            place.left >= room.left && place.right <= room.right && place.top >= room.top && place.bottom <= room.bottom
          );
        });
        expect(inside).toBe(true);
      }
    }));
});

describe('the map by mouse and touch', () => {
  it('zooms with the wheel at the pointer', () =>
    as(async (guide) => {
      await openMap(guide);
      const before = await breadth(guide);
      await marker(guide, /^246 /).hover();
      const at = await marker(guide, /^246 /).boundingBox();
      await guide.page.mouse.wheel(0, -400);
      await guide.page.waitForFunction(
        (width) => (document.querySelector('.leaflet-container img')?.clientWidth ?? 0) > width * 1.5,
        before,
      );
      const now = await marker(guide, /^246 /).boundingBox();
      expect(Math.abs((now?.x ?? 0) - (at?.x ?? 0))).toBeLessThan(3);
      expect(Math.abs((now?.y ?? 0) - (at?.y ?? 0))).toBeLessThan(3);
    }));

  it('zooms with two fingers, and moves with one without opening the station under it', () =>
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
        await guide.page.waitForFunction(
          (width) => (document.querySelector('.leaflet-container img')?.clientWidth ?? 0) > width * 2,
          before,
        );
        const place = await marker(guide, /^246 /).boundingBox();
        if (place === null) throw new Error('The station is not there');
        const [x, y] = [place.x + 22, place.y + 22];
        await send('touchStart', at([x, y]));
        for (let step = 1; step <= 6; step += 1) await send('touchMove', at([x - step * 10, y]));
        await send('touchEnd', at());
        await guide.page.waitForFunction((was) => {
          const now = document.querySelector('[data-spot="246"] a')?.getBoundingClientRect().x ?? was;
          return now < was - 30;
        }, place.x);
        await expect.poll(() => card(guide).count()).toBe(0);
      },
      { hasTouch: true, isMobile: true },
    ));

  it('draws the picture as large as it is shown, so that it is sharp at every zoom', () =>
    as(async (guide) => {
      await openMap(guide);
      for (let step = 0; step < 4; step += 1) await button(guide, 'Näher heran').click();
      const { laid, seen } = await picture(guide).evaluate((image) => ({
        laid: image.clientWidth,
        seen: image.getBoundingClientRect().width,
      }));
      expect(seen).toBeGreaterThan(5000);
      expect(laid).toBeCloseTo(seen, 0);
      expect(await button(guide, 'Näher heran').getAttribute('aria-disabled')).toBe('true');
      await button(guide, 'Ganze Karte zeigen').click();
      expect(await breadth(guide)).toBeCloseTo(328, 0);
    }));
});
