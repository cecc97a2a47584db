import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { expectNear, fieldsOf, files, hiddenObject, hotspotsOf } from '#tests/journeys/staff/canvas-museum.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      { ID: 3, Name: { de: 'Leer', en: 'Empty' }, ...hiddenObject },
      { ID: 4, Name: { de: 'Tasten', en: 'Keys' }, ...hiddenObject },
      {
        ID: 5,
        Name: { de: 'Viel', en: 'Much' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 300, Height: 200, Name: { de: 'Groß', en: 'Large' }, Mine: 7 },
          { Kind: 'circle', X: 200, Y: 150, Width: 100, Height: 100, Name: { de: 'Klein' }, IsSolution: true },
        ],
      },
      { ID: 6, Name: { de: 'Ohne Bild', en: 'No picture' }, ...hiddenObject, ImageDescriptors: [] },
      { ID: 7, Name: { de: 'Kaputt' }, ...hiddenObject, ImageDescriptors: [{ ImageURL: 'files/tone.wav' }] },
      {
        ID: 8,
        Name: { de: 'Zwei' },
        ...hiddenObject,
        GameHotspots: [
          { X: 203, Y: 151, Width: 200, Height: 100, Name: { de: 'Erste' }, IsSolution: true },
          { Kind: 'circle', X: 500, Y: 300, Width: 90, Height: 90, Name: { de: 'Zweite' } },
        ],
      },
      {
        ID: 11,
        Name: { de: 'Mehrere', en: 'Several' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true },
          { Kind: 'circle', X: 300, Y: 250, Width: 60, Height: 60, Name: { de: 'Zwei' } },
          { Kind: 'polygon', Points: '500,100 600,100 600,200', Name: { de: 'Drei' } },
        ],
      },
      {
        ID: 12,
        Name: { de: 'Liste', en: 'List' },
        ...hiddenObject,
        GameHotspots: [
          { X: 220, Y: 170, Width: 60, Height: 60, Name: { de: 'Vorne' }, IsSolution: true },
          { X: 200, Y: 150, Width: 100, Height: 100, Name: { de: 'Hinten' } },
        ],
      },
      {
        ID: 14,
        Name: { de: 'Vorlage', en: 'Original' },
        ...hiddenObject,
        GameHotspots: [{ X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true }],
      },
      { ID: 15, Name: { de: 'Abschrift', en: 'Copy' }, ...hiddenObject },
      {
        ID: 16,
        Name: { de: 'Gruppe', en: 'Group' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true },
          { Kind: 'circle', X: 300, Y: 250, Width: 60, Height: 60, Name: { de: 'Zwei' } },
          { Kind: 'rect', X: 500, Y: 100, Width: 100, Height: 50, Name: { de: 'Drei' } },
        ],
      },
      { ID: 21, Name: { de: 'Gezeichnet', en: 'Drawn' }, ...hiddenObject },
    ],
  },
  { files },
);

