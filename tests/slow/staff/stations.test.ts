import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { tone } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { moveByKeys } from '#tests/journeys/staff/sorting-hand.ts';
import { openStations, picture } from '#tests/journeys/staff/station-museum.ts';
import { type OwnFile, quarters, stationForm } from '#tests/journeys/staff/station-form.ts';

const museum = openStations();
const recording: OwnFile = { name: 'erzählung.wav', mimeType: 'audio/wav', buffer: tone(2) };
const video: OwnFile = {
  name: 'film.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(join(demoMuseum, 'files/video/lissajous.mp4')),
};

describe('a station from scratch (specification 3.1)', () => {
  it('has a recording, a picture, texts, deep dives and switch times, and keeps its values of another kind', () =>
    asStaff(museum, async (staff) => {
      await staff.open('/locations');
      const form = stationForm(staff);
      await form.begin('Audio', 'Neue Stimme');
      await form.type('Art und Name', 'Name', 'English', 'New voice');
      await form.type('Über dem Namen und in Listen', 'Kurzbeschreibung in Listen', 'Deutsch', 'Kurz');
      await form.uploadFor('Ton', 'Aufnahme', 'Deutsch', recording);
      await form.choose(form.group('Ton', 'Aufnahme').getByRole('group', { name: 'English' }), 'tone.wav');
      await form.upload(form.part('Bilder').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), picture);
      await form.part('Bilder').getByRole('button', { name: 'Bild 1 bearbeiten' }).click();
      await form.type('Bilder', 'Beschreibung für Gäste, die es nicht sehen können', 'Deutsch', 'Vier Farben');
      await form.type('Bilder', 'Worte auf dem Bild', 'English', 'Four colours');
      await form.part('Bilder').getByLabel('Copyright').fill('Museum');
      await form.type('Texte', 'Text', 'Deutsch', 'Ein langer Text');
      await form.part('Vertiefungen').getByLabel('Station hinzufügen').fill('Stille');
      await form.page.getByRole('option', { name: 'Stille', exact: true }).click();
      await form.part('Zeitleiste').getByRole('button', { name: 'Zeit hier hinzufügen' }).click();
      await form.part('Zeitleiste').getByRole('combobox', { name: 'Was ab Zeit 1 gezeigt wird' }).fill('Gem');
      await form.page.getByRole('option', { name: 'Gemälde' }).click();
      await form.type('Barrierefreie Alternativen', 'Niederschrift', 'Deutsch', 'Piep');
      await staff.save();
      const { ID, Revision, ...stored } = await form.stored('Neue Stimme');
      expect(ID).toBeLessThan(2 ** 40);
      expect(Revision).toBeGreaterThan(0);
      expect(stored).toEqual({
        Type: 0,
        Name: { de: 'Neue Stimme', en: 'New voice' },
        TranslatedFrom: { Name: { en: expect.stringMatching(/^de \w+$/) } },
        Description: { de: 'Kurz' },
        MediaURL: { de: 'files/audio/erzählung.wav', en: 'files/tone.wav' },
        ImageDescriptors: [
          {
            // It was there already.
            ImageURL: 'files/vier.png',
            AltText: { de: 'Vier Farben' },
            OverlayText: { en: 'Four colours' },
            Copyright: 'Museum',
          },
        ],
        Text: { de: 'Ein langer Text' },
        DeepDives: [2],
        Timeline: { Locations: [13], Times: [0] },
        Transcript: { de: 'Piep' },
      });
      // The new station has its final number now, and stays open.
      await staff.guide.expectAt(`/cms/locations/${String(ID)}`);
      await form.page.getByRole('heading', { name: 'Neue Stimme' }).waitFor();

      await form.setKind('Still');
      await form.part('Ton').waitFor({ state: 'detached' });
      await form.page.getByText('Von einer anderen Art aufgehoben', { exact: false }).getByText('Ton').waitFor();
      await staff.save();
      expect(await form.stored('Neue Stimme')).toMatchObject({
        Type: 2,
        MediaURL: { de: 'files/audio/erzählung.wav', en: 'files/tone.wav' },
      });
      await form.setKind('Audio');
      await form.group('Ton', 'Aufnahme').getByText('erzählung.wav', { exact: true }).waitFor();
    }));

  it('is made in its tour, or has a video in every language, or cards of a memory game', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      const form = stationForm(staff);
      await staff.open('/tours/1/stations');
      await page.getByRole('button', { name: 'Neue Station' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('group', { name: 'Name', exact: true }).getByLabel('Deutsch').fill('Am Weg');
      const sound = drawer.getByRole('group', { name: 'Aufnahme', exact: true });
      await form.upload(sound.getByRole('button', { name: 'Hochladen: Deutsch' }), recording);
      await sound.getByText(recording.name, { exact: true }).waitFor();
      await drawer.getByRole('combobox', { name: 'Art', exact: true }).click();
      await page.getByRole('option', { name: 'Still', exact: true }).click();
      await form.upload(drawer.getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), await quarters('weg.png'));
      await drawer.getByRole('button', { name: 'Bild 1 bearbeiten' }).waitFor();
      await drawer.getByRole('button', { name: 'Schließen' }).click();
      await page.getByRole('button', { name: /Am Weg in dieser Tour$/ }).waitFor();

      await goTo(staff, '/locations', 'Stationen');
      await form.begin('Video', 'Neuer Film');
      const missing = (code: string) =>
        form.part('Video').getByText(`Bitte setzen Sie ein Video für die Sprache "${code}".`);
      await missing('de').waitFor();
      await missing('en').waitFor();
      await form.uploadFor('Video', 'Video', 'Deutsch', video);
      await missing('de').waitFor({ state: 'detached' });
      await form.choose(form.group('Video', 'Video').getByRole('group', { name: 'English' }), 'film.mp4');
      await missing('en').waitFor({ state: 'detached' });
      await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0);

      await goTo(staff, '/locations', 'Stationen');
      await form.begin('Spiel: Memory', 'Neues Memory');
      const tooFew = form.part('Memory').getByText('Nicht genug Bilder!');
      await tooFew.waitFor();
      await form.setNumber('Memory', 'Paare, die zu finden sind', '2');
      const [one, other] = await Promise.all([quarters('karte 1.png'), quarters('karte 2.png')]);
      await form.upload(form.part('Memory').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), one, {
        ...other,
        buffer: recording.buffer,
      });
      await form.part('Memory').getByText('1 Bild ist da; gebraucht werden: 2.').waitFor();
      await tooFew.waitFor();
      await form.upload(form.part('Memory').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), picture);
      await tooFew.waitFor({ state: 'detached' });
      await staff.save();
      expect(await form.stored('Am Weg')).toMatchObject({
        Type: 2,
        MediaURL: { de: 'files/audio/erzählung.wav' },
        ImageDescriptors: [{ ImageURL: 'files/images/weg.png' }],
      });
      expect(await form.stored('Neuer Film')).toMatchObject({
        Type: 1,
        MediaURL: { de: 'files/video/film.mp4', en: 'files/video/film.mp4' },
      });
      const stored = await form.stored('Neues Memory');
      expect(stored).toMatchObject({ Type: 3, GameMemoryPairs: 2 });
      expect(stored['GameMemoryPairListURL']).toHaveLength(2);
    }));
});

