import { type Clerk } from './staff.ts';

/** Lifts a row by its handle, moves it by keys and drops it. */
export async function moveByKeys(
  clerk: Pick<Clerk, 'page' | 'expectSaid'>,
  name: string,
  ...keys: readonly string[]
): Promise<void> {
  await clerk.page.getByRole('button', { name: `${name} verschieben`, exact: true }).focus();
  await clerk.page.keyboard.press('Space');
  await clerk.expectSaid(new RegExp(`${name} ist angehoben`));
  // The possible drop positions are measured once the announcement is rendered.
  await clerk.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const over = clerk.page.getByText(new RegExp(`${name} ist über Platz`));
  let said = 'ist angehoben';
  for (const key of keys) {
    await clerk.page.keyboard.press(key);
    await over.filter({ hasNotText: said }).first().waitFor();
    said = await over.first().innerText();
  }
  await clerk.page.keyboard.press('Space');
}
