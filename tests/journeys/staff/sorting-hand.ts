import { type StaffUser } from '#tests/browser/staff.ts';

/** Lifts a row by its handle, moves it by keys and drops it. */
export async function moveByKeys(
  staff: Pick<StaffUser, 'page' | 'expectSaid'>,
  name: string,
  ...keys: readonly string[]
): Promise<void> {
  await staff.page.getByRole('button', { name: `${name} verschieben`, exact: true }).focus();
  await staff.page.keyboard.press('Space');
  await staff.expectSaid(new RegExp(`${name} ist angehoben`));
  // The possible drop positions are measured once the announcement is rendered.
  await staff.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const over = staff.page.getByText(new RegExp(`${name} ist über Platz`));
  let announcement = 'ist angehoben';
  for (const key of keys) {
    await staff.page.keyboard.press(key);
    await over.filter({ hasNotText: announcement }).first().waitFor();
    announcement = await over.first().innerText();
  }
  await staff.page.keyboard.press('Space');
}
