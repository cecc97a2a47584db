import { describe, expect, it } from 'vitest';
import { moveByKeys } from './sorting-hand.ts';
import { atDesk, expectFocus } from './staff.ts';
import { atForm, openStations, picture } from './station-desk.ts';
import { stationForm, type StationForm } from './station-form.ts';

const museum = openStations();

const order = async (form: StationForm): Promise<readonly string[]> => {
  const fields = form.part('Auswahl').getByRole('group', { name: 'Antwort', exact: true }).getByLabel('Deutsch');
  return Promise.all((await fields.all()).map((field) => field.inputValue()));
};

describe('an error is shown at its field, until it is fixed', () => {
  it('in a name', () =>
    atForm(museum, '/locations/1', async (form) => {
      for (const language of ['Deutsch', 'English']) await form.type('Art und Name', 'Name', language, '');
      const error = form.group('Art und Name', 'Name').getByText('Ein Name muss gesetzt sein!');
      await error.waitFor();
      await form.page.getByRole('link', { name: 'Art und Name 1 Fehler' }).waitFor();
      await form.type('Art und Name', 'Name', 'English', 'Tone');
      await error.waitFor({ state: 'detached' });
      await form.page.getByRole('link', { name: 'Art und Name Es fehlt: Deutsch' }).waitFor();
    }));

  it('in the number of objects to find', () =>
    atForm(museum, '/locations/11', async (form) => {
      const error = form.part('Wimmelbild').getByText('Zu wenige Lösungen: 2 zum Gewinnen nötig, 1 bisher gezeichnet.');
      await error.first().waitFor();
      await form.setNumber('Wimmelbild', 'So viele müssen gefunden werden', '1');
      await expect.poll(() => error.count()).toBe(0);
    }));

  it('for a missing station, and for a missing switch time', () =>
    atForm(museum, '/locations/12', async (form) => {
      const lost = form.part('Vertiefungen').getByText('Verweist auf Station 99; das gibt es nicht.');
      await lost.waitFor();
      await form
        .part('Vertiefungen')
        .getByRole('button', { name: /gibt \(99\) entfernen$/ })
        .click();
      await lost.waitFor({ state: 'detached' });
      const timeless = form.part('Zeitleiste').getByText('Jede Station der Zeitleiste braucht eine Zeit, aufsteigend.');
      await timeless.waitFor();
      await form.part('Zeitleiste').getByRole('textbox', { name: 'Zeit 2 in Sekunden' }).fill('3');
      await form.page.keyboard.press('Enter');
      await timeless.waitFor({ state: 'detached' });
    }));
});

it('the focus of a picture is chosen on it, and shown in its crops', () =>
  atDesk(museum, async (clerk) => {
    await clerk.open('/locations/13');
    const form = stationForm(clerk);
    await form.part('Bilder').getByText('Ohne Beschreibung: English').waitFor();
    await form.part('Bilder').getByRole('button', { name: 'Bild 1 bearbeiten' }).click();
    const focus = form.part('Bilder').getByRole('radiogroup', { name: 'Was zu sehen bleibt' });
    const expectCrops = (position: string) =>
      form.page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll<HTMLImageElement>('img[data-crop]')].filter(
            (crop) => crop.naturalWidth > 0 && getComputedStyle(crop).objectPosition === wanted,
          ).length === 3,
        position,
      );
    await expectCrops('50% 50%');
    await focus.getByRole('radio', { name: 'Oben links' }).click({ force: true });
    await expectCrops('0% 0%');
    await form.page.keyboard.press('ArrowDown');
    await form.page.keyboard.press('ArrowRight');
    await form.page.keyboard.press('ArrowRight');
    await form.page.keyboard.press('ArrowRight');
    await expectCrops('100% 50%');
    await clerk.guide.expectAccessible();
    await clerk.save();
    await expect.poll(() => form.stored('Gemälde')).toMatchObject({ ImageDescriptors: [{ ImageFocus: 'right' }] });
  }));

