import sharp from 'sharp';
import { expect } from 'vitest';
import { type CanvasHand } from '#tests/journeys/staff/canvas-hand.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Expects lines of shapes at some places of the picture, and none at others. */
export async function expectLines(
  canvas: CanvasHand,
  there: readonly Spot[],
  gone: readonly Spot[] = [],
): Promise<void> {
  const seen = async (): Promise<readonly boolean[]> => {
    const lines: boolean[] = [];
    for (const spot of [...there, ...gone]) lines.push(await hasLine(canvas, spot));
    return lines;
  };
  await expect.poll(seen).toEqual([...there.map(() => true), ...gone.map(() => false)]);
}

/** Whether a line in the colour of solutions crosses a place. */
async function hasLine(canvas: CanvasHand, spot: Spot): Promise<boolean> {
  const { x, y } = await canvas.at(spot);
  const clip = { x: x - 6, y: y - 2, width: 12, height: 4 };
  const { data } = await sharp(await canvas.frame.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel, pixel + 3);
    if (red < 40 && Math.abs(green - 0x76) < 24 && Math.abs(blue - 0x7c) < 24) return true;
  }
  return false;
}
