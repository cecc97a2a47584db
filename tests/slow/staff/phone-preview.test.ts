import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { timeouts } from '#tests/browser/timeouts.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum({
  Languages: [
    { ID: 1, Code: 'de', DisplayName: 'Deutsch', AccessibilityCode: 'de', IsDefault: true },
    { ID: 2, Code: 'en', DisplayName: 'English', AccessibilityCode: 'en' },
  ],
  TourGroups: [{ ID: 1, Code: 'G', Name: { de: 'Rundgänge' } }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'T', Name: { de: 'Rundgang' } }],
  TourItems: [{ ID: 11, TourID: 1, LocationID: 1, Code: '1', Position: 1 }],
  Locations: [{ ID: 1, Type: 2, Name: { de: 'Das Tor' } }],
});

const dialog = ({ page }: StaffUser): Locator => page.getByRole('dialog', { name: 'Auf einem echten Telefon' });

/** Opens the code beside the preview. @returns the address that is in it */
async function openCode(staff: StaffUser): Promise<string> {
  await staff.open('/locations/1');
  await staff.press('Guide ansehen');
  await staff.page.getByRole('complementary').getByRole('button', { name: 'Auf einem echten Telefon' }).click();
  const link = dialog(staff).getByRole('link');
  const address = new URL((await link.getAttribute('href')) ?? '');
  // A phone comes by another of the computer's addresses.
  return museum.origin + address.pathname + address.hash;
}

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('a real phone beside the staff area (decisions: a real phone shows the draft)', () => {
  it('shows what is typed without a login, through a broken connection, until it ends, and leaves nothing behind', () =>
    asStaff(museum, async (staff) => {
      const address = await openCode(staff);
      await staff.guide.expectAccessible('[role=dialog]');
      await museum.services.login.set({ LoginType: LoginType.password, Password: 'a password of the house' });
      await museum.as(async (visitor) => {
        const { page } = visitor;
        visitor.allow(/status of 40[14]|ERR_INTERNET_DISCONNECTED/);
        await page.goto(`${museum.origin}/phone#phone-unknown`);
        await heading(page, 'Die Vorschau ist beendet');

        await page.goto(address);
        // Only the fragment has changed.
        await page.reload();
        await heading(page, 'Das Tor');
        await page.getByText('Vorschau, nicht veröffentlicht').waitFor();
        expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/detail/11');
        // The staff area asks every five seconds.
        await dialog(staff)
          .getByText('1 Telefon folgt')
          .waitFor({ timeout: 2 * timeouts().step });
        await staff.press('Geöffnet lassen');

        await staff.type('Name', 'Deutsch', 'Das alte Tor');
        await heading(page, 'Das alte Tor');
        await staff.save();
        await staff.type('Name', 'Deutsch', 'Das alte Tor von 1371');
        await heading(page, 'Das alte Tor von 1371');

        await visitor.context.setOffline(true);
        await staff.type('Name', 'Deutsch', 'Das Tor bei Nacht');
        await page.getByText('Vorschau: Verbindung unterbrochen').waitFor();
        await visitor.context.setOffline(false);
        await heading(page, 'Das Tor bei Nacht');
        await page.getByText('Vorschau, nicht veröffentlicht').waitFor();

        // Still a preview after a reload.
        await page.reload();
        await heading(page, 'Das Tor bei Nacht');
        expect(await page.evaluate(() => globalThis.document.cookie)).toBe('');

        await staff.page.getByRole('complementary').getByRole('button', { name: 'Auf einem echten Telefon' }).click();
        await staff.press('Vorschau beenden');
        await heading(page, 'Die Vorschau ist beendet');
        await museum.services.login.set({ LoginType: LoginType.none });
        await page.getByRole('link', { name: 'Zum veröffentlichten Guide' }).click();
        await page.waitForURL(/\/(?:groups|tours|welcome|locations)/);
        await page.goto(`${museum.origin}/detail/11`);
        await heading(page, 'Das Tor');
        expect(await page.evaluate(() => globalThis.localStorage.getItem('session'))).toBeNull();
      });
    }));
});
