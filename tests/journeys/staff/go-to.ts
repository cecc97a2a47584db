import { type StaffUser } from '#tests/browser/staff.ts';

/** Opens another address of the staff area as its links do, without loading the page again, and waits for its heading. */
export async function goTo({ page }: StaffUser, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/cms${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
