import { type Grid, allPieces, cellOf } from './grid.ts';

const hues = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
] as const;

export type Hue = (typeof hues)[number];

/** A colour as people name it. */
export interface Colour {
  readonly hue: Hue;
  readonly tone: 'light' | 'dark' | undefined;
}

/** The sides of a piece, and its middle. */
export type Part = Side | 'middle';

export type Side = 'above' | 'below' | 'left' | 'right';

/** The look of a piece: its main colour, and where it has others, from the largest to the smallest. */
export interface Look {
  readonly main: Colour;
  readonly others: readonly { readonly colour: Colour; readonly part: Part }[];
  /** The main colour along each side. */
  readonly sides: Readonly<Record<Side, Colour>>;
}

/** The pixels of a picture, row by row, as red, green, blue and alpha from 0 to 255. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Pixels of each piece in either direction that are enough to name its colours. */
export const detail = 12;
/** The share of a piece from which a colour is named, and the most of them. */
const smallestShare = 0.16;
const mostOthers = 2;
/** The depth of a piece's side, as a share of the piece. */
const sideDepth = 0.25;

/** @param pixels of the whole picture: `detail` for each piece, in either direction */
export function looksOf(grid: Grid, pixels: Pixels): readonly Look[] {
  return allPieces(grid).map((piece) => {
    const { column, row } = cellOf(grid, piece);
    const spots = Array.from({ length: detail * detail }, (_, index): Spot => {
      const [x, y] = [index % detail, Math.floor(index / detail)];
      const at = ((row * detail + y) * pixels.width + column * detail + x) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((channel) => pixels.data[at + channel]);
      return { x: (x + 0.5) / detail - 0.5, y: (y + 0.5) / detail - 0.5, ...readColour([red, green, blue], alpha) };
    });
    return lookOf(spots);
  });
}

interface Spot {
  /** From the middle of the piece, -0.5 to 0.5. */
  readonly x: number;
  readonly y: number;
  readonly hue: Hue;
  readonly lightness: number;
}

function lookOf(spots: readonly Spot[]): Look {
  const [main, ...others] = byHue(spots);
  const isAt: Readonly<Record<Side, (spot: Spot) => boolean>> = {
    above: ({ y }) => y < sideDepth - 0.5,
    below: ({ y }) => y > 0.5 - sideDepth,
    left: ({ x }) => x < sideDepth - 0.5,
    right: ({ x }) => x > 0.5 - sideDepth,
  };
  const sideOf = (side: Side): Colour => colourOf(byHue(spots.filter(isAt[side]))[0] ?? []);
  return {
    main: colourOf(main ?? []),
    others: others
      .filter(({ length }) => length >= smallestShare * spots.length)
      .slice(0, mostOthers)
      .map((part) => ({ colour: colourOf(part), part: partOf(part) })),
    sides: { above: sideOf('above'), below: sideOf('below'), left: sideOf('left'), right: sideOf('right') },
  };
}

/** Groups the spots of one colour, the largest group first. */
function byHue(spots: readonly Spot[]): readonly (readonly Spot[])[] {
  return hues
    .map((hue) => spots.filter((spot) => spot.hue === hue))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length);
}

function colourOf(spots: readonly Spot[]): Colour {
  const [{ hue } = { hue: 'white' as const }] = spots;
  const lightness = meanOf(spots.map((spot) => spot.lightness));
  const hasTone = hue !== 'black' && hue !== 'white' && hue !== 'beige';
  return { hue, tone: !hasTone ? undefined : lightness < 0.3 ? 'dark' : lightness > 0.68 ? 'light' : undefined };
}

function partOf(spots: readonly Spot[]): Part {
  const [x, y] = [meanOf(spots.map((spot) => spot.x)), meanOf(spots.map((spot) => spot.y))];
  if (Math.max(Math.abs(x), Math.abs(y)) < 0.08) return 'middle';
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'above' : 'below';
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The hues of saturated colours, by the angle in degrees at which each ends. */
const wheel: readonly (readonly [number, Hue])[] = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [160, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [292, 'purple'],
  [342, 'pink'],
  [360, 'red'],
];

/** Names a colour by its hue, saturation and lightness. Transparent pixels count as white, like the table. */
function readColour(channels: readonly [number, number, number], alpha: number): Pick<Spot, 'hue' | 'lightness'> {
  const [red, green, blue] = channels.map((channel) => (channel * alpha) / 255 / 255 + 1 - alpha / 255);
  const [most, least] = [Math.max(red ?? 0, green ?? 0, blue ?? 0), Math.min(red ?? 0, green ?? 0, blue ?? 0)];
  const lightness = (most + least) / 2;
  const spread = most - least;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.1) return { hue: 'black', lightness };
  if (lightness > 0.94) return { hue: 'white', lightness };
  if (saturation < 0.12 || spread < 0.05) return { hue: lightness > 0.88 ? 'white' : 'grey', lightness };
  const angle = angleOf([red ?? 0, green ?? 0, blue ?? 0], most, spread);
  const hue = wheel.find(([end]) => angle <= end)?.[1] ?? 'red';
  const isWarm = hue === 'red' || hue === 'orange' || hue === 'yellow';
  if (isWarm && lightness > 0.7 && saturation < 0.6 && hue !== 'red') return { hue: 'beige', lightness };
  if (hue === 'orange' && lightness < 0.45) return { hue: 'brown', lightness };
  if (hue === 'red' && (lightness > 0.68 || (lightness < 0.35 && saturation < 0.5)))
    return { hue: lightness > 0.68 ? 'pink' : 'brown', lightness };
  return { hue, lightness };
}

function angleOf([red, green, blue]: readonly [number, number, number], most: number, spread: number): number {
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return (((sixth * 60) % 360) + 360) % 360;
}
