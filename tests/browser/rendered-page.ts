import { type Page } from 'playwright';
import { expect } from 'vitest';

/** The page of an address as a browser gets it once its screen is rendered. */
export async function renderedPage(
  museum: { readonly origin: string },
  path: string,
  languages = 'de-DE',
): Promise<string> {
  let text = '';
  const ask = async (): Promise<boolean> => {
    const answer = await fetch(museum.origin + path, {
      headers: { accept: 'text/html', 'accept-language': languages },
    });
    text = await answer.text();
    return text.includes('data-rendered=');
  };
  await expect.poll(ask).toBe(true);
  return text;
}

/** Waits until the guide has taken over the screen that came with the page. */
export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-rendered'));
}

/** Lets no script come until the function returned is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
