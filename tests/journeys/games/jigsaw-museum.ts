import { type Page } from 'playwright';
import sharp from 'sharp';
import { type GameTable, mouse, type Point, type Size, sitDown } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { poured } from '#tests/browser/jigsaw-table.ts';

export const jigsaw = (picture: string, columns = 2, rows = 2) => ({
  Type: 4,
  ImageDescriptors: [{ ImageURL: `files/${picture}` }],
  GameJigsawDimensionX: columns,
  GameJigsawDimensionY: rows,
});

export async function enter(guide: Guide, number: number): Promise<GameTable> {
  const table = sitDown(guide, mouse);
  await guide.open(`/detail/${number}`);
  await table.enter();
  await poured(table);
  return table;
}

/** Returns how red, green and blue a part of the screen is, and how much each varies. */
export async function statsOf(
  page: Page,
  { x, y, width, height }: Point & Size,
): Promise<readonly { readonly mean: number; readonly stdev: number }[]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  return (
    await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .stats()
  ).channels;
}
