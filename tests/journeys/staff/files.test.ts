import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { goTo } from './go-to.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// Uploads that are stopped, and the choice of files sorted: tests/slow/staff/files.test.ts.
// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d|ERR_FAILED/ });

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60"/></svg>';
const picture = { name: 'Schale.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawn) };

function png(red: number): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .png()
    .toBuffer();
}

const drop = async ({ page }: StaffUser, name: string): Promise<void> => {
  const transfer = await page.evaluateHandle((fileName) => {
    const data = new DataTransfer();
    data.items.add(new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nHallo\n'], fileName, { type: 'text/vtt' }));
    return data;
  }, name);
  const zone = page.getByText('Oder Dateien hierher ziehen', { exact: false });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
};

/** The texts whose end cannot be read. */
const cutOff = (texts: readonly Element[]): readonly (string | null)[] =>
  texts
    .filter((text) => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth)
    .map(({ textContent }) => textContent);

describe('the museum’s files (specification 2.4)', () => {
  it('are uploaded, dropped, refused with the reason, deleted, and renamed with their references', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press } = staff;
      const upload = page.getByLabel('Dateien hochladen');
      const dialog = page.getByRole('dialog');
      const file = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
      await staff.open('/files');
      await press('Neuer Ordner');
      await dialog.getByLabel('Name').fill('Bilder');
      await dialog.getByRole('button', { name: 'Neuer Ordner' }).click();
      await guide.expectAt('/cms/files?folder=Bilder');
      await staff.expectSaid('Dieser Ordner ist leer.');
      await upload.setInputFiles(picture);
      await file('Schale.svg').click();
      await staff.expectSaid('Wird nirgends verwendet.');

      // The same name again: both files stay unless staff choose otherwise.
      await upload.setInputFiles(picture);
      await staff.expectSaid('Dateien mit diesen Namen gibt es schon');
      await press('Beide behalten');
      await file('Schale 2.svg').click();
      await press('Löschen');
      await dialog.getByRole('button', { name: 'Löschen' }).click();
      await file('Schale 2.svg').waitFor({ state: 'detached' });
      await expectFocus(page.getByRole('heading', { name: 'Dateien' }));
      await file('Schale.svg').click();
      await press('Einzelheiten schließen');
      await expectFocus(file('Schale.svg'));
      await drop(staff, 'Ton.vtt');
      await file('Ton.vtt').waitFor();
      await upload.setInputFiles({ name: 'Krug.jpg', mimeType: 'image/jpeg', buffer: await png(10) });
      await staff.expectSaid('„Krug.jpg“ ist ein PNG-Bild, dem Namen nach aber ein JPEG-Bild.');
      const refusals = page.getByRole('status', { name: 'Uploads' }).getByText(/^K/);
      expect(await refusals.count()).toBe(1);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => refusals.evaluateAll(cutOff)).toEqual([]);
      }

      await goTo(staff, '/files?file=tone.wav', 'Dateien');
      const details = page.getByRole('complementary');
      await details.getByRole('link', { name: 'Station „Ton“' }).waitFor();
      await press('Umbenennen, verschieben …');
      await dialog.getByLabel('Name').fill('Klang.wav');
      await press('Umbenennen oder verschieben');
      await details.getByRole('heading', { name: 'Klang.wav' }).waitFor();
      const stored = (await museum.editingCopy()).location(1);
      expect(stored?.MediaURL).toEqual({ de: 'files/Klang.wav', en: 'files/Klang.wav' });
      await press('Löschen');
      await dialog.getByRole('button', { name: 'Löschen' }).click();
      await staff.expectSaid(/^Sie wird noch verwendet/);
    }));
});
