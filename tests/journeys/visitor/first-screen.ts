import { type Page } from 'playwright';
import { untilAnswering } from '#tests/browser/rendered-page.ts';

/** Marks the screen that came with each page, and tells later whether it is still there. */
export async function watchScreen(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (main === null) return;
      main.dataset['first'] = document.documentElement.hasAttribute('data-rendered') ? 'rendered' : 'drawn';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    await untilAnswering(page);
    return await page.evaluate(() => document.querySelector('main')?.dataset['first'] === 'rendered');
  };
}

/** Complains when a screen in German without high contrast is seen by a visitor who has chosen otherwise. */
export function complainAboutOthersScreen(): void {
  const wantsOther = localStorage.getItem('language') === 'en' || matchMedia('(prefers-contrast: more)').matches;
  if (!wantsOther) return;
  new MutationObserver(() => {
    const { documentElement: root } = document;
    const shown = document.querySelector('h1');
    if (shown !== null && root.hasAttribute('data-rendered') && !root.hasAttribute('data-unfit'))
      console.error('A screen was shown that is not this visitor’s');
  }).observe(document, { childList: true, subtree: true });
}
