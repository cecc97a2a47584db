import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createProjection } from '#engine/map/projection.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
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

const museum = openMuseum(
  {
    ...smallMuseum,
    Tours: [
      { ...mapTour, MapGPS: box, MapGPSAutoActivation: true, MapGPSAutoDistance: 50 },
      { ...mapTour, ID: 2, Code: 'L', Name: { de: 'Ohne Grade' } },
      { ...mapTour, ID: 3, Code: 'S', Name: { de: 'Still' }, MapGPS: box },
    ],
    TourItems: [
      { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 200, MapY: 300 },
      { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 700, MapY: 300, MapGPSAutoDistance: 20 },
    ],
  },
  { files: { 'plan.svg': drawing(size, '#e0e2d9') } },
);

async function openWalk(staff: StaffUser): Promise<void> {
  await staff.page.setViewportSize({ width: 1280, height: 1100 });
  await staff.open('/tours/1/map');
  await choose(staff);
}

const choose = ({ page }: StaffUser): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Was auf der Karte zu tun ist' }).getByText('Rundgang', { exact: true }).click();

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

function track(...places: readonly (readonly [number, number])[]): string {
  const outcome = createProjection(box, size);
  if (!outcome.ok) throw new Error(outcome.fault);
  const points = places
    .map(([x, y]) => outcome.projection.toSpot({ x, y }))
    .map(({ latitude, longitude }) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
  return `<gpx><trk><name>Am Ufer</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

describe('a walk that staff try out (decisions: the walk at the desk uses the guide’s own rules)', () => {
  it('is made with a joystick, by keys, by pointer or from a GPX track, and says which station opens and why', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await openWalk(staff);
      await staff.expectSaid('Noch hat sich nichts geöffnet.');
      await page.getByRole('slider', { name: 'Ungenauigkeit' }).press('Home');
      await page.getByRole('slider', { name: 'Tempo' }).press('End');
      await click(staff, 420, 300);
      await expect.poll(() => away(staff, '1')).toBeGreaterThan(100);
      const stick = page.getByRole('button', { name: /^Joystick/ });
      await stick.focus();
      await page.keyboard.down('ArrowLeft');
      // A walk takes its time.
      await page
        .getByText(/^0:\d\d 1 .* öffnet sich: \d+(,\d)?\sm entfernt, öffnet sich ab 50\sm\.$/)
        .first()
        .waitFor({ timeout: 20_000 });
      await page.keyboard.up('ArrowLeft');
      await row(staff, '1')
        .getByText(/^hat sich geöffnet/)
        .waitFor();
      await row(staff, '2').getByText('zu weit weg').waitFor();
      const before = await away(staff, '2');
      await stick.scrollIntoViewIfNeeded();
      const shown = await stick.boundingBox();
      if (shown === null) throw new Error('The joystick cannot be seen');
      await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2);
      await page.mouse.down();
      await page.mouse.move(shown.x + shown.width, shown.y + shown.height / 2);
      await expect.poll(() => away(staff, '2')).toBeLessThan(before - 10);
      await page.mouse.up();
      await staff.guide.expectAccessible();
      await page.getByRole('button', { name: 'In der Mitte der Ansicht beginnen' }).press('Enter');
      // From 500, 400 to 700, 300, where a unit is half a metre.
      await expect.poll(() => away(staff, '2')).toBeCloseTo(112, -1);
      await staff.press('Neu beginnen');
      await staff.expectSaid('Noch hat sich nichts geöffnet.');

      const load = (text: string): Promise<void> =>
        page
          .locator('input[type="file"][accept^=".gpx,application"]')
          .setInputFiles({ name: 'walk.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(text) });
      await load('<gpx>\n<trk>');
      await staff.expectSaid('„walk.gpx“ endet zu früh (Zeile 2).');
      await load(track([550, 300], [900, 300]));
      await staff.expectSaid(/^„Am Ufer“: \d+ Positionen, 0 ausgelassen$/);
      await page.getByRole('slider', { name: 'Mal so schnell' }).press('End');
      await staff.press('Den Weg gehen');
      // A walk takes its time.
      await page
        .getByText(/^0:\d\d 2 .* öffnet sich: \d+(,\d)?\sm entfernt, öffnet sich ab 20\sm\.$/)
        .first()
        .waitFor({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Den Weg gehen' }).waitFor();
      await staff.expectSaid('Alles ist gespeichert');

      await goTo(staff, '/tours/2/map', 'Ohne Grade');
      await choose(staff);
      await staff.expectSaid(/^Zum Gehen muss die Karte wissen, wo sie auf der Erde liegt\./);
      await goTo(staff, '/tours/3/map', 'Still');
      await choose(staff);
      await staff.expectSaid(/^Stationen dieser Tour öffnen sich nicht von selbst\./);
    }));
});
