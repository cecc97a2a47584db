import { expect } from 'vitest';
import { drawing, type GameTable, mouse, museumOfGames, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { openMuseum, type Task, type VisitOptions } from './visits.ts';
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

const games = museumOfGames([
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
]);

const files = {
  'back.svg': drawing(square, '#ff00ff'),
  ...Object.fromEntries(faces.map((colour, face) => [`face-${face}.svg`, drawing(square, colour)])),
  'picture.svg': drawing(wide, '#80c0a0', things),
};

export const memory = '/detail/1';
export const search = '/detail/2';
export const moving = { reducedMotion: 'no-preference' as const };

/** Opens a museum with a memory and a search, and instruments the pages of its visitors. */
export function openWatchedGames(): (task: Task, options?: VisitOptions) => Promise<void> {
  const museum = openMuseum(games, { files });
  return (task, options) =>
    museum.as(async (guide) => {
      await guide.context.addInitScript(watchPage);
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
