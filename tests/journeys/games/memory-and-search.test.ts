import { describe, expect, it } from 'vitest';
import { finger, sitDown } from '#tests/browser/game-table.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { filesOfPlay, museumOfPlay, pictureSize, stations } from './museum-of-play.ts';

const { as } = openMuseum(museumOfPlay, { files: filesOfPlay });

describe('a memory game (specification 3.1 and 4, scoring)', () => {
  it('by touch resumes after a reload, and its points are on the station’s screen', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await guide.open(stations.memory);
      await table.begin();
      await table.findPairs(2);
      await guide.page.reload();
      await table.goOn();
      await table.layer.getByText('1 von 3 Paaren').waitFor();
      await table.findPairs();
      await table.expectWon('Drei Paare!', '+10 Punkte');
      await table.leaveAsWinner(/^Gleiche Paare/);
      await table.expectStation('Spielen', '10 Punkte gewonnen');
    }, finger.context));
});

describe('a search (specification 3.1 and 4, scoring)', () => {
  it('by touch answers hits and misses, resumes after a reload, and help costs the points that it names', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await guide.open(stations.search);
      await table.begin();
      await table.pointAt(pictureSize, { x: 110, y: 110 });
      await table.expectSaid('Schnecke: gefunden! 1 von 3.');
      await table.pointAt(pictureSize, { x: 620, y: 110 });
      await table.expectSaid('Teich: Das ist es nicht. Er ist nur rund.');
      await guide.page.reload();
      await table.goOn();
      await table.layer.getByText('1 von 3', { exact: true }).waitFor();
      const help = table.button('Alle Stellen zeigen');
      await table.press('Alle Stellen zeigen');
      await table.layer.getByText('Das kostet 4 Punkte. Zum Nutzen noch einmal drücken.').waitFor();
      expect(await help.getAttribute('aria-pressed')).toBe('false');
      await table.press('Alle Stellen zeigen');
      await help.and(guide.page.locator('[aria-pressed=true]')).waitFor();
      await table.pointAt(pictureSize, { x: 620, y: 440 });
      await table.expectSaid('Farn: gefunden! 2 von 3.');
      await table.pointAt(pictureSize, { x: 110, y: 440 });
      await table.expectWon('Scharfe Augen!', '+6 Punkte');
      await table.leaveAsWinner(/^Der Teich/);
      await table.expectStation('Spielen', '6 Punkte gewonnen');
    }, finger.context));
});
