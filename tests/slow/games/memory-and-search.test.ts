import { describe, expect, it } from 'vitest';
import { expectFocusInDialog } from '#tests/browser/focus.ts';
import { finger, type GameTable, keys, mouse, sitDown } from '#tests/browser/game-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { filesOfPlay, museumOfPlay, stations } from '#tests/journeys/games/museum-of-play.ts';

const { as } = openMuseum(museumOfPlay, { files: filesOfPlay });

describe('a memory game (specification 3.1 and 4, scoring)', () => {
  it('by touch resumes after it was closed and after a reload, and its points stay on the device', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await guide.open(stations.memory);
      await table.begin();
      await table.findPairs(2);
      await table.press('Spiel schließen');
      await table.expectStation('Weiterspielen');
      await table.goOn();
      await table.layer.getByText('1 von 3 Paaren').waitFor();
      await table.findPairs(1);
      await guide.page.reload();
      await table.goOn();
      await table.layer.getByText('2 von 3 Paaren').waitFor();
      await table.findPairs();
      await table.expectWon('Drei Paare!', '+10 Punkte');
      await table.leaveAsWinner(/^Gleiche Paare/);
      await table.expectStation('Spielen', '10 Punkte gewonnen');
      await guide.page.reload();
      await guide.page.getByText('10 Punkte gewonnen', { exact: true }).waitFor();
    }, finger.context));

  it('by keyboard is played at a level, which a reload keeps, and a second round is compared with the first', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await guide.open(stations.levelledMemory);
      await table.enter();
      await table.layer.getByRole('heading', { name: 'Wie schwer soll es sein?' }).waitFor();
      await guide.expectAccessible();
      await table.press(/^Leicht/);
      await table.button('Karte 8 von 8, verdeckt').waitFor();
      await expectFocusInDialog(guide.page);
      await table.findPairs(2);
      await guide.page.reload();
      await table.enter();
      await table.layer.getByText('2 von 4 Paaren').waitFor();
      await table.findPairs();
      await table.layer.getByText('+5 Punkte', { exact: true }).waitFor();
      const first = await turnsOf(table);
      await table.press('Noch einmal spielen');
      await expectFocusInDialog(guide.page);
      await table.press(/^Leicht/);
      await table.layer.getByText('0 von 4 Paaren').waitFor();
      await expectFocusInDialog(guide.page);
      await sitDown(guide, mouse).findPairs();
      const second = await turnsOf(table);
      const difference = `${Math.abs(second - first)} ${second < first ? 'weniger' : 'mehr'} als`;
      const compared = second === first ? 'wie' : difference;
      await table.layer.getByText(`Mit ${second} Zügen gelöst, ${compared} letztes Mal`, { exact: true }).waitFor();
      expect(await table.layer.getByText(/Punkt/).count()).toBe(0);
      await table.press('Zurück zur Station');
      await table.expectStation('Spielen', '5 Punkte gewonnen');
    }));
});

/** Returns in how many turns a memory game was won. */
async function turnsOf({ layer }: GameTable): Promise<number> {
  const words = await layer.getByText(/^Mit \d+ Zügen gelöst/).innerText();
  return Number(/\d+/.exec(words)?.[0]);
}
