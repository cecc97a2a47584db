import { MapMarkerType } from './constants.ts';

/** A marker's outline in a square of 44 units, centred at 0, 0. */
export interface MarkerShape {
  /** SVG path data. */
  readonly path: string;
  /** The maximum width of the words in it. */
  readonly room: number;
  /** The distance of the words' centre below the marker's centre. */
  readonly down: number;
}

const half = Math.sqrt(0.5);

/** The eleven marker shapes of section 3.2. */
export const markerShapes: Readonly<Record<(typeof MapMarkerType)[keyof typeof MapMarkerType], MarkerShape>> = {
  [MapMarkerType.Circle]: { path: 'M16 0A16 16 0 1 1-16 0A16 16 0 1 1 16 0Z', room: 25, down: 0 },
  [MapMarkerType.TriangleUp]: { path: outline(3, 20, -90, 4), room: 20, down: 5 },
  [MapMarkerType.TriangleDown]: { path: outline(3, 20, 90, -4), room: 20, down: -5 },
  [MapMarkerType.Square]: { path: outline(4, 15 / half, 45), room: 26, down: 0 },
  [MapMarkerType.SquareSmall]: { path: outline(4, 11 / half, 45), room: 19, down: 0 },
  [MapMarkerType.SquareRotated]: { path: outline(4, 19.5, 0), room: 24, down: 0 },
  [MapMarkerType.SquareRotatedSmall]: { path: outline(4, 15, 0), room: 18, down: 0 },
  [MapMarkerType.Pentagon]: { path: outline(5, 17.5, -90, 1), room: 24, down: 1 },
  [MapMarkerType.Octagon]: { path: outline(8, 17, 22.5), room: 26, down: 0 },
  [MapMarkerType.Star]: { path: star(20, 11.5), room: 19, down: 1 },
  [MapMarkerType.Heart]: {
    path: 'M0 17C-7 11-18 4-18-6C-18-12-13.5-15.5-9-15.5C-5-15.5-1.5-13 0-9.5C1.5-13 5-15.5 9-15.5C13.5-15.5 18-12 18-6C18 4 7 11 0 17Z',
    room: 24,
    down: -2,
  },
};

/** Returns a regular polygon whose first corner is at the angle. */
function outline(corners: number, radius: number, degrees: number, down = 0): string {
  return path(Array.from({ length: corners }, (_, corner) => at(radius, degrees + (corner * 360) / corners, down)));
}

function star(outer: number, inner: number): string {
  return path(Array.from({ length: 10 }, (_, corner) => at(corner % 2 === 0 ? outer : inner, corner * 36 - 90, 1)));
}

function at(radius: number, degrees: number, down: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle) + down)}`;
}

function path(corners: readonly string[]): string {
  return `M${corners.join('L')}Z`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
