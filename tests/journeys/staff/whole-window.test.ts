import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { files } from './canvas-museum.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser, expectFocus } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// The whole walks are in tests/slow/staff/whole-window.test.ts.
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
    ],
  },
  { files },
);

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Teile dieser Station' }).getByRole('link', { name });

async function expectWhole({ page }: StaffUser): Promise<void> {
  await page.getByRole('button', { name: 'Zum Formular' }).waitFor();
  // What it covers cannot be reached.
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'hidden' });
}

async function expectForm({ page }: StaffUser): Promise<void> {
  await page.getByRole('button', { name: 'Ganzes Fenster' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('the whole window (decisions: a canvas fills the window when staff ask for it)', () => {
  it('belongs to a picture when staff open it, with the focus, until they leave it for the form', () =>
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

        await page.keyboard.press('Escape');
        await expectForm(staff);
      },
      { viewport: { width: 1280, height: 720 } },
    ));
});
