import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { files, hiddenObject } from '#tests/journeys/staff/canvas-museum.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { picture } from '#tests/journeys/staff/station-museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Tours: [
      ...smallMuseum.Tours,
      {
        ID: 2,
        TourGroupID: 1,
        Code: 'P',
        Type: 0,
        Selectors: [1, 4],
        Name: { de: 'Park' },
        MapURL: { de: 'files/picture.svg' },
      },
      { ID: 3, TourGroupID: 1, Code: 'L', Type: 0, Selectors: [1, 4], Name: { de: 'Leer' } },
    ],
    TourItems: [...smallMuseum.TourItems, { ID: 21, TourID: 2, LocationID: 3, Code: '1', Position: 0 }],
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 3,
        Type: 6,
        Name: { de: 'Suche' },
        ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
        GameHotspots: [{ X: 100, Y: 100, Width: 90, Height: 90, Name: { de: 'Vase' }, IsSolution: true }],
        GameHotspotsToWin: 1,
      },
      {
        ID: 4,
        Type: 0,
        Name: { de: 'Rundgang' },
        MediaURL: { de: 'files/tone.wav' },
        ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
        Timeline: { Locations: [3], Times: [1] },
      },
      {
        ID: 5,
        Name: { de: 'Viele' },
        ...hiddenObject,
        GameHotspots: Array.from({ length: 40 }, (_, index) => ({
          X: 20 + (index % 8) * 90,
          Y: 20 + Math.floor(index / 8) * 100,
          Width: 60,
          Height: 60,
          Name: { de: `Nische ${index + 1}` },
          IsSolution: true,
        })),
      },
    ],
  },
  { files },
);

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Teile dieser Station' }).getByRole('link', { name });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

async function expectWhole({ page }: StaffUser): Promise<void> {
  await page.getByRole('button', { name: 'Zum Formular' }).waitFor();
  // Covered elements cannot be reached.
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'hidden' });
}

async function expectForm({ page }: StaffUser): Promise<void> {
  await page.getByRole('button', { name: 'Ganzes Fenster' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('the whole window (decisions: a canvas fills the window when staff ask for it)', () => {
  it('belongs to a picture or timeline when staff open it, with the focus, until they leave one for the form', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await staff.open('/locations/3');
        const canvas = page.getByRole('group', { name: /^Das Bild mit seinen/ });
        await expectForm(staff);
        await part(page, 'Wimmelbild').click();
        await expectWhole(staff);
        await expectFocus(canvas);
        await staff.guide.expectAccessible();
        // The picture has three fifths of a small laptop, until the preview is called.
        const share = async (): Promise<number> => {
          const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
          return (width * height) / (1280 * 720);
        };
        await expect.poll(share).toBeGreaterThanOrEqual(0.6);
        const preview = page.getByRole('complementary', { name: 'Vorschau' });
        await page.keyboard.press('g');
        await preview.waitFor();
        await expectFocus(canvas);
        await expect.poll(share).toBeLessThan(0.5);
        await page.keyboard.press('g');
        await preview.waitFor({ state: 'detached' });

        // A recording shows its pictures large.
        await goTo(staff, '/locations/4', 'Rundgang');
        await part(page, 'Zeitleiste').click();
        await expectWhole(staff);
        const timeline = page.getByRole('group', { name: 'Zeitleiste', exact: true });
        await expectFocus(timeline);
        await timeline.getByRole('slider', { name: 'Abspielstelle' }).waitFor();
        const heights = () =>
          timeline.locator('img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
        await expect.poll(async () => Math.max(...(await heights()))).toBeGreaterThan(200);
        await page.keyboard.press('Escape');
        await expectForm(staff);

        // Now the form goes first, but not for links to the picture from its tour.
        await staff.guide.open('/cms/tours/2/stations/21');
        await page.getByRole('dialog').getByRole('button', { name: 'Suchflächen zeichnen' }).click();
        await staff.guide.expectAt('/cms/locations/3');
        await expectWhole(staff);
        await page.goBack();
        await page.getByRole('dialog').getByRole('button', { name: 'Station bearbeiten' }).waitFor();
      },
      { viewport: { width: 1280, height: 720 } },
    ));

  it('is not filled by arrow keys or before there is a picture, and a page begins as staff left the last one', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await staff.open('/tours/2/stations');
        await tab(page, /^Stationen/).press('ArrowRight');
        await staff.guide.expectAt('/cms/tours/2/map');
        await expectForm(staff);
        await goTo(staff, '/locations/3', 'Suche');
        await part(page, 'Wimmelbild').click();
        await expectWhole(staff);
        await page.keyboard.press('Escape');
        await expectForm(staff);
        const canvas = page.getByRole('group', { name: /^Das Bild mit seinen/ });
        await expect
          .poll(() => canvas.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
          .toBe(true);
        await part(page, 'Wimmelbild').click();
        await expectForm(staff);
        await goTo(staff, '/tours/2/general', 'Park');
        await tab(page, 'Karte').click();
        await expectForm(staff);
        await staff.press('Ganzes Fenster');
        await expectWhole(staff);
        await page.keyboard.press('f');
        await expectForm(staff);
        await staff.press('Ganzes Fenster');
        await staff.press('Zum Formular');
        await staff.press('Ganzes Fenster');
        await page.getByRole('link', { name: 'Touren' }).waitFor({ state: 'hidden' });
        await staff.guide.open('/cms/tours/2/general');
        await tab(page, 'Karte').click();
        await expectWhole(staff);
        await page.keyboard.press('Escape');
        await page.evaluate(() => localStorage.removeItem('cmsFormFirst'));

        await staff.guide.open('/cms/tours/3/general');
        await tab(page, 'Karte').click();
        const upload = page.getByRole('button', { name: /^Hochladen/ }).first();
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()]);
        await chooser.setFiles(picture);
        await expectForm(staff);
      },
      { viewport: { width: 1280, height: 720 } },
    ));
});

