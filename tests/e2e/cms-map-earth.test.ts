import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createPlane } from '#engine/map/distance.ts';
import { drawing } from './game-table.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, expectFocus } from './staff.ts';
import { openMuseum } from './visits.ts';

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

/** A picture of half a metre a unit, whose top points so many degrees clockwise from north. */
function spotText(x: number, y: number, degrees = 0): string {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [right, up] = [x / 2, -y / 2];
  const { toSpot } = createPlane({ latitude: 48.8036, longitude: 9.2 });
  const { latitude, longitude } = toSpot({ east: right * cosine + up * sine, north: up * cosine - right * sine });
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

const choose = ({ page }: Clerk, task: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Was auf der Karte zu tun ist' }).getByText(task, { exact: true }).click();

async function openPlaces(clerk: Clerk): Promise<void> {
  await clerk.page.setViewportSize({ width: 1280, height: 1000 });
  await clerk.open('/tours/1/map');
  await choose(clerk, 'Bekannte Orte');
  await clerk.page.getByRole('heading', { name: 'Bekannte Orte' }).waitFor();
}

/** Clicks a place of the picture, in map units. */
async function click({ page }: Clerk, x: number, y: number): Promise<void> {
  const picture = page.getByRole('group', { name: /^Die Karte der Tour/ }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('The picture is not on the screen');
  const unit = box.width / size.width;
  await page.mouse.click(box.x + x * unit, box.y + y * unit);
}

const coordinates = ({ page }: Clerk, letter: string): Locator => page.getByRole('textbox', { name: `Ort ${letter}` });

async function mark(clerk: Clerk, letter: string, x: number, y: number, text: string): Promise<void> {
  await click(clerk, x, y);
  await expectFocus(coordinates(clerk, letter));
  await coordinates(clerk, letter).fill(text);
}

const fields = ['Breitengrad, unten links', 'Längengrad, unten links', 'Breitengrad, oben rechts'] as const;

async function degrees({ page }: Clerk): Promise<readonly number[]> {
  const values = fields.map((name) => page.getByLabel(name, { exact: true }).inputValue());
  return (await Promise.all(values)).map((value) => Number(value.replace(',', '.')));
}

const undo = ({ page }: Clerk): Promise<void> => page.getByRole('button', { name: 'Rückgängig' }).click();

describe('the box of a map', () => {
  it('follows from two places in the picture, in one step', () =>
    atDesk(museum, async (clerk) => {
      await openPlaces(clerk);
      await clerk.expectSaid('Nötig sind die Koordinaten von mindestens zwei Orten.');
      await mark(clerk, 'A', 100, 700, 'irgendwo');
      await clerk.expectSaid('„irgendwo“ wurde nicht verstanden.');
      await coordinates(clerk, 'A').fill(spotText(100, 700));
      const [latitude, longitude] = spotText(900, 100).split(', ');
      await mark(clerk, 'B', 900, 100, `https://www.openstreetmap.org/#map=19/${latitude}/${longitude}`);
      await clerk.expectSaid(/^Zwei Orte ergeben das Rechteck genau\./);
      await clerk.guide.expectAccessible();
      await clerk.press('Für das Bild übernehmen');
      await clerk.expectSaid('Das Bild liegt auf der Erde, wie diese Orte es sagen.');
      await clerk.expectSaid(/^Das Bild umfasst (49|50)\d mal (39|40)\d Meter\.$/);
      await clerk.expectSaid(/^Hier (10|20|50|100)\sm$/);
      const [south, west, north] = await degrees(clerk);
      expect(south).toBeCloseTo(48.8, 4);
      expect(west).toBeCloseTo(9.2, 4);
      expect(north).toBeCloseTo(48.8036, 4);
      await clerk.expectSaid('1 Änderung nicht gespeichert');
      await undo(clerk);
      await clerk.expectSaid('Alles ist gespeichert');
      await clerk.expectSaid(/^Ohne diese Zahlen/);
    }));

  it('is doubted if a place is wrong or the picture is rotated', () =>
    atDesk(museum, async (clerk) => {
      await openPlaces(clerk);
      await mark(clerk, 'A', 100, 100, spotText(100, 100));
      await mark(clerk, 'B', 900, 100, spotText(900, 100));
      await mark(clerk, 'C', 900, 700, spotText(900, 700));
      await clerk.expectSaid(/^3 Orte ergeben zusammen das Rechteck\. Der schlechteste liegt \d(,\d)?\sm daneben\.$/);
      await mark(clerk, 'D', 100, 700, spotText(300, 700));
      await clerk.expectSaid(/^Einer dieser Orte ist falsch: A, D\./);
      await mark(clerk, 'E', 500, 400, spotText(500, 400));
      await clerk.expectSaid(/^Ort D liegt (9\d|1\d\d)\sm daneben\./);
      await clerk.press('Ort E entfernen');
      await clerk.press('Ort D entfernen');
      for (const [letter, x, y] of [
        ['A', 100, 100],
        ['B', 900, 100],
        ['C', 900, 700],
      ] as const)
        await coordinates(clerk, letter).fill(spotText(x, y, 20));
      await clerk.expectSaid(/^Norden ist nicht oben: Das Bild ist um 20° gedreht\./);
    }));

  it('can be found by keyboard, and places are kept between tasks', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openPlaces(clerk);
      await page.getByRole('button', { name: 'Mitte der Ansicht markieren' }).press('Enter');
      await expectFocus(coordinates(clerk, 'A'));
      const pin = page.getByRole('button', { name: /^Ort A, bei/ });
      const name = await pin.getAttribute('aria-label');
      await pin.focus();
      await clerk.guide.press('ArrowRight', 'Shift+ArrowDown');
      await expect.poll(() => pin.getAttribute('aria-label')).not.toBe(name);
      await choose(clerk, 'Stationen');
      await page.getByRole('button', { name: /^1 .* nach rechts und/ }).waitFor();
      await choose(clerk, 'Bekannte Orte');
      await pin.waitFor();
    }));

  it('is filled in from a file after a look at it, or says why not', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openPlaces(clerk);
      const load = (name: string, text: string): Promise<void> =>
        page
          .locator('input[type="file"][accept*=".gpx"]')
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
      await load('plan.jgw', '0.5\n0\n0\n-0.5\n573000\n6021000\n');
      await clerk.expectSaid(/^„plan\.jgw“ ist in Metern einer Projektion angegeben/);
      await load('walk.gpx', '<gpx><wpt lat="48.8" lon="9.2"/><wpt lat="48.8036" lon="9.20683"/></gpx>');
      await clerk.expectSaid(/^„walk\.gpx“ umfasst 50\d\sm mal 40\d\sm\.$/);
      await clerk.expectSaid(/^Zeigt das Bild genau das/);
      await clerk.guide.expectAccessible();
      await clerk.press('Für das Bild übernehmen');
      await expect.poll(() => degrees(clerk)).toEqual([48.8, 9.2, 48.8036]);
      await undo(clerk);
      await clerk.expectSaid('Alles ist gespeichert');
    }));
});
