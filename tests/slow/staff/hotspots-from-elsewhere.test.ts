import { describe, expect, it } from 'vitest';
import { openCanvas } from '#tests/journeys/staff/canvas-hand.ts';
import { files, hiddenObject, hotspotsOf } from '#tests/journeys/staff/canvas-museum.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(
  {
    ...smallMuseum,
    Locations: [
      ...smallMuseum.Locations,
      { ID: 6, Name: { de: 'Ohne Bild', en: 'No picture' }, ...hiddenObject, ImageDescriptors: [] },
      { ID: 7, Name: { de: 'Kaputt' }, ...hiddenObject, ImageDescriptors: [{ ImageURL: 'files/tone.wav' }] },
      {
        ID: 14,
        Name: { de: 'Vorlage', en: 'Original' },
        ...hiddenObject,
        GameHotspots: [{ X: 100, Y: 100, Width: 100, Height: 50, Name: { de: 'Eins' }, IsSolution: true }],
      },
      { ID: 15, Name: { de: 'Abschrift', en: 'Copy' }, ...hiddenObject },
      { ID: 21, Name: { de: 'Gezeichnet', en: 'Drawn' }, ...hiddenObject },
    ],
  },
  { files },
);

describe('hotspots on a picture (specification 3.1)', () => {
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
