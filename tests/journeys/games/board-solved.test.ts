import { describe, expect, it } from 'vitest';
import { boardFiles, ground, inLeft, left, museumOfBoards, revealed, right } from '#tests/browser/board-museum.ts';
import { haveScores, standBefore } from '#tests/browser/board-table.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { sitDown } from '#tests/browser/game-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const paths = [left, right];

const { as } = openMuseum(
  museumOfBoards([
    {
      paths,
      tour: { GameWonIconsURL: ['files/missing.svg', 'files/icon.svg'] },
      stations: [
        {
          GameWonCustomIconURL: 'files/icon.svg',
          GameWonCustomMessage: { de: 'Das war klug.' },
          GameWonImageURL: 'files/icon.svg',
        },
      ],
    },
    { paths, tour: { GameBoardAllowReplay: true } },
    { paths, stations: [{ Type: 2, GameChoices: [], ImageDescriptors: [] }] },
  ]),
  { files: boardFiles, allow: /404/ },
);

describe('a solved place of a board (specification 3.3, GameBoardAllowReplay and GameWonIconsURL)', () => {
  it('is played again only where the tour allows it, keeps its score, shows its icon, or has only been heard', () =>
    as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      const table = sitDown(guide);
      await haveScores(guide, { H: { '2': 10 }, H2: { '1': 10 } });
      const over = 'Dieses Spiel ist gelöst, und es lässt sich nur einmal spielen.';
      await guide.open('/detail/1');
      await table.enter();
      await table.press(/^A: /);
      await table.button('Zurück zur Station').waitFor();
      expect(await table.button('Noch einmal spielen').count()).toBe(0);
      await table.press('Zurück zur Station');
      await expectFocus(page.locator('[tabindex]').filter({ hasText: over }));
      await page.getByText('Das war klug.').waitFor();
      await page.waitForFunction(() =>
        [...document.images].some(({ src, naturalWidth }) => src.includes('icon.svg') && naturalWidth > 0),
      );
      expect(await page.getByRole('button', { name: /^(Spielen|Weiterspielen)$/ }).count()).toBe(0);

      await guide.open('/locations/1');
      const row = page.getByRole('list').filter({ hasText: '1, Frage 1: gewonnen' });
      await row.getByRole('listitem').filter({ hasText: '2, Frage 2: gewonnen' }).waitFor();
      const icons = () =>
        row
          .locator('img')
          .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
      await expect.poll(icons).toEqual(['/files/icon.svg', '/files/icon.svg']);

      await guide.open('/locations/2');
      await board.place('1, Frage 1, gelöst, 10 Punkte').press('Enter');
      await table.enter();
      await table.press(/^B: /);
      await table.expectSaid(/nicht richtig/);
      await table.press(/^A: /);
      await table.button('Noch einmal spielen').waitFor();
      await table.press('Zurück zur Station');
      await page.getByText('10 Punkte gewonnen').waitFor();

      await guide.open('/locations/3');
      await board.expectDrawn();
      await board.expectColour(inLeft, ground);
      await board.place('1, Frage 1, als Nächstes').press('Enter');
      await guide.expectHeading('Frage 1');
      await guide.tap('Zurück');
      await board.place('1, Frage 1, gelöst').waitFor();
      await board.expectColour(inLeft, revealed);
      await board.place('2, Frage 2, als Nächstes').waitFor();
    }));
});