describe('answers', () => {
  it('are sorted by keyboard, with announcements', () =>
    atForm(museum, '/locations/14', async (form) => {
      const expectSaid = (words: RegExp | string): Promise<void> =>
        form.page.getByText(words).first().waitFor({ state: 'attached' });
      await moveByKeys({ page: form.page, expectSaid }, 'Antwort A', 'ArrowDown');
      await expectSaid(/^Antwort A steht jetzt auf Platz 2 von 3\.$/);
      await expect.poll(() => order(form)).toEqual(['Zwei', 'Eins', 'Drei']);
    }));

  it('are sorted by dragging and by buttons, each a separate step', () =>
    atForm(museum, '/locations/14', async (form) => {
      const handle = form.part('Auswahl').getByRole('button', { name: 'Antwort C verschieben' });
      await handle.scrollIntoViewIfNeeded();
      const from = await handle.boundingBox();
      const to = await form.part('Auswahl').getByRole('button', { name: 'Antwort A verschieben' }).boundingBox();
      if (from === null || to === null) throw new Error('The handles are in sight');
      await form.page.mouse.move(from.x + 8, from.y + 8);
      await form.page.mouse.down();
      await form.page.mouse.move(from.x + 8, from.y - 20, { steps: 4 });
      await form.page.mouse.move(to.x + 8, to.y + 8, { steps: 12 });
      await form.page.mouse.up();
      await expect.poll(() => order(form)).toEqual(['Drei', 'Eins', 'Zwei']);
      await form.part('Auswahl').getByRole('button', { name: 'Antwort A nach unten' }).click();
      await expect.poll(() => order(form)).toEqual(['Eins', 'Drei', 'Zwei']);
      await form.page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect.poll(() => order(form)).toEqual(['Drei', 'Eins', 'Zwei']);
      await form.page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect.poll(() => order(form)).toEqual(['Eins', 'Zwei', 'Drei']);
    }));
});

describe('deep dives', () => {
  it('are found by name, never the station itself, and sorted', () =>
    atForm(museum, '/locations/1', async (form, save) => {
      const dives = form.part('Vertiefungen');
      for (const name of ['Stille', 'Gemälde']) {
        // The field gets the focus again after each choice.
        if (name === 'Stille') await dives.getByLabel('Station hinzufügen').focus();
        await form.page.keyboard.type(name);
        await form.page.getByRole('option', { name, exact: true }).click();
        await dives.getByRole('link', { name }).waitFor();
      }
      await dives.getByLabel('Station hinzufügen').fill('Ton');
      await form.page.getByText('Nichts gefunden').waitFor();
      await form.page.keyboard.press('Escape');
      await dives.getByRole('button', { name: 'Gemälde nach oben' }).click();
      await save();
      await expect.poll(() => form.stored('Ton')).toMatchObject({ DeepDives: [13, 2] });
    }));
});

describe('when an element is removed, the focus stays in its list', () => {
  it('on the next one, on the previous one, and on the control that adds another', () =>
    atForm(museum, '/locations/14', async (form) => {
      const answers = form.part('Auswahl');
      const remover = (letter: string) => answers.getByRole('button', { name: `Antwort ${letter} entfernen` });
      await remover('B').click();
      await expectFocus(remover('B'));
      await expect.poll(() => order(form)).toEqual(['Eins', 'Drei']);
      await form.page.keyboard.press('Enter');
      await expectFocus(remover('A'));
      await form.page.keyboard.press('Enter');
      await expectFocus(answers.getByRole('button', { name: 'Antwort hinzufügen' }));
    }));

  it('of deep dives', () =>
    atForm(museum, '/locations/10', async (form) => {
      const dives = form.part('Vertiefungen');
      await dives.getByRole('button', { name: 'Stille entfernen' }).click();
      await expectFocus(dives.getByLabel('Station hinzufügen'));
    }));

  it('of pictures', () =>
    atForm(museum, '/locations/13', async (form) => {
      const pictures = form.part('Bilder');
      const add = pictures.getByRole('button', { name: 'Bild hinzufügen', exact: true });
      await form.upload(pictures.getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), picture);
      await pictures.getByRole('button', { name: 'Bild 2 entfernen' }).click();
      await expectFocus(pictures.getByRole('button', { name: 'Bild 1 entfernen' }));
      await form.page.keyboard.press('Enter');
      await expectFocus(add);
      await form.page.getByRole('button', { name: 'Rückgängig' }).click();
      await pictures.getByRole('button', { name: 'Bild 1 bearbeiten' }).waitFor();
    }));
});

it('A station that is no game has its screen in the guide beside it, once staff open it', () =>
  atForm(museum, '/locations/10', async (form) => {
    const { page } = form;
    await page.getByRole('heading', { level: 1, name: 'Zeitreise' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
    const guide = page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');
    await guide.getByRole('heading', { level: 1, name: 'Zeitreise' }).waitFor();
    await form.type('Art und Name', 'Name', 'Deutsch', 'Zeitmaschine');
    await guide.getByRole('heading', { level: 1, name: 'Zeitmaschine' }).waitFor();
    await page.getByRole('button', { name: 'Vorschau ausblenden' }).click();
    await page.locator('iframe').waitFor({ state: 'detached' });
  }));
