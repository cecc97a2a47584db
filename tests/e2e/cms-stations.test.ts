import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { tone } from './museum.ts';
import { atDesk } from './staff.ts';
import { atForm, openStations, picture } from './station-desk.ts';
import { type OwnFile, quarters, stationForm } from './station-form.ts';

const museum = openStations();
const recording: OwnFile = { name: 'erzählung.wav', mimeType: 'audio/wav', buffer: tone(2) };
const video: OwnFile = {
  name: 'film.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(join(demoMuseum, 'files/video/lissajous.mp4')),
};

describe('a station from scratch', () => {
  it('with a recording, a picture, deep dives and switch times', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations');
      const form = stationForm(clerk);
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
      await form.type('Barrierefreie Alternativen', 'Was gesprochen wird, zum Lesen', 'Deutsch', 'Piep');
      await clerk.guide.expectAccessible();
      await clerk.save();
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
      await clerk.guide.expectAt(`/cms/locations/${String(ID)}`);
      await form.page.getByRole('heading', { name: 'Neue Stimme' }).waitFor();
    }));

  it('in its tour, which nobody leaves for it', () =>
    atForm(museum, '/tours', async (form, save) => {
      const { page } = form;
      await page.getByRole('link', { name: 'Rundgang' }).click();
      await page.getByRole('tab', { name: /Stationen/ }).click();
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
      await save();
      await expect
        .poll(() => form.stored('Am Weg'))
        .toMatchObject({
          Type: 2,
          MediaURL: { de: 'files/audio/erzählung.wav' },
          ImageDescriptors: [{ ImageURL: 'files/images/weg.png' }],
        });
    }));

  it('with a video, which it needs in every language', () =>
    atForm(museum, '/locations', async (form, save) => {
      await form.begin('Video', 'Neuer Film');
      const missing = (code: string) =>
        form.part('Video').getByText(`Bitte setzen Sie ein Video für die Sprache "${code}".`);
      await missing('de').waitFor();
      await missing('en').waitFor();
      await form.uploadFor('Video', 'Video', 'Deutsch', video);
      await missing('de').waitFor({ state: 'detached' });
      await form.choose(form.group('Video', 'Video').getByRole('group', { name: 'English' }), 'film.mp4');
      await missing('en').waitFor({ state: 'detached' });
      await form.page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0);
      await save();
      await expect
        .poll(() => form.stored('Neuer Film'))
        .toMatchObject({
          Type: 1,
          MediaURL: { de: 'files/video/film.mp4', en: 'files/video/film.mp4' },
        });
    }));

  it('that is silent, and keeps its values of another kind', () =>
    atForm(museum, '/locations', async (form, save) => {
      await form.begin('Audio', 'Neue Stille');
      await form.uploadFor('Ton', 'Aufnahme', 'Deutsch', { ...recording, name: 'stille.wav', buffer: tone(7) });
      await form.setKind('Still');
      await form.part('Ton').waitFor({ state: 'detached' });
      await form.page.getByText('Von einer anderen Art aufgehoben', { exact: false }).getByText('Ton').waitFor();
      await form.type('Texte', 'Text', 'Deutsch', 'Nur Text');
      await save();
      await expect
        .poll(() => form.stored('Neue Stille'))
        .toMatchObject({
          Type: 2,
          Text: { de: 'Nur Text' },
          MediaURL: { de: 'files/audio/stille.wav' },
        });
      await form.setKind('Audio');
      await form.group('Ton', 'Aufnahme').getByText('stille.wav', { exact: true }).waitFor();
    }));

  it('with a memory game, which needs a picture for each pair', () =>
    atForm(museum, '/locations', async (form, save) => {
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
      await form.choose(form.group('Memory', 'Klang beim Aufdecken einer Karte'), 'tone.wav');
      await form.setNumber('Punkte', 'Beim ersten Versuch', '10');
      await form.setNumber('Punkte', 'Beim zweiten', '5');
      await form.type('Nach dem Gewinnen', 'Eigene Worte', 'Deutsch', 'Gut!');
      await save();
      const stored = await form.stored('Neues Memory');
      expect(stored).toMatchObject({
        Type: 3,
        GameMemoryPairs: 2,
        GameMemoryFlipFXURL: 'files/tone.wav',
        GamePoints: 10,
        GamePoints2nd: 5,
        GameWonCustomMessage: { de: 'Gut!' },
      });
      expect(stored['GameMemoryPairListURL']).toHaveLength(2);
      await form.part('Memory').getByLabel('Die Stationen einer Tour').check();
      await form.part('Memory').getByRole('combobox', { name: 'Tour', exact: true }).click();
      await form.page.getByRole('option', { name: 'Rundgang' }).click();
      await tooFew.waitFor();
    }));

  it('with a jigsaw, and shows how its picture is cut', () =>
    atForm(museum, '/locations', async (form, save) => {
      await form.begin('Spiel: Puzzle', 'Neues Puzzle');
      const field = form.group('Puzzle', 'Bild des Puzzles');
      await form.upload(field.getByRole('button', { name: /^Hochladen/ }), await quarters('puzzle.png'));
      await form.part('Puzzle').getByText('4 Teile').waitFor();
      await form.setNumber('Puzzle', 'Teile nebeneinander', '3');
      await form.part('Puzzle').getByText('6 Teile').waitFor();
      const cut = form
        .part('Puzzle')
        .getByRole('img', { name: 'So wird das Bild zerschnitten' })
        .locator('path')
        .first();
      const straight = String(await cut.getAttribute('d'));
      expect(straight.match(/M/g)).toHaveLength(6);
      await form.part('Puzzle').getByLabel('Teile mit Nasen').check();
      await expect.poll(async () => String(await cut.getAttribute('d')).length).toBeGreaterThan(straight.length * 5);
      await save();
      await expect
        .poll(() => form.stored('Neues Puzzle'))
        .toMatchObject({
          Type: 4,
          GameJigsawTopImageURL: 'files/images/puzzle.png',
          GameJigsawDimensionX: 3,
          GameJigsawNoses: true,
        });
    }));

  it('with choices, of which one must be right', () =>
    atForm(museum, '/locations', async (form, save) => {
      await form.begin('Spiel: Auswahl', 'Neue Frage');
      const none = form.part('Auswahl').getByText('Keine Lösung!');
      await none.waitFor();
      for (const [letter, words] of [
        ['A', 'Rot'],
        ['B', 'Blau'],
      ] as const) {
        await form.part('Auswahl').getByRole('button', { name: 'Antwort hinzufügen' }).click();
        await form
          .group('Auswahl', `Antwort ${letter}`)
          .getByRole('group', { name: 'Antwort', exact: true })
          .getByLabel('Deutsch')
          .fill(words);
      }
      await form.part('Auswahl').getByRole('listitem').nth(1).getByLabel('Das ist richtig').check();
      await none.waitFor({ state: 'detached' });
      await form.part('Auswahl').getByLabel('Antworten mit Zahlen zählen').check();
      const second = form.group('Auswahl', 'Antwort 2');
      await second.getByRole('button', { name: 'Gesprochene Antwort' }).click();
      await form.choose(
        second.getByRole('group', { name: 'Gesprochene Antwort' }).getByRole('group', { name: 'Deutsch' }),
        'tone.wav',
      );
      await save();
      await expect
        .poll(() => form.stored('Neue Frage'))
        .toMatchObject({
          Type: 5,
          GameChoiceNumbered: true,
          GameChoices: [
            { Text: { de: 'Rot' }, IsSolution: false },
            { Text: { de: 'Blau' }, IsSolution: true, AudioURL: { de: 'files/tone.wav' } },
          ],
        });
    }));

  it('with hidden objects', () =>
    atForm(museum, '/locations', async (form, save) => {
      await form.begin('Spiel: Wimmelbild', 'Neues Wimmelbild');
      await form
        .part('Wimmelbild')
        .getByText('Zu wenige Lösungen: 1 zum Gewinnen nötig, 0 bisher gezeichnet.')
        .first()
        .waitFor();
      await form.setNumber('Wimmelbild', 'Treffer in Folge ohne Fehlgriff', '3');
      await form.setNumber('Wimmelbild', 'Ein anderer Klang ab diesem Fehlgriff', '4');
      await form.choose(
        form.group('Wimmelbild', 'Klang vieler Fehlgriffe').getByRole('group', { name: 'Deutsch' }),
        'tone.wav',
      );
      await save();
      await expect
        .poll(() => form.stored('Neues Wimmelbild'))
        .toMatchObject({
          Type: 6,
          GameHotspotsInARow: 3,
          GameHotspotsMissedMoreCount: 4,
          GameHotspotsMissedMoreURL: { de: 'files/tone.wav' },
        });
    }));
});
