import { type Graphics } from 'pixi.js';
import { canvasColours, type DrawnHandle } from '../drawing.ts';

/** CSS pixels at any zoom. Arms and new points are smaller for a mouse, so that the shape's own points stand out. */
export const handleSizes = { mouse: { usual: 12, small: 9 }, finger: { usual: 24, small: 24 } } as const;

export function drawHandle(
  graphics: Graphics,
  { at, kind, isChosen = false }: DrawnHandle,
  { usual, small }: (typeof handleSizes)[keyof typeof handleSizes],
  scale: number,
): void {
  const half = (kind === 'arm' || kind === 'new' ? small : usual) / 2 / scale;
  const fill = isChosen ? canvasColours.ink : kind === 'new' ? '#ffffffbf' : '#ffffff';
  const stroke = { width: 2 / scale, color: isChosen ? '#ffffff' : canvasColours.ink };
  if (kind === 'square')
    graphics
      .rect(at.x - half, at.y - half, half * 2, half * 2)
      .fill(fill)
      .stroke(stroke);
  else graphics.circle(at.x, at.y, half).fill(fill).stroke(stroke);
  if (kind !== 'new') return;
  const arm = half * 0.6;
  graphics
    .moveTo(at.x - arm, at.y)
    .lineTo(at.x + arm, at.y)
    .moveTo(at.x, at.y - arm)
    .lineTo(at.x, at.y + arm)
    .stroke({ width: 1.5 / scale, color: canvasColours.ink });
}
