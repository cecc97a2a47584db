import { type Locator, type Page } from 'playwright';

/** Waits until an element has the keyboard's focus. */
export async function expectFocus(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor();
}

/** Waits until the focus is in the open dialog, as when what had it has been replaced. */
export async function expectFocusInDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog')?.contains(document.activeElement) === true);
}
