import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createPlane } from '#engine/map/distance.ts';
import { drawing } from '#tests/browser/game-table.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const size = { width: 1000, height: 800 };
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
      },
    ],
    TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 200, MapY: 300 }],
  },
  { files: { 'plan.svg': drawing(size, '#e0e2d9') } },
);

/** A picture of half a metre a unit, whose top points this many degrees clockwise from north. */
function spotText(x: number, y: number, degrees = 0): string {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [right, up] = [x / 2, -y / 2];
  const { toSpot } = createPlane({ latitude: 48.8036, longitude: 9.2 });
  const { latitude, longitude } = toSpot({ east: right * cosine + up * sine, north: up * cosine - right * sine });
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

const choose = ({ page }: StaffUser, task: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Was auf der Karte zu tun ist' }).getByText(task, { exact: true }).click();

async function openPlaces(staff: StaffUser): Promise<void> {
  await staff.page.setViewportSize({ width: 1280, height: 1000 });
  await staff.open('/tours/1/map');
  await choose(staff, 'Bekannte Orte');
  await staff.page.getByRole('heading', { name: 'Bekannte Orte' }).waitFor();
}

/** Clicks a place of the picture, in map units. */
async function click({ page }: StaffUser, x: number, y: number): Promise<void> {
  const picture = page.getByRole('group', { name: /^Die Karte der Tour/ }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('The picture is not on the screen');
  const unit = box.width / size.width;
  await page.mouse.click(box.x + x * unit, box.y + y * unit);
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

const undo = ({ page }: StaffUser): Promise<void> => page.getByRole('button', { name: 'Rückgängig' }).click();

describe('the box of a map (decisions: the box follows from places that staff know)', () => {
  it('follows from known places or from a file, in one step, and is doubted if they contradict each other', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await openPlaces(staff);
      await staff.unfold();
      await staff.expectSaid('Nötig sind die Koordinaten von mindestens zwei Orten.');
      await mark(staff, 'A', 100, 700, 'irgendwo');
      await staff.expectSaid('„irgendwo“ wurde nicht verstanden.');
      await coordinates(staff, 'A').fill(spotText(100, 700));
      const [latitude, longitude] = spotText(900, 100).split(', ');
      await mark(staff, 'B', 900, 100, `https://www.openstreetmap.org/#map=19/${latitude}/${longitude}`);
      await staff.expectSaid(/^Zwei Orte ergeben das Rechteck genau\./);
      await staff.guide.expectAccessible();
      await staff.press('Für das Bild übernehmen');
      await staff.expectSaid('Das Bild liegt auf der Erde, wie diese Orte es sagen.');
      await staff.expectSaid(/^Das Bild umfasst (49|50)\d mal (39|40)\d Meter\.$/);
      await staff.expectSaid(/^Hier (10|20|50|100)\sm$/);
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
      await mark(staff, 'D', 100, 100, spotText(300, 100));
      await staff.expectSaid(/^Einer dieser Orte ist falsch: A, D\./);
      await mark(staff, 'E', 500, 400, spotText(500, 400));
      await staff.expectSaid(/^Ort D liegt (9\d|1\d\d)\sm daneben\./);
      await staff.press('Ort E entfernen');
      await staff.press('Ort D entfernen');
      for (const [letter, x, y] of [
        ['A', 100, 700],
        ['B', 900, 100],
        ['C', 900, 700],
      ] as const)
        await coordinates(staff, letter).fill(spotText(x, y, 20));
      await staff.expectSaid(/^Norden ist nicht oben: Das Bild ist um 20° gedreht\./);

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

      const load = (file: string, text: string): Promise<void> =>
        page
          .locator('input[type="file"][accept*=".gpx"]')
          .setInputFiles({ name: file, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
      await load('plan.jgw', '0.5\n0\n0\n-0.5\n573000\n6021000\n');
      await staff.expectSaid(/^„plan\.jgw“ ist in Metern einer Projektion angegeben/);
      await load('walk.gpx', '<gpx><wpt lat="48.8" lon="9.2"/><wpt lat="48.8036" lon="9.20683"/></gpx>');
      await staff.expectSaid(/^„walk\.gpx“ umfasst 50\d\sm mal 40\d\sm\.$/);
      await staff.expectSaid(/^Zeigt das Bild genau das/);
      await page.getByRole('button', { name: 'Für das Bild übernehmen' }).last().click();
      await expect.poll(() => degrees(staff)).toEqual([48.8, 9.2, 48.8036]);
      await undo(staff);
      await staff.expectSaid('Alles ist gespeichert');
    }));
});
