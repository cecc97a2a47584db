import { type Guide } from './guide.ts';

/** How many recordings and videos of a page are heard. */
export const sounding = ({ page }: Guide): Promise<number> =>
  page.evaluate(() => [...(window.cicerone?.played ?? [])].filter(({ paused, src }) => !paused && src !== '').length);

export const expectOneSound = ({ page }: Guide): Promise<unknown> =>
  page.waitForFunction(
    () => [...(window.cicerone?.played ?? [])].filter(({ paused, src }) => !paused && src !== '').length === 1,
  );
