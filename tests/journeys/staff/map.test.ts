import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createPlane } from '#engine/map/distance.ts';
import { goTo } from './go-to.ts';
import { at, marker, openMap, openMaps, size, undo } from './map-museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';

// By mouse, and whole walks: tests/slow/staff/map*.test.ts.
const museum = openMaps();

const choose = ({ page }: StaffUser, task: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Was auf der Karte zu tun ist' }).getByText(task, { exact: true }).click();

/** Clicks a place of the picture, in map units. */
async function click({ page }: StaffUser, x: number, y: number): Promise<void> {
  const picture = page.getByRole('group', { name: /^Die Karte der Tour/ }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const shown = await picture.boundingBox();
  if (shown === null) throw new Error('The picture is not on the screen');
  const unit = shown.width / size.width;
  await page.mouse.click(shown.x + x * unit, shown.y + y * unit);
}

/** The degrees of a place on a picture of half a metre a unit. */
function spotText(x: number, y: number): string {
  const { toSpot } = createPlane({ latitude: 48.8036, longitude: 9.2 });
  const { latitude, longitude } = toSpot({ east: x / 2, north: -y / 2 });
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

const coordinates = ({ page }: StaffUser, letter: string): Locator =>
  page.getByRole('textbox', { name: `Ort ${letter}` });

async function mark(staff: StaffUser, letter: string, x: number, y: number, text: string): Promise<void> {
  await click(staff, x, y);
  await expectFocus(coordinates(staff, letter));
  await coordinates(staff, letter).fill(text);
}

const fields = ['Breitengrad, unten links', 'Längengrad, unten links', 'Breitengrad, oben rechts'] as const;

async function degrees({ page }: StaffUser): Promise<readonly number[]> {
  const values = fields.map((name) => page.getByLabel(name, { exact: true }).inputValue());
  return (await Promise.all(values)).map((value) => Number(value.replace(',', '.')));
}

const row = ({ page }: StaffUser, code: string): Locator =>
  page.getByRole('table', { name: 'Stationen beim Rundgang' }).getByRole('row', { name: new RegExp(`^${code} `) });

async function away(staff: StaffUser, code: string): Promise<number> {
  return Number.parseFloat((await row(staff, code).getByRole('cell').first().innerText()).replace(',', '.'));
}

describe('the map of a tour (specification 3.3; decisions: the walk at the desk uses the guide’s own rules, the box follows from known places)', () => {
  it('accepts stations by keyboard, and fills the window at a key', () =>
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

      await staff.unfold();
      await page.getByLabel('Breitengrad, oben rechts').fill('48,7');
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
      await staff.guide.expectAccessible('main');
      await marker(staff, '1').focus();
      await staff.guide.press('ArrowRight');
      await at(staff, '1', 201, 300);
      await page.keyboard.press('Escape');
      await expect.poll(share).toBeLessThan(0.5);

      await goTo(staff, '/tours/2/map', 'Leer');
      await staff.expectSaid(/^Wählen Sie zuerst ein Kartenbild/);
    }));

  it('is walked by pointer and keys, which says what opens and why; another is placed on the earth by known places', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await openMap(staff);
      await choose(staff, 'Rundgang');
      await staff.expectSaid('Noch hat sich nichts geöffnet.');
      await page.getByRole('slider', { name: 'Ungenauigkeit' }).press('Home');
      await page.getByRole('slider', { name: 'Tempo' }).press('End');
      await click(staff, 420, 300);
      await expect.poll(() => away(staff, '1')).toBeGreaterThan(100);
      const stick = page.getByRole('button', { name: /^Joystick/ });
      await stick.scrollIntoViewIfNeeded();
      const shown = await stick.boundingBox();
      if (shown === null) throw new Error('The joystick cannot be seen');
      const before = await away(staff, '2');
      await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2);
      await page.mouse.down();
      await page.mouse.move(shown.x + shown.width, shown.y + shown.height / 2);
      await expect.poll(() => away(staff, '2')).toBeLessThan(before - 5);
      await page.mouse.up();
      // Where a unit is half a metre, the walk ends within fifty metres of the first station.
      await click(staff, 310, 300);
      await stick.focus();
      await page.keyboard.down('ArrowLeft');
      await page
        .getByText(/^0:\d\d 1 .* öffnet sich: \d+(,\d)?\sm entfernt, öffnet sich ab 50\sm\.$/)
        .first()
        .waitFor({ timeout: 20_000 });
      await page.keyboard.up('ArrowLeft');
      await row(staff, '2').getByText('zu weit weg').waitFor();
      await staff.expectSaid('Alles ist gespeichert');

      await goTo(staff, '/tours/3/map', 'E Erde');
      await choose(staff, 'Bekannte Orte');
      await page.getByRole('heading', { name: 'Bekannte Orte' }).waitFor();
      await staff.expectSaid('Nötig sind die Koordinaten von mindestens zwei Orten.');
      await mark(staff, 'A', 100, 700, 'irgendwo');
      await staff.expectSaid('„irgendwo“ wurde nicht verstanden.');
      await coordinates(staff, 'A').fill(spotText(100, 700));
      const [latitude, longitude] = spotText(900, 100).split(', ');
      await mark(staff, 'B', 900, 100, `https://www.openstreetmap.org/#map=19/${latitude}/${longitude}`);
      await staff.expectSaid(/^Zwei Orte ergeben das Rechteck genau\./);
      await staff.press('Für das Bild übernehmen');
      await staff.expectSaid('Das Bild liegt auf der Erde, wie diese Orte es sagen.');
      await staff.expectSaid(/^Das Bild umfasst (49|50)\d mal (39|40)\d Meter\.$/);
      await staff.expectSaid(/^Hier (10|20|50|100)\sm$/);
      await staff.unfold();
      const [south, west, north] = await degrees(staff);
      expect(south).toBeCloseTo(48.8, 4);
      expect(west).toBeCloseTo(9.2, 4);
      expect(north).toBeCloseTo(48.8036, 4);
      await staff.expectSaid('1 Änderung nicht gespeichert');
      await undo(staff);
      await staff.expectSaid('Alles ist gespeichert');
      await staff.expectSaid(/^Das Bild hat noch keine Lage/);

      await mark(staff, 'C', 900, 700, spotText(900, 700));
      await staff.expectSaid(/^3 Orte ergeben zusammen das Rechteck\. Der schlechteste liegt \d(,\d)?\sm daneben\.$/);
      // By keyboard; places are kept between tasks.
      await page.getByRole('button', { name: 'Mitte der Ansicht markieren' }).press('Enter');
      await expectFocus(coordinates(staff, 'D'));
      const pin = page.getByRole('button', { name: /^Ort D, bei/ });
      const name = await pin.getAttribute('aria-label');
      await pin.focus();
      await staff.guide.press('ArrowRight', 'Shift+ArrowDown');
      await expect.poll(() => pin.getAttribute('aria-label')).not.toBe(name);
      await choose(staff, 'Stationen');
      await page.getByRole('button', { name: /^1 .* nach rechts und/ }).waitFor();
      await choose(staff, 'Bekannte Orte');
      await pin.waitFor();
    }));
});
