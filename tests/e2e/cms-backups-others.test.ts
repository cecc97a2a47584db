import { beforeAll, expect, it } from 'vitest';
import { BackupType } from '#content/constants.ts';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

beforeAll(() => hireStaff(museum));

const refusal = (status: number, code: string, reason: string, facts: object = {}) => ({
  status,
  json: { error: { code, message: '', reason, facts } },
});

it('Another user who is editing sees the restored content and loses nothing that is typed', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    const { backups } = museum.services;
    const { name } = await backups.create(BackupType.structure, '');
    await page.clock.install();
    await clerk.guide.open('/cms/?transitionTo=%2Flocations%2F2');
    await clerk.logIn(UserGroup.manager);
    await clerk.type('Name', 'Deutsch', 'Gespeichert');
    await clerk.save();
    await clerk.type('Zeile über dem Namen', 'Deutsch', 'Noch nicht gespeichert');
    await backups.restore(name, 'root');
    await page.clock.fastForward(21_000);
    await page.getByRole('alert').getByText(`root hat die Sicherung „${name}“ eingespielt`, { exact: false }).waitFor();
    await clerk.expectSaid('1 Änderung nicht gespeichert');
    const field = (group: string) => page.getByRole('group', { name: group, exact: true }).getByLabel('Deutsch');
    await expect.poll(() => field('Name').inputValue()).toBe('Stille');
    expect(await field('Zeile über dem Namen').inputValue()).toBe('Noch nicht gespeichert');
  }));

it('A second root user and a reloaded page follow a running backup to its end, and begin no other', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    const run = { ID: 'x', Kind: 'backup', About: '', Who: 'anna', StartedAt: '2026-01-02T03:04:05Z' };
    const Daily = { IsOn: false, Hour: 3, Keep: 7, Type: 'full', IsFixed: true };
    const [made] = await museum.services.backups.list();
    const Backup = {
      Name: made?.name,
      Size: 1,
      Description: '',
      Type: 'full',
      CreatedAt: '2026-01-02T03:04:05Z',
      Origin: 'person',
    };
    let answer: object = { Running: { ...run, Bytes: 1024, Total: 4096 }, Daily };
    await page.route('**/api/backup/state', (route) => route.fulfill({ json: answer }));
    await clerk.open('/backups');
    await page.getByRole('progressbar', { name: 'Sicherung angefordert, bitte warten …' }).waitFor();
    await clerk.expectSaid('1 KB von etwa 4 KB · angefordert von anna');
    expect(await page.getByRole('button', { name: 'Sicherung anfordern' }).isDisabled()).toBe(true);
    await clerk.expectSaid('Es lässt sich nur dort ändern.');
    await guide.expectAccessible();
    answer = { Last: { ...run, Outcome: 'done', Backup }, Daily };
    await clerk.expectSaid(`Sicherung erfolgreich als „${made?.name ?? ''}“`);
    await guide.expectAccessible();
  }));

it('Refusals of backups are told in words, each with a way out', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/backups');
    const alert = page.getByRole('main').getByRole('alert');
    await page.route('**/api/backup', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill(refusal(409, 'conflict', 'restore-running'))
        : route.fallback(),
    );
    await clerk.press('Sicherung anfordern');
    await page.getByRole('dialog').getByRole('button', { name: 'Sicherung anfordern' }).click();
    await alert
      .getByText('Die Sicherung ist fehlgeschlagen: Es wird gerade eine Sicherung eingespielt.', { exact: false })
      .waitFor();
    await page.unroute('**/api/backup');
    await clerk.press('Noch einmal versuchen');
    await clerk.expectSaid(/^Sicherung erfolgreich als/);

    await page.route('**/api/backup/*.zip', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill(refusal(404, 'not-found', 'backup-missing', { name: 'x.zip' }))
        : route.fallback(),
    );
    await page
      .getByRole('button', { name: /löschen$/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Sicherung löschen?' }).getByRole('button', { name: 'Löschen' }).click();
    await page
      .getByRole('alert')
      .getByText('Löschen fehlgeschlagen: Die Sicherung „x.zip“ gibt es nicht.', { exact: false })
      .waitFor();
    await guide.expectAccessible();
  }));

it('An upload is refused in words, begins again after a lost connection, and is cancelled', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    const { backups } = museum.services;
    const before = (await backups.list()).length;
    await clerk.open('/backups');
    const alert = page.getByRole('main').getByRole('alert');
    const choose = async (name: string, content: Buffer): Promise<void> => {
      const choosing = page.waitForEvent('filechooser');
      await clerk.press('Sicherung hochladen');
      await (await choosing).setFiles({ name, mimeType: 'application/zip', buffer: content });
    };
    await choose('notes.zip', Buffer.from('no zip at all'));
    await alert.getByText('Das Hochladen ist fehlgeschlagen, es wurde nichts gespeichert:', { exact: false }).waitFor();
    await guide.expectAccessible();

    const { row, stream } = await backups.open((await backups.list())[0]?.name ?? '');
    const zip = Buffer.concat(await stream.toArray());
    await page.route('**/api/backup/upload', (route) => route.abort());
    await choose(row.name, zip);
    await clerk.press('Noch einmal von vorn hochladen');
    await alert.getByText('Der Server des Museums ist nicht erreichbar.', { exact: false }).waitFor();
    await page.unroute('**/api/backup/upload');
    await clerk.press('Noch einmal von vorn hochladen');
    await clerk.expectSaid('Sicherung hochgeladen');
    expect((await backups.list()).length).toBe(before + 1);

    // The server never answers.
    await page.route('**/api/backup/upload', () => undefined);
    await choose(row.name, zip);
    const cancel = page.getByRole('button', { name: 'Hochladen abbrechen' });
    await cancel.waitFor();
    await guide.expectAccessible();
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    expect((await backups.list()).length).toBe(before + 1);
  }));

it('The session ends while a backup is restored: after a new login the page says how it ended', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    const { backups, sessions } = museum.services;
    await backups.create(BackupType.structure, 'for the session');
    await clerk.open('/backups');
    const row = page.getByRole('listitem').filter({ hasText: 'for the session' });
    await page.route('**/api/backup/restore/**', async (route) => {
      const answer = await route.fetch();
      await sessions.endAllOf('root');
      await route.fulfill({ response: answer });
    });
    await row.getByRole('button', { name: /einspielen$/ }).click();
    await page
      .getByRole('dialog', { name: /einspielen\?$/ })
      .getByRole('button', { name: 'Einspielen' })
      .click();
    await page.getByLabel('Passwort', { exact: true }).fill('a password for tests');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    const unread = page.getByRole('alert').filter({ hasText: 'Diese Seite zeigt noch die Inhalte von vorher' });
    await unread.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await clerk.expectSaid(/erfolgreich eingespielt$/);
  }));
