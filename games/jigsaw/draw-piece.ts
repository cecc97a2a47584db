import type { DrawCell } from '#engine/stage/atlas.ts';
import type { Outline } from './rules/geometry.ts';
import type { Table } from './rules/table.ts';

/** Device pixels around a piece, for the highlight and shadow of its edge. */
export const padding = 3;

/** The largest share of a small piece's side that its bevel takes; a wider one would turn the tabs grey. */
const bevelShare = 1 / 28;

export interface PieceDrawing {
  readonly picture: ImageBitmap;
  /** The colour under the picture, whose transparent parts would otherwise leave bare outlines. */
  readonly backing: string;
  /** Device pixels per table unit. */
  readonly unit: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Returns the width of a piece's bevel in device pixels: a CSS pixel, or less if the piece is small. */
export function bevelOf({ smallestSide }: Pick<Table, 'smallestSide'>, unit: number, ratio: number): number {
  return Math.min(ratio, smallestSide * unit * bevelShare);
}

/** Draws a piece of the picture with a bevelled edge. */
export function drawPiece(table: Table, piece: number, { picture, backing, unit, ratio }: PieceDrawing): DrawCell {
  const [box, outline] = [table.boxes[piece], table.outlines[piece]];
  return (context) => {
    if (box === undefined || outline === undefined) return;
    const path = pathOf(outline, { x: padding - box.x * unit, y: padding - box.y * unit }, unit);
    const pattern = context.createPattern(picture, 'no-repeat');
    if (pattern === null) return;
    pattern.setTransform(
      new DOMMatrix([
        (table.aspect * unit) / picture.width,
        0,
        0,
        unit / picture.height,
        padding - box.x * unit,
        padding - box.y * unit,
      ]),
    );
    context.imageSmoothingQuality = 'high';
    context.fillStyle = backing;
    context.fill(path);
    context.fillStyle = pattern;
    context.fill(path);
    // Slightly larger than the piece, because the background would show through adjacent antialiased edges.
    context.strokeStyle = pattern;
    context.lineWidth = 1.2;
    context.stroke(path);
    context.clip(path);
    const bevel = bevelOf(table, unit, ratio);
    context.lineWidth = 2 * bevel;
    for (const [shift, colour] of [
      [bevel, 'rgb(255 255 255 / 40%)'],
      [-bevel, 'rgb(0 0 0 / 38%)'],
    ] as const) {
      context.save();
      context.translate(shift, shift);
      context.strokeStyle = colour;
      context.stroke(path);
      context.restore();
    }
  };
}

function pathOf(outline: Outline, from: { readonly x: number; readonly y: number }, unit: number): Path2D {
  const path = new Path2D();
  for (const [index, { x, y }] of outline.entries()) {
    if (index === 0) path.moveTo(from.x + x * unit, from.y + y * unit);
    else path.lineTo(from.x + x * unit, from.y + y * unit);
  }
  path.closePath();
  return path;
}