describe('the editor of shapes (decisions: a canvas fills the window when staff ask for it)', () => {
  it('fills the window with the focus until staff leave it, shows the chosen row, and keeps notices off dialogs', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const title = page.getByRole('heading', { level: 1 });
        await staff.open('/locations/5');
        const picture = page.getByRole('group', { name: /^Das Bild mit seinen/ });
        await page.getByRole('button', { name: 'Ganzes Fenster' }).waitFor();
        await title.waitFor();
        const parts = page.getByRole('navigation', { name: 'Teile dieser Station' });
        await parts.getByRole('link', { name: 'Wimmelbild' }).click();
        await page.getByRole('button', { name: 'Zum Formular' }).waitFor();
        // Covered elements cannot be reached.
        await title.waitFor({ state: 'hidden' });
        await expectFocus(picture);
        // The picture has three fifths of a small laptop.
        const share = async (): Promise<number> => {
          const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
          return (width * height) / (1280 * 720);
        };
        await expect.poll(share).toBeGreaterThanOrEqual(0.6);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Ganzes Fenster' }).waitFor();
        await title.waitFor();

        const canvas = await openCanvas(page);
        const row = page.getByRole('button', { name: /^40\. Nische 40/ });
        const isSeen = (): Promise<boolean> =>
          row.evaluate((element) => {
            const list = element.closest('ol')?.getBoundingClientRect();
            const { top, bottom } = element.getBoundingClientRect();
            return list !== undefined && top >= list.top && bottom <= list.bottom + 1;
          });
        expect(await isSeen()).toBe(false);
        await canvas.click({ x: 680, y: 450 });
        await expect.poll(isSeen).toBe(true);
        await page.getByRole('group', { name: 'Zeichenwerkzeuge' }).getByRole('button', { name: 'Löschen' }).click();
        const back = page.getByRole('button', { name: 'Zurücknehmen' });
        await back.waitFor();
        await page.setViewportSize({ width: 1280, height: 480 });
        // Pointing at a notice keeps it.
        await back.hover();
        await page.keyboard.press('?');
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        const overlap = async (): Promise<number> => {
          const [content, notice] = [await dialog.boundingBox(), await back.boundingBox()];
          return (content?.y ?? 0) + (content?.height ?? 0) - (notice?.y ?? 0);
        };
        await expect.poll(overlap).toBeLessThan(0);
      },
      { viewport: { width: 1280, height: 720 } },
    ));
});
