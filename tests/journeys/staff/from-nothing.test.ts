import { describe, expect, it } from 'vitest';
import { openCanvas } from './canvas-hand.ts';
import { standBefore } from '#tests/browser/board-table.ts';
import { drawing, finger, type Size } from '#tests/browser/game-table.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { type OwnFile, stationForm } from './station-form.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// A museum with only its name and two languages. With a search and a jigsaw: tests/slow/staff/from-nothing.test.ts.
const { Providers, Languages } = smallMuseum;
const museum = openMuseum({ Providers, Languages });

const size: Size = { width: 800, height: 600 };

function svg(name: string, colour: string): OwnFile {
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(drawing(size, colour)) };
}

async function makeQuestion(staff: StaffUser): Promise<void> {
  const { page } = staff;
  const form = stationForm(staff);
  await form.begin('Spiel: Auswahl', 'Was tickt?');
  for (const [letter, words] of [
    ['A', 'Der Ofen'],
    ['B', 'Die Uhr'],
  ] as const) {
    await staff.press('Antwort hinzufügen');
    await page
      .getByRole('group', { name: `Antwort ${letter}`, exact: true })
      .getByRole('textbox', { name: 'Deutsch' })
      .first()
      .fill(words);
  }
  await page.getByRole('switch', { name: 'Das ist richtig' }).nth(1).click({ force: true });
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
  await page.getByRole('checkbox', { name: 'Was tickt?' }).click();
  await staff.press('1 Station hinzufügen');
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
  await chooser.setFiles([svg('Brett.svg', '#d0d0d0'), svg('Brett gelöst.svg', '#208020')]);
  const canvas = await openCanvas(page, size);
  await page.getByRole('button', { name: /^1 Was tickt\?, keine Form$/ }).click();
  await staff.press('Rechteck zeichnen');
  await canvas.drag({ x: 230, y: 150 }, { x: 350, y: 450 });
  await staff.expectSaid('1 von 1 Station hat eine Form');
}

describe('a tour from scratch (specification 2.4, 3.2)', () => {
  it('is made, published, and played by a visitor on its board', () =>
    asStaff(museum, async (staff) => {
      await staff.open('/locations');
      await makeQuestion(staff);
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
        await page.getByText('0 von 1 gelöst').waitFor();
        const field = await shown.pointAt({ x: 290, y: 300 });
        await page.touchscreen.tap(field.x, field.y);
        await guide.expectHeading('Was tickt?');
        await page.getByRole('main').getByRole('button', { name: 'Spielen' }).click();
        await page.getByRole('button', { name: 'B: Die Uhr' }).click();
        await page.getByText('+20 Punkte', { exact: true }).waitFor();
        await guide.open('/qr/R');
        await shown.expectDrawn();
        await page.getByText('1 von 1 gelöst').waitFor();
        await expect.poll(() => shown.place(/gelöst/).count()).toBe(1);
        await shown.expectColour({ x: 250, y: 300 }, '#208020');
      }, finger.context);
    }));
});
