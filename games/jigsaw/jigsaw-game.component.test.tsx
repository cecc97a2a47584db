import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playGame } from '#tests/component/game.tsx';
import { stubPictures } from '#tests/component/pictures.ts';

const picture = { width: 800, height: 600 };
const jigsaw = {
  Type: 4,
  ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
  GameLevels: true,
  GamePoints: 10,
};

const expectPieces = (count: number): Promise<void> =>
  waitFor(() => {
    const pieces = within(screen.getByRole('group', { name: 'Teile' })).getAllByRole('button');
    expect(pieces).toHaveLength(count);
  });

describe('a jigsaw whose visitors choose its level (games/DECISIONS.md, “Visitors choose the difficulty”)', () => {
  it('has as many pieces as the level says, and keeps the level when it is closed', () => {
    stubPictures({ 'picture.svg': picture });
    return playGame(jigsaw, async ({ press, buttonNames }) => {
      await press('Spielen');
      await screen.findByRole('heading', { name: 'Wie schwer soll es sein?' });
      expect(buttonNames(/^(?:Leicht|Mittel|Schwer)/)).toEqual([
        'Leicht12 Teile+5 Punkte',
        'Mittel24 Teile+8 Punkte',
        'Schwer48 Teile+10 Punkte',
      ]);
      await press(/^Leicht/);
      await expectPieces(12);
      await press('Spiel schließen');
      await press(/^(?:Spielen|Weiterspielen)$/);
      await expectPieces(12);
    });
  });
});

describe('a jigsaw (specification 3.1)', () => {
  const small = { ...jigsaw, GameLevels: false };

  it('of one piece is won by putting that into its place', () => {
    stubPictures({ 'picture.svg': picture });
    return playGame({ ...small, GameJigsawDimensionX: 1, GameJigsawDimensionY: 1 }, async ({ press }) => {
      await press('Spielen');
      await press(/^Teil 1 von 1/);
      await press(/^Reihe 1, Spalte 1/);
      expect(await screen.findByText('+10 Punkte')).toBeTruthy();
    });
  });

  it('whose picture could not be loaded says so, and can be played after another attempt', () => {
    stubPictures({});
    return playGame(small, async ({ press }) => {
      await press('Spielen');
      expect(await screen.findByText('Das Bild konnte nicht geladen werden.')).toBeTruthy();
      stubPictures({ 'picture.svg': picture });
      await press('Noch einmal versuchen');
      await expectPieces(4);
    });
  });
});
