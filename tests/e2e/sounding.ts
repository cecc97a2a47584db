import { type Guide } from './guide.ts';

/** Returns how many recordings and videos of a page are playing. */
export const sounding = ({ page }: Guide): Promise<number> =>
  page.evaluate(() => [...(window.cicerone?.played ?? [])].filter(({ paused, src }) => !paused && src !== '').length);

export const expectOneSound = ({ page }: Guide): Promise<unknown> =>
  page.waitForFunction(
    () => [...(window.cicerone?.played ?? [])].filter(({ paused, src }) => !paused && src !== '').length === 1,
  );
