import { type Locator, type Page } from 'playwright';
import { type Guide } from '#tests/browser/guide.ts';

export function updateDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'App aktualisiert' });
}

export async function untilServed({ page }: Guide): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until the guide knows of the update. */
export async function lookForUpdates({ page }: Guide): Promise<void> {
  const told = page.waitForEvent('console', (message) => message.text() === 'The offline guide: updated');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await told;
}

/** Lets the worker look for newer content. */
export function lookForContent(): void {
  const order = { type: 'session', credential: '', until: 0, isStaff: false };
  navigator.serviceWorker.controller?.postMessage(order);
}

/** Lets seconds pass one by one: whatever waits a second looks each time. */
export async function pass({ clock }: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await clock.fastForward(1000);
}
