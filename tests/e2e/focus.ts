import { type Locator } from 'playwright';

/** Waits until an element has the keyboard's focus. */
export async function expectFocus(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor();
}
