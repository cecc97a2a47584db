import { describe, expect, it } from 'vitest';
import { openCanvas } from './canvas-hand.ts';
import { standBefore } from './board-table.ts';
import { drawing, finger, sitDown, type Size } from './game-table.ts';
import { poured, putTogetherByTaps } from './jigsaw-table.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { type OwnFile, quarters, stationForm } from './station-form.ts';
import { openMuseum } from './visits.ts';

// A museum with only its name and two languages.
const { Providers, Languages } = smallMuseum;
const museum = openMuseum({ Providers, Languages });

const size: Size = { width: 800, height: 600 };
const lamp = { x: 120, y: 120, width: 120, height: 100 };

function svg(name: string, colour: string): OwnFile {
  const buffer = Buffer.from(drawing(size, colour, [{ ...lamp, colour: '#e0b000' }]));
  return { name, mimeType: 'image/svg+xml', buffer };
}

const room = svg('Stube.svg', '#203040');
const board = svg('Brett.svg', '#d0d0d0');
const solved = svg('Brett gelöst.svg', '#208020');

async function makeSearch(clerk: Clerk): Promise<void> {
  const form = stationForm(clerk);
  await form.begin('Spiel: Wimmelbild', 'Suche die Lampe');
  await form.upload(form.part('Bilder').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), room);
  const canvas = await openCanvas(clerk.page, size);
  await clerk.press('Rechteck zeichnen');
  await canvas.drag({ x: lamp.x, y: lamp.y }, { x: lamp.x + lamp.width, y: lamp.y + lamp.height });
  await clerk.expectSaid('1 Suchfläche');
  await form.setNumber('Punkte', 'Beim ersten Versuch', '10');
}

async function makeJigsaw(clerk: Clerk): Promise<void> {
  const form = stationForm(clerk);
  await form.begin('Spiel: Puzzle', 'Vier Farben');
  const picture = await quarters('vier.png');
  await form.upload(form.part('Bilder').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), picture);
  await form.part('Bilder').getByRole('button', { name: 'Bild 1 bearbeiten' }).waitFor();
  await form.setNumber('Punkte', 'Beim ersten Versuch', '20');
}

async function makeTour({ page, ...clerk }: Clerk): Promise<void> {
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Touren' }).click();
  await clerk.press('Neue Gruppe');
  await clerk.type('Name', 'Deutsch', 'Haus');
  await clerk.press('Neue Tour in dieser Gruppe');
  await page.getByRole('heading', { name: 'T1' }).waitFor();
  await clerk.type('Name', 'Deutsch', 'Rätselhaus');
  await page.getByLabel('Code', { exact: true }).fill('R');
  await page.getByRole('combobox', { name: 'Art' }).click();
  await page.getByRole('option', { name: /^Spiel/ }).click();
  await page.getByRole('tab', { name: 'Auswahlarten' }).click();
  // A game has its board from the beginning.
  await page.getByText('Spielbrett', { exact: true }).first().waitFor();
  await clerk.press('Einfache Liste entfernen');
  await page.getByRole('tab', { name: /^Stationen/ }).click();
  await clerk.press('Stationen hinzufügen');
  await page.getByRole('checkbox', { name: 'Suche die Lampe' }).click();
  await page.getByRole('checkbox', { name: 'Vier Farben' }).click();
  await clerk.press('2 Stationen hinzufügen');
}

async function drawBoard(clerk: Clerk): Promise<void> {
  const { page } = clerk;
  await page.getByRole('tab', { name: /^Spiel/ }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /^Hochladen/ })
      .first()
      .click(),
  ]);
  await chooser.setFiles([board, solved]);
  const canvas = await openCanvas(page, size);
  const square = async (name: RegExp, x: number): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await clerk.press('Feder: eine Form zeichnen');
    for (const corner of [
      { x, y: 150 },
      { x: x + 120, y: 150 },
      { x: x + 120, y: 450 },
      { x, y: 450 },
      { x, y: 150 },
    ])
      await canvas.click(corner);
  };
  await square(/^1 Suche die Lampe, keine Form$/, 230);
  await clerk.expectSaid('1 von 2 Stationen haben eine Form');
  await square(/^2 Vier Farben, keine Form$/, 430);
  await clerk.expectSaid('2 von 2 Stationen haben eine Form');
}

/** In milliseconds, for a whole day's work. */
const patience = 240_000;

describe('a tour from scratch', () => {
  it(
    'is made, published, and played by a visitor on its board',
    () =>
      atDesk(museum, async (clerk) => {
        await clerk.open('/locations');
        await makeSearch(clerk);
        await makeJigsaw(clerk);
        await clerk.save();
        await makeTour(clerk);
        await drawBoard(clerk);
        await clerk.save();
        await clerk.press('Veröffentlichen …');
        await clerk.expectSaid('Tour „R Rätselhaus“ · neu');
        await clerk.press('Veröffentlichen');
        await clerk.expectSaid(/^Veröffentlicht\. Gäste haben jetzt Version/);

        await museum.as(async (guide) => {
          const { page } = guide;
          await guide.open('/qr/R');
          const shown = standBefore(guide);
          await shown.expectDrawn();
          await page.getByText('0 von 2 gelöst').waitFor();
          await shown.place(/^1, Suche die Lampe/).waitFor();
          const field = await shown.pointAt({ x: 290, y: 300 });
          await page.touchscreen.tap(field.x, field.y);
          const table = sitDown(guide, finger);
          await guide.expectHeading('Suche die Lampe');
          await table.enter();
          await table.expectDrawn();
          await table.pointAt(size, { x: lamp.x + lamp.width / 2, y: lamp.y + lamp.height / 2 });
          await page.getByText('+10 Punkte', { exact: true }).waitFor();
          await guide.open('/qr/R/2');
          await guide.expectHeading('Vier Farben');
          await table.enter();
          await table.expectDrawn();
          await poured(table);
          await putTogetherByTaps(page, table, 4);
          await page.getByText('+20 Punkte', { exact: true }).waitFor();
          await guide.open('/qr/R');
          await shown.expectDrawn();
          await page.getByText('2 von 2 gelöst').waitFor();
          await expect.poll(() => shown.place(/gelöst/).count()).toBe(2);
          await shown.expectColour({ x: 250, y: 300 }, '#208020');
        }, finger.context);
      }),
    patience,
  );
});
