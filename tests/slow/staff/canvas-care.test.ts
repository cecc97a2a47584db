import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { expectLines } from './canvas-lines.ts';
import { files } from '#tests/journeys/staff/canvas-museum.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const hiddenObject = { Type: 6, ImageDescriptors: [{ ImageURL: 'files/picture.svg' }], GameHotspotsToWin: 1 };

const museum = openMuseum(
  {
    ...smallMuseum,
    Tours: [
      ...smallMuseum.Tours,
      { ID: 2, TourGroupID: 1, Code: 'S', Type: 0, Selectors: [1], Name: { de: 'Spiel' } },
      {
        ID: 3,
        TourGroupID: 1,
        Code: 'B',
        Type: 1,
        Selectors: [1, 5],
        Name: { de: 'Brett' },
        GameBoardImagesURL: ['files/picture.svg'],
      },
    ],
    TourItems: [...smallMuseum.TourItems, { ID: 31, TourID: 3, LocationID: 1, Code: '1', Position: 0 }],
    Locations: [
      ...smallMuseum.Locations,
      {
        ID: 3,
        Name: { de: 'Eine' },
        ...hiddenObject,
        GameHotspots: [{ X: 500, Y: 400, Width: 290, Height: 190, Name: { de: 'Rand' }, IsSolution: true }],
      },
      {
        ID: 4,
        Name: { de: 'Viele' },
        ...hiddenObject,
        GameHotspots: Array.from({ length: 40 }, (_, index) => ({
          X: 20 + (index % 8) * 90,
          Y: 20 + Math.floor(index / 8) * 100,
          Width: 60,
          Height: 60,
          Name: { de: `Nische ${index + 1}` },
          IsSolution: true,
        })),
      },
      { ID: 5, Name: { de: 'Leer' }, ...hiddenObject },
    ],
  },
  { files },
);

