import { describe, expect, it } from 'vitest';
import {
  all,
  before,
  boardFiles,
  final,
  ground,
  haveScores,
  inLeft,
  left,
  museumOfBoard,
  revealed,
  right,
  standBefore,
} from './board-table.ts';
import { sitDown } from './game-table.ts';
import { visitMuseum } from './visits.ts';

const inRight = { x: 740, y: 60 };
const inSeam = { x: 400, y: 300 };

describe('a place that is solved', () => {
  const won = { GameWonCustomMessage: { de: 'Das war klug.' }, GameWonImageURL: 'files/icon.svg' };

  it('opens for another round if the tour allows it, without lowering the score', () =>
    before({ paths: [left, right], tour: { GameBoardAllowReplay: true }, stations: [won] }, async (guide) => {
      const table = sitDown(guide);
      await haveScores(guide, 'H', { '1': 10 });
      await guide.open('/locations/1');
      await standBefore(guide).place('1, Frage 1, gelöst, 10 Punkte').press('Enter');
      await table.enter();
      await table.press(/^B: /);
      await table.expectSaid(/nicht richtig/);
      await table.press(/^A: /);
      await table.press('Weiter');
      await table.button('Noch einmal spielen').waitFor();
      await table.press('Zurück zur Station');
      await guide.page.getByText('10 Punkte gewonnen').waitFor();
    }));

  it('says that it is solved if the tour does not allow it, and shows the winning message', () =>
    before({ paths: [left, right], stations: [won, won] }, async (guide) => {
      const { page } = guide;
      await haveScores(guide, 'H', { '1': 10 });
      await guide.open('/locations/1');
      await standBefore(guide).place('1, Frage 1, gelöst, 10 Punkte').press('Enter');
      await page.getByText('Das war klug.').waitFor();
      await page.getByText('Dieses Spiel ist gelöst, und es lässt sich nur einmal spielen.').waitFor();
      await page.waitForFunction(() =>
        [...document.images].some(({ src, naturalWidth }) => src.includes('icon.svg') && naturalWidth > 0),
      );
      await expect.poll(() => page.getByRole('button', { name: /^(Spielen|Weiterspielen)$/ }).count()).toBe(0);
      await guide.expectAccessible();
    }));

  it('cannot be replayed at the end of its first win either', () =>
    before({ paths: [left, right] }, async (guide) => {
      const table = sitDown(guide);
      await guide.open('/detail/2');
      await table.enter();
      await table.press(/^A: /);
      await table.button('Weiter').waitFor();
      await expect.poll(() => table.button('Noch einmal spielen').count()).toBe(0);
      await table.press('Weiter');
      await expect.poll(() => table.button('Noch einmal spielen').count()).toBe(0);
      await table.press('Zurück zur Station');
      await guide.page.getByText('Dieses Spiel ist gelöst, und es lässt sich nur einmal spielen.').waitFor();
      await guide.page.waitForFunction(
        () => document.activeElement?.textContent?.includes('Dieses Spiel ist gelöst') === true,
      );
    }));

  it('has no such rule in tours without a board', () =>
    before({ paths: [left], tour: { Selectors: [1] } }, async (guide) => {
      await haveScores(guide, 'H', { '1': 10 });
      await guide.open('/locations/1');
      await guide.tap('Frage 1');
      await guide.page.getByText('10 Punkte gewonnen').waitFor();
      await guide.page.getByRole('button', { name: 'Spielen', exact: true }).waitFor();
    }));

  it('shows its icon: its own, or the tour’s n-th', () =>
    before(
      {
        paths: [left, right],
        tour: { GameWonIconsURL: ['files/missing.svg', 'files/icon.svg'] },
        stations: [{ GameWonCustomIconURL: 'files/icon.svg' }],
      },
      async (guide) => {
        await haveScores(guide, 'H', all);
        await guide.open('/locations/1');
        const row = guide.page.getByRole('list').filter({ hasText: '1, Frage 1: gewonnen' });
        await row.getByRole('listitem').filter({ hasText: '2, Frage 2: gewonnen' }).waitFor();
        await expect
          .poll(() =>
            row
              .locator('img')
              .evaluateAll((icons) => icons.map((icon) => new URL((icon as HTMLImageElement).src).pathname)),
          )
          .toEqual(['/files/icon.svg', '/files/icon.svg']);
      },
    ));

  it('may be a recording, which is solved once heard', () =>
    before({ paths: [left, right], stations: [{ Type: 2, GameChoices: [], ImageDescriptors: [] }] }, async (guide) => {
      const board = standBefore(guide);
      await guide.open('/locations/1');
      await board.expectDrawn();
      await board.expectColour(inLeft, ground);
      await board.place('1, Frage 1, als Nächstes').press('Enter');
      await guide.expectAt('/detail/1');
      await guide.expectHeading('Frage 1');
      await guide.tap('Zurück');
      await board.place('1, Frage 1, gelöst').waitFor();
      await board.expectColour(inLeft, revealed);
      await board.place('2, Frage 2, als Nächstes').waitFor();
    }));
});

describe('the pictures of a board', () => {
  it.each<[string, readonly string[], Readonly<Record<string, number>>, string, string, string]>([
    ['two: the second in solved shapes', ['board', 'revealed'], { '1': 1 }, revealed, ground, ground],
    ['two: the second everywhere in the end', ['board', 'revealed'], all, revealed, revealed, revealed],
    ['three: the ground changes on the way', ['board', 'revealed', 'final'], { '1': 1 }, final, revealed, revealed],
    ['three: the last everywhere in the end', ['board', 'revealed', 'final'], all, final, final, final],
    ['one: it is clear in the end', ['board'], all, ground, ground, ground],
    ['two, the second missing: as one', ['board', 'missing'], { '1': 1 }, ground, '', ground],
  ])('are %s', (_, pictures, scores, atLeft, atRight, atSeam) =>
    visitMuseum(
      museumOfBoard({ paths: [left, right], pictures }),
      async (guide) => {
        const board = standBefore(guide);
        await haveScores(guide, 'H', scores);
        await guide.open('/locations/1');
        await board.expectDrawn();
        await board.expectColour(inLeft, atLeft);
        await board.expectColour(inSeam, atSeam);
        if (atRight === '') expect(await board.colourAt(inRight)).not.toBe(ground);
        else await board.expectColour(inRight, atRight);
      },
      { files: boardFiles, allow: /404/ },
    ),
  );

  it('that are not pictures leave all stations as plain buttons', () =>
    before({ paths: [left, right], pictures: [] }, async (guide) => {
      await guide.open('/locations/1');
      await guide.page.getByText('Dieses Spielbrett hat kein Bild.').waitFor();
      await expect.poll(() => guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).count()).toBe(0);
      await guide.expectAccessible();
      await guide.tap('1, Frage 1, als Nächstes');
      await guide.expectAt('/detail/1');
    }));

  it('that fail to load can be requested again', () =>
    visitMuseum(
      museumOfBoard({ paths: [left, right] }),
      async (guide) => {
        const board = standBefore(guide);
        await guide.page.route('**/files/board.svg', (route) => route.abort());
        await guide.open('/locations/1');
        await guide.page.getByText('Das Bild des Spielbretts lässt sich gerade nicht zeigen.').waitFor();
        await guide.page.getByRole('link', { name: '2, Frage 2' }).waitFor();
        await guide.page.unroute('**/files/board.svg');
        await guide.tap('Noch einmal versuchen');
        await board.expectDrawn();
        await board.place('2, Frage 2').waitFor();
      },
      { files: boardFiles, allow: /net::ERR_FAILED/ },
    ));
});
