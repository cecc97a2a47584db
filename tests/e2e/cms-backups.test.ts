import { rm } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

beforeAll(() => hireStaff(museum));

const list = ({ page }: Clerk) => page.getByRole('list', { name: 'Vorhandene Sicherungen' });
const rowOf = (clerk: Clerk, name: string) => list(clerk).getByRole('listitem').filter({ hasText: name });

/** Requests a backup, and returns its name. */
async function request(clerk: Clerk, type: 'Struktur + Daten' | 'Nur Struktur', description = ''): Promise<string> {
  const { page } = clerk;
  await clerk.press('Sicherung anfordern');
  const dialog = page.getByRole('dialog', { name: 'Sicherung anfordern' });
  await dialog.getByRole('radio', { name: type }).click();
  await dialog.getByLabel('Kurze Beschreibung').fill(description);
  await dialog.getByRole('button', { name: 'Sicherung anfordern' }).click();
  return nameSaid(clerk, /^Sicherung erfolgreich als „(.*)“$/);
}

async function nameSaid({ page }: Clerk, words: RegExp): Promise<string> {
  const said = await page.getByText(words).first().textContent();
  return words.exec(said ?? '')?.[1] ?? '';
}

const askToRestore = async (clerk: Clerk, name: string) => {
  await clerk.press(`${name} einspielen`);
  return clerk.page.getByRole('dialog', { name: new RegExp(`^„${name}“ \\(.*\\) einspielen\\?$`) });
};

it('Root requests, downloads and deletes a backup', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/backups');
    await page.getByText('Keine Sicherungen gefunden').waitFor();
    await guide.expectAccessible();
    const name = await request(clerk, 'Struktur + Daten', 'vor der Messe');
    expect(name).toMatch(/^\d{4}-\d\d-\d\d-\d{6}-full\.zip$/);
    const row = rowOf(clerk, name);
    await row.getByText('vor der Messe').waitFor();
    await row.getByText(/^[\d,.]+ (B|KB|MB) · Struktur \+ Daten$/).waitFor();
    await guide.expectAccessible();
    const downloading = page.waitForEvent('download');
    await row.getByRole('link', { name: `${name} herunterladen` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    await rm(await download.path());
    await clerk.press(`${name} löschen`);
    const dialog = page.getByRole('dialog', { name: 'Sicherung löschen?' });
    await dialog.getByText(name).waitFor();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await clerk.expectSaid(`Löschen von „${name}“: erledigt`);
    await row.waitFor({ state: 'detached' });
  }));

/** Renames a station and saves it; what is undone afterwards is not saved. */
async function rename(clerk: Clerk, from: RegExp, name: string): Promise<void> {
  const { page } = clerk;
  await openSection(clerk, 'Stationen');
  await page.getByRole('link', { name: from }).click();
  await clerk.type('Name', 'Deutsch', name);
  await clerk.save();
  await openSection(clerk, 'Sicherungen');
}

const openSection = ({ page }: Clerk, name: string) => page.getByRole('link', { name, exact: true }).click();

it('Root goes back to a backup with edits saved first, and returns to them', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/backups');
    await rename(clerk, /^Stille/, 'Ganz laut');
    const name = await request(clerk, 'Nur Struktur');
    await clerk.press('Rückgängig');
    const dialog = await askToRestore(clerk, name);
    await dialog.getByText('Alle Inhalte werden durch die der Sicherung ersetzt.', { exact: false }).waitFor();
    await dialog.getByRole('radiogroup', { name: 'Sie haben 1 ungespeicherte Änderung.' }).waitFor();
    await guide.expectAccessible();
    await dialog.getByRole('button', { name: 'Einspielen' }).click();
    await clerk.expectSaid(`„${name}“ erfolgreich eingespielt`);
    const before = await nameSaid(clerk, /^Der Stand davor ist als „(.*)“ gesichert\.$/);
    await rowOf(clerk, before).getByText('vor dem Einspielen').waitFor();
    await guide.expectAccessible();
    await openSection(clerk, 'Stationen');
    await page.getByRole('link', { name: /^Ganz laut/ }).waitFor();
    await openSection(clerk, 'Sicherungen');
    const back = await askToRestore(clerk, before);
    await back.getByRole('button', { name: 'Einspielen' }).click();
    await clerk.expectSaid(`„${before}“ erfolgreich eingespielt`);
    await openSection(clerk, 'Stationen');
    await page.getByRole('link', { name: /^Stille/ }).waitFor();
  }));

it('Root discards edits knowingly, and keeps them when nothing is restored', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/backups');
    await rename(clerk, /^Stille/, 'Ganz leise');
    const name = await request(clerk, 'Nur Struktur');
    await clerk.press('Rückgängig');
    await page.route('**/api/backup/restore/**', (route) =>
      route.fulfill({
        status: 507,
        json: { error: { code: 'storage-full', message: '', reason: 'storage-full', facts: {} } },
      }),
    );
    const dialog = await askToRestore(clerk, name);
    await dialog.getByRole('radio', { name: 'Meine ungespeicherten Änderungen endgültig verwerfen' }).click();
    await dialog.getByRole('button', { name: 'Einspielen' }).click();
    await page
      .getByRole('alert')
      .getByText(/^Einspielen fehlgeschlagen: /)
      .waitFor();
    await clerk.expectSaid('1 Änderung nicht gespeichert');
    await page.unroute('**/api/backup/restore/**');
    await clerk.press('Noch einmal versuchen');
    const again = page.getByRole('dialog', { name: /einspielen\?$/ });
    await again.getByRole('radio', { name: 'Meine ungespeicherten Änderungen endgültig verwerfen' }).click();
    await again.getByRole('button', { name: 'Einspielen' }).click();
    await clerk.expectSaid(`„${name}“ erfolgreich eingespielt`);
    await page.getByText('Alles ist gespeichert').waitFor();
    await openSection(clerk, 'Stationen');
    await page.getByRole('link', { name: /^Ganz leise/ }).waitFor();
  }));

it('Managers and the desk may not open backups', async () => {
  for (const group of [UserGroup.manager, UserGroup.desk])
    await atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms/?transitionTo=%2Fbackups');
      await clerk.logIn(group);
      await clerk.expectSaid('/cms/backups');
      expect(await clerk.page.getByRole('link', { name: 'Sicherungen' }).count()).toBe(0);
    });
});

it('On a phone root switches daily backups on', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page, guide } = clerk;
      await clerk.open('/backups');
      const daily = page.getByRole('region', { name: 'Tägliche Sicherung' });
      await daily.getByText('Es gibt noch keine tägliche Sicherung.').waitFor();
      await daily.getByRole('switch', { name: 'Jeden Tag sichern' }).click({ force: true });
      await daily.getByLabel('Anzahl aufheben').fill('0');
      await daily.getByRole('alert').getByText('Eine ganze Zahl von 1 bis 365').waitFor();
      await daily.getByLabel('Anzahl aufheben').fill('3');
      await daily.getByLabel('Ab', { exact: true }).selectOption('04:00');
      await guide.expectAccessible();
      await clerk.press('Zeitplan speichern');
      await clerk.expectSaid('Die tägliche Sicherung ist eingeschaltet.');
      expect(await museum.services.dailyBackup.current()).toEqual({ isOn: true, hour: 4, keep: 3, type: 'full' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    { viewport: { ...phone, width: 360 } },
  ));
