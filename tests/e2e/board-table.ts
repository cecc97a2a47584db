import { type Locator } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { drawing, type Point, type Size } from './game-table.ts';
import { type Guide } from './guide.ts';
import { type MuseumFiles, smallMuseum } from './museum.ts';
import { type Task, visitMuseum } from './visits.ts';

export const ground = '#d0d0d0';
export const revealed = '#208020';
export const final = '#2040c0';
/** The size of the boards in these tests. */
export const boardSize: Size = { width: 800, height: 600 };
/** The two halves of the board, with the seam between them. */
export const left = 'M20 20H350V580H20Z';
export const right = 'm450,20 330,0v560h-330z';

export const boardFiles: MuseumFiles = {
  'board.svg': drawing(boardSize, ground),
  'revealed.svg': drawing(boardSize, revealed),
  'final.svg': drawing(boardSize, final),
  'icon.svg': drawing({ width: 100, height: 100 }, '#c08000'),
};

export interface BoardMuseum {
  /** GameBoardSVGPath of each station. */
  readonly paths: readonly string[];
  readonly pictures?: readonly string[];
  readonly tour?: object;
  /** Merged into the n-th station. */
  readonly stations?: readonly object[];
}

/** Makes a tour of questions with one right answer each on a board. It is tour 1, and it also has a list. */
export function museumOfBoard({ paths, pictures = ['board', 'revealed'], tour, stations = [] }: BoardMuseum): object {
  return {
    ...smallMuseum,
    Tours: [
      {
        ...smallMuseum.Tours[0],
        Type: 1,
        Selectors: [5, 1],
        GameBoardImagesURL: pictures.map((name) => `files/${name}.svg`),
        ...tour,
      },
    ],
    TourItems: paths.map((GameBoardSVGPath, index) => ({
      ID: index + 1,
      TourID: 1,
      LocationID: index + 1,
      Code: String(index + 1),
      Position: index,
      GameBoardSVGPath,
    })),
    Locations: paths.map((_, index) => ({
      ID: index + 1,
      Type: 5,
      Name: { de: `Frage ${index + 1}`, en: `Question ${index + 1}` },
      GamePoints: 10,
      GameChoices: [{ Text: { de: 'Richtig' }, IsSolution: true }, { Text: { de: 'Falsch' } }],
      ...stations[index],
    })),
  };
}

/** A visitor at a board. */
export interface BoardTable {
  /** The control of a place, by its name. */
  readonly place: (name: string | RegExp) => Locator;
  readonly places: Locator;
  readonly expectDrawn: () => Promise<void>;
  /** Returns where a point of the board's picture is on the screen, while the whole picture is visible. */
  readonly pointAt: (point: Point, picture?: Size) => Promise<Point>;
  /** Returns the colour of a point of the board's picture. */
  readonly colourAt: (point: Point) => Promise<string>;
  readonly expectColour: (point: Point, colour: string) => Promise<void>;
}

export function standBefore(guide: Guide): BoardTable {
  const { page } = guide;
  const main = page.getByRole('main');
  const places = main.getByRole('list', { name: /Felder auf dem Spielbrett|Places on the board/ });
  const canvas = main.locator('[data-condition=shown] canvas');
  const pointAt = async ({ x, y }: Point, picture = boardSize): Promise<Point> => {
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('No board is seen');
    return { x: box.x + (x * box.width) / picture.width, y: box.y + (y * box.height) / picture.height };
  };
  const colourAt = async (point: Point): Promise<string> => {
    const { x, y } = await pointAt(point);
    const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
    const pixel = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
      .raw()
      .toBuffer();
    return `#${pixel.subarray(0, 3).toString('hex')}`;
  };
  return {
    place: (name) => places.getByRole('link', { name, exact: true }),
    places,
    expectDrawn: () => canvas.waitFor(),
    pointAt,
    colourAt,
    expectColour: async (point, colour) => {
      await expect.poll(() => colourAt(point)).toBe(colour);
    },
  };
}

/** Stores these scores on the device before the guide is opened for the first time. */
export async function haveScores(
  { context }: Guide,
  tour: string,
  scores: Readonly<Record<string, number>>,
): Promise<void> {
  await context.addInitScript(
    ([tour, scores]) => {
      if (localStorage.getItem('scores') === null) localStorage.setItem('scores', JSON.stringify({ [tour]: scores }));
    },
    [tour, scores] as const,
  );
}

/** Visits a museum with the given board. */
export function before(board: BoardMuseum, task: Task): Promise<void> {
  return visitMuseum(museumOfBoard(board), task, { files: boardFiles });
}

export const all = { '1': 10, '2': 10 };
export const inLeft = { x: 60, y: 60 };
