import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { visit } from '#tests/browser/guide.ts';
import { type KillableServer, killableServer } from '#tests/browser/killable-server.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { type Museum } from '#tests/browser/visits.ts';

/** Large enough that a server is busy with it for a while. */
const bytes = 600_000_000;

/** Milliseconds that the page may need for a step. */
const stepTimeout = 40_000;

let content: MuseumFolder;
let server: KillableServer;
let session = '';
beforeAll(async () => {
  content = await writeMuseum(smallMuseum);
  await truncate(join(content.folder, 'files', 'tone.wav'), bytes);
  server = await killableServer(content.folder);
  await server.start();
  const login = await fetch(`${server.origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Name: 'root', Password: rootPassword }),
  });
  session = ((await login.json()) as { Session: string }).Session;
}, 120_000);
afterAll(async () => {
  await server.remove();
  await content.remove();
});

const museum: Pick<Museum, 'as' | 'origin'> = {
  get origin() {
    return server.origin;
  },
  as: async (task, context = {}) => {
    const guide = await visit(await sharedBrowser(), { origin: server.origin, context });
    guide.allow(/net::ERR_|Failed to (load resource|fetch)|NetworkError/);
    await task(guide);
    await guide.leave();
  },
};

/** Kills the server once it works on a backup. */
async function killInTheMiddle(): Promise<void> {
  const isRunning = async (): Promise<boolean> => {
    const answer = await fetch(`${server.origin}/api/backup/state`, {
      headers: { authorization: `Bearer ${session}` },
    });
    return ((await answer.json()) as { Running?: object }).Running !== undefined;
  };
  await expect.poll(isRunning, { interval: 10, timeout: 10_000 }).toBe(true);
  await server.kill();
}

const rows = ({ page }: StaffUser) => page.getByRole('list', { name: 'Vorhandene Sicherungen' }).getByRole('listitem');

async function request({ page }: StaffUser): Promise<void> {
  await page.getByRole('button', { name: 'Sicherung anfordern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sicherung anfordern' });
  await dialog.getByRole('button', { name: 'Sicherung anfordern' }).click();
}

it(
  'A server killed in the middle leaves no half backup and restores nothing, and the page says so',
  () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      page.setDefaultTimeout(stepTimeout);
      await staff.open('/backups');
      await request(staff);
      await killInTheMiddle();
      await staff.expectSaid('Der Server ist nicht erreichbar. Die Seite fragt weiter nach, was daraus geworden ist.');
      await server.start();
      const made = page.getByRole('alert').getByText('Von ihr ist nichts übrig geblieben.', { exact: false });
      await made.waitFor();
      await page.getByText('Keine Sicherungen gefunden').waitFor();
      await staff.press('Noch einmal versuchen');
      await staff.expectSaid(/^Sicherung erfolgreich als/);
      await expect.poll(() => rows(staff).count(), { timeout: stepTimeout }).toBe(1);

      await page.getByRole('link', { name: 'Stationen', exact: true }).click();
      await page.getByRole('link', { name: /^Stille/ }).click();
      await staff.type('Name', 'Deutsch', 'Ganz laut');
      await staff.save();
      await page.getByRole('link', { name: 'Sicherungen', exact: true }).click();
      await rows(staff)
        .getByRole('button', { name: /einspielen$/ })
        .click();
      const dialog = page.getByRole('dialog', { name: /einspielen\?$/ });
      await dialog.getByRole('button', { name: 'Einspielen' }).click();
      await page.getByRole('dialog').getByText('Wird eingespielt, bitte warten …').waitFor();
      await killInTheMiddle();
      await server.start();
      await page.getByRole('alert').getByText('Es hat sich nichts geändert.', { exact: false }).waitFor();
      await expect.poll(() => rows(staff).count(), { timeout: stepTimeout }).toBe(1);
      await page.getByRole('link', { name: 'Stationen', exact: true }).click();
      await page.getByRole('link', { name: /^Ganz laut/ }).waitFor();
      await page.getByRole('link', { name: 'Sicherungen', exact: true }).click();
      // The page has been opened again since then: the server remembers.
      await page.getByRole('alert').getByText('Es hat sich nichts geändert.', { exact: false }).waitFor();
      await rows(staff)
        .getByRole('button', { name: /einspielen$/ })
        .click();
      await dialog.getByRole('button', { name: 'Einspielen' }).click();
      await staff.expectSaid(/erfolgreich eingespielt$/);
      await page.getByRole('link', { name: 'Stationen', exact: true }).click();
      await page.getByRole('link', { name: /^Stille/ }).waitFor();
    }),
  300_000,
);