describe('hotspots on a picture (specification 3.1)', () => {
  it('are drawn with the mouse, and saved; a drag moves or resizes one, snaps to others, and is one undo step', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/3');
      let canvas = await openCanvas(page);
      await staff.expectSaid('Zeichnen Sie die erste Suchfläche');
      await staff.press('Rechteck zeichnen');
      await canvas.drag({ x: 203, y: 151 }, { x: 403, y: 251 });
      await staff.expectSaid('1 Suchfläche');
      await staff.press('Kreis zeichnen');
      await canvas.drag({ x: 503, y: 303 }, { x: 603, y: 403 });
      await staff.press('Feder: Ecken und Bögen zeichnen');
      for (const corner of [
        { x: 173, y: 367 },
        { x: 323, y: 393 },
        { x: 251, y: 457 },
        { x: 173, y: 367 },
      ])
        await canvas.click(corner);
      await staff.expectSaid('3 Suchflächen');
      await staff.save();
      const [rect, circle, polygon] = await hotspotsOf(museum, staff, 3);
      expect(rect).toMatchObject({ Kind: 'rect' });
      expectNear(rect, { X: 203, Y: 151, Width: 200, Height: 100 });
      expect(circle).toMatchObject({ Kind: 'circle', IsSolution: true });
      expectNear(circle, { X: 503, Y: 303, Width: 100, Height: 100 });
      expect(polygon).toMatchObject({ Kind: 'polygon' });
      expectNear(polygon, { X: 173, Y: 367, Width: 150, Height: 90 });
      expect(readOutline(String(polygon?.['Points']))).toHaveLength(3);

      await goTo(staff, '/locations/8', 'Zwei');
      canvas = await openCanvas(page);
      await canvas.click({ x: 303, y: 201 });
      const before = { X: 203, Y: 151, Width: 200, Height: 100 };
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      const moved = { ...before, X: 233, Y: 171 };
      await canvas.drag({ x: 303, y: 201 }, { x: 333, y: 221 });
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await canvas.drag({ x: 433, y: 221 }, { x: 463, y: 221 });
      await expect.poll(() => fieldsOf(page)).toEqual({ ...moved, Width: 230 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      // Its left edge ends three pixels short of the picture's.
      await canvas.drag({ x: 303, y: 201 }, { x: 103, y: 201 }, 'snapping');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 0 });
      await page.keyboard.press('Control+z');
      await canvas.drag({ x: 303, y: 201 }, { x: 103, y: 201 });
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 3 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await page.keyboard.press('Control+Shift+Z');
      await staff.press('In der Liste nach unten (Alt + ↓)');
      await page.getByRole('button', { name: /^2\. Erste/ }).waitFor();
      await staff.save();
      await expect
        .poll(() => hotspotsOf(museum, staff, 8))
        .toMatchObject([{ Name: { de: 'Zweite' } }, { Kind: 'rect', ...before, X: 3 }]);
    }));

  it('are added, placed, shaped, copied, sorted and deleted by keyboard alone', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/4');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await page.getByRole('button', { name: 'Hinzufügen', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Rechteck' }).focus();
      await page.keyboard.press('Enter');
      const control = page.getByRole('button', { name: /^Suchfläche 1: X/ });
      await expectFocus(control);
      const before = await fieldsOf(page);
      for (const key of [
        'ArrowRight',
        'ArrowRight',
        'ArrowUp',
        'Shift+ArrowLeft',
        'Alt+ArrowRight',
        'Alt+Shift+ArrowDown',
      ])
        await page.keyboard.press(key);
      const placed = { X: before.X - 8, Y: before.Y - 1, Width: before.Width + 1, Height: before.Height + 10 };
      await expect.poll(() => fieldsOf(page)).toEqual(placed);
      // Copied, moved before its original, made a polygon, and given one more corner.
      await page.keyboard.press('Control+d');
      await page.getByRole('button', { name: /^2\. Suchfläche 2/ }).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expectFocus(page.getByRole('button', { name: /^1\. Suchfläche 1/ }));
      await page.keyboard.press('Enter');
      await expectFocus(control);
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Vieleck' }).click();
      await page.getByRole('button', { name: /^Ecke 1 von 4/ }).focus();
      await page.keyboard.press('Insert');
      await page.keyboard.press('ArrowUp');
      await page.getByRole('button', { name: /^Ecke 5 von 5/ }).focus();
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name: /^2\. Suchfläche 2/ }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+d');
      await staff.expectSaid('3 Suchflächen');
      await page.keyboard.press('Delete');
      await staff.expectSaid('2 Suchflächen');
      await staff.save();
      const [polygon, rect] = await hotspotsOf(museum, staff, 4);
      expect(rect).toMatchObject({ Kind: 'rect', ...placed });
      expect(polygon).toMatchObject({ Kind: 'polygon' });
      expect(readOutline(String(polygon?.['Points']))).toHaveLength(4);
    }));

  it('that overlap are reached one by one, hidden, locked and renamed in their list, and marked where they are wrong', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/5');
      let canvas = await openCanvas(page);
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Klein' }).waitFor();
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '1. Groß' }).waitFor();
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Vieleck' }).click();
      await page.getByRole('textbox', { name: 'Ecken' }).fill('100,100 400');
      await staff.expectSaid('Ein Vieleck braucht');
      await page.getByRole('button', { name: /^1\. Groß.*hat einen Fehler$/ }).waitFor();
      await page.getByRole('textbox', { name: 'Ecken' }).fill('100,100 400,100 250,300');
      await page.getByRole('button', { name: /^2\. Klein, Kreis, Lösung$/ }).click();
      await page.getByRole('switch', { name: 'Lösung' }).click({ force: true });
      await staff.expectSaid('Zu wenige Lösungen');
      await page.keyboard.press('Control+z');
      await staff.save();
      expect((await hotspotsOf(museum, staff, 5))[0]).toEqual({
        Kind: 'polygon',
        X: 100,
        Y: 100,
        Width: 300,
        Height: 200,
        Points: '100,100 400,100 250,300',
        Name: { de: 'Groß', en: 'Large' },
        Mine: 7,
      });

      await goTo(staff, '/locations/12', 'Liste');
      canvas = await openCanvas(page);
      const row = page.getByRole('button', { name: /^1\. Vorne/ });
      const list = page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' });
      await row.focus();
      await page.keyboard.press('h');
      await page.getByRole('button', { name: /^1\. Vorne.*, ausgeblendet$/ }).waitFor();
      // The one behind it is hit now, and stays when it is locked.
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Hinten' }).waitFor();
      const before = await fieldsOf(page);
      await page.keyboard.press('k');
      await staff.expectSaid('Diese Form ist gesperrt');
      await canvas.drag({ x: 250, y: 200 }, { x: 280, y: 230 });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Delete');
      expect(await fieldsOf(page)).toEqual(before);
      await row.focus();
      await page.keyboard.press('l');
      await list.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await expect.poll(() => list.count()).toBe(0);
      await staff.press('Liste der Formen');
      await page.getByRole('button', { name: /^2\. Hinten.*, gesperrt$/ }).waitFor();
      await staff.press('1 ausgeblendete Form zeigen');
      await row.focus();
      await page.keyboard.press('F2');
      await page.getByRole('heading', { name: '1. Vorne' }).waitFor();
      await page.locator('input:focus').fill('Ganz vorne');
      await staff.save();
      expect(await hotspotsOf(museum, staff, 12)).toMatchObject([
        { X: 220, Name: { de: 'Ganz vorne' } },
        { X: 200, Name: { de: 'Hinten' } },
      ]);
    }));

  it('are aligned, mirrored, grouped and moved together, and groups outlast a reload', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open('/locations/11');
      let canvas = await openCanvas(page);
      await canvas.click({ x: 150, y: 125 });
      await page.keyboard.down('Shift');
      await canvas.click({ x: 330, y: 280 });
      await page.keyboard.up('Shift');
      await staff.expectSaid('2 Formen sind gewählt');
      await staff.press('Ausrichten, verteilen, spiegeln, gruppieren');
      await page.getByRole('button', { name: 'Obere Kanten ausrichten' }).waitFor();
      await staff.guide.expectAccessible();
      await staff.press('Obere Kanten ausrichten');
      await page.keyboard.press('Escape');
      await canvas.drag({ x: 150, y: 125 }, { x: 170, y: 135 });
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 120, Y: 110 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 100, Y: 100 });
      await page.keyboard.press('Control+Shift+Z');
      await page.getByRole('button', { name: /^3\. Drei/ }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^Drei: X 500/ }));
      await page.keyboard.press('Shift+H');
      await staff.save();
      const [one, two, three] = await hotspotsOf(museum, staff, 11);
      expect(one).toMatchObject({ X: 120, Y: 110 });
      expect(two).toMatchObject({ X: 320, Y: 110 });
      expect(three).toMatchObject({ Points: '600,100 500,100 500,200' });

      await goTo(staff, '/locations/16', 'Gruppe');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      const first = page.getByRole('button', { name: /^1\. Eins/ });
      await first.click();
      await page.keyboard.press('Control+a');
      await staff.expectSaid('3 Formen sind gewählt.');
      await page.getByRole('button', { name: /^3\. Drei/ }).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Control+g');
      await page.getByRole('button', { name: /^2\. Zwei.*, in Gruppe 1$/ }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^1\. Eins.*, in Gruppe 1$/ }).waitFor();
      canvas = await openCanvas(page);
      const before = { X: 100, Y: 100, Width: 100, Height: 50 };
      const moved = { ...before, X: 140, Y: 130 };
      await canvas.drag({ x: 150, y: 125 }, { x: 190, y: 155 });
      await staff.expectSaid('Gruppe aus 2 Formen');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await canvas.click({ x: 370, y: 310 });
      await page.getByRole('heading', { name: '2. Zwei' }).waitFor();
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 340, Y: 280 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 300, Y: 250 });
      await first.click();
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await page.keyboard.press('Control+Shift+G');
      await page.getByRole('button', { name: /^1\. Eins, Rechteck, Lösung$/ }).waitFor();
      await canvas.drag({ x: 190, y: 155 }, { x: 200, y: 155 });
      await staff.save();
      expect(await hotspotsOf(museum, staff, 16)).toMatchObject([
        { X: 150, Y: 130 },
        { X: 340, Y: 280 },
        { X: 500, Y: 100 },
      ]);
    }));

  it('need a picture, and come from an SVG file or another station; what holds no shapes is refused', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.guide.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await staff.open('/locations/6');
      await staff.expectSaid('Wählen Sie zuerst ein Bild');
      await goTo(staff, '/locations/7', 'Kaputt');
      await staff.expectSaid('Das Bild lässt sich nicht zeigen');

      await goTo(staff, '/locations/21', 'Gezeichnet');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await staff.press('Formen aus einer SVG-Datei übernehmen');
      const choose = async (name: string, text: string): Promise<void> => {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByLabel('SVG-Datei', { exact: true }).click(),
        ]);
        await chooser.setFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
      };
      await choose('kaputt.svg', '<svg><g></svg>');
      await page.getByText('„kaputt.svg“ ist keine SVG-Datei oder beschädigt.').waitFor();
      await choose(
        'tief.svg',
        `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(4500)}${'</g>'.repeat(4500)}</svg>`,
      );
      await page.getByText('„tief.svg“ ist keine SVG-Datei oder beschädigt.').waitFor();
      const dot = '<rect width="9" height="9"/>';
      await choose('punkte.svg', `<svg xmlns="http://www.w3.org/2000/svg">${dot.repeat(501)}</svg>`);
      await page.getByText('„punkte.svg“ enthält mehr als 500 Formen.').waitFor();
      await choose('spur.svg', svgDrawing);
      await staff.expectSaid('1 Teil war nicht zu lesen');
      await page.getByRole('switch', { name: 'Rahmen übernehmen' }).click({ force: true });
      await staff.press('3 Formen übernehmen');
      await page.getByRole('button', { name: /^1\. Uhr, Rechteck, Lösung$/ }).waitFor();
      await staff.save();
      expect(await hotspotsOf(museum, staff, 21)).toEqual([
        { Kind: 'rect', X: 200, Y: 150, Width: 100, Height: 50, Name: { de: 'Uhr' }, IsSolution: true },
        { Kind: 'circle', X: 40, Y: 40, Width: 120, Height: 120, Name: { de: 'Kugel' }, IsSolution: true },
        {
          Kind: 'polygon',
          X: 400,
          Y: 400,
          Width: 100,
          Height: 100,
          Points: '400,400 500,400 500,500',
          Name: {},
          IsSolution: true,
        },
      ]);
      await page.keyboard.press('Control+z');
      await page.getByRole('button', { name: /^1\. Uhr/ }).waitFor({ state: 'detached' });
      await page.keyboard.press('Control+Shift+Z');

      await goTo(staff, '/locations/14', 'Vorlage');
      const canvas = await openCanvas(page);
      await canvas.click({ x: 150, y: 125 });
      await page.keyboard.press('Control+c');
      await staff.expectSaid('1 Form ist kopiert.');
      await goTo(staff, '/locations/15', 'Abschrift');
      await staff.expectSaid('Zeichnen Sie die erste Suchfläche');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await canvas.frame.focus();
      await page.keyboard.press('Control+v');
      await staff.expectSaid('1 Suchfläche');
      await staff.press('Einfügen');
      await staff.expectSaid('2 Suchflächen');
      await staff.press('Rückgängig');
      await staff.expectSaid('1 Suchfläche');
      await page.evaluate(() => navigator.clipboard.writeText('Guten Tag'));
      await canvas.frame.focus();
      await page.keyboard.press('Control+v');
      await staff.expectSaid('In der Zwischenablage liegen keine Formen');
      await staff.save();
      expect(await hotspotsOf(museum, staff, 15)).toMatchObject([
        { Kind: 'rect', X: 100, Y: 100, Name: { de: 'Eins' } },
      ]);
    }));
});

/** Half as large as the picture. */
const svgDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
  <g transform="translate(100 75)"><rect id="r1" width="50" height="25"><title>Uhr</title></rect></g>
  <circle id="Kugel" cx="50" cy="50" r="30"/><rect id="Rahmen" width="400" height="300"/>
  <path d="M200 200H250V250Z"/><text x="10" y="10">Beschriftung</text></svg>`;
