import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawing } from './game-table.ts';
import { smallMuseum } from './museum.ts';
import { atDesk } from './staff.ts';
import { openMuseum } from './visits.ts';

const size = { width: 1000, height: 800 };
const picture = drawing(size, '#e0e2d9');
const [tour] = smallMuseum.Tours;
const [tone] = smallMuseum.Locations;

const museum = openMuseum(
  {
    ...smallMuseum,
    Tours: [{ ...tour, Selectors: [1, 4], MapURL: { de: 'files/plan.svg' } }],
    TourItems: [
      { ID: 1, TourID: 1, LocationID: 1, Code: '1', Position: 0, MapX: 200, MapY: 300 },
      { ID: 2, TourID: 1, LocationID: 2, Code: '2', Position: 1, MapX: 700, MapY: 300 },
    ],
    Locations: [
      { ...tone, ImageDescriptors: [{ ImageURL: 'files/plan.svg' }] },
      { ID: 2, Type: 4, Name: { de: 'Puzzle' }, GameJigsawTopImageURL: 'files/plan.svg' },
    ],
  },
  {
    client: { serverBase: '/museum/', webAddress: 'https://museum.example' },
    below: '/museum',
    files: { 'plan.svg': picture },
  },
);

async function expectPicture(found: Locator): Promise<void> {
  await expect
    .poll(() => found.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
}

describe('a staff area whose server has another base', () => {
  it('offers to try again when it cannot be told where', () =>
    atDesk(museum, async ({ page, ...clerk }) => {
      clerk.guide.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.route('**/config.json', (route) => route.abort('internetdisconnected'));
      await clerk.guide.open('/cms/');
      await page.getByRole('alert').filter({ hasText: 'Der Server des Museums' }).waitFor();
      await page.unroute('**/config.json');
      await clerk.press('Noch einmal versuchen');
      await clerk.logIn();
      await clerk.guide.expectAt('/cms/overview');
    }));

  it('shows, uploads and downloads files there', () =>
    atDesk(museum, async ({ page, ...clerk }) => {
      await clerk.open('/files');
      await expectPicture(page.getByRole('button', { name: /^plan\.svg/ }).locator('img'));
      const upload = { name: 'Schale.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) };
      await page.getByLabel('Dateien hochladen').setInputFiles(upload);
      const uploaded = page.getByRole('button', { name: /^Schale\.svg/ });
      await expectPicture(uploaded.locator('img'));
      await uploaded.click();
      await expectPicture(page.getByRole('img', { name: 'Schale.svg' }));
      const downloading = page.waitForEvent('download');
      await clerk.press('Als Zip herunterladen');
      expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
    }));

  it('shows the map of a tour, and prints the address of the guide', () =>
    atDesk(museum, async ({ page, ...clerk }) => {
      await clerk.open('/tours/1/map');
      await page.getByRole('button', { name: /^1 Ton, bei 200 nach rechts und 300 nach unten$/ }).waitFor();
      await clerk.guide.open('/cms/tours/1/general');
      await clerk.press('QR-Codes');
      await page.getByRole('dialog').getByRole('img', { name: 'https://museum.example/qr/H', exact: true }).waitFor();
    }));

  it('plays what is edited, and saves it', () =>
    atDesk(museum, async ({ page, ...clerk }) => {
      await clerk.open('/locations/1');
      await expectPicture(page.locator('img[src*="plan.svg"]'));
      await expect
        .poll(() =>
          page
            .locator('audio')
            .first()
            .evaluate(({ src }: HTMLAudioElement) => new URL(src).pathname),
        )
        .toBe('/museum/files/tone.wav');
      await clerk.type('Name', 'Deutsch', 'Klang');
      await clerk.save();
      await page.getByRole('button', { name: 'Guide ansehen' }).click();
      const guide = page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');
      await guide.getByRole('heading', { level: 1, name: 'Klang' }).waitFor();
      await clerk.guide.open('/cms/locations/2');
      const game = page.frameLocator('iframe[title="Das Spiel auf einem Telefon"]');
      await game.locator('[data-condition=shown] canvas').waitFor();
    }));
});
