import { type Page } from 'playwright';

/** Waits until the offline worker has stored the shell and the content. */
export async function storedWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Not by waitForFunction, which takes a promise for a yes.
  await page.evaluate(async () => {
    for (;;) {
      const names = await caches.keys();
      if (names.some((name) => name.includes(' content ')) && names.some((name) => name.includes(' shell '))) return;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  });
}
