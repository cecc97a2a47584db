import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type GamePage, playGame } from '#tests/component/game.tsx';

const points = { GamePoints: 10, GamePoints2nd: 6 };
const cards = (count: number) => Array.from({ length: count }, (_, index) => `files/card-${index}.svg`);

async function turnBoth({ press }: GamePage): Promise<void> {
  await press(/^Karte 1 von 2/);
  await press(/^Karte 2 von 2/);
  await screen.findByRole('heading', { name: 'Gelöst!' });
}

describe('a memory game (specification 3.1 and 4, scoring)', () => {
  it('started over counts as the second attempt, and a round after the win does not change the score', () =>
    playGame({ Type: 3, GameMemoryPairListURL: cards(1), ...points }, async (game) => {
      const { press, expectStatus } = game;
      await press('Spielen');
      await press(/^Karte 1 von 2/);
      await press('Von vorn beginnen');
      await expectStatus('Neu gemischt. 2 Karten liegen verdeckt.');
      await turnBoth(game);
      await screen.findByText('+6 Punkte');
      await press('Noch einmal spielen');
      await screen.findByText('0 von 1 Paaren');
      await turnBoth(game);
      expect(screen.queryByText(/\+.*Punkt/)).toBeNull();
      await press('Zurück zur Station');
      await screen.findByText('6 Punkte gewonnen');
    }));

  it('started over by mistake continues where it was, and costs nothing before a card is turned over', () =>
    playGame({ Type: 3, GameMemoryPairListURL: cards(2), GameMemoryPairs: 2, ...points }, async (game) => {
      const { press, buttonNames } = game;
      await press('Spielen');
      await press('Von vorn beginnen');
      expect(buttonNames(/^Doch nicht/)).toEqual([]);
      // The places of the pictures depend on the seed: one card after the other, until a pair is found.
      for (const other of [2, 3, 4]) {
        await press(/^Karte 1 von 4/);
        await press(new RegExp(`^Karte ${other} von 4`));
        if (screen.queryByText('1 von 2 Paaren') !== null) break;
      }
      await screen.findByText('1 von 2 Paaren');
      await press('Von vorn beginnen');
      await screen.findByText('0 von 2 Paaren');
      await press('Doch nicht von vorn beginnen');
      await screen.findByText('1 von 2 Paaren');
      await game.expectStatus('Weiter geht es wie zuvor.');
      for (const card of screen.getAllByRole('button', { name: /verdeckt$/ })) await game.user.click(card);
      await screen.findByText('+10 Punkte');
    }));

  it('explains its task and its rules again at any time, and continues where it was', () =>
    playGame(
      {
        Type: 3,
        GameMemoryPairListURL: cards(2),
        GameMemoryPairs: 2,
        GameAnnounceTranscript: { de: 'Was gehört zusammen?' },
      },
      async ({ press }) => {
        await press('Spielen');
        await press(/^Karte 1 von 4/);
        const open = (): string | undefined =>
          screen.getByRole('button', { name: /^Karte 1 von 4/ }).getAttribute('aria-label') ?? undefined;
        const before = open();
        await press('Darum geht es');
        await screen.findByText('Was gehört zusammen?');
        screen.getByText(/^Drehen Sie zwei Karten um/);
        expect(screen.getByRole('button', { name: /^Karte 1 von 4/, hidden: true }).closest('[inert]')).not.toBeNull();
        await press('Weiter');
        await screen.findByText('0 von 2 Paaren');
        expect(screen.queryByText('Was gehört zusammen?')).toBeNull();
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Darum geht es' }));
        expect(open()).toBe(before);
      },
    ));

  it('offers the levels for which it has pictures, each with its share of the points', () =>
    playGame(
      { Type: 3, GameMemoryPairListURL: cards(7), GameLevels: true, ...points },
      async ({ press, buttonNames }) => {
        await press('Spielen');
        await screen.findByRole('heading', { name: 'Wie schwer soll es sein?' });
        expect(buttonNames(/^(?:Leicht|Mittel|Schwer)/)).toEqual(['Leicht4 Paare+5 Punkte', 'Mittel6 Paare+8 Punkte']);
        await press(/^Mittel/);
        await screen.findByRole('button', { name: 'Karte 12 von 12, verdeckt' });
      },
    ));

  it('can always be played again in a tour without a board', () =>
    playGame(
      { Type: 3, GameMemoryPairListURL: cards(1), ...points },
      async () => {
        await screen.findByText('10 Punkte gewonnen');
        expect(screen.getByRole('button', { name: 'Spielen' })).toBeTruthy();
      },
      { scores: JSON.stringify({ H: { '1': 10 } }) },
    ));
});
