import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum, visitMuseum } from './visits.ts';

const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#e0e2d9"/></svg>`;
const thousand = Array.from({ length: 1000 }, (_, index) => index + 1);

const mapTour = {
  ID: 1,
  TourGroupID: 1,
  Code: 'H',
  Selectors: [4],
  Name: { de: 'Rundgang' },
  MapURL: 'files/plan.svg',
  MapWidth: 1600,
  MapHeight: 1200,
};

/** Two of the stations are in one place, one refers to nothing, one has no place, and one is off the map. */
const oddMuseum = {
  ...smallMuseum,
  Configurations: [{ ID: 1, HideStationNumber: true }],
  Tours: [{ ...mapTour, MapScoreShow: true, MapProgressShow: true, MapHome: { X: 400, Y: 300, Zoom: 1 } }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 400, MapY: 300 },
    { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 400, MapY: 300 },
    { ID: 3, TourID: 1, LocationID: 99, Code: '3', Position: 2, MapX: 800, MapY: 300 },
    { ID: 4, TourID: 1, LocationID: 1, Code: '4', Position: 3 },
    { ID: 5, TourID: 1, LocationID: 2, Code: '5', Position: 4, MapX: 1700, MapY: 300 },
    { ID: 6, TourID: 1, LocationID: 3, Code: '6', Position: 5, MapX: 400, MapY: 600 },
  ],
  Locations: [...smallMuseum.Locations, { ID: 3, Type: 5, Name: { de: 'Rätsel' }, GamePoints: 10 }],
};

const largeMuseum = {
  ...smallMuseum,
  Tours: [{ ...mapTour, Selectors: [4, 1] }],
  TourItems: thousand.map((ID) => ({
    ID,
    TourID: 1,
    LocationID: ID,
    Code: String(ID),
    Position: ID,
    MapX: 20 + (ID % 40) * 39,
    MapY: 20 + Math.floor(ID / 40) * 46,
  })),
  Locations: thousand.map((ID) => ({ ID, Type: 2, Name: { de: `Station ${ID}` } })),
};

const files = { 'plan.svg': plan };
const { as } = openMuseum(demoMuseum);
const { as: inOdd } = openMuseum(oddMuseum, { files });
const { as: inLarge } = openMuseum(largeMuseum, { files });
const { as: withoutPicture } = openMuseum({ ...oddMuseum, Tours: [mapTour] }, { allow: /404/ });

const map = ({ page }: Guide): Locator => page.getByRole('group', { name: /^Karte: / });
const markers = (guide: Guide): Locator => map(guide).getByRole('link').or(map(guide).getByRole('button'));
const marker = (guide: Guide, name: string | RegExp): Locator => map(guide).getByRole('link', { name });
const card = ({ page }: Guide): Locator => page.getByRole('dialog');
const button = ({ page }: Guide, name: string): Locator => page.getByRole('button', { name });

const picture = (guide: Guide): Locator => map(guide).locator('img');

/** Returns the displayed width of the picture in CSS pixels. */
async function breadth(guide: Guide): Promise<number> {
  return (await picture(guide).boundingBox())?.width ?? 0;
}

async function openMap(guide: Guide, path = '/locations/2'): Promise<void> {
  await guide.open(path);
  await map(guide).waitFor();
  await markers(guide).first().waitFor();
}

async function expectFocus(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor();
}

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
        .getByRole('button', { name: /^3 Stationen, 1 davon besucht$/ })
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

