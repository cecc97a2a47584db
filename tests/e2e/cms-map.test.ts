import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawing } from './game-table.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

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

const marker = ({ page }: Clerk, code: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${code} .* nach rechts und`) });
const at = (clerk: Clerk, code: string, x: number, y: number): Promise<void> =>
  clerk.page
    .getByRole('button', { name: new RegExp(`^${code} .*, bei ${x} nach rechts und ${y} nach unten$`) })
    .waitFor();
const undo = ({ page }: Clerk): Promise<void> => page.getByRole('button', { name: 'Rückgängig' }).click();

async function middle(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const found = await element.boundingBox();
  if (found === null) throw new Error('It is not on the screen');
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Returns CSS pixels per map unit, measured from two markers that are 500 units apart. */
async function scale(clerk: Clerk): Promise<number> {
  const [one, other] = [await middle(marker(clerk, '1')), await middle(marker(clerk, '2'))];
  return (other.x - one.x) / 500;
}

async function openMap(clerk: Clerk, ID = 1): Promise<void> {
  await clerk.page.setViewportSize({ width: 1280, height: 1000 });
  await clerk.open(`/tours/${ID}/map`);
}

describe('the map of a tour', () => {
  it('accepts stations by mouse: dragged, dropped from the list, clicked; each is one undo step', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openMap(clerk);
      await at(clerk, '1', 200, 300);
      await marker(clerk, '1').scrollIntoViewIfNeeded();
      const from = await middle(marker(clerk, '1'));
      const unit = await scale(clerk);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 50 * unit, from.y + 20 * unit);
      await page.mouse.move(from.x + 100 * unit, from.y + 40 * unit);
      await page.mouse.up();
      const dragged = marker(clerk, '1');
      const name = (await dragged.getAttribute('aria-label')) ?? '';
      const [x, y] = [...name.matchAll(/\d+/g)].slice(-2).map(([digits]) => Number(digits));
      expect(Math.abs((x ?? 0) - 300)).toBeLessThanOrEqual(3);
      expect(Math.abs((y ?? 0) - 340)).toBeLessThanOrEqual(3);
      await clerk.expectSaid('1 Änderung nicht gespeichert');
      await undo(clerk);
      await at(clerk, '1', 200, 300);
      await clerk.expectSaid('Alles ist gespeichert');

      const waiting = page
        .getByRole('list', { name: 'Noch nicht auf der Karte' })
        .getByRole('button', { name: '3 Stille' });
      await waiting.click();
      await clerk.expectSaid('Klicken Sie nun auf der Karte auf den Platz von „3 Stille“.');
      await page.mouse.click(from.x + 200 * unit, from.y);
      await marker(clerk, '3').waitFor();
      await clerk.expectSaid('Alle Stationen sind auf der Karte.');
      await undo(clerk);
      await waiting.waitFor();

      const row = await middle(waiting);
      await page.mouse.move(row.x, row.y);
      await page.mouse.down();
      await page.mouse.move(row.x + 40, row.y + 10);
      await page.mouse.move(from.x + 300 * unit, from.y);
      await page.mouse.up();
      await marker(clerk, '3').waitFor();
      await clerk.press('Von der Karte nehmen');
      await waiting.waitFor();
    }));

  it('fills three fifths of a small laptop at a key, and gives the form back at another', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openMap(clerk);
      await page.setViewportSize({ width: 1280, height: 720 });
      const map = page.locator('.leaflet-container');
      const share = async () => {
        const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
        return (width * height) / (1280 * 720);
      };
      await marker(clerk, '1').focus();
      expect(await share()).toBeLessThan(0.5);
      await page.keyboard.press('f');
      await expect.poll(share).toBeGreaterThanOrEqual(0.6);
      await clerk.guide.expectAccessible();
      await marker(clerk, '1').focus();
      await clerk.guide.press('ArrowRight');
      await at(clerk, '1', 201, 300);
      await page.keyboard.press('Escape');
      await expect.poll(share).toBeLessThan(0.5);
      await undo(clerk);
    }));

  it('accepts stations by keyboard, and offers marker shapes', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openMap(clerk);
      await page.getByRole('list', { name: 'Noch nicht auf der Karte' }).getByRole('button').press('Enter');
      await page.getByRole('button', { name: 'In die Mitte der Ansicht setzen' }).press('Enter');
      await at(clerk, '3', 500, 400);
      await marker(clerk, '3').focus();
      await clerk.guide.press('ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'ArrowUp');
      await at(clerk, '3', 502, 409);
      await expect.poll(() => marker(clerk, '3').evaluate((button) => button === document.activeElement)).toBe(true);
      await page.getByLabel('Nach rechts', { exact: true }).fill('620');
      await at(clerk, '3', 620, 409);
      const shape = marker(clerk, '3').locator('path');
      const before = await shape.getAttribute('d');
      await page.getByRole('button', { name: 'Stern', exact: true }).press('Enter');
      await expect.poll(() => shape.getAttribute('d')).not.toBe(before);
      await clerk.guide.expectAccessible();
    }));

  it('draws the distance at which stations open, preferring the station’s own to the tour’s', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openMap(clerk);
      await marker(clerk, '2').waitFor();
      const circles = page.locator('.leaflet-overlay-pane path');
      const width = async (place: number): Promise<number> => (await circles.nth(place).boundingBox())?.width ?? 0;
      const unit = await scale(clerk);
      // A radius of 50 and of 20 metres, where 500 metres are 1000 units.
      await expect.poll(() => width(0)).toBeCloseTo(200 * unit, -1);
      await expect.poll(() => width(1)).toBeCloseTo(80 * unit, -1);
      await marker(clerk, '2').click();
      await page.getByLabel('Öffnet sich von selbst ab').fill('');
      await expect.poll(() => width(1)).toBeGreaterThan(150 * unit);
      await undo(clerk);
      await expect.poll(() => width(1)).toBeLessThan(100 * unit);
    }));

  it('explains the extent of its corners, and reports impossible ones', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openMap(clerk);
      await clerk.expectSaid(/^Das Bild umfasst 50\d mal 40\d Meter\.$/);
      const top = page.getByLabel('Breitengrad, oben rechts');
      await top.fill('48,7');
      await clerk.expectSaid('Oben muss nördlich von unten liegen: Sind die Breitengrade vertauscht?');
      await page.locator('.leaflet-overlay-pane path').first().waitFor({ state: 'detached' });
      await top.fill('48,9');
      await clerk.expectSaid(/^Der Maßstab ist in einer Richtung um \d+ % größer als in der anderen:/);
      await page.getByRole('button', { name: 'Gäste sehen diesen Ausschnitt zuerst' }).click();
      const home = page.getByRole('group', { name: 'Wo sich die Karte öffnet' }).getByLabel('Von links');
      await expect.poll(() => home.inputValue()).toBe('500');
    }));

  it('takes coordinates as maps give them, both at once, and makes no other number of them', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openMap(clerk);
      const [top, left] = [page.getByLabel('Breitengrad, oben rechts'), page.getByLabel('Längengrad, oben rechts')];
      const before = await top.inputValue();
      const paste = (field: Locator, text: string): Promise<void> =>
        field.evaluate((input, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', pasted);
          input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }, text);
      await paste(left, '48.9000, 9.3500');
      await expect.poll(async () => [await top.inputValue(), await left.inputValue()]).toEqual(['48,9', '9,35']);
      await undo(clerk);
      await expect.poll(() => top.inputValue()).toBe(before);
      await paste(top, '48,9');
      await expect.poll(() => top.inputValue()).toBe('48,9');
      await paste(top, '48,9, 9,3 und mehr');
      await clerk.expectSaid('„und mehr“ wurde nicht verstanden.');
      expect(await top.inputValue()).toBe('48,9');
    }));

  it('explains how to start if there is no picture', () =>
    atDesk(museum, async (clerk) => {
      await openMap(clerk, 2);
      await clerk.expectSaid(/^Wählen Sie zuerst ein Kartenbild/);
    }));
});
