import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawing } from '#tests/browser/game-table.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { readCode } from '#tests/browser/qr-pictures.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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

describe('a server with another base (specification 3.5)', () => {
  it('is found by the staff area, which shows, uploads, plays, saves and prints with its addresses', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page, guide, press } = staff;
        // The harness rests at an address that this museum does not have at its root.
        guide.allow(/ERR_INTERNET_DISCONNECTED|status of 404/);
        await page.route('**/config.json', (route) => route.abort('internetdisconnected'));
        await guide.open('/cms/?transitionTo=%2Ffiles');
        await page.getByRole('alert').filter({ hasText: 'Der Server des Museums' }).waitFor();
        await page.unroute('**/config.json');
        await press('Noch einmal versuchen');
        await staff.logIn();
        await guide.expectAt('/cms/files');

        await expectPicture(page.getByRole('button', { name: /^plan\.svg/ }).locator('img'));
        const upload = { name: 'Schale.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) };
        await page.getByLabel('Dateien hochladen').setInputFiles(upload);
        const uploaded = page.getByRole('button', { name: /^Schale\.svg/ });
        await expectPicture(uploaded.locator('img'));
        await uploaded.click();
        await expectPicture(page.getByRole('img', { name: 'Schale.svg' }));
        const downloading = page.waitForEvent('download');
        await press('Als Zip herunterladen');
        expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);

        await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Stationen' }).click();
        await page.getByRole('link', { name: /^Ton\b/ }).click();
        await expectPicture(page.locator('img[src*="plan.svg"]'));
        const sound = page.locator('audio').first();
        await expect
          .poll(() => sound.evaluate(({ src }: HTMLAudioElement) => new URL(src).pathname))
          .toBe('/museum/files/tone.wav');
        await staff.type('Name', 'Deutsch', 'Klang');
        await staff.save();
        await press('Guide ansehen');
        const phone = page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');
        await phone.getByRole('heading', { level: 1, name: 'Klang' }).waitFor();
        await page.getByRole('link', { name: 'Puzzle' }).click();
        const game = page.frameLocator('iframe[title="Das Spiel auf einem Telefon"]');
        await game.locator('[data-condition=shown] canvas').waitFor();

        await guide.open('/cms/tours/1/map');
        await page.getByRole('button', { name: /^1 Klang, bei 200 nach rechts und 300 nach unten$/ }).waitFor();
        await page.getByRole('tab', { name: /^Stationen/ }).click();
        await press('QR-Codes');
        await page.getByRole('dialog').getByRole('img', { name: 'https://museum.example/qr/H', exact: true }).waitFor();
        // All codes are on paper.
        await page.emulateMedia({ media: 'print' });
        const codes = page.locator('body > ul').getByRole('img');
        await codes.nth(2).waitFor();
        const read: string[] = [];
        for (const code of await codes.all()) read.push(await readCode(code));
        expect(read).toEqual(['H', 'H/1', 'H/2'].map((path) => `https://museum.example/qr/${path}`));
      },
      { hasPreview: true },
    ));

  it('is found by the staff area, which logs in, shows, uploads, downloads, plays, previews and prints with its addresses', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press } = staff;
      // The harness rests at an address that this museum does not have at its root.
      guide.allow(/ERR_INTERNET_DISCONNECTED|status of 404/);
      await page.route('**/config.json', (route) => route.abort('internetdisconnected'));
      await guide.open('/cms/?transitionTo=%2Ffiles');
      await staff.logIn();
      await page.getByRole('alert').filter({ hasText: 'Der Server des Museums' }).waitFor();
      await page.unroute('**/config.json');
      await press('Anmelden');
      await guide.expectAt('/cms/files');
      await expectPicture(page.getByRole('button', { name: /^plan\.svg/ }).locator('img'));
      const upload = { name: 'Schale.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) };
      await page.getByLabel('Dateien hochladen').setInputFiles(upload);
      await expectPicture(page.getByRole('button', { name: /^Schale\.svg/ }).locator('img'));
      const downloading = page.waitForEvent('download');
      await press('Als Zip herunterladen');
      expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);

      await goTo(staff, '/locations/1', 'Ton');
      const sound = page.locator('audio').first();
      await expect
        .poll(() => sound.evaluate(({ src }: HTMLAudioElement) => new URL(src).pathname))
        .toBe('/museum/files/tone.wav');
      await press('Guide ansehen');
      const phone = page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');
      await phone.getByRole('heading', { level: 1, name: 'Ton' }).waitFor();
      await goTo(staff, '/tours/1/stations', 'H Rundgang');
      await page.getByRole('button', { name: 'QR-Codes', exact: true }).press('Enter');
      await page.getByRole('dialog').getByRole('img', { name: 'https://museum.example/qr/H', exact: true }).waitFor();
      // All codes are on paper.
      await page.emulateMedia({ media: 'print' });
      const codes = page.locator('body > ul').getByRole('img');
      await codes.nth(2).waitFor();
      const read: string[] = [];
      for (const code of await codes.all()) read.push(await readCode(code));
      expect(read).toEqual(['H', 'H/1', 'H/2'].map((path) => `https://museum.example/qr/${path}`));
    }));
});
