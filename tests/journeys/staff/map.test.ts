import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { goTo } from './go-to.ts';
import { drawing } from '#tests/browser/game-table.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, expectFocus, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const size = { width: 1000, height: 800 };
const box = {
  BottomLeft: { Latitude: 48.8, Longitude: 9.2 },
  // As wide and high as the picture, at this latitude.
  TopRight: { Latitude: 48.8036, Longitude: 9.20683 },
};
const [tour] = smallMuseum.Tours;

const museum = openMuseum(
  {
    ...smallMuseum,
    Tours: [
      {
        ...tour,
        Selectors: [1, 4],
        MapURL: { de: 'files/plan.svg' },
        MapWidth: size.width,
        MapHeight: size.height,
        MapGPS: box,
        MapGPSAutoActivation: true,
        MapGPSAutoDistance: 50,
      },
      { ...tour, ID: 2, Code: 'L', Name: { de: 'Leer' }, Selectors: [1, 4] },
    ],
    TourItems: [
      { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 200, MapY: 300 },
      { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 700, MapY: 300, MapGPSAutoDistance: 20 },
      { ID: 3, TourID: 1, LocationID: 2, Code: '3', Position: 2 },
    ],
  },
  { files: { 'plan.svg': drawing(size, '#e0e2d9') }, allow: /status of 4\d\d/ },
);

