import { type FrameLocator, type Locator, type Page } from 'playwright';
import { boardFiles, left, right } from './board-table.ts';
import { drawing, museumOfGames } from './game-table.ts';
import { type Clerk } from './staff.ts';
import { type openMuseum } from './visits.ts';

const colours = ['#a03030', '#30a030', '#3030a0', '#a0a030', '#30a0a0'];
const cards = colours.map((_, place) => `files/card${place}.svg`);
const spot = (X: number, name: string, IsSolution = true) => ({
  X,
  Y: 100,
  Width: 80,
  Height: 80,
  Name: { de: name },
  IsSolution,
});

export const memory = 1;
export const jigsaw = 2;
export const question = 3;
export const search = 4;
export const announced = 5;
export const plain = 6;

/** A museum with each kind of game, and a station without one: what `openMuseum` takes. */
export const rehearsed: Parameters<typeof openMuseum> = [
  {
    ...museumOfGames([
      { Type: 3, GameMemoryPairListURL: cards, GameMemoryPairs: 4 },
      { Type: 4, GameJigsawTopImageURL: 'files/board.svg' },
      {
        Type: 5,
        GameChoices: [{ Text: { de: 'Rom' } }, { Text: { de: 'Wien' }, IsSolution: true }, { Text: { de: 'Bonn' } }],
      },
      {
        Type: 6,
        ImageDescriptors: [{ ImageURL: 'files/board.svg' }],
        GameHotspots: [spot(100, 'Hut'), spot(300, 'Stock'), spot(500, 'Schirm', false)],
        GameHotspotsToWin: 2,
      },
      {
        Type: 5,
        GameAnnounceURL: { de: 'files/audio/announcement.wav' },
        GameAnnounceTranscript: { de: 'Raten Sie mit!' },
        GameEndExplanationTranscript: { de: 'Darum war es richtig.' },
        GamePoints: 3,
        GamePoints3rd: 1,
        GameChoices: [{ Text: { de: 'Falsch' } }, { Text: { de: 'Richtig' }, IsSolution: true }],
      },
      { Type: 2, Text: { de: 'Kein Spiel' } },
    ]),
    Tours: [
      {
        ID: 1,
        TourGroupID: 1,
        Code: 'H',
        Selectors: [5, 1],
        Name: { de: 'Rundgang' },
        GameBoardImagesURL: ['files/board.svg', 'files/revealed.svg'],
      },
    ],
    TourItems: [1, 2, 3, 4, 5, 6].map((ID) => ({
      ID,
      TourID: 1,
      LocationID: ID,
      Code: String(ID),
      Position: ID,
      ...([left, right][ID - 1] === undefined ? {} : { GameBoardSVGPath: [left, right][ID - 1] }),
    })),
  },
  {
    files: {
      ...boardFiles,
      ...Object.fromEntries(
        colours.map((colour, place) => [`card${place}.svg`, drawing({ width: 80, height: 100 }, colour)]),
      ),
    },
    allow: /status of 4\d\d|preloaded using link preload/,
  },
];

export const phone = (page: Page): FrameLocator => page.frameLocator('iframe[title="Das Spiel auf einem Telefon"]');
export const tools = (page: Page): Locator => page.getByRole('group', { name: 'Spiel durchprobieren' });
export const areas = (game: FrameLocator): Locator => game.locator('svg[data-hit-areas]');

/** Opens a station's form, and the tools beside it. */
export async function openTools(clerk: Clerk, station: number): Promise<FrameLocator> {
  await clerk.open(`/locations/${station}`);
  await showTools(clerk.page);
  return phone(clerk.page);
}

export async function showTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spiel durchprobieren' }).click();
  await tools(page).waitFor();
}

export async function jump({ page }: Clerk, to: string): Promise<void> {
  await tools(page).getByRole('button', { name: 'Springen' }).click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
}

export const said = ({ page }: Clerk, words: string | RegExp): Promise<void> =>
  tools(page).getByRole('status').filter({ hasText: words }).waitFor();

/** Turns over the first cards and returns their names. */
export async function turnCards(game: FrameLocator, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let card = 1; card <= count; card += 1) {
    await game.getByRole('button', { name: `Karte ${card} von 8, verdeckt` }).click();
    const open = game.getByRole('button', { name: new RegExp(`^Karte ${card} von 8: `) });
    names.push((await open.getAttribute('aria-label')) ?? '');
  }
  return names;
}

/** Returns the number in the field of the shuffle after typing another one there. */
export async function shuffle({ page }: Clerk, seed: string): Promise<void> {
  await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
  await page.getByLabel('Nummer der Mischung').fill(seed);
  await page.keyboard.press('Escape');
  await page.getByLabel('Nummer der Mischung').waitFor({ state: 'detached' });
}

export async function linkOf({ page }: Clerk): Promise<string> {
  await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
  const link = await page.getByLabel('Link auf dieses Spiel').inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Returns the middle of an element on the page inside the phone. */
export async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Returns a point in the corner of the room around a picture, which does not fill it. */
export async function besidePicture(game: FrameLocator): Promise<{ readonly x: number; readonly y: number }> {
  return game.locator('[data-condition=shown]').evaluate((stage) => {
    const { x, y } = stage.getBoundingClientRect();
    return { x: x + 4, y: y + 4 };
  });
}

/** Clicks at a point of the page inside the phone, which is drawn smaller than it is. */
export async function clickIn(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await page.locator('iframe').boundingBox();
  const scale = (box?.width ?? 0) / 360;
  await page.mouse.click((box?.x ?? 0) + x * scale, (box?.y ?? 0) + y * scale);
}
