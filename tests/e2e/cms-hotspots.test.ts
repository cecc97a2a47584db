import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { openCanvas } from './canvas-hand.ts';
import { expectNear, type Fields, files, type Stored, storedList } from './canvas-museum.ts';
import { expectFocus } from './focus.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const hiddenObject = {
  Type: 6,
  ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
  GameHotspotsToWin: 1,
};

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
      { ID: 13, Name: { de: 'Feder', en: 'Pen' }, ...hiddenObject },
      { ID: 21, Name: { de: 'Gezeichnet', en: 'Drawn' }, ...hiddenObject },
      { ID: 9, Name: { de: 'Farben', en: 'Colours' }, ...hiddenObject },
      { ID: 10, Name: { de: 'Freihand', en: 'Freehand' }, ...hiddenObject },
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
        ID: 16,
        Name: { de: 'Gruppe', en: 'Group' },
        ...hiddenObject,
        GameHotspots: [
          { Kind: 'rect', X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true },
          { Kind: 'circle', X: 300, Y: 250, Width: 60, Height: 60, Name: { de: 'Zwei' } },
          { Kind: 'rect', X: 500, Y: 100, Width: 100, Height: 50, Name: { de: 'Drei' } },
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
      const [rect, circle, polygon] = await hotspotsOf(clerk, 3);
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
        .poll(() => hotspotsOf(clerk, 8))
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
      const [polygon, rect] = await hotspotsOf(clerk, 4);
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
      expect((await hotspotsOf(clerk, 5))[0]).toEqual({
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

  it('are drawn freehand in one stroke', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/10');
      const canvas = await openCanvas(page);
      await clerk.press('Freihand zeichnen');
      const around = Array.from({ length: 24 }, (_, step) => ({
        x: 200 + 80 * Math.cos((step / 12) * Math.PI),
        y: 200 + 80 * Math.sin((step / 12) * Math.PI),
      }));
      const places = await Promise.all(around.map(canvas.at));
      for (const [step, { x, y }] of places.entries()) {
        await page.mouse.move(x, y);
        if (step === 0) await page.mouse.down();
      }
      await page.mouse.up();
      await clerk.expectSaid('1 Suchfläche');
      await clerk.save();
      const [disc] = await hotspotsOf(clerk, 10);
      const corners = readOutline(String(disc?.['Points'])) ?? [];
      expect(corners.length).toBeLessThan(20);
      for (const { x, y } of corners) expect(Math.abs(Math.hypot(x - 200, y - 200) - 80)).toBeLessThan(6);
    }));

  it('are found by colour, with the mouse and by keyboard', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/9');
      const canvas = await openCanvas(page);
      await clerk.press('Umriss nach Farbe finden');
      await canvas.click({ x: 580, y: 360 });
      await clerk.expectSaid('Umriss mit 4 Ecken');
      await page.keyboard.press('+');
      await expect.poll(() => page.getByRole('slider', { name: 'Toleranz' }).getAttribute('aria-valuenow')).toBe('14');
      await clerk.guide.expectAccessible();
      await clerk.press('Umriss übernehmen');
      await clerk.expectSaid('1 Suchfläche');
      await page.getByRole('button', { name: 'In der Mitte beginnen' }).focus();
      await page.keyboard.press('Enter');
      const place = page.getByRole('button', { name: /^Umriss von X 400, Y 300/ });
      await expectFocus(place);
      await clerk.expectSaid('Das reicht um das ganze Bild');
      for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft');
      for (let press = 0; press < 15; press += 1) await page.keyboard.press('Shift+ArrowUp');
      await clerk.expectSaid('Umriss mit');
      await page.keyboard.press('Enter');
      await clerk.expectSaid('2 Suchflächen');
      await page.keyboard.press('Control+z');
      await clerk.expectSaid('1 Suchfläche');
      await page.keyboard.press('Control+Shift+Z');
      await clerk.save();
      const [rect, circle] = await hotspotsOf(clerk, 9);
      expect(rect).toMatchObject({ Kind: 'polygon', X: 500, Y: 300, Width: 160, Height: 120, IsSolution: true });
      expect(readOutline(String(circle?.['Points']))?.length).toBeLessThanOrEqual(24);
      expectNear(circle, { X: 140, Y: 90, Width: 120, Height: 120 });
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
      const [one, two, three] = await hotspotsOf(clerk, 11);
      expect(one).toMatchObject({ X: 120, Y: 110 });
      expect(two).toMatchObject({ X: 320, Y: 110 });
      expect(three).toMatchObject({ Points: '600,100 500,100 500,200' });
    }));

  it('are drawn by the pen with curves, by mouse and by keyboard', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/13');
      const canvas = await openCanvas(page);
      await page.getByRole('button', { name: 'Feder: Ecken und Bögen zeichnen' }).click();
      await canvas.click({ x: 200, y: 200 });
      await canvas.click({ x: 300, y: 200 });
      await canvas.click({ x: 350, y: 350 });
      await page.keyboard.press('Control+z');
      await canvas.drag({ x: 300, y: 300 }, { x: 260, y: 330 });
      await clerk.expectSaid('Zum Schließen den ersten Punkt anklicken');
      await clerk.guide.expectAccessible();
      await page.keyboard.press('Enter');
      await clerk.expectSaid('1 Suchfläche');
      await page.getByRole('button', { name: 'Mit Tasten zeichnen' }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^Feder bei X 400, Y 300/ }));
      await clerk.expectSaid(/^Pfeile verschieben, Leertaste setzt eine Ecke/);
      // Enter presses other buttons meanwhile.
      const list = page.getByRole('button', { name: 'Liste der Formen' });
      await list.press('Enter');
      expect(await list.getAttribute('aria-pressed')).toBe('false');
      await list.press('Enter');
      await page.getByRole('button', { name: /^Feder bei X 400, Y 300/ }).focus();
      const way = ['Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 's', 'Enter'];
      for (const key of way) await page.keyboard.press(key);
      await clerk.expectSaid('2 Suchflächen');
      await clerk.save();
      const [bent, small] = await hotspotsOf(clerk, 13);
      const corners = readOutline(String(bent?.['Points'])) ?? [];
      expect(corners.length).toBeGreaterThan(8);
      expect(corners.length).toBeLessThan(60);
      expectNear({ X: corners[0]?.x, Y: corners[0]?.y }, { X: 200, Y: 200 });
      expect(String(small?.['Points'])).toMatch(/^400,300 410,300 /);
      // The curve can be bent on: its point and its arms are still there.
      await page.getByRole('button', { name: 'Auswählen und verschieben' }).click();
      await canvas.click({ x: 250, y: 240 });
      await page.getByRole('button', { name: /^Ecke 3 von 3: (?:299|300), (?:299|300)/ }).waitFor();
      await canvas.click({ x: 300, y: 300 });
      await canvas.drag({ x: 260, y: 330 }, { x: 240, y: 380 });
      await clerk.save();
      const [further] = await hotspotsOf(clerk, 13);
      expect(further?.['Curve']).toMatch(/C2(?:39|40)(?:\.\d+)? 3(?:79|80)/);
      expect(Number(further?.['Height'])).toBeGreaterThan(Number(bent?.['Height']));
      await clerk.press('Punkt rund oder eckig');
      await clerk.save();
      const [flat] = await hotspotsOf(clerk, 13);
      expect(flat).not.toHaveProperty('Curve');
      expect(readOutline(String(flat?.['Points']))).toHaveLength(3);
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
      expect(await hotspotsOf(clerk, 15)).toMatchObject([{ Kind: 'rect', X: 100, Y: 100, Name: { de: 'Eins' } }]);
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
      expect(await hotspotsOf(clerk, 21)).toEqual([
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

  it('are hidden, locked and named in their list, which folds away', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/12');
      const canvas = await openCanvas(page);
      const row = page.getByRole('button', { name: /^1\. Vorne/ });
      await row.focus();
      await page.keyboard.press('h');
      await page.getByRole('button', { name: /^1\. Vorne.*, ausgeblendet$/ }).waitFor();
      await clerk.guide.expectAccessible();
      // The one behind it is hit now, and stays when it is locked.
      await canvas.click({ x: 250, y: 200 });
      await page.getByRole('heading', { name: '2. Hinten' }).waitFor();
      const before = await fieldsOf(page);
      await page.keyboard.press('k');
      await clerk.expectSaid('Diese Form ist gesperrt');
      await canvas.drag({ x: 250, y: 200 }, { x: 280, y: 230 });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Delete');
      expect(await fieldsOf(page)).toEqual(before);
      await page.reload();
      await page.getByRole('button', { name: /^2\. Hinten.*, gesperrt$/ }).waitFor();
      await clerk.press('1 ausgeblendete Form zeigen');
      await row.focus();
      await page.keyboard.press('F2');
      await page.getByRole('heading', { name: '1. Vorne' }).waitFor();
      await page.locator('input:focus').fill('Ganz vorne');
      await clerk.save();
      await page.getByRole('button', { name: /^1\. Ganz vorne/ }).focus();
      await page.keyboard.press('l');
      await expect.poll(() => page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' }).count()).toBe(0);
      await page.reload();
      await page.locator('[data-condition="shown"] canvas').waitFor();
      await expect.poll(() => page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' }).count()).toBe(0);
      await clerk.press('Liste der Formen');
      await page.getByRole('list', { name: 'Suchflächen in ihrer Reihenfolge' }).waitFor();
      expect(await hotspotsOf(clerk, 12)).toMatchObject([
        { X: 220, Name: { de: 'Ganz vorne' } },
        { X: 200, Name: { de: 'Hinten' } },
      ]);
    }));

  it('are grouped, moved as a group, and ungrouped', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open('/locations/16');
      const canvas = await openCanvas(page);
      const one = page.getByRole('button', { name: /^1\. Eins/ });
      await one.click();
      await page.keyboard.press('Control+a');
      await clerk.expectSaid('3 Formen sind gewählt.');
      await page.getByRole('button', { name: /^3\. Drei/ }).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Control+g');
      await page.getByRole('button', { name: /^2\. Zwei.*, in Gruppe 1$/ }).waitFor();
      await clerk.guide.expectAccessible();
      await page.reload();
      await page.getByRole('button', { name: /^1\. Eins.*, in Gruppe 1$/ }).waitFor();
      await openCanvas(page);
      const before = { X: 100, Y: 100, Width: 100, Height: 50 };
      const moved = { ...before, X: 140, Y: 130 };
      await canvas.drag({ x: 150, y: 125 }, { x: 190, y: 155 });
      await clerk.expectSaid('Gruppe aus 2 Formen');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await canvas.click({ x: 370, y: 310 });
      await page.getByRole('heading', { name: '2. Zwei' }).waitFor();
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 340, Y: 280 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => fieldsOf(page)).toMatchObject({ X: 300, Y: 250 });
      await one.click();
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => fieldsOf(page)).toEqual(moved);
      await page.keyboard.press('Control+Shift+G');
      await page.getByRole('button', { name: /^1\. Eins, Rechteck, Lösung$/ }).waitFor();
      await canvas.drag({ x: 190, y: 155 }, { x: 200, y: 155 });
      await clerk.save();
      expect(await hotspotsOf(clerk, 16)).toMatchObject([
        { X: 150, Y: 130 },
        { X: 340, Y: 280 },
        { X: 500, Y: 100 },
      ]);
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

async function fieldsOf(page: Page): Promise<Fields> {
  const read = async (label: string): Promise<number> =>
    Number.parseFloat(await page.getByLabel(label, { exact: true }).inputValue());
  return {
    X: await read('Von links'),
    Y: await read('Von oben'),
    Width: await read('Breite'),
    Height: await read('Höhe'),
  };
}

async function hotspotsOf(clerk: Clerk, ID: number): Promise<readonly Stored[]> {
  const locations = await storedList(museum, clerk, 'Locations');
  return (locations.find((location) => location['ID'] === ID)?.['GameHotspots'] ?? []) as readonly Stored[];
}

/** Half as large as the picture. */
const svgDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
  <g transform="translate(100 75)"><rect id="r1" width="50" height="25"><title>Uhr</title></rect></g>
  <circle id="Kugel" cx="50" cy="50" r="30"/><rect id="Rahmen" width="400" height="300"/>
  <path d="M200 200H250V250Z"/><text x="10" y="10">Beschriftung</text></svg>`;
