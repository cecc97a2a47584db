import { describe, expect, it } from 'vitest';
import { drawing, finger, keys, museumOfGames, sitDown } from './game-table.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(
  museumOfGames([
    {
      Type: 5,
      GameChoices: [
        { Text: { de: 'Ein Zirkel' }, Feedback: { de: 'Er zeichnet nur Kreise.' } },
        { Text: { de: 'Ein Lineal' }, Feedback: { de: 'Es zieht gerade Linien.' }, IsSolution: true },
      ],
    },
    {
      Type: 6,
      ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
      GameHotspotsToWin: 1,
      GameHotspots: [
        { X: 50, Y: 50, Width: 200, Height: 200, Name: { de: 'Teich' }, Feedback: { de: 'Er ist nur rund.' } },
        { X: 500, Y: 300, Width: 200, Height: 200, Name: { de: 'Spirale' }, IsSolution: true },
      ],
    },
  ]),
  { files: { 'picture.svg': drawing({ width: 800, height: 600 }, '#80c0a0') } },
);

describe('what the museum says about an answer', () => {
  it('stands under it once it has been tried, and is read out', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await guide.open('/detail/1');
      await table.enter();
      const reasons = table.layer.getByRole('list', { name: 'Antworten' }).locator('[aria-live]');
      await expect.poll(() => reasons.allTextContents()).toEqual(['', '']);
      await table.press('A: Ein Zirkel');
      await reasons.filter({ hasText: 'Er zeichnet nur Kreise.' }).waitFor();
      await expect.poll(() => reasons.allTextContents()).toEqual(['Er zeichnet nur Kreise.', '']);
      await table.press('B: Ein Lineal');
      await table.layer.getByText('Gelöst!').waitFor();
      await expect.poll(() => reasons.nth(1).textContent()).toBe('Es zieht gerade Linien.');
    }));

  it('and about a decoy follows that it is not what is sought', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await guide.open('/detail/2');
      await table.enter();
      await table.expectDrawn();
      await table.pointAt({ width: 800, height: 600 }, { x: 150, y: 150 });
      await table.expectSaid('Teich: Das ist es nicht. Er ist nur rund.');
      await table.pointAt({ width: 800, height: 600 }, { x: 600, y: 400 });
      await table.layer.getByText('Gelöst!').waitFor();
    }, finger.context));
});
