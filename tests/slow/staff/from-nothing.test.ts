import { describe, expect, it } from 'vitest';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { standBefore } from '#tests/browser/board-table.ts';
import { drawing, finger, sitDown, type Size } from '#tests/browser/game-table.ts';
import { poured, putTogetherByTaps } from '#tests/browser/jigsaw-table.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { type OwnFile, quarters, stationForm } from '#tests/journeys/staff/station-form.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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

async function makeSearch(staff: StaffUser): Promise<void> {
  const form = stationForm(staff);
  await form.begin('Spiel: Wimmelbild', 'Suche die Lampe');
  await form.upload(form.part('Bilder').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), room);
  const canvas = await openCanvas(staff.page, size);
  await staff.press('Rechteck zeichnen');
  await canvas.drag({ x: lamp.x, y: lamp.y }, { x: lamp.x + lamp.width, y: lamp.y + lamp.height });
  await staff.expectSaid('1 Suchfläche');
  await form.setNumber('Punkte', 'Beim ersten Versuch', '10');
}

async function makeJigsaw(staff: StaffUser): Promise<void> {
  const form = stationForm(staff);
  await form.begin('Spiel: Puzzle', 'Vier Farben');
  const picture = await quarters('vier.png');
  await form.upload(form.part('Bilder').getByRole('button', { name: 'Hochladen: Bild hinzufügen' }), picture);
  await form.part('Bilder').getByRole('button', { name: 'Bild 1 bearbeiten' }).waitFor();
  await form.setNumber('Punkte', 'Beim ersten Versuch', '20');
}

async function makeTour({ page, ...staff }: StaffUser): Promise<void> {
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Touren' }).click();
  await staff.press('Neue Gruppe');
  await staff.type('Name', 'Deutsch', 'Haus');
  await staff.press('Neue Tour in dieser Gruppe');
  await page.getByRole('heading', { name: 'T1' }).waitFor();
  await staff.type('Name', 'Deutsch', 'Rätselhaus');
  await page.getByLabel('Code', { exact: true }).fill('R');
  await page.getByRole('combobox', { name: 'Art' }).click();
  await page.getByRole('option', { name: /^Spiel/ }).click();
  await page.getByRole('tab', { name: 'Auswahlarten' }).click();
  // A game has its board from the beginning.
  await page.getByText('Spielbrett', { exact: true }).first().waitFor();
  await staff.press('Einfache Liste entfernen');
  await page.getByRole('tab', { name: /^Stationen/ }).click();
  await staff.press('Stationen hinzufügen');
  await page.getByRole('checkbox', { name: 'Suche die Lampe' }).click();
  await page.getByRole('checkbox', { name: 'Vier Farben' }).click();
  await staff.press('2 Stationen hinzufügen');
}

async function drawBoard(staff: StaffUser): Promise<void> {
  const { page } = staff;
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
    await staff.press('Feder: eine Form zeichnen');
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
  await staff.expectSaid('1 von 2 Stationen haben eine Form');
  await square(/^2 Vier Farben, keine Form$/, 430);
  await staff.expectSaid('2 von 2 Stationen haben eine Form');
}

/** In milliseconds, for a whole day's work. */
const timeoutMs = 240_000;

describe('a tour from scratch', () => {
  it(
    'is made, published, and played by a visitor on its board',
    () =>
      asStaff(museum, async (staff) => {
        await staff.open('/locations');
        await makeSearch(staff);
        await makeJigsaw(staff);
        await staff.save();
        await makeTour(staff);
        await drawBoard(staff);
        await staff.save();
        await staff.press('Veröffentlichen …');
        await staff.expectSaid('Tour „R Rätselhaus“ · neu');
        await staff.press('Veröffentlichen');
        await staff.expectSaid(/^Veröffentlicht\. Gäste haben jetzt Version/);

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
    timeoutMs,
  );
});
