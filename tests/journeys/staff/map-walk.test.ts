import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawing } from '#tests/browser/game-table.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const size = { width: 1000, height: 800 };
const box = {
  BottomLeft: { Latitude: 48.8, Longitude: 9.2 },
  // Half a metre a unit.
  TopRight: { Latitude: 48.8036, Longitude: 9.20683 },
};
const [tour] = smallMuseum.Tours;
const mapTour = {
  ...tour,
  Selectors: [1, 4],
  MapURL: { de: 'files/plan.svg' },
  MapWidth: size.width,
  MapHeight: size.height,
};

// With a GPX track, and on maps without degrees: tests/slow/staff/map-walk.test.ts.
const museum = openMuseum(
  {
    ...smallMuseum,
    Tours: [{ ...mapTour, MapGPS: box, MapGPSAutoActivation: true, MapGPSAutoDistance: 50 }],
    TourItems: [
      { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 200, MapY: 300 },
      { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 700, MapY: 300, MapGPSAutoDistance: 20 },
    ],
  },
  { files: { 'plan.svg': drawing(size, '#e0e2d9') } },
);

/** Clicks a place of the picture, in map units. */
async function click({ page }: StaffUser, x: number, y: number): Promise<void> {
  const picture = page.getByRole('group', { name: /^Die Karte der Tour/ }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const shown = await picture.boundingBox();
  if (shown === null) throw new Error('The picture is not on the screen');
  const unit = shown.width / size.width;
  await page.mouse.click(shown.x + x * unit, shown.y + y * unit);
}

const row = ({ page }: StaffUser, code: string): Locator =>
  page.getByRole('table', { name: 'Stationen beim Rundgang' }).getByRole('row', { name: new RegExp(`^${code} `) });

async function away(staff: StaffUser, code: string): Promise<number> {
  return Number.parseFloat((await row(staff, code).getByRole('cell').first().innerText()).replace(',', '.'));
}

describe('a walk that staff try out (decisions: the walk at the desk uses the guide’s own rules)', () => {
  it('is made by pointer and keys, and says which station opens and why', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.page.setViewportSize({ width: 1280, height: 1100 });
      await staff.open('/tours/1/map');
      await page
        .getByRole('radiogroup', { name: 'Was auf der Karte zu tun ist' })
        .getByText('Rundgang', { exact: true })
        .click();
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
    }));
});
