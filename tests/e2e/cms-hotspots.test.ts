import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openCanvas } from './canvas-hand.ts';
import { expectNear, fieldsOf, files, hiddenObject, hotspotsOf } from './canvas-museum.ts';
import { expectFocus } from './focus.ts';
import { smallMuseum } from './museum.ts';
import { atDesk } from './staff.ts';
import { openMuseum } from './visits.ts';

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
        ID: 14,
        Name: { de: 'Vorlage', en: 'Original' },
        ...hiddenObject,
        GameHotspots: [{ X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true }],
      },
      { ID: 15, Name: { de: 'Abschrift', en: 'Copy' }, ...hiddenObject },
      { ID: 21, Name: { de: 'Gezeichnet', en: 'Drawn' }, ...hiddenObject },
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
      { ID: 7, Name: { de: 'Kaputt' }, ...hiddenObject, ImageDescriptors: [{ ImageURL: 'files/tone.wav' }] },
    ],
  },
  { files },
);

describe('hotspots', () => {
  it('are drawn as rectangle, circle and polygon, and saved', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/3');
      const canvas = await openCanvas(clerk.page);
      await clerk.expectSaid('Zeichnen Sie die erste Suchfläche');
      await clerk.press('Rechteck zeichnen');
      await canvas.drag({ x: 203, y: 151 }, { x: 403, y: 251 });
      await clerk.expectSaid('1 Suchfläche');
      await clerk.press('Kreis zeichnen');
      await canvas.drag({ x: 503, y: 303 }, { x: 603, y: 403 });
      await clerk.press('Feder: Ecken und Bögen zeichnen');
      for (const corner of [
        { x: 173, y: 367 },
        { x: 323, y: 393 },
        { x: 251, y: 457 },
        { x: 173, y: 367 },
      ])
        await canvas.click(corner);
      await clerk.expectSaid('3 Suchflächen');
      await clerk.guide.expectAccessible();
      await clerk.save();
      const [rect, circle, polygon] = await hotspotsOf(museum, clerk, 3);
      expect(rect).toMatchObject({ Kind: 'rect' });
      expectNear(rect, { X: 203, Y: 151, Width: 200, Height: 100 });
      expect(circle).toMatchObject({ Kind: 'circle', IsSolution: true });
      expectNear(circle, { X: 503, Y: 303, Width: 100, Height: 100 });
      expect(polygon).toMatchObject({ Kind: 'polygon' });
      expectNear(polygon, { X: 173, Y: 367, Width: 150, Height: 90 });
      expect(readOutline(String(polygon?.['Points']))).toHaveLength(3);
    }));

  it('are moved and resized by the mouse, each drag undone in one step, and put in order', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/8');
      const canvas = await openCanvas(page);
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
      await page.keyboard.press('Control+Shift+Z');
      await clerk.press('In der Liste nach unten (Alt + ↓)');
      await page.getByRole('button', { name: /^2\. Erste/ }).waitFor();
      await clerk.save();
      await expect
        .poll(() => hotspotsOf(museum, clerk, 8))
        .toMatchObject([{ Name: { de: 'Zweite' } }, { Kind: 'rect', ...moved }]);
    }));

  it('are added, placed, shaped, copied, sorted and deleted by keyboard alone', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/4');
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
      await clerk.expectSaid('3 Suchflächen');
      await page.keyboard.press('Delete');
      await clerk.expectSaid('2 Suchflächen');
      await clerk.save();
      const [polygon, rect] = await hotspotsOf(museum, clerk, 4);
      expect(rect).toMatchObject({ Kind: 'rect', ...placed });
      expect(polygon).toMatchObject({ Kind: 'polygon' });
      expect(readOutline(String(polygon?.['Points']))).toHaveLength(4);
    }));

  it('that overlap are reached one by one, and reported where they are wrong', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/5');
      const canvas = await openCanvas(page);
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Klein' }).waitFor();
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '1. Groß' }).waitFor();
      await page.getByRole('combobox', { name: 'Form' }).click();
      await page.getByRole('option', { name: 'Vieleck' }).click();
      await page.getByRole('textbox', { name: 'Ecken' }).fill('100,100 400');
      await clerk.expectSaid('Ein Vieleck braucht');
      await page.getByRole('button', { name: /^1\. Groß.*hat einen Fehler$/ }).waitFor();
      await page.getByRole('textbox', { name: 'Ecken' }).fill('100,100 400,100 250,300');
      await page.getByRole('button', { name: /^2\. Klein, Kreis, Lösung$/ }).click();
      await page.getByRole('switch', { name: 'Lösung' }).click({ force: true });
      await clerk.expectSaid('Zu wenige Lösungen');
      await page.keyboard.press('Control+z');
      await clerk.save();
      expect((await hotspotsOf(museum, clerk, 5))[0]).toEqual({
        Kind: 'polygon',
        X: 100,
        Y: 100,
        Width: 300,
        Height: 200,
        Points: '100,100 400,100 250,300',
        Name: { de: 'Groß', en: 'Large' },
        Mine: 7,
      });
    }));

  it('snap to each other and to the picture, but not while Alt is held', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/5');
      const canvas = await openCanvas(clerk.page);
      await canvas.click({ x: 250, y: 200 });
      const drawn = await fieldsOf(clerk.page);
      expect(drawn).toEqual({ X: 200, Y: 150, Width: 100, Height: 100 });
      // Its left edge ends three pixels short of the other's.
      await canvas.drag({ x: 250, y: 200 }, { x: 153, y: 200 }, 'snapping');
      await expect.poll(() => fieldsOf(clerk.page)).toMatchObject({ X: 100 });
      await clerk.page.keyboard.press('Control+z');
      await canvas.drag({ x: 250, y: 200 }, { x: 153, y: 200 });
      await expect.poll(() => fieldsOf(clerk.page)).toMatchObject({ X: 103 });
      await clerk.page.keyboard.press('Control+z');
    }));

  it('are aligned and moved together, and mirrored', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/11');
      const canvas = await openCanvas(page);
      await canvas.click({ x: 150, y: 125 });
      await page.keyboard.down('Shift');
      await canvas.click({ x: 330, y: 280 });
      await page.keyboard.up('Shift');
      await clerk.expectSaid('2 Formen sind gewählt');
      await clerk.press('Ausrichten, verteilen, spiegeln, gruppieren');
      await page.getByRole('button', { name: 'Obere Kanten ausrichten' }).waitFor();
      await clerk.guide.expectAccessible();
      await clerk.press('Obere Kanten ausrichten');
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
      await clerk.save();
      const [one, two, three] = await hotspotsOf(museum, clerk, 11);
      expect(one).toMatchObject({ X: 120, Y: 110 });
      expect(two).toMatchObject({ X: 320, Y: 110 });
      expect(three).toMatchObject({ Points: '600,100 500,100 500,200' });
    }));

  it('are copied to another station, and foreign text is refused', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await clerk.open('/locations/14');
      const canvas = await openCanvas(page);
      await canvas.click({ x: 150, y: 125 });
      await page.keyboard.press('Control+c');
      await clerk.expectSaid('1 Form ist kopiert.');
      await clerk.guide.open('/cms/locations/15');
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await canvas.frame.focus();
      await page.keyboard.press('Control+v');
      await clerk.expectSaid('1 Suchfläche');
      await clerk.press('Einfügen');
      await clerk.expectSaid('2 Suchflächen');
      await clerk.press('Rückgängig');
      await clerk.expectSaid('1 Suchfläche');
      await page.evaluate(() => navigator.clipboard.writeText('Guten Tag'));
      await canvas.frame.focus();
      await page.keyboard.press('Control+v');
      await clerk.expectSaid('In der Zwischenablage liegen keine Formen');
      await clerk.save();
      expect(await hotspotsOf(museum, clerk, 15)).toMatchObject([
        { Kind: 'rect', X: 100, Y: 100, Name: { de: 'Eins' } },
      ]);
    }));

  it('come from an SVG file with their names, but those that are left out', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/21');
      await openCanvas(page);
      await clerk.press('Formen aus einer SVG-Datei übernehmen');
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
      await clerk.expectSaid('1 Teil war nicht zu lesen');
      await clerk.guide.expectAccessible();
      await page.getByRole('switch', { name: 'Rahmen übernehmen' }).click({ force: true });
      await clerk.press('3 Formen übernehmen');
      await page.getByRole('button', { name: /^1\. Uhr, Rechteck, Lösung$/ }).waitFor();
      await clerk.save();
      expect(await hotspotsOf(museum, clerk, 21)).toEqual([
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
    }));

  it('ask for a picture first, and for another if it cannot be shown', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/locations/6');
      await clerk.expectSaid('Wählen Sie zuerst ein Bild');
      await clerk.guide.open('/cms/locations/7');
      await clerk.expectSaid('Das Bild lässt sich nicht zeigen');
      await clerk.guide.expectAccessible();
    }));
});

/** Half as large as the picture. */
const svgDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
  <g transform="translate(100 75)"><rect id="r1" width="50" height="25"><title>Uhr</title></rect></g>
  <circle id="Kugel" cx="50" cy="50" r="30"/><rect id="Rahmen" width="400" height="300"/>
  <path d="M200 200H250V250Z"/><text x="10" y="10">Beschriftung</text></svg>`;
