import { type FrameLocator, type Locator, type Page } from 'playwright';
import { boardFiles, left, right } from '#tests/browser/board-table.ts';
import { drawing, museumOfGames } from '#tests/browser/game-table.ts';
import { type StaffUser } from '#tests/browser/staff.ts';
import { type openMuseum } from '#tests/browser/visits.ts';

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

export const jigsaw = 2;
export const question = 3;
export const search = 4;
export const announced = 5;
export const plain = 6;

/** A museum with each kind of game, and a station without one, for `openMuseum`. */
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

const phone = (page: Page): FrameLocator => page.frameLocator('iframe[title="Das Spiel auf einem Telefon"]');
export const tools = (page: Page): Locator => page.getByRole('group', { name: 'Spiel durchprobieren' });
export const areas = (game: FrameLocator): Locator => game.locator('svg[data-hit-areas]');

/** Opens a station's form, and the tools beside it. */
export async function openTools(staff: StaffUser, station: number): Promise<FrameLocator> {
  await staff.open(`/locations/${station}`);
  await showTools(staff.page);
  return phone(staff.page);
}

export async function showTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spiel durchprobieren' }).click();
  await tools(page).waitFor();
}

export async function jump({ page }: StaffUser, to: string): Promise<void> {
  await tools(page).getByRole('button', { name: 'Springen' }).click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
}

export const expectStatus = ({ page }: StaffUser, words: string | RegExp): Promise<void> =>
  tools(page).getByRole('status').filter({ hasText: words }).waitFor();

export async function linkOf({ page }: StaffUser): Promise<string> {
  await tools(page).getByRole('button', { name: 'Link und mehr' }).click();
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

/** Clicks at a point of the page inside the phone, which is drawn smaller than it is. */
export async function clickIn(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await page.locator('iframe').boundingBox();
  const scale = (box?.width ?? 0) / 360;
  await page.mouse.click((box?.x ?? 0) + x * scale, (box?.y ?? 0) + y * scale);
}