describe('the editor of shapes (decisions: a canvas fills the window when staff ask for it)', () => {
  it('keeps a tool until Escape, says where a shape is misplaced, shows the chosen row, and keeps notices off dialogs', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/5');
      let canvas = await openCanvas(page);
      await staff.press('Rechteck zeichnen');
      await canvas.drag({ x: 200, y: 120 }, { x: 280, y: 200 });
      await canvas.drag({ x: 320, y: 120 }, { x: 420, y: 200 });
      await staff.expectSaid('2 Suchflächen');
      await staff.press('Feder: Ecken und Bögen zeichnen');
      await canvas.click({ x: 500, y: 120 });
      await canvas.click({ x: 580, y: 200 });
      await expectLines(canvas, [
        { x: 280, y: 150 },
        { x: 420, y: 150 },
        { x: 540, y: 160 },
      ]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect(
        await page.getByRole('button', { name: 'Feder: Ecken und Bögen zeichnen' }).getAttribute('aria-pressed'),
      ).toBe('false');
      await page.keyboard.press('Control+z');
      await staff.expectSaid('1 Suchfläche');

      await goTo(staff, '/locations/3', 'Eine');
      canvas = await openCanvas(page);
      await canvas.click({ x: 640, y: 500 });
      await page.keyboard.press('Control+d');
      await page.getByRole('heading', { name: '2. Rand' }).waitFor();
      const read = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
      expect(Number.parseFloat(await read('Von links'))).toBeLessThan(500);
      expect(Number.parseFloat(await read('Von oben'))).toBeLessThan(400);
      const status = page.getByRole('status');
      expect(await status.filter({ hasText: 'außerhalb' }).count()).toBe(0);
      await canvas.drag({ x: 600, y: 480 }, { x: 700, y: 480 });
      await status.filter({ hasText: 'Ein Teil der Form liegt außerhalb des Bildes.' }).waitFor();
      await page.getByLabel('Von links', { exact: true }).fill('900');
      await status.filter({ hasText: 'Gäste erreichen sie dort nicht.' }).waitFor();
      await page.getByLabel('Von links', { exact: true }).fill('100');
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Vieleck' }).click();
      await page.getByRole('textbox', { name: 'Ecken' }).fill('100,100 300,300 300,100 100,300');
      await status.filter({ hasText: 'Die Linien kreuzen sich.' }).waitFor();

      await goTo(staff, '/locations/4', 'Viele');
      canvas = await openCanvas(page);
      const row = page.getByRole('button', { name: /^40\. Nische 40/ });
      const isSeen = (): Promise<boolean> =>
        row.evaluate((element) => {
          const list = element.closest('ol')?.getBoundingClientRect();
          const { top, bottom } = element.getBoundingClientRect();
          return list !== undefined && top >= list.top && bottom <= list.bottom + 1;
        });
      expect(await isSeen()).toBe(false);
      await canvas.click({ x: 680, y: 450 });
      await expect.poll(isSeen).toBe(true);

      await page.setViewportSize({ width: 360, height: 480 });
      await page.getByRole('group', { name: 'Zeichenwerkzeuge' }).getByRole('button', { name: 'Löschen' }).click();
      const back = page.getByRole('button', { name: 'Zurücknehmen' });
      await back.waitFor();
      expect(await back.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
      await page.setViewportSize({ width: 1280, height: 480 });
      // Pointing at a notice keeps it.
      await back.hover();
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const boxes = async (): Promise<number> => {
        const [content, notice] = [await dialog.boundingBox(), await back.boundingBox()];
        return (content?.y ?? 0) + (content?.height ?? 0) - (notice?.y ?? 0);
      };
      await expect.poll(boxes).toBeLessThan(0);
    }));

  it('leaves room for the preview in the full window and ends it at Escape; a tour that becomes a game has its board', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await staff.open('/locations/4');
        let canvas = await openCanvas(page);
        const { frame } = canvas;
        await page.getByRole('button', { name: /^1\. Nische 1,/ }).click();
        await staff.press('Ganzes Fenster');
        const preview = page.getByRole('complementary', { name: 'Vorschau' });
        await page.getByRole('button', { name: 'Zum Formular' }).waitFor();
        await expect
          .poll(async () => {
            const [left, right] = [await preview.boundingBox(), await frame.boundingBox()];
            return (right?.x ?? 0) + (right?.width ?? 0) <= (left?.x ?? 0);
          })
          .toBe(true);
        await preview.getByRole('button').first().click({ trial: true });
        await page.getByRole('combobox', { name: 'Form' }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Zum Formular' }).waitFor();
        // From a field, the key leads to the picture first.
        await page.getByLabel('Von links', { exact: true }).focus();
        await page.keyboard.press('Escape');
        await expectFocus(frame);
        await page.getByRole('button', { name: 'Zum Formular' }).waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Ganzes Fenster' }).waitFor();
        await expect
          .poll(() => frame.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
          .toBe(true);

        await goTo(staff, '/tours/3/game', 'Brett');
        canvas = await openCanvas(page);
        await page.getByRole('button', { name: '1 Ton, keine Form' }).click();
        await staff.press('Rechteck zeichnen');
        await canvas.drag({ x: 100, y: 100 }, { x: 200, y: 180 });
        await staff.unfold();
        const path = page.getByLabel('Form als Text');
        await expect.poll(() => path.inputValue()).toMatch(/^M\d+ \d+(?:L\d+ \d+){3}Z$/);
        await staff.press('Kreis zeichnen');
        await canvas.drag({ x: 300, y: 100 }, { x: 400, y: 200 });
        await expect.poll(() => path.inputValue()).toMatch(/Z ?M[\d. ]+(?:C[\d. ]+){4}Z$/);
        await page.keyboard.press('Control+z');
        await expect.poll(() => path.inputValue()).not.toContain('C');

        await goTo(staff, '/tours/2/general', 'Spiel');
        await page.getByRole('combobox', { name: 'Art' }).click();
        await page.getByRole('option', { name: 'Spiel', exact: true }).click();
        await staff.expectSaid('Das Spielbrett ist jetzt eine Auswahlart dieser Tour.');
        const tab = page.getByRole('tab', { name: /^Spiel/ });
        await tab.click();
        await staff.expectSaid('Formen auf dem Spielbrett');
        await page.getByRole('tab', { name: 'Spiel 1 Hinweis' }).waitFor();
        const firstPlace = placeWhenItAppears(page, 'Spielbrett hinzufügen');
        await staff.press('Rückgängig');
        const button = page.getByRole('button', { name: 'Spielbrett hinzufügen' });
        await page.getByRole('tab', { name: 'Spiel', exact: true }).waitFor();
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        // A press on a button that moves under the pointer is lost.
        expect(await button.boundingBox()).toEqual(await firstPlace);
        await button.click();
        await staff.expectSaid('Formen auf dem Spielbrett');
      },
      { hasPreview: true },
    ));
});

/** Returns where a button is on the page at the moment that it is put there. */
function placeWhenItAppears(page: Page, name: string): Promise<object> {
  return page.evaluate(
    (words) =>
      new Promise<object>((resolve) => {
        const watch = new MutationObserver(() => {
          const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
          if (button === undefined) return;
          watch.disconnect();
          const { x, y, width, height } = button.getBoundingClientRect();
          resolve({ x, y, width, height });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    name,
  );
}
