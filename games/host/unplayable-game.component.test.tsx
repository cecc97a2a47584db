import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playGame } from '#tests/component/game.tsx';
import { stubPictures } from '#tests/component/pictures.ts';

const picture = { ImageDescriptors: [{ ImageURL: 'files/picture.svg' }] };

describe('a game that cannot be played (specification 5: "Not enough images!", "No Solution!")', () => {
  it.each([
    ['a memory with too few pictures', { Type: 3, GameMemoryPairs: 3, GameMemoryPairListURL: ['files/card-0.svg'] }],
    ['a jigsaw without a picture', { Type: 4 }],
    ['a question without answers', { Type: 5 }],
    ['a question without a right answer', { Type: 5, GameChoices: [{ Text: { de: 'Falsch' } }] }],
    ['a search without a picture', { Type: 6, GameHotspotsToWin: 1, GameHotspots: [{ IsSolution: true }] }],
    ['a search for nothing', { Type: 6, ...picture, GameHotspots: [{ X: 10, Y: 10 }] }],
  ])('says so to visitors, who return to the station: %s', (_, station) => {
    stubPictures({ 'picture.svg': { width: 800, height: 600 } });
    return playGame(station, async ({ press }) => {
      await press('Spielen');
      await screen.findByText('Dieses Spiel lässt sich noch nicht spielen.');
      await press('Zurück zur Station');
      expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Spielen' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
