import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { asked, parkPlace, type Spot, watchDevice } from '#tests/browser/device-on-the-way.ts';
import { stations } from '#tests/browser/park.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as: asDesigner } = openMuseum(demoMuseum, { client: { gpsDebug: true } });

describe('designers (gpsDebug, specification 3.5)', () => {
  it('walk by joystick and along a GPX track, and see stations open, without a device', () =>
    asDesigner(async (guide) => {
      const { page } = guide;
      await watchDevice(guide);
      await guide.open('/locations/3?by=map');
      await page.getByText('Gedachter Standort').click();
      await page.locator('[data-here]').waitFor({ state: 'attached' });

      const stick = page.getByRole('button', { name: /^Steuerknüppel/ });
      const row = page.getByRole('row', { name: /^305 / });
      const metres = async (): Promise<number> => Number.parseInt(await row.getByRole('cell').first().innerText(), 10);
      const begun = await metres();
      expect(begun).toBeGreaterThan(140);
      await page.getByRole('slider', { name: 'Tempo' }).press('End');
      await stick.focus();
      await page.keyboard.down('ArrowRight');
      await expect.poll(metres).toBeLessThan(begun - 8);
      await page.keyboard.up('ArrowRight');
      const between = await metres();
      const box = await stick.boundingBox();
      if (box === null) throw new Error('The joystick cannot be seen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width, box.y + box.height / 2);
      await expect.poll(metres).toBeLessThan(between - 8);
      await page.mouse.up();

      const choose = (text: string): Promise<void> =>
        page
          .getByLabel('GPX-Datei wählen')
          .setInputFiles({ name: 'walk.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(text) });
      await choose('<gpx>\n<trk>');
      await page.getByText('Die Datei endet zu früh (Zeile 2).').waitFor();
      await choose(trackThrough([parkPlace(430, 1300), stations[301], stations[302]]));
      await page.getByText(/^„Durch den Park“: \d+ Positionen, 1 ausgelassen$/).waitFor();
      await guide.expectAccessible();
      await page.getByRole('slider', { name: 'Rauschen' }).fill('5');
      await page.getByRole('slider', { name: 'Mal so schnell' }).press('End');
      await guide.tap('Weg abspielen');
      await guide.expectAt('/detail/301');
      await page.goBack();
      await page.getByRole('row', { name: /^301 .* (geöffnet|verlassen)$/ }).waitFor();

      expect(await asked(guide)).toEqual([]);
      await page.getByText('Gedachter Standort').click();
      await page.locator('[data-here]').waitFor({ state: 'detached' });
    }));
});

function trackThrough(spots: readonly Spot[]): string {
  const points = spots.map(({ latitude, longitude }) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
  return `<gpx><trk><name>Durch den Park</name><trkseg>${points.join('')}<trkpt lat="99" lon="0"/></trkseg></trk></gpx>`;
}
