import { type Locator } from 'playwright';
import { type Guide } from '#tests/browser/guide.ts';

/** The ways to a station that a tour offers. */
export const bar = ({ page }: Guide): Locator => page.getByRole('navigation', { name: 'Wege zur Station' });
export const selector = (guide: Guide, name: string): Locator => bar(guide).getByRole('link', { name });
export const isCurrent = (guide: Guide, name: string): Promise<void> =>
  selector(guide, name).and(guide.page.locator('[aria-current]')).waitFor();

export async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? 0;
}

export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}
