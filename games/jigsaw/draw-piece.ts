import type { DrawCell } from '#engine/stage/atlas.ts';
import type { Outline } from './rules/geometry.ts';
import type { Table } from './rules/table.ts';

/** Device pixels around a piece, for the highlight and shadow of its edge. */
export const padding = 3;

/**
 * Draws a piece of the picture with a bevelled edge.
 *
 * @param unit device pixels per table unit
 * @param ratio device pixels per CSS pixel
 */
export function drawPiece(picture: ImageBitmap, table: Table, piece: number, unit: number, ratio: number): DrawCell {
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
    context.fillStyle = pattern;
    context.fill(path);
    // Slightly larger than the piece, because the background would show through adjacent antialiased edges.
    context.strokeStyle = pattern;
    context.lineWidth = 1.2;
    context.stroke(path);
    context.clip(path);
    context.lineWidth = 2 * ratio;
    for (const [shift, colour] of [
      [ratio, 'rgb(255 255 255 / 40%)'],
      [-ratio, 'rgb(0 0 0 / 38%)'],
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
