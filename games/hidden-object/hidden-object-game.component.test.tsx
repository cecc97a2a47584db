import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playGame } from '#tests/component/game.tsx';
import { stubPictures } from '#tests/component/pictures.ts';

const picture = { width: 800, height: 600 };
const search = {
  Type: 6,
  ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
  GamePoints: 10,
  GamePoints2nd: 6,
  GameHotspotsToWin: 3,
  GameHotspots: ['Schnecke', 'Farn', 'Wolke', 'Teich'].map((name, index) => ({
    X: index * 200,
    Y: 100,
    Width: 100,
    Height: 100,
    Name: { de: name },
    IsSolution: name !== 'Teich',
    Feedback: name === 'Teich' ? { de: 'Er ist nur rund.' } : {},
  })),
};

describe('a search (specification 3.1)', () => {
  it('can be won through buttons that keys reach, at the price of misses', () => {
    stubPictures({ 'picture.svg': picture });
    return playGame(search, async ({ press, user, expectStatus }) => {
      await press('Spielen');
      const first = await screen.findByRole('button', { name: 'Stelle 1: Schnecke' });
      while (document.activeElement !== first) await user.tab();
      await user.tab();
      await user.tab();
      await user.tab();
      await user.keyboard('{Enter}');
      await expectStatus('Teich: Das ist es nicht. Er ist nur rund.');
      const said: (string | null)[] = [];
      const status = screen.getByText('Teich: Das ist es nicht. Er ist nur rund.');
      for (let again = 0; again < 3; again += 1) {
        said.push(status.textContent);
        await press('Stelle 4: Teich');
      }
      // The third miss is followed by a hint.
      expect(said).toContain('Teich: Das ist es nicht. Er ist nur rund. Im Ring ist etwas versteckt.');
      // A screen reader announces only a text that changes.
      expect(said[1]).not.toBe(said[0]);
      expect(said[2]).not.toBe(said[1]);
      await press('Stelle 1: Schnecke');
      await screen.findByRole('button', { name: 'Stelle 1: Schnecke, gefunden' });
      await press('Stelle 2: Farn');
      await screen.findByText('2 von 3');
      await press('Stelle 3: Wolke');
      // The third of four misses counts as another attempt.
      expect(await screen.findByText('+6 Punkte')).toBeTruthy();
    });
  });

  it('counts things of one name together', () => {
    stubPictures({ 'picture.svg': picture });
    const alike = search.GameHotspots.map((hotspot) => ({ ...hotspot, Name: { de: 'Blatt' } }));
    return playGame({ ...search, GameHotspots: alike }, async ({ press }) => {
      await press('Spielen');
      const sought = await screen.findByRole('list', { name: 'Gesucht' });
      expect(sought.textContent).toBe('Blatt0 von 3');
      await press('Stelle 2: Blatt');
      await screen.findByRole('button', { name: 'Stelle 2: Blatt, gefunden' });
      expect(sought.textContent).toBe('Blatt1 von 3');
    });
  });

  it('in a row begins again after a miss, and started over gives the points of the second attempt', () => {
    stubPictures({ 'picture.svg': picture });
    return playGame({ ...search, GameHotspotsInARow: 3 }, async ({ press, expectStatus }) => {
      await press('Spielen');
      await press('Stelle 1: Schnecke');
      await screen.findByText('1 von 3 hintereinander');
      await press('Stelle 4: Teich');
      await expectStatus(/^Teich: Das ist es nicht\..* Die Reihe beginnt von vorn/);
      await screen.findByText('0 von 3 hintereinander');
      await press('Von vorn beginnen');
      await expectStatus('Alles ist wieder versteckt.');
      await press('Stelle 1: Schnecke');
      await press('Stelle 2: Farn');
      await press('Stelle 3: Wolke');
      expect(await screen.findByText('+6 Punkte')).toBeTruthy();
    });
  });

  it('names the points that help costs, which only a second press takes', () => {
    stubPictures({ 'picture.svg': picture });
    return playGame(search, async ({ press, expectStatus }) => {
      await press('Spielen');
      await press('Alle Stellen zeigen');
      await expectStatus('Das kostet 4 Punkte. Zum Nutzen noch einmal drücken.');
      const help = screen.getByRole('button', { name: 'Alle Stellen zeigen' });
      expect(help.getAttribute('aria-pressed')).toBe('false');
      await press('Alle Stellen zeigen');
      expect(help.getAttribute('aria-pressed')).toBe('true');
      await expectStatus('Alle Stellen wurden gezeigt.');
      for (const place of ['1: Schnecke', '2: Farn', '3: Wolke']) await press(`Stelle ${place}`);
      await screen.findByText('+6 Punkte');
    });
  });

  it('says that its picture is loading or could not be loaded, and loads it again on request', () => {
    stubPictures({});
    return playGame(search, async ({ press }) => {
      await press('Spielen');
      await screen.findByText('Das Bild wird geladen.', { selector: '[role=status]' });
      await screen.findByText('Das Bild konnte nicht geladen werden.');
      stubPictures({ 'picture.svg': picture });
      await press('Noch einmal versuchen');
      expect(await screen.findByText('0 von 3')).toBeTruthy();
    });
  });
});
