import { describe, expect, it } from 'vitest';
import { drawing, finger, type GameTable, type Hand, keys, mouse, museumOfGames, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { piecesOf, poured, putTogetherByTaps } from './jigsaw-table.ts';
import { openMuseum } from './visits.ts';

const points = { GamePoints: 10, GamePoints2nd: 6, GamePoints3rd: 2 };
const cards = Array.from({ length: 7 }, (_, index) => `card-${index}.svg`);

const { as } = openMuseum(
  museumOfGames([
    {
      Type: 4,
      ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
      GameLevels: true,
      GameEndExplanationTranscript: { de: 'So war das.' },
      ...points,
    },
    {
      Type: 3,
      GameMemoryPairListURL: cards.map((card) => `files/${card}`),
      GameLevels: true,
      ...points,
    },
  ]),
  {
    files: {
      'picture.svg': drawing({ width: 800, height: 600 }, '#e0c080', [
        { x: 80, y: 60, width: 240, height: 200, colour: '#204080' },
      ]),
      ...Object.fromEntries(
        cards.map((card, index) => [card, drawing({ width: 90, height: 90 }, `#${index}0${index}080`)]),
      ),
    },
  },
);

async function enter(guide: Guide, number: number, hand: Hand) {
  const table = sitDown(guide, hand);
  await guide.open(`/detail/${number}`);
  await table.enter();
  await table.layer.getByRole('heading', { name: 'Wie schwer soll es sein?' }).waitFor();
  return table;
}

describe('where the museum lets visitors choose', () => {
  it('a jigsaw has as many pieces as its level, gives its points, keeps it, and asks again for another round', () =>
    as(async (guide) => {
      const table = await enter(guide, 1, finger);
      await guide.expectAccessible();
      await expect
        .poll(() => table.layer.getByRole('button', { name: /^(?:Leicht|Mittel|Schwer)/ }).allInnerTexts())
        .toEqual([
          expect.stringMatching(/Leicht\s+12 Teile\s+\+5 Punkte/),
          expect.stringMatching(/Mittel\s+24 Teile\s+\+8 Punkte/),
          expect.stringMatching(/Schwer\s+48 Teile\s+\+10 Punkte/),
        ]);
      await table.press(/^Leicht/);
      await poured(table);
      await expect.poll(() => piecesOf(table).count()).toBe(12);
      await guide.page.reload();
      await table.enter();
      await expect.poll(() => piecesOf(table).count()).toBe(12);
      await table.layer.locator('[data-condition=shown]').waitFor();
      await putTogetherByTaps(guide.page, table, 12);
      await table.layer.getByText('+5 Punkte', { exact: true }).waitFor();
      await table.press('Noch einmal spielen');
      await table.press(/^Mittel/);
      await poured(table);
      await expect.poll(() => piecesOf(table).count()).toBe(24);
    }, finger.context));

  it('a memory offers the levels that it has pictures for, by keyboard', () =>
    as(async (guide) => {
      const table = await enter(guide, 2, keys);
      await expect.poll(() => table.layer.getByRole('button', { name: /^(?:Leicht|Mittel|Schwer)/ }).count()).toBe(2);
      await table.press(/^Leicht/);
      await table.button('Karte 8 von 8, verdeckt').waitFor();
      await table.findPairs();
      await table.layer.getByText('+5 Punkte', { exact: true }).waitFor();
      await table.press('Weiter');
      await table.press('Zurück zur Station');
      await table.expectStation('Spielen', '5 Punkte gewonnen');
    }));

  it('a memory says in how many turns it was solved, and after another round whether that was better', () =>
    as(async (guide) => {
      const table = await enter(guide, 2, mouse);
      const first = await solveEasily(table);
      const was = turnsIn(first);
      expect(first).toBe(`Mit ${was} Zügen gelöst`);
      await table.press('Noch einmal spielen');
      const second = await solveEasily(table);
      const turns = turnsIn(second);
      const compared = turns === was ? 'wie' : `${Math.abs(turns - was)} ${turns < was ? 'weniger' : 'mehr'} als`;
      expect(second).toBe(`Mit ${turns} Zügen gelöst, ${compared} letztes Mal`);
    }, mouse.context));
});

/** Plays a memory of four pairs. @returns what the win says about it */
async function solveEasily(table: GameTable): Promise<string> {
  await table.press(/^Leicht/);
  await table.button('Karte 8 von 8, verdeckt').waitFor();
  await table.findPairs();
  return table.layer.getByText(/^Mit .* Zügen gelöst/).innerText();
}

function turnsIn(words: string): number {
  return Number(/\d+/.exec(words)?.[0]);
}
