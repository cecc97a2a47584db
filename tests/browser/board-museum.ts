import { drawing, type Size } from './game-museum.ts';
import { type MuseumFiles, smallMuseum } from './museum.ts';

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
export const museumOfBoard = (board: BoardMuseum): object => museumOfBoards([board]);

/** Makes a tour for each board: tour 1 with the code H and stations from 1, tour 2 with H2 and stations from 101. */
export function museumOfBoards(boards: readonly BoardMuseum[]): object {
  const tours = boards.map(tourOf);
  return {
    ...smallMuseum,
    Tours: tours.map(({ tour }) => tour),
    TourItems: tours.flatMap(({ items }) => items),
    Locations: tours.flatMap(({ locations }) => locations),
  };
}

function tourOf({ paths, pictures = ['board', 'revealed'], tour, stations = [] }: BoardMuseum, index: number) {
  const ID = index + 1;
  const first = index * 100 + 1;
  return {
    tour: {
      ...smallMuseum.Tours[0],
      ID,
      Code: index === 0 ? 'H' : `H${ID}`,
      Type: 1,
      Selectors: [5, 1],
      GameBoardImagesURL: pictures.map((name) => `files/${name}.svg`),
      ...tour,
    },
    items: paths.map((GameBoardSVGPath, place) => ({
      ID: first + place,
      TourID: ID,
      LocationID: first + place,
      Code: String(place + 1),
      Position: place,
      GameBoardSVGPath,
    })),
    locations: paths.map((_, place) => ({
      ID: first + place,
      Type: 5,
      Name: { de: `Frage ${place + 1}`, en: `Question ${place + 1}` },
      GamePoints: 10,
      GameChoices: [{ Text: { de: 'Richtig' }, IsSolution: true }, { Text: { de: 'Falsch' } }],
      ...stations[place],
    })),
  };
}

export const all = { '1': 10, '2': 10 };
export const inLeft = { x: 60, y: 60 };
export const inRight = { x: 740, y: 60 };
