import { describe, expect, it } from 'vitest';
import { drawing, type GameTable, mouse, museumOfGames, sitDown } from '#tests/browser/game-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(
  museumOfGames([
    {
      Type: 3,
      GameMemoryPairs: 2,
      GameMemoryPairListURL: ['files/missing-0.svg', 'files/missing-1.svg'],
      GameMemoryBackgroundURL: 'files/missing.webp',
      GameMemoryFlipFXURL: 'files/missing.mp3',
      GameWonURL: { de: 'files/missing.mp3' },
    },
    {
      Type: 5,
      ImageDescriptors: [{ ImageURL: 'files/panorama.svg' }],
      GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }],
    },
  ]),
  { allow: /404/, files: { 'panorama.svg': drawing({ width: 3000, height: 300 }, '#80c0a0') } },
);

describe('the pictures of a game (specification 3.1)', () => {
  // tests/slow/games has slow pictures, the search in such a picture, and many long answers.
  it('may be gone: the game is won all the same; one ten times as wide as high is scrolled', () =>
    as(async (guide) => {
      const enter = async (number: number): Promise<GameTable> => {
        const table = sitDown(guide, mouse);
        await guide.open(`/detail/${number}`);
        await table.enter();
        return table;
      };
      const gone = await enter(1);
      await gone.findPairs();
      await gone.layer.getByText('Gelöst!').waitFor();

      const question = await enter(2);
      await question.expectDrawn();
      const frame = question.layer.getByRole('list', { name: 'Das Bild, es lässt sich schieben' });
      const shown = await question.layer.locator('[data-condition=shown]').boundingBox();
      expect(shown?.height).toBeGreaterThanOrEqual(150);
      expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(10, 0);
      await frame.focus();
      await guide.press('ArrowRight');
      await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }));
});
