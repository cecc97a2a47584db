import { type Graphics } from 'pixi.js';
import { canvasColours, type Drawing } from '../drawing.ts';
import { drawHandle, handleSizes } from './draw-handle.ts';
import { drawLine, drawShape } from './draw-shape.ts';

/** Draws the shapes, guides and handles that change during a gesture. */
export function drawActive(graphics: Graphics, drawing: Drawing, scale: number): void {
  graphics.clear();
  for (const shape of drawing.hovered) drawShape(graphics, shape, { line: 3, fill: '33' }, scale);
  for (const shape of drawing.chosen) drawShape(graphics, shape, { line: 3, fill: '3d' }, scale);
  for (const { from, to } of drawing.guides) drawLine(graphics, from, to, canvasColours.guide, scale);
  for (const { from, to } of drawing.arms) drawLine(graphics, from, to, canvasColours.ink, scale);
  const sizes = handleSizes[drawing.isForFingers ? 'finger' : 'mouse'];
  for (const handle of drawing.handles) drawHandle(graphics, handle, sizes, scale);
}
