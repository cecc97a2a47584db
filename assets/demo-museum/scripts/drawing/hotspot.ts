import path from 'node:path';
import type { Point } from './geometry.js';
import { saveText, scriptsFolder } from './picture.js';

export interface Hotspot {
  Kind: 'rect' | 'circle' | 'polygon';
  X: number;
  Y: number;
  Width: number;
  Height: number;
  Points?: string;
  Name: { de: string; en: string };
  IsSolution: boolean;
}

type Rest = Pick<Hotspot, 'Name' | 'IsSolution'>;

export const boxSpot = (X: number, Y: number, Width: number, Height: number, rest: Rest): Hotspot => ({
  Kind: 'rect',
  X,
  Y,
  Width,
  Height,
  ...rest,
});

export const roundSpot = ([x, y]: Point, radius: number, rest: Rest): Hotspot => ({
  Kind: 'circle',
  X: Math.round(x - radius),
  Y: Math.round(y - radius),
  Width: Math.round(2 * radius),
  Height: Math.round(2 * radius),
  ...rest,
});

export function cornerSpot(corners: readonly Point[], rest: Rest): Hotspot {
  const whole = corners.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [X, Y] = [Math.min(...whole.map(([x]) => x)), Math.min(...whole.map(([, y]) => y))];
  const Width = Math.max(...whole.map(([x]) => x)) - X;
  const Height = Math.max(...whole.map(([, y]) => y)) - Y;
  return { Kind: 'polygon', X, Y, Width, Height, Points: whole.map((corner) => corner.join(',')).join(' '), ...rest };
}

export const saveHotspots = (name: string, spots: readonly Hotspot[]): Promise<void> =>
  saveText(path.join(scriptsFolder, `${name}.json`), `${JSON.stringify(spots, null, 2)}\n`);