describe('the form of a station (specification 3.1)', () => {
  it('sorts answers by keyboard, by dragging and by buttons, shows the crops of a picture, and the guide beside it', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      const form = stationForm(staff);
      const expectOrder = async (...words: readonly string[]): Promise<void> => {
        const answers = form.part('Auswahl').getByRole('group', { name: 'Antwort', exact: true });
        const fields = answers.getByLabel('Deutsch');
        await expect
          .poll(async () => Promise.all((await fields.all()).map((field) => field.inputValue())))
          .toEqual(words);
      };
      const expectSaid = (words: RegExp | string): Promise<void> =>
        page.getByText(words).first().waitFor({ state: 'attached' });
      const undo = () => page.getByRole('button', { name: 'Rückgängig' }).click();
      await staff.open('/locations/14');
      await moveByKeys({ page, expectSaid }, 'Antwort A', 'ArrowDown');
      await expectSaid(/^Antwort A steht jetzt auf Platz 2 von 3\.$/);
      await expectOrder('Zwei', 'Eins', 'Drei');
      await undo();
      await expectOrder('Eins', 'Zwei', 'Drei');
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
      await form.part('Auswahl').getByRole('button', { name: 'Antwort A nach unten' }).click();
      await expectOrder('Eins', 'Drei', 'Zwei');
      // Each is a separate step.
      await undo();
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
      await staff.guide.expectAccessible();
      await staff.save();
      expect(await form.stored('Gemälde')).toMatchObject({ ImageDescriptors: [{ ImageFocus: 'right' }] });

      // A station that is no game has its screen in the guide beside it, once staff open it.
      await goTo(staff, '/locations/10', 'Zeitreise');
      expect(await page.locator('iframe').count()).toBe(0);
      await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
      const guide = page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');
      await guide.getByRole('heading', { level: 1, name: 'Zeitreise' }).waitFor();
      await form.type('Art und Name', 'Name', 'Deutsch', 'Zeitmaschine');
      await guide.getByRole('heading', { level: 1, name: 'Zeitmaschine' }).waitFor();
      await page.getByRole('button', { name: 'Vorschau ausblenden' }).click();
      await page.locator('iframe').waitFor({ state: 'detached' });
    }));
});
