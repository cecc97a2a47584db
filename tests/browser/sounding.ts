import { type Guide } from './guide.ts';

/** Returns how many recordings and videos of a page are playing. */
export const sounding = ({ page }: Guide): Promise<number> =>
  page.evaluate(() => [...(window.cicerone?.played ?? [])].filter(({ paused, src }) => !paused && src !== '').length);

export const expectOneSound = ({ page }: Guide): Promise<unknown> =>
  page.waitForFunction(
    () => [...(window.cicerone?.played ?? [])].filter(({ paused, src }) => !paused && src !== '').length === 1,
  );

/** Returns the seconds that the open station's player shows. */
export async function position({ page }: Guide): Promise<number> {
  return Number(await page.getByRole('slider').inputValue());
}
