import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createProjection } from '#engine/map/projection.ts';
import { drawing } from './game-table.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

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

async function openWalk({ page, open }: Clerk, ID = 1): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await open(`/tours/${ID}/map`);
  await page
    .getByRole('radiogroup', { name: 'Was auf der Karte zu tun ist' })
    .getByText('Rundgang', { exact: true })
    .click();
}

/** Clicks a place of the picture, in map units. */
async function click({ page }: Clerk, x: number, y: number): Promise<void> {
  const picture = page.getByRole('group', { name: /^Die Karte der Tour/ }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const shown = await picture.boundingBox();
  if (shown === null) throw new Error('The picture is not on the screen');
  const unit = shown.width / size.width;
  await page.mouse.click(shown.x + x * unit, shown.y + y * unit);
}

const row = ({ page }: Clerk, code: string): Locator =>
  page.getByRole('table', { name: 'Stationen beim Rundgang' }).getByRole('row', { name: new RegExp(`^${code} `) });

async function away(clerk: Clerk, code: string): Promise<number> {
  return Number.parseFloat((await row(clerk, code).getByRole('cell').first().innerText()).replace(',', '.'));
}

function track(...places: readonly (readonly [number, number])[]): string {
  const outcome = createProjection(box, size);
  if (!outcome.ok) throw new Error(outcome.fault);
  const points = places
    .map(([x, y]) => outcome.projection.toSpot({ x, y }))
    .map(({ latitude, longitude }) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
  return `<gpx><trk><name>Am Ufer</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

describe('the walk at the desk', () => {
  it('is walked with a joystick, by keys and by pointer, and says which station opens and why', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openWalk(clerk);
      await clerk.expectSaid('Noch hat sich nichts geöffnet.');
      await page.getByRole('slider', { name: 'Fehler des Telefons' }).press('Home');
      await page.getByRole('slider', { name: 'Tempo' }).press('End');
      await click(clerk, 420, 300);
      await expect.poll(() => away(clerk, '1')).toBeGreaterThan(100);
      const stick = page.getByRole('button', { name: /^Joystick/ });
      await stick.focus();
      await page.keyboard.down('ArrowLeft');
      await clerk.expectSaid(/^0:\d\d 1 .* öffnet sich: \d+(,\d)?\sm entfernt, öffnet sich ab 50\sm\.$/);
      await page.keyboard.up('ArrowLeft');
      await row(clerk, '1')
        .getByText(/^hat sich geöffnet/)
        .waitFor();
      await row(clerk, '2').getByText('zu weit weg').waitFor();
      const before = await away(clerk, '2');
      const shown = await stick.boundingBox();
      if (shown === null) throw new Error('The joystick cannot be seen');
      await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2);
      await page.mouse.down();
      await page.mouse.move(shown.x + shown.width, shown.y + shown.height / 2);
      await expect.poll(() => away(clerk, '2')).toBeLessThan(before - 10);
      await page.mouse.up();
      await clerk.guide.expectAccessible();
      await page.getByRole('button', { name: 'In der Mitte der Ansicht beginnen' }).press('Enter');
      // From 500, 400 to 700, 300, where a unit is half a metre.
      await expect.poll(() => away(clerk, '2')).toBeCloseTo(112, -1);
      await clerk.press('Neu beginnen');
      await clerk.expectSaid('Noch hat sich nichts geöffnet.');
      await clerk.expectSaid('Alles ist gespeichert');
    }));

  it('replays a GPX track, or says what is wrong with it', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await openWalk(clerk);
      const load = (text: string): Promise<void> =>
        page
          .locator('input[type="file"][accept^=".gpx,application"]')
          .setInputFiles({ name: 'walk.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(text) });
      await load('<gpx>\n<trk>');
      await clerk.expectSaid('„walk.gpx“ endet zu früh (Zeile 2).');
      await load(track([550, 300], [900, 300]));
      await clerk.expectSaid(/^„Am Ufer“: \d+ Positionen, 0 ausgelassen$/);
      await page.getByRole('slider', { name: 'Fehler des Telefons' }).press('Home');
      await page.getByRole('slider', { name: 'Mal so schnell' }).press('End');
      await clerk.press('Den Weg gehen');
      await clerk.expectSaid(/^0:\d\d 2 .* öffnet sich: \d+(,\d)?\sm entfernt, öffnet sich ab 20\sm\.$/);
      await page.getByRole('button', { name: 'Den Weg gehen' }).waitFor();
    }));

  it('says what a map lacks for it', () =>
    atDesk(museum, async (clerk) => {
      await openWalk(clerk, 2);
      await clerk.expectSaid(/^Zum Gehen muss die Karte wissen, wo sie auf der Erde liegt\./);
    }));

  it('says that stations do not open by themselves', () =>
    atDesk(museum, async (clerk) => {
      await openWalk(clerk, 3);
      await clerk.expectSaid(/^Stationen dieser Tour öffnen sich nicht von selbst\./);
    }));
});
