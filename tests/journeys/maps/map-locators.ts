import { type Locator } from 'playwright';
import { type Guide } from '#tests/browser/guide.ts';

export const map = ({ page }: Guide): Locator => page.getByRole('group', { name: /^(Karte|Map): / });
export const markers = (guide: Guide): Locator => map(guide).getByRole('link').or(map(guide).getByRole('button'));
export const marker = (guide: Guide, name: string | RegExp): Locator => map(guide).getByRole('link', { name });
export const card = ({ page }: Guide): Locator => page.getByRole('dialog');
export const picture = (guide: Guide): Locator => map(guide).locator('img');

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns where an element is on the screen, once it has been there for two frames. */
export function restingBox(element: Locator): Promise<Box> {
  return element.evaluate(async (node) => {
    const read = (): Box => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    };
    let before = read();
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const now = read();
      if (JSON.stringify(now) === JSON.stringify(before)) return now;
      before = now;
    }
  });
}

export function middleOf({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the displayed width of the picture in CSS pixels. */
export async function breadth(guide: Guide): Promise<number> {
  return (await restingBox(picture(guide))).width;
}

export async function openMap(guide: Guide, path = '/locations/2'): Promise<void> {
  await guide.open(path);
  await map(guide).waitFor();
  await markers(guide).first().waitFor();
}
