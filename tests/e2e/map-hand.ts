import { type Locator } from 'playwright';
import { type Guide } from './guide.ts';

export const map = ({ page }: Guide): Locator => page.getByRole('group', { name: /^Karte: / });
export const markers = (guide: Guide): Locator => map(guide).getByRole('link').or(map(guide).getByRole('button'));
export const marker = (guide: Guide, name: string | RegExp): Locator => map(guide).getByRole('link', { name });
export const card = ({ page }: Guide): Locator => page.getByRole('dialog');
export const button = ({ page }: Guide, name: string): Locator => page.getByRole('button', { name });

export const picture = (guide: Guide): Locator => map(guide).locator('img');

/** Returns the displayed width of the picture in CSS pixels. */
export async function breadth(guide: Guide): Promise<number> {
  return (await picture(guide).boundingBox())?.width ?? 0;
}

export async function openMap(guide: Guide, path = '/locations/2'): Promise<void> {
  await guide.open(path);
  await map(guide).waitFor();
  await markers(guide).first().waitFor();
}
