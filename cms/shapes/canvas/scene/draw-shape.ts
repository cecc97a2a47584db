import { type Graphics } from 'pixi.js';
import { type Point } from '#content/outline.ts';
import { canvasColours, type Outlined } from '../drawing.ts';
import { dashes } from '../../rules/dashes.ts';

export interface ShapeLook {
  readonly line: number;
  /** The opacity as two hexadecimal digits that follow a colour. */
  readonly fill: string;
}

/** Lines keep their width at any zoom. @param scale CSS pixels for one pixel of the picture */
export function drawShape(graphics: Graphics, shape: Outlined, { line, fill }: ShapeLook, scale: number): void {
  const { rings, colour, isDashed = false, isOpen = false } = shape;
  for (const ring of rings) {
    if (ring.length < 2) continue;
    const corners = [...ring];
    if (!isOpen && ring.length > 2) graphics.poly(corners, true).fill(`${colour}${fill}`);
    graphics.poly(corners, !isOpen).stroke({ width: (line + 2) / scale, color: canvasColours.seam, alpha: 0.9 });
    // One stroke of many lines is drawn much faster than many strokes.
    if (!isDashed) graphics.poly(corners, !isOpen);
    else for (const part of dashes(ring, !isOpen, { on: 7 / scale, off: 5 / scale })) graphics.poly([...part], false);
    graphics.stroke({ width: line / scale, color: colour, cap: 'butt' });
  }
}

export function drawLine(graphics: Graphics, from: Point, to: Point, colour: string, scale: number): void {
  for (const [width, color] of [
    [3, canvasColours.seam],
    [1, colour],
  ] as const)
    graphics
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ width: width / scale, color, alpha: width === 1 ? 1 : 0.7 });
}
