import { describe, expect, it } from 'vitest';
import { tone } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { goTo } from './go-to.ts';
import { openStations, picture } from './station-museum.ts';
import { type OwnFile, stationForm } from './station-form.ts';

// Cards of a memory game, the guide beside the form, whole walks: tests/slow/staff/stations.test.ts.
const museum = openStations();
const recording: OwnFile = { name: 'erzählung.wav', mimeType: 'audio/wav', buffer: tone(2) };

describe('the form of a station (specification 3.1)', () => {
  it('makes one from scratch, with a recording, a picture and texts', () =>
    asStaff(museum, async (staff) => {
      await staff.open('/locations');
      const form = stationForm(staff);
      await form.begin('Audio', 'Neue Stimme');
      await form.type('Art und Name', 'Name', 'English', 'New voice');
      await form.uploadFor('Ton', 'Aufnahme', 'Deutsch', recording);
      await form.upload(form.part('Bilder').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), picture);
      await form.part('Bilder').getByRole('button', { name: 'Bild 1 bearbeiten' }).click();
      await form.type('Bilder', 'Beschreibung für Gäste, die es nicht sehen können', 'Deutsch', 'Vier Farben');
      await form.type('Texte', 'Text', 'Deutsch', 'Ein langer Text');
      await staff.save();
      const { ID, Revision, ...stored } = await form.stored('Neue Stimme');
      expect(ID).toBeLessThan(2 ** 40);
      expect(Revision).toBeGreaterThan(0);
      expect(stored).toEqual({
        Type: 0,
        Name: { de: 'Neue Stimme', en: 'New voice' },
        TranslatedFrom: { Name: { en: expect.stringMatching(/^de \w+$/) } },
        MediaURL: { de: 'files/audio/erzählung.wav' },
        ImageDescriptors: [
          {
            // It was there already.
            ImageURL: 'files/vier.png',
            AltText: { de: 'Vier Farben' },
          },
        ],
        Text: { de: 'Ein langer Text' },
      });
      // The new station has its final number now, and stays open.
      await staff.guide.expectAt(`/cms/locations/${String(ID)}`);
      await form.page.getByRole('heading', { name: 'Neue Stimme' }).waitFor();
    }));

  it('sorts answers by dragging, and shows crops of a picture', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/14');
      const form = stationForm(staff);
      const expectOrder = async (...words: readonly string[]): Promise<void> => {
        const answers = form.part('Auswahl').getByRole('group', { name: 'Antwort', exact: true });
        const fields = answers.getByLabel('Deutsch');
        await expect
          .poll(async () => Promise.all((await fields.all()).map((field) => field.inputValue())))
          .toEqual(words);
      };
      const undo = () => page.getByRole('button', { name: 'Rückgängig' }).click();
      const handle = form.part('Auswahl').getByRole('button', { name: 'Antwort C verschieben' });
      await handle.scrollIntoViewIfNeeded();
      const from = await handle.boundingBox();
      const to = await form.part('Auswahl').getByRole('button', { name: 'Antwort A verschieben' }).boundingBox();
      if (from === null || to === null) throw new Error('The handles are in sight');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, from.y - 20, { steps: 4 });
      await page.mouse.move(to.x + 8, to.y + 8, { steps: 12 });
      await page.mouse.up();
      await expectOrder('Drei', 'Eins', 'Zwei');
      await undo();
      await expectOrder('Eins', 'Zwei', 'Drei');

      await goTo(staff, '/locations/13', 'Gemälde');
      await form.part('Bilder').getByText('Ohne Beschreibung: English').waitFor();
      await form.part('Bilder').getByRole('button', { name: 'Bild 1 bearbeiten' }).click();
      const focus = form.part('Bilder').getByRole('radiogroup', { name: 'Was zu sehen bleibt' });
      const expectCrops = (position: string) =>
        page.waitForFunction(
          (wanted) =>
            [...document.querySelectorAll<HTMLImageElement>('img[data-crop]')].filter(
              (crop) => crop.naturalWidth > 0 && getComputedStyle(crop).objectPosition === wanted,
            ).length === 3,
          position,
        );
      await expectCrops('50% 30%');
      await focus.getByRole('radio', { name: 'Oben links' }).click({ force: true });
      await expectCrops('0% 0%');
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await expectCrops('100% 50%');
      await staff.save();
      expect(await form.stored('Gemälde')).toMatchObject({ ImageDescriptors: [{ ImageFocus: 'right' }] });

      // The screen of a station that is no game waits until staff open it, in a browser that remembers nothing too.
      await page.evaluate(() => localStorage.removeItem('cmsPreview'));
      await goTo(staff, '/locations/10', 'Zeitreise');
      await page.getByRole('button', { name: 'Vorschau', exact: true }).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
    }));
});
