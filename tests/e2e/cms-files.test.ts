import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallMuseum, tone } from './museum.ts';
import { type Clerk, atDesk, expectFocus, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

const definition = {
  ...smallMuseum,
  Themes: [{ ID: 1, Name: { de: 'Haus' }, PrimaryColor: '#0f4c4f', IsDefault: true }],
  Messages: [{ ID: 1, Code: 'welcome', Message: { de: 'Willkommen' } }],
};
// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(definition, { allow: /status of 4\d\d/ });

const picture = {
  name: 'Schale.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60"/></svg>',
  ),
};

beforeAll(() => hireStaff(museum));

const drop = async ({ page }: Clerk, name: string): Promise<void> => {
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

describe('files', () => {
  it('that cannot be downloaded as a zip are reported', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/files');
      const error = { code: 'storage', message: 'The files cannot be read' };
      await page.route('**/api/files/zip/**', (route) => route.fulfill({ status: 404, json: { error } }));
      await clerk.press('Als Zip herunterladen');
      await page.getByRole('alert').filter({ hasText: error.message }).waitFor();
    }));

  it('that a lost network cut off are uploaded again at a press, into their field too', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      clerk.guide.allow(/ERR_FAILED/);
      await clerk.open('/locations/1');
      const field = page.getByRole('group', { name: 'Kleines Bild in Listen' });
      await page.route('**/api/files/upload/**', (route) => route.abort());
      await field.locator('input[type=file]').setInputFiles({ ...picture, name: 'Krug.svg' });
      await field.getByText(/^Krug\.svg: /).waitFor();
      await clerk.guide.expectAccessible();
      await page.unroute('**/api/files/upload/**');
      await field.getByRole('button', { name: 'Krug.svg noch einmal hochladen' }).click();
      await field.getByTitle('files/images/Krug.svg', { exact: true }).waitFor();
      await clerk.save();
    }));

  it('with too many pixels are made smaller, and the list says so', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const plan = sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#2a6f97' } });
      await clerk.open('/files');
      const file = { name: 'Plan.jpg', mimeType: 'image/jpeg', buffer: await plan.jpeg().toBuffer() };
      await page.getByLabel('Dateien hochladen').setInputFiles(file);
      await clerk.expectSaid('Das Bild wurde verkleinert: von 12000 × 9000 auf 6000 × 4500 Bildpunkte.');
      await page.getByRole('button', { name: /^Plan\.jpg/ }).waitFor();
      await clerk.guide.expectAccessible();
    }));

  it('are uploaded, shown with what uses them, renamed and deleted', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/files');
      await clerk.press('Neuer Ordner');
      await page.getByRole('dialog').getByLabel('Name').fill('Bilder');
      await page.getByRole('dialog').getByRole('button', { name: 'Neuer Ordner' }).click();
      await clerk.guide.expectAt('/cms/files?folder=Bilder');
      await clerk.expectSaid('Dieser Ordner ist leer.');
      await page.getByLabel('Dateien hochladen').setInputFiles(picture);
      await page.getByRole('button', { name: /^Schale\.svg/ }).click();
      await clerk.expectSaid('Wird nirgends verwendet.');
      await clerk.guide.expectAccessible();

      // The same name again: both files stay unless staff choose otherwise.
      await page.getByLabel('Dateien hochladen').setInputFiles(picture);
      await clerk.expectSaid('Solche Dateien gibt es schon');
      await clerk.press('Beide behalten');
      await page.getByRole('button', { name: /^Schale 2\.svg/ }).click();
      await clerk.press('Löschen');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await page.getByRole('button', { name: /^Schale 2\.svg/ }).waitFor({ state: 'detached' });
      await expectFocus(page.getByRole('heading', { name: 'Dateien' }));
      await page.getByRole('button', { name: /^Schale\.svg/ }).click();
      await clerk.press('Einzelheiten schließen');
      await expectFocus(page.getByRole('button', { name: /^Schale\.svg/ }));

      await drop(clerk, 'Ton.vtt');
      await page.getByRole('button', { name: /^Ton\.vtt/ }).waitFor();
    }));

  it('keep their references when they are moved, unsaved ones included', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/files?file=tone.wav');
      await page.getByRole('complementary').getByRole('link', { name: 'Station „Ton“' }).waitFor();
      await clerk.press('Umbenennen, verschieben …');
      await page.getByRole('dialog').getByLabel('Name').fill('Klang.wav');
      await clerk.press('Umbenennen oder verschieben');
      await page.getByRole('complementary').getByRole('heading', { name: 'Klang.wav' }).waitFor();
      const stored = (await museum.services.inEdit.current()).catalogue.location(1);
      expect(stored?.MediaURL).toEqual({ de: 'files/Klang.wav', en: 'files/Klang.wav' });
      await clerk.expectSaid('Alles ist gespeichert');

      await clerk.press('Löschen');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await clerk.expectSaid(/^Sie wird noch verwendet/);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }));

  it('are chosen and uploaded in a form, and refused with the reason', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/languages/1');
      const slot = page.getByRole('group', { name: 'Bild', exact: true });
      const chooser = page.waitForEvent('filechooser');
      await slot.getByRole('button', { name: 'Hochladen: Bild' }).click();
      await (await chooser).setFiles({ name: 'falsch.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await slot.getByText(/falsch\.png: /).waitFor();
      const again = page.waitForEvent('filechooser');
      await slot.getByRole('button', { name: 'Hochladen: Bild' }).click();
      await (await again).setFiles({ ...picture, name: 'Flagge.svg' });
      await slot.getByTitle('files/images/Flagge.svg').waitFor();
      await slot.getByRole('button', { name: 'Auswählen: Bild' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Schale\.svg/ })
        .click();
      await slot.getByText('Schale.svg').waitFor();
      await clerk.press('Entfernen: Bild');
      await expectFocus(slot.getByRole('button', { name: 'Auswählen: Bild' }));
      await clerk.press('Rückgängig');
      await clerk.press('Rückgängig');
      await slot.getByText('Flagge.svg').waitFor();
      await clerk.save();
      expect((await museum.services.inEdit.current()).catalogue.languages[0].IconURL).toBe('files/images/Flagge.svg');
    }));

  it('are not stored twice by a form, and a picker shows the newest first and uploads', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const colour = (red: number): Promise<Buffer> =>
        sharp({ create: { width: 40, height: 40, channels: 3, background: { r: red, g: 90, b: 90 } } })
          .png()
          .toBuffer();
      await clerk.open('/locations/1');
      const field = page.getByRole('group', { name: 'Kleines Bild in Listen' });
      const upload = async (name: string, buffer: Buffer): Promise<void> =>
        field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
      await upload('Amphore.png', await colour(70));
      await field.getByTitle('files/images/Amphore.png', { exact: true }).waitFor();
      await upload('Truhe.png', await colour(10));
      await field.getByTitle('files/images/Truhe.png', { exact: true }).waitFor();
      await clerk.press('Entfernen: Kleines Bild in Listen');
      await upload('Kopie der Truhe.png', await colour(10));
      await field.getByTitle('files/images/Truhe.png', { exact: true }).waitFor();
      await upload('Truhe.png', await colour(200));
      await clerk.expectSaid('Es gibt schon „Truhe.png“. Die neue Datei heißt „Truhe 2.png“.');
      await field.getByTitle('files/images/Truhe 2.png', { exact: true }).waitFor();

      await clerk.press('Auswählen: Kleines Bild in Listen');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('listitem').nth(1).waitFor();
      const first = dialog.getByRole('listitem').first();
      await expect.poll(() => first.innerText()).toContain('Truhe 2.png');
      await dialog.getByLabel('Reihenfolge').selectOption('Nach Namen');
      const places = async (): Promise<readonly number[]> => {
        const names = await dialog.getByRole('listitem').allInnerTexts();
        return ['Amphore.png', 'Truhe.png'].map((name) => names.findIndex((text) => text.startsWith(name)));
      };
      await expect.poll(async () => ((places) => (places[0] ?? 0) < (places[1] ?? 0))(await places())).toBe(true);
      await clerk.guide.expectAccessible();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'Vase.png', mimeType: 'image/png', buffer: await colour(30) });
      await dialog.waitFor({ state: 'detached' });
      await field.getByTitle('files/images/Vase.png', { exact: true }).waitFor();
    }));

  it('do not replace what was chosen while they were on their way', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      let arrive = (): void => undefined;
      const onTheWay = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/api/files/upload/**', async (route) => {
        await onTheWay;
        await route.continue();
      });
      await clerk.open('/languages/2');
      const slot = page.getByRole('group', { name: 'Bild', exact: true });
      const chooser = page.waitForEvent('filechooser');
      await slot.getByRole('button', { name: 'Hochladen: Bild' }).click();
      await (await chooser).setFiles({ ...picture, name: 'Spät.svg' });
      await slot.getByRole('progressbar').waitFor({ state: 'attached' });
      await slot.getByRole('button', { name: 'Auswählen: Bild' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Schale\.svg/ })
        .click();
      await slot.getByTitle(/\/Schale\.svg$/).waitFor();
      arrive();
      await slot.getByRole('progressbar').waitFor({ state: 'detached' });
      await slot.getByTitle(/\/Schale\.svg$/).waitFor();
      await clerk.save();
      expect((await museum.services.inEdit.current()).catalogue.languages[1]?.IconURL).toMatch(/\/Schale\.svg$/);
    }));

  it('are refused in the language of staff', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/files');
      const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f4c4f' } })
        .png()
        .toBuffer();
      const broken = { name: 'Kanne.png', mimeType: 'image/png', buffer: whole.subarray(0, whole.length / 2) };
      await page.getByLabel('Dateien hochladen').setInputFiles(broken);
      await clerk.expectSaid(
        'Kanne.png: „Kanne.png“ lässt sich nicht anzeigen: Das Bild ist abgeschnitten oder beschädigt.',
      );
      await page.getByLabel('Dateien hochladen').setInputFiles({ ...broken, name: 'Krug.jpg', buffer: whole });
      await clerk.expectSaid('„Krug.jpg“ ist ein PNG-Bild, dem Namen nach aber ein JPEG-Bild.');
      const refusals = page.getByRole('status', { name: 'Uploads' }).getByText(/^K/);
      expect(await refusals.count()).toBe(2);
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        expect(await refusals.evaluateAll(cutOff)).toEqual([]);
      }
      await clerk.press('Neuer Ordner');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('aux');
      await dialog.getByRole('button', { name: 'Neuer Ordner' }).click();
      await dialog.getByText('Den Namen „aux“ braucht Windows selbst: Wählen Sie einen anderen.').waitFor();
    }));

  it('show the progress of their upload, which can be stopped', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/files');
      await page.route('**/api/files/upload/**', () => undefined);
      await page.getByLabel('Dateien hochladen').setInputFiles({
        name: 'lang.wav',
        mimeType: 'audio/wav',
        buffer: tone(20),
      });
      await page.getByRole('progressbar', { name: 'lang.wav wird hochgeladen' }).waitFor({ state: 'attached' });
      await clerk.press('Hochladen von lang.wav abbrechen');
      await clerk.expectSaid('lang.wav: abgebrochen');
    }));
});

describe('the content that the whole museum shares', () => {
  it('includes languages, with their rules, and with what they still lack', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/languages');
      await clerk.press('Neu');
      await page.getByLabel('Code').fill('d');
      await page.getByLabel('Code').fill('');
      await clerk.expectSaid('Code wird benötigt!');
      await page.getByLabel('Code').fill('de');
      await clerk.expectSaid('Der Code „de“ ist mehrfach vergeben.');
      await page.getByLabel('Code').fill('fr');
      await page.getByLabel('Name, wie Gäste ihn lesen').fill('Français');
      await clerk.expectSaid('0 % aller Texte und Aufnahmen sind da');
      await clerk.guide.expectAccessible();
      await clerk.press('Zur Standardsprache machen');
      await clerk.save();
      const languages = (await museum.services.inEdit.current()).catalogue.languages;
      expect(languages.filter(({ IsDefault }) => IsDefault).map(({ Code }) => Code)).toEqual(['fr']);
      await page.getByRole('link', { name: 'Zeigen, was fehlt und was veraltet ist' }).click();
      await clerk.guide.expectAt('/cms/translations');
      expect(await page.getByRole('combobox', { name: 'Nach', exact: true }).inputValue()).toBe('fr');
    }));

  it('includes themes with readable colours, which cannot be deleted while in use', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/themes/1');
      await clerk.guide.expectAccessible();
      await page.getByLabel('Hauptfarbe: Leisten und Knöpfe').fill('#f0e68c');
      await clerk.expectSaid(/zu wenig: der Guide nimmt stattdessen #/);
      await page.getByLabel('Hauptfarbe: Leisten und Knöpfe').fill('rgb(300, 0, 0)');
      await clerk.expectSaid(/^Das ist keine Farbe/);
      await clerk.press('Rückgängig');
      await clerk.press('Löschen');
      await clerk.expectSaid('Das Standard-Layout kann nicht gelöscht werden.');
    }));

  it('includes text blocks, which can be deleted and restored', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/messages/1');
      // French was added before, so that others are folded.
      await page.getByRole('button', { name: /weitere Sprache/ }).click();
      await clerk.type('Text', 'English', 'Welcome');
      await clerk.press('Löschen');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await clerk.expectSaid(/ ist gelöscht\.$/);
      await clerk.guide.expectAt('/cms/messages');
      await clerk.press('Rückgängig');
      await page.getByRole('link', { name: 'welcome Willkommen', exact: true }).waitFor();
      await clerk.save();
      expect((await museum.services.inEdit.current()).catalogue.message('welcome')).toEqual({
        de: 'Willkommen',
        en: 'Welcome',
      });
    }));
});
