import { describe, expect, it } from 'vitest';
import { expectFocus } from './focus.ts';
import { drawing, type GameTable, museumOfGames, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { openMuseum } from './visits.ts';

const size = { width: 6000, height: 600 };
const picture = { ImageDescriptors: [{ ImageURL: 'files/wide.svg' }] };

const { as } = openMuseum(
  museumOfGames([
    { Type: 5, ...picture, GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }] },
    {
      Type: 6,
      ...picture,
      GameHotspotsToWin: 2,
      GameHotspots: [
        { X: 100, Y: 200, Width: 200, Height: 200, Name: { de: 'Anfang' }, IsSolution: true },
        { X: 5600, Y: 200, Width: 200, Height: 200, Name: { de: 'Ende' }, IsSolution: true },
      ],
    },
  ]),
  {
    files: {
      'wide.svg': drawing(size, '#80c0a0', [
        { x: 100, y: 200, width: 200, height: 200, colour: '#c00000' },
        { x: 5600, y: 200, width: 200, height: 200, colour: '#0000c0' },
      ]),
    },
  },
);

const enter = async (guide: Guide, number: number): Promise<GameTable> => {
  const table = sitDown(guide);
  await guide.open(`/detail/${number}`);
  await table.enter();
  await table.expectDrawn();
  return table;
};

describe('a picture ten times as wide as high', () => {
  it('of a question is high enough to be seen, and scrolls sideways', () =>
    as(async (guide) => {
      const table = await enter(guide, 1);
      const frame = table.layer.getByRole('list', { name: 'Das Bild, es lässt sich schieben' });
      const shown = await table.layer.locator('[data-condition=shown]').boundingBox();
      expect(shown?.height).toBeGreaterThanOrEqual(150);
      expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(10, 0);
      await guide.expectAccessible();
      for (let tabs = 0; tabs < 20 && (await frame.and(guide.page.locator(':focus')).count()) === 0; tabs += 1)
        await guide.press('Tab');
      await expectFocus(frame);
      await guide.press('ArrowRight');
      await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      await table.press('A: Ja');
      await table.layer.getByText('Gelöst!').waitFor();
    }));

  it('of a search fills the height, and is moved to its other end', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = await enter(guide, 2);
      const frame = await table.layer.locator('[data-condition=shown]').boundingBox();
      if (frame === null) throw new Error('No picture is seen');
      const scale = frame.height / size.height;
      const middle = frame.y + frame.height / 2;
      await page.mouse.click(frame.x + 200 * scale, middle);
      await table.expectSaid('Anfang: gefunden! 1 von 2.');
      const travel = size.width * scale - frame.width;
      for (let moved = 0; moved < travel; moved += frame.width - 40) {
        await page.mouse.move(frame.x + frame.width - 20, middle);
        await page.mouse.down();
        await page.mouse.move(frame.x + 20, middle, { steps: 4 });
        await page.mouse.up();
      }
      await page.mouse.click(frame.x + frame.width - 300 * scale, middle);
      await table.layer.getByText('Gelöst!').waitFor();
    }));
});
