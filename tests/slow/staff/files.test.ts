import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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
  it('are uploaded, dropped, refused with the reason, renamed with their references, and deleted', () =>
    asStaff(museum, async (staff) => {
      const { page, guide, press } = staff;
      const upload = page.getByLabel('Dateien hochladen');
      const dialog = page.getByRole('dialog');
      const file = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
      await staff.open('/files');
      await press('Neuer Ordner');
      await dialog.getByLabel('Name').fill('aux');
      await dialog.getByRole('button', { name: 'Neuer Ordner' }).click();
      await dialog.getByText('Den Namen „aux“ braucht Windows selbst: Wählen Sie einen anderen.').waitFor();
      await dialog.getByLabel('Name').fill('Bilder');
      await dialog.getByRole('button', { name: 'Neuer Ordner' }).click();
      await guide.expectAt('/cms/files?folder=Bilder');
      await staff.expectSaid('Dieser Ordner ist leer.');
      await upload.setInputFiles(picture);
      await file('Schale.svg').click();
      await staff.expectSaid('Wird nirgends verwendet.');
      await guide.expectAccessible();

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

      const whole = await png(10);
      await upload.setInputFiles({ name: 'Kanne.png', mimeType: 'image/png', buffer: whole.subarray(0, 90) });
      await staff.expectSaid(
        'Kanne.png: „Kanne.png“ lässt sich nicht anzeigen: Das Bild ist abgeschnitten oder beschädigt.',
      );
      await upload.setInputFiles({ name: 'Krug.jpg', mimeType: 'image/jpeg', buffer: whole });
      await staff.expectSaid('„Krug.jpg“ ist ein PNG-Bild, dem Namen nach aber ein JPEG-Bild.');
      const refusals = page.getByRole('status', { name: 'Uploads' }).getByText(/^K/);
      expect(await refusals.count()).toBe(2);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => refusals.evaluateAll(cutOff)).toEqual([]);
      }
      await page.route('**/api/files/upload/**', () => undefined);
      await upload.setInputFiles({ name: 'lang.wav', mimeType: 'audio/wav', buffer: tone(20) });
      await page.getByRole('progressbar', { name: 'lang.wav wird hochgeladen' }).waitFor({ state: 'attached' });
      await press('Hochladen von lang.wav abbrechen');
      await staff.expectSaid('lang.wav: abgebrochen');

      await guide.open('/cms/files?file=tone.wav');
      const details = page.getByRole('complementary');
      await details.getByRole('link', { name: 'Station „Ton“' }).waitFor();
      await press('Umbenennen, verschieben …');
      await dialog.getByLabel('Name').fill('Klang.wav');
      await press('Umbenennen oder verschieben');
      await details.getByRole('heading', { name: 'Klang.wav' }).waitFor();
      const stored = (await museum.editingCopy()).location(1);
      expect(stored?.MediaURL).toEqual({ de: 'files/Klang.wav', en: 'files/Klang.wav' });
      await staff.expectSaid('Alles ist gespeichert');
      await press('Löschen');
      await dialog.getByRole('button', { name: 'Löschen' }).click();
      await staff.expectSaid(/^Sie wird noch verwendet/);
      const zip = { code: 'storage', message: 'The files cannot be read' };
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.route('**/api/files/zip/**', (route) => route.fulfill({ status: 404, json: { error: zip } }));
      await press('Als Zip herunterladen');
      await page.getByRole('alert').filter({ hasText: zip.message }).waitFor();
    }));

  it('are uploaded into a field, again after a lost network, not twice, and never over a later choice', () =>
    asStaff(museum, async (staff) => {
      const { page, press } = staff;
      const dialog = page.getByRole('dialog');
      await staff.open('/locations/1');
      const field = page.getByRole('group', { name: 'Kleines Bild in Listen' });
      const shown = (name: string) => field.getByTitle(`files/images/${name}`, { exact: true });
      const put = (name: string, buffer: Buffer) =>
        field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
      const upload = '**/api/files/upload/**';
      await page.route(upload, (route) => route.abort());
      await put('Krug.png', await png(130));
      await field.getByText(/^Krug\.png: /).waitFor();
      await page.unroute(upload);
      await field.getByRole('button', { name: 'Krug.png noch einmal hochladen' }).click();
      await shown('Krug.png').waitFor();
      const chooser = page.waitForEvent('filechooser');
      await field.getByRole('button', { name: 'Hochladen: Kleines Bild in Listen' }).click();
      await (await chooser).setFiles({ name: 'falsch.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await field.getByText(/falsch\.png: /).waitFor();

      await put('Amphore.png', await png(70));
      await shown('Amphore.png').waitFor();
      await put('Truhe.png', await png(10));
      await shown('Truhe.png').waitFor();
      await press('Entfernen: Kleines Bild in Listen');
      await expectFocus(field.getByRole('button', { name: 'Auswählen: Kleines Bild in Listen' }));
      await put('Truhe.png', await png(10));
      await shown('Truhe.png').waitFor();
      await put('Truhe.png', await png(200));
      await staff.expectSaid('Es gibt schon „Truhe.png“. Die neue Datei heißt „Truhe 2.png“.');
      await shown('Truhe 2.png').waitFor();
      await press('Rückgängig');
      await shown('Truhe.png').waitFor();

      await press('Auswählen: Kleines Bild in Listen');
      const choices = dialog.getByRole('listitem');
      await choices.nth(1).waitFor();
      await expect.poll(() => choices.first().innerText()).toContain('Truhe 2.png');
      await dialog.getByLabel('Reihenfolge').selectOption('Nach Namen');
      // Other folders may come before.
      const known = choices.filter({ hasText: /Amphore|Truhe/ });
      await expect.poll(() => known.first().innerText()).toContain('Amphore.png');
      await staff.guide.expectAccessible();
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'Vase.png',
        mimeType: 'image/png',
        buffer: await png(30),
      });
      await dialog.waitFor({ state: 'detached' });
      await shown('Vase.png').waitFor();

      let arrive = (): void => undefined;
      const onTheWay = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(upload, async (route) => {
        await onTheWay;
        await route.continue();
      });
      await put('Spät.png', await png(250));
      await field.getByRole('progressbar').waitFor({ state: 'attached' });
      await press('Auswählen: Kleines Bild in Listen');
      await dialog.getByRole('button', { name: /Krug\.png/ }).click();
      await shown('Krug.png').waitFor();
      arrive();
      await field.getByRole('progressbar').waitFor({ state: 'detached' });
      await shown('Krug.png').waitFor();
      await staff.save();
      expect((await museum.editingCopy()).location(1)?.IconURL).toBe('files/images/Krug.png');
    }));
});