describe('by keyboard', () => {
  it('a visitor can reach every part of the map and leave it again', () =>
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

  it('a visitor can move and zoom the map, from its markers too', () =>
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

describe('by mouse and touch', () => {
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

describe('a map of 1,000 stations', () => {
  it('renders few of them at once, all of them within reach', () =>
    inLarge(async (guide) => {
      await openMap(guide, '/locations/1');
      await expect.poll(() => markers(guide).count()).toBeLessThan(100);
      const counts = await map(guide)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => Number.parseInt(one.getAttribute('aria-label') ?? '0', 10)));
      const alone = await map(guide).getByRole('link').count();
      expect(counts.reduce((sum, count) => sum + count, alone)).toBe(1000);
      await map(guide).focus();
      await guide.press('+', '+', '+');
      await marker(guide, /^\d+ Station \d+,/)
        .first()
        .waitFor();
      await expect.poll(() => markers(guide).count()).toBeLessThan(250);
      const far = marker(guide, /^1 Station 1,/);
      for (let step = 0; step < 40 && (await far.count()) === 0; step += 1) await guide.press('ArrowLeft', 'ArrowUp');
      await far.focus();
      await guide.press('Enter');
      await card(guide).getByText('Station 1', { exact: true }).waitFor();
    }));

  it('leaves nothing behind, however often it is opened', () =>
    inLarge(async (guide) => {
      await openMap(guide, '/locations/1');
      const session = await guide.context.newCDPSession(guide.page);
      await session.send('Performance.enable');
      const measure = async () => {
        await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
        return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
      };
      const openAndLeave = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await guide.tap('Liste');
          await map(guide).waitFor({ state: 'detached' });
          await guide.tap('Karte');
          await markers(guide).first().waitFor();
        }
      };
      await openAndLeave(3);
      const before = await measure();
      await openAndLeave(20);
      const after = await measure();
      expect(after.listeners - before.listeners).toBeLessThan(20);
      expect(after.nodes - before.nodes).toBeLessThan(200);
    }));
});

describe('odd content', () => {
  it('opens at MapHome; several stations in one place are a list', () =>
    inOdd(async (guide) => {
      await openMap(guide, '/locations/1');
      expect(await breadth(guide)).toBeCloseTo(656, 0);
      const [frame, at] = await Promise.all([
        map(guide).boundingBox(),
        map(guide).getByRole('button', { name: '2 Stationen' }).boundingBox(),
      ]);
      expect((at?.x ?? 0) + 22).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) / 2, -1);
      await map(guide).getByRole('button', { name: '2 Stationen' }).click();
      await card(guide).getByRole('heading', { name: '2 Stationen hier' }).waitFor();
      await card(guide)
        .getByRole('link', { name: /^Stille/ })
        .click();
      await guide.expectAt('/detail/2');
    }));

  it('shows stations without a place in the list only, and marks missing ones', () =>
    inOdd(async (guide) => {
      await openMap(guide, '/locations/1');
      await map(guide).getByRole('img', { name: 'Station 3, nicht verfügbar' }).waitFor();
      await guide.page.getByText('0 von 10 Punkten').waitFor();
      await guide.tap('Stationen als Liste zeigen');
      await guide.expectAt('/locations/1?by=map&as=list');
      await expect.poll(() => guide.page.getByRole('main').getByRole('listitem').count()).toBe(6);
      await guide.tap('Stationen auf der Karte zeigen');
      await map(guide).waitFor();
    }));

  it('shows points won', () =>
    inOdd(async (guide) => {
      await guide.context.addInitScript(() => localStorage.setItem('scores', '{"H":{"6":10}}'));
      await openMap(guide, '/locations/1');
      await guide.page.getByText('10 von 10 Punkten').waitFor();
      await guide.page.getByText('1 von 5 Stationen gehört').waitFor();
      await marker(guide, 'Rätsel, 10 Punkte gewonnen').locator('[data-badge=won]').waitFor();
    }));

  it('lists the stations without its picture, and offers a retry', () =>
    withoutPicture(async (guide) => {
      await guide.open('/locations/1');
      await guide.page.getByText('Die Karte lässt sich gerade nicht zeigen.').waitFor();
      await guide.page.getByRole('link', { name: 'Ton' }).first().waitFor();
      await guide.page.route('**/files/plan.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: plan }),
      );
      await button(guide, 'Noch einmal versuchen').click();
      await markers(guide).first().waitFor();
    }));

  it.each([
    ['missing', 0, 0],
    ['of another shape', 1600, 400],
  ])('takes the size of the picture where MapWidth and MapHeight are %s', (_, MapWidth, MapHeight) =>
    visitMuseum(
      {
        ...oddMuseum,
        Tours: [{ ...mapTour, MapWidth, MapHeight }],
        TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 400, MapY: 300 }],
      },
      async (guide) => {
        await openMap(guide, '/locations/1');
        const [shown, at] = await Promise.all([picture(guide).boundingBox(), marker(guide, /^Ton/).boundingBox()]);
        expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(4 / 3, 2);
        expect((at?.x ?? 0) + 22).toBeCloseTo((shown?.x ?? 0) + (shown?.width ?? 0) / 2, 0);
      },
      { files },
    ),
  );
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
