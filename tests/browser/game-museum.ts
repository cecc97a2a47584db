import { smallMuseum } from './museum.ts';

/** CSS pixels of the window, or pixels of a picture, from the top-left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Makes a museum of these stations, each at the address of its number. Omitted fields have default values. */
export function museumOfGames(stations: readonly object[]): object {
  return {
    ...smallMuseum,
    TourItems: stations.map((_, index) => ({
      ID: index + 1,
      TourID: 1,
      LocationID: index + 1,
      Code: String(index + 1),
      Position: index,
    })),
    Locations: stations.map((station, index) => ({
      ID: index + 1,
      Name: { de: `Spiel ${index + 1}`, en: `Game ${index + 1}` },
      ...station,
    })),
  };
}

/** Draws a background of one colour with rectangles of others on it. */
export function drawing(
  { width, height }: Size,
  ground: string,
  shapes: readonly (Point & Size & { readonly colour: string })[] = [],
): string {
  const all = [{ x: 0, y: 0, width, height, colour: ground }, ...shapes];
  const rects = all.map(
    (shape) =>
      `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${shape.colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join('')}</svg>`;
}
