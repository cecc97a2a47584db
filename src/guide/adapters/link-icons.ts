import { iconFolder } from '#contract/paths.ts';

/**
 * Shows the museum's sign in the browser's tab, and gives it to phones that put the page on the home screen.
 *
 * @param url of the favicon (FaviconURL); the icon for iPhones was made together with an `.ico` and is beside it
 */
export function linkIcons(page: Document, url: string): void {
  if (url === '') return;
  page.querySelector('link[rel="icon"]')?.setAttribute('href', url);
  if (!url.endsWith(`/${iconFolder}/favicon.ico`)) return;
  const link = page.createElement('link');
  link.rel = 'apple-touch-icon';
  link.href = url.replace(/favicon\.ico$/, 'apple-touch-icon.png');
  page.head.append(link);
}