const marker = ({ page }: StaffUser, code: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${code} .* nach rechts und`) });
const at = (staff: StaffUser, code: string, x: number, y: number): Promise<void> =>
  staff.page
    .getByRole('button', { name: new RegExp(`^${code} .*, bei ${x} nach rechts und ${y} nach unten$`) })
    .waitFor();
const undo = ({ page }: StaffUser): Promise<void> => page.getByRole('button', { name: 'Rückgängig' }).click();

async function middle(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const found = await element.boundingBox();
  if (found === null) throw new Error('It is not on the screen');
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Returns CSS pixels per map unit, measured from two markers that are 500 units apart. */
async function scale(staff: StaffUser): Promise<number> {
  const [one, other] = [await middle(marker(staff, '1')), await middle(marker(staff, '2'))];
  return (other.x - one.x) / 500;
}

async function openMap(staff: StaffUser): Promise<void> {
  await staff.page.setViewportSize({ width: 1280, height: 1000 });
  await staff.open('/tours/1/map');
}

describe('the map of a tour (specification 3.3)', () => {
  it('accepts stations by mouse, each as one undo step, and draws the distance at which they open', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await openMap(staff);
      await at(staff, '1', 200, 300);
      await marker(staff, '1').scrollIntoViewIfNeeded();
      const circles = page.locator('.leaflet-overlay-pane path');
      const width = async (place: number): Promise<number> => (await circles.nth(place).boundingBox())?.width ?? 0;
      const unit = await scale(staff);
      // A radius of 50 and of 20 metres, where 500 metres are 1000 units: the station's own goes before the tour's.
      await expect.poll(() => width(0)).toBeCloseTo(200 * unit, -1);
      await expect.poll(() => width(1)).toBeCloseTo(80 * unit, -1);
      await marker(staff, '2').click();
      await page.getByLabel('Öffnet sich von selbst ab').fill('');
      await expect.poll(() => width(1)).toBeGreaterThan(150 * unit);
      await undo(staff);
      await expect.poll(() => width(1)).toBeLessThan(100 * unit);

      await marker(staff, '1').scrollIntoViewIfNeeded();
      const from = await middle(marker(staff, '1'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 50 * unit, from.y + 20 * unit);
      await page.mouse.move(from.x + 100 * unit, from.y + 40 * unit);
      await page.mouse.up();
      await staff.expectSaid('1 Änderung nicht gespeichert');
      const name = (await marker(staff, '1').getAttribute('aria-label')) ?? '';
      const [x, y] = [...name.matchAll(/\d+/g)].slice(-2).map(([digits]) => Number(digits));
      expect(Math.abs((x ?? 0) - 300)).toBeLessThanOrEqual(3);
      expect(Math.abs((y ?? 0) - 340)).toBeLessThanOrEqual(3);
      await undo(staff);
      await at(staff, '1', 200, 300);
      await staff.expectSaid('Alles ist gespeichert');

      const waiting = page
        .getByRole('list', { name: 'Noch nicht auf der Karte' })
        .getByRole('button', { name: '3 Stille' });
      await waiting.click();
      await staff.expectSaid('Klicken Sie nun auf der Karte auf den Platz von „3 Stille“.');
      await page.mouse.click(from.x + 200 * unit, from.y);
      await marker(staff, '3').waitFor();
      await staff.expectSaid('Alle Stationen sind auf der Karte.');
      await undo(staff);
      await waiting.waitFor();

      const row = await middle(waiting);
      await page.mouse.move(row.x, row.y);
      await page.mouse.down();
      await page.mouse.move(row.x + 40, row.y + 10);
      await page.mouse.move(from.x + 300 * unit, from.y);
      await page.mouse.up();
      await marker(staff, '3').waitFor();
      await staff.press('Von der Karte nehmen');
      await waiting.waitFor();
    }));

  it('accepts stations by keyboard, fills the window at a key, takes pasted coordinates, and reports impossible ones', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await openMap(staff);
      await page.getByRole('list', { name: 'Noch nicht auf der Karte' }).getByRole('button').press('Enter');
      await page.getByRole('button', { name: 'In die Mitte der Ansicht setzen' }).press('Enter');
      await at(staff, '3', 500, 400);
      await marker(staff, '3').focus();
      await staff.guide.press('ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'ArrowUp');
      await at(staff, '3', 502, 409);
      await expectFocus(marker(staff, '3'));
      await page.getByLabel('Nach rechts', { exact: true }).fill('620');
      await at(staff, '3', 620, 409);
      const shape = marker(staff, '3').locator('path');
      const before = await shape.getAttribute('d');
      await page.getByRole('button', { name: 'Stern', exact: true }).press('Enter');
      await expect.poll(() => shape.getAttribute('d')).not.toBe(before);

      await staff.expectSaid(/^Das Bild umfasst 50\d mal 40\d Meter\.$/);
      const [top, left] = [page.getByLabel('Breitengrad, oben rechts'), page.getByLabel('Längengrad, oben rechts')];
      const latitude = await top.inputValue();
      const paste = (field: Locator, text: string): Promise<void> =>
        field.evaluate((input, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', pasted);
          input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }, text);
      await paste(left, '48.9000, 9.3500');
      await expect.poll(async () => [await top.inputValue(), await left.inputValue()]).toEqual(['48,9', '9,35']);
      await undo(staff);
      await expect.poll(() => top.inputValue()).toBe(latitude);
      await paste(top, '48,9');
      await expect.poll(() => top.inputValue()).toBe('48,9');
      await staff.expectSaid(/^Der Maßstab ist in einer Richtung um \d+ % größer als in der anderen:/);
      await paste(top, '48,9, 9,3 und mehr');
      await staff.expectSaid('„und mehr“ wurde nicht verstanden.');
      expect(await top.inputValue()).toBe('48,9');
      await top.fill('48,7');
      await staff.expectSaid('Oben muss nördlich von unten liegen: Sind die Breitengrade vertauscht?');
      await page.locator('.leaflet-overlay-pane path').first().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Gäste sehen diesen Ausschnitt zuerst' }).click();
      const home = page.getByRole('group', { name: 'Wo sich die Karte öffnet' }).getByLabel('Von links');
      await expect.poll(() => home.inputValue()).toBe('500');

      await page.setViewportSize({ width: 1280, height: 720 });
      const map = page.locator('.leaflet-container');
      const share = async () => {
        const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
        return (width * height) / (1280 * 720);
      };
      await marker(staff, '1').focus();
      await expect.poll(share).toBeLessThan(0.5);
      await page.keyboard.press('f');
      await expect.poll(share).toBeGreaterThanOrEqual(0.6);
      await staff.guide.expectAccessible();
      await marker(staff, '1').focus();
      await staff.guide.press('ArrowRight');
      await at(staff, '1', 201, 300);
      await page.keyboard.press('Escape');
      await expect.poll(share).toBeLessThan(0.5);

      await goTo(staff, '/tours/2/map', 'Leer');
      await staff.expectSaid(/^Wählen Sie zuerst ein Kartenbild/);
    }));
});
