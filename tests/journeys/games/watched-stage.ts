import { expect } from 'vitest';
import { boardFiles, left, museumOfBoard, right } from '#tests/browser/board-museum.ts';
import { drawing, type GameTable, mouse, sitDown } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum, type Task, type VisitOptions } from '#tests/browser/visits.ts';
import { watchPage } from './watched-page.ts';

const square = { width: 120, height: 120 };
/** The size of the search's picture. */
export const wide = { width: 800, height: 600 };
const faces = ['#c00000', '#00a000', '#0000c0'];
/** Places in the picture {@link wide}, found by tapping. */
const things = [
  { x: 100, y: 100, width: 120, height: 120, colour: '#c00000' },
  { x: 560, y: 380, width: 120, height: 120, colour: '#0000c0' },
];

/** Stations of a board, so that its drawing can be watched too. */
const stations = [
  {
    Type: 3,
    GameMemoryPairs: 3,
    GameMemoryPairListURL: faces.map((_, face) => `files/face-${face}.svg`),
    GameMemoryBackgroundURL: 'files/back.svg',
    GameMemoryFlipFXURL: 'files/tone.wav',
  },
  {
    Type: 6,
    ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
    GameHotspotsToWin: 2,
    GameHotspots: things.map(({ x, y, width, height }, thing) => ({
      X: x,
      Y: y,
      Width: width,
      Height: height,
      Name: { de: `Ding ${thing + 1}` },
      AudioURL: { de: 'files/tone.wav' },
      IsSolution: true,
    })),
  },
];

const files = {
  ...boardFiles,
  'back.svg': drawing(square, '#ff00ff'),
  ...Object.fromEntries(faces.map((colour, face) => [`face-${face}.svg`, drawing(square, colour)])),
  'picture.svg': drawing(wide, '#80c0a0', things),
};

export const memory = '/detail/1';
export const search = '/detail/2';
export const board = '/locations/1';
export const moving = { reducedMotion: 'no-preference' as const };

/** Opens a museum with a memory and a search on a board, and instruments the pages of its visitors. */
export function openWatchedGames(): (task: Task, options?: VisitOptions) => Promise<void> {
  const museum = openMuseum(museumOfBoard({ paths: [left, right], stations }), { files });
  return (task, options) =>
    museum.as(async (guide) => {
      await guide.page.addInitScript(watchPage);
      await task(guide);
    }, options);
}

export async function enter(guide: Guide, path = memory): Promise<GameTable> {
  const table = sitDown(guide, mouse);
  await guide.open(path);
  await table.enter();
  await table.expectDrawn();
  return table;
}

export const card = ({ layer }: GameTable, number: number) =>
  layer
    .getByRole('group', { name: 'Karten' })
    .getByRole('button')
    .nth(number - 1);

/** Returns a picture of the game as the visitor sees it, buttons included. */
export const lookAt = ({ layer }: GameTable): Promise<Buffer> =>
  layer.locator('canvas').screenshot({ animations: 'disabled' });

export async function expectLook(table: GameTable, look: Buffer): Promise<void> {
  await expect.poll(async () => look.equals(await lookAt(table))).toBe(true);
}
