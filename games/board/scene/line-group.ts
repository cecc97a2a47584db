import { Graphics } from 'pixi.js';
import { type Line } from '../lines.ts';
import { type ShapeRings } from '../shape-rings.ts';

/** Lines that are drawn again together. */
export interface LineGroup {
  readonly graphics: Graphics;
  /** Takes the lines to show, without drawing them. `scale` is CSS pixels for one pixel of the picture. */
  readonly plan: (lines: readonly Line[], scale: number) => void;
  /** Draws the planned lines. @returns false if they are drawn already */
  readonly draw: () => boolean;
}

export function createLineGroup(rings: ShapeRings): LineGroup {
  const graphics = new Graphics();
  let planned: Drawing = { lines: [], scale: 1, key: '' };
  let drawn = planned.key;
  return {
    graphics,
    plan: (lines, scale) => {
      planned = { lines, scale, key: lines.length === 0 ? '' : `${scale} ${JSON.stringify(lines)}` };
    },
    draw: () => {
      if (planned.key === drawn) return false;
      drawn = planned.key;
      stroke(graphics, rings, planned);
      return true;
    },
  };
}

interface Drawing {
  readonly lines: readonly Line[];
  readonly scale: number;
  /** Equal for drawings that look the same. */
  readonly key: string;
}

function stroke(graphics: Graphics, rings: ShapeRings, { lines, scale }: Drawing): void {
  graphics.clear();
  for (const { place, strokes } of lines)
    for (const { width, color } of strokes)
      for (const ring of rings(place, scale))
        graphics.poly(ring, true).stroke({ width: width / scale, color, join: 'miter' });
}
