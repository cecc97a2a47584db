import { type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

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

const dialog = ({ page }: Clerk): Locator => page.getByRole('dialog', { name: 'Auf einem echten Telefon' });

/** Opens the code beside the preview. @returns the address that is in it */
async function openCode(clerk: Clerk): Promise<string> {
  await clerk.open('/locations/1');
  await clerk.press('Guide ansehen');
  await clerk.page.getByRole('complementary').getByRole('button', { name: 'Auf einem echten Telefon' }).click();
  const link = dialog(clerk).getByRole('link');
  const address = new URL((await link.getAttribute('href')) ?? '');
  // A phone comes by another of the computer's addresses.
  return museum.origin + address.pathname + address.hash;
}

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('A real phone beside the staff area', () => {
  it('shows what is typed, follows saving, and leaves nothing in its browser', () =>
    atDesk(museum, async (clerk) => {
      const address = await openCode(clerk);
      await clerk.guide.expectAccessible();
      await museum.as(async ({ page, allow }) => {
        allow(/status of 401/);
        await page.goto(address);
        await heading(page, 'Das Tor');
        await page.getByText('Vorschau, nicht veröffentlicht').waitFor();
        expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/detail/11');
        await dialog(clerk).getByText('1 Telefon folgt').waitFor();
        await clerk.press('Geöffnet lassen');

        await clerk.type('Name', 'Deutsch', 'Das alte Tor');
        await heading(page, 'Das alte Tor');
        await clerk.save();
        await clerk.type('Name', 'Deutsch', 'Das alte Tor von 1371');
        await heading(page, 'Das alte Tor von 1371');

        // Still a preview after a reload, and on another screen.
        await page.reload();
        await heading(page, 'Das alte Tor von 1371');
        await page.goto(`${museum.origin}/locations/1`);
        await page.getByText('Das alte Tor von 1371').first().waitFor();
        const kept = await page.evaluate(() => globalThis.document.cookie);
        expect(kept).toBe('');

        await clerk.page.getByRole('complementary').getByRole('button', { name: 'Auf einem echten Telefon' }).click();
        await clerk.press('Vorschau beenden');
        await heading(page, 'Die Vorschau ist beendet');
        await page.getByRole('link', { name: 'Zum veröffentlichten Guide' }).click();
        await page.goto(`${museum.origin}/detail/11`);
        await heading(page, 'Das Tor');
        expect(await page.evaluate(() => globalThis.localStorage.getItem('session'))).toBeNull();
      });
    }));

  it('needs no login at a museum behind a password, and follows through a broken connection', () =>
    atDesk(museum, async (clerk) => {
      const address = await openCode(clerk);
      await museum.services.login.set({ LoginType: LoginType.password, Password: 'a password of the house' });
      await museum.as(async ({ page, allow }) => {
        allow(/status of 401|ERR_INTERNET_DISCONNECTED/);
        await page.goto(address);
        await heading(page, 'Das alte Tor');
        await page.getByText('Vorschau, nicht veröffentlicht').waitFor();
        await page.context().setOffline(true);
        await clerk.press('Geöffnet lassen');
        await clerk.type('Name', 'Deutsch', 'Das Tor bei Nacht');
        await page.getByText('Vorschau: Verbindung unterbrochen').waitFor();
        await page.context().setOffline(false);
        await heading(page, 'Das Tor bei Nacht');
        await page.getByText('Vorschau, nicht veröffentlicht').waitFor();
      });
      await museum.services.login.set({ LoginType: LoginType.none });
    }));

  it('says so when there is no such preview', () =>
    museum.as(async ({ page, allow }) => {
      allow(/status of 404/);
      await page.goto(`${museum.origin}/phone#phone-unknown`);
      await heading(page, 'Die Vorschau ist beendet');
      await page.getByRole('link', { name: 'Zum veröffentlichten Guide' }).click();
      await page.waitForURL(/\/(?:groups|tours|welcome|locations)/);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    }));
});
