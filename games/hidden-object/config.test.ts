import { describe, expect, it } from 'vitest';
import { location } from '#content/entities/location.ts';
import { hiddenObjectConfig } from './config.ts';

const size = { width: 800, height: 600 };
const picture = { ImageDescriptors: [{ IconURL: 'icon.webp' }, { ImageURL: 'search.webp' }] };
const snail = { X: 10, Y: 20, Width: 30, Height: 40, Name: { en: 'Snail' }, AudioURL: 'snail.mp3', IsSolution: true };
const decoy = { ...snail, IsSolution: false };
const outside = { ...snail, X: 900 };
const broken = { ...snail, Kind: 'polygon', Points: '1,2' };

function configOf(stored: object, natural = size) {
  return hiddenObjectConfig(location.complete({ ...picture, ...stored }), natural);
}

function playable(stored: object) {
  const prepared = configOf(stored);
  if (prepared.kind !== 'playable') throw new Error(prepared.reason);
  return prepared.config;
}

describe('a hidden-object station', () => {
  it('gives its first picture, its hotspots and its sounds', () => {
    const config = playable({
      GameHotspots: [snail, decoy],
      GameHotspotsMissedURL: { en: 'miss.mp3' },
      GameHotspotsMissedMoreURL: 'more.mp3',
      GameHotspotsMissedMoreCount: 4,
    });
    expect(config.picture.ImageURL).toBe('search.webp');
    expect(config).toMatchObject({ size, needed: 1, inARow: 0, missed: { en: 'miss.mp3' }, missedMoreFrom: 4 });
    expect(config.missedMore).toEqual({ und: 'more.mp3' });
    expect(config.hotspots).toMatchObject([
      { name: { en: 'Snail' }, sound: { und: 'snail.mp3' }, area: 1200, isSolution: true },
      { isSolution: false },
    ]);
  });

  it('leaves out hotspots that are beside the picture or invalid', () => {
    expect(playable({ GameHotspots: [outside, snail, broken, { ...snail, X: 790 }] }).hotspots).toHaveLength(2);
  });

  it.each([
    [1, 0, 3, 1],
    [2, 0, 3, 2],
    [9, 0, 3, 3],
    [1, 2, 3, 2],
    [3, 2, 3, 3],
    [1, 9, 3, 3],
  ])('with %i to win, %i in a row, of %i needs %i', (toWin, inARow, solutions, needed) => {
    const config = playable({
      GameHotspots: [...Array.from({ length: solutions }, () => snail), outside, decoy],
      GameHotspotsToWin: toWin,
      GameHotspotsInARow: inARow,
    });
    expect([config.needed, config.inARow]).toEqual([needed, Math.min(inARow, solutions)]);
  });

  it.each([
    ['no hotspots', {}, 'no-solution'],
    ['decoys only', { GameHotspots: [decoy] }, 'no-solution'],
    ['solutions outside only', { GameHotspots: [decoy, outside, broken] }, 'no-solution'],
    ['no picture', { GameHotspots: [snail], ImageDescriptors: [] }, 'no-picture'],
  ])('with %s cannot be played', (_, stored, reason) =>
    expect(configOf(stored)).toEqual({ kind: 'unplayable', reason }),
  );

  it.each([0, Number.NaN, -5])('with a picture %d wide cannot be played', (width) =>
    expect(configOf({ GameHotspots: [snail] }, { width, height: 9 })).toEqual({
      kind: 'unplayable',
      reason: 'no-picture',
    }),
  );
});
