import { beforeAll, describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { createStaffClient } from '#contract/staff-client.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff, hireStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum({ Languages: smallMuseum.Languages, Providers: smallMuseum.Providers });

beforeAll(() => hireStaff(museum));

/** Another person opens a page in another browser. */
async function reportWork(name: string, place: string): Promise<void> {
  const { session } = await museum.services.sessions.openForStaff(name, 'another computer');
  const client = createStaffClient({ base: `${museum.origin}/`, fetch, session: () => session });
  await client('reportWork', { body: { Tab: crypto.randomUUID(), Place: place } });
}

describe('the overview', () => {
  it('leads a new museum to its first tour, shows what waits and who is at work, and the desk sees no way into other sections', async () => {
    await asStaff(museum, async (staff) => {
      const { page } = staff;
      const part = (name: string) => page.getByRole('region', { name });
      const publish = page.getByRole('button', { name: 'Veröffentlichen …', exact: true });
      const mark = page.getByRole('banner').getByText('1 Objekt ist gespeichert, aber nicht veröffentlicht');
      await staff.open('/overview');
      await part('Erste Schritte').getByText('2 von 7 erledigt').waitFor();
      await part('Erste Schritte').getByRole('link', { name: 'Die erste Station anlegen' }).click();
      await staff.guide.expectAt('/cms/locations');
      await staff.press('Neu');
      await staff.type('Name', 'Deutsch', 'Pendeluhr');
      await staff.save();
      await mark.waitFor({ state: 'attached' });
      await publish.getByText('1', { exact: true }).waitFor();
      const object = new URL(page.url()).pathname.replace('/cms', '');
      await reportWork(UserGroup.manager, object);
      await page.getByRole('link', { name: 'Übersicht' }).click();
      await part('Erste Schritte').getByText('3 von 7 erledigt').waitFor();
      await part('Stand des Guides').getByText('1 Objekt ist gespeichert, aber nicht veröffentlicht').waitFor();
      await part('Zuletzt bearbeitet').getByRole('link', { name: 'Station „Pendeluhr“' }).waitFor();
      await staff.guide.expectAccessible();
      const people = part('Wer sonst gerade arbeitet');
      await people.getByText('manager').first().waitFor();
      await people.getByRole('link', { name: 'Station „Pendeluhr“' }).click();
      await staff.guide.expectAt(`/cms${object}`);
      await staff.expectSaid('manager hat das auch geöffnet');

      await page.getByRole('link', { name: 'Übersicht' }).click();
      await publish.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await part('Stand des Guides').getByText('Alles Gespeicherte ist veröffentlicht.').waitFor();
      await expect.poll(() => mark.count()).toBe(0);
      await staff.press('Erste Schritte ausblenden');
      await expect.poll(() => part('Erste Schritte').count()).toBe(0);
      await page.reload();
      await part('Stand des Guides').waitFor();
      expect(await part('Erste Schritte').count()).toBe(0);
    });
    await asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await reportWork(UserGroup.root, '/locations');
        await staff.open('/overview');
        await page.getByRole('region', { name: 'Stand des Guides' }).waitFor();
        const people = page.getByRole('region', { name: 'Wer sonst gerade arbeitet' });
        await people.getByText('root · Stationen').waitFor();
        expect(await people.getByRole('link', { name: 'Stationen' }).count()).toBe(0);
        for (const name of ['Was nicht stimmt', 'Letzte Sicherung', 'Heute', 'Zuletzt bearbeitet'])
          expect(await page.getByRole('region', { name }).count()).toBe(0);
      },
      { name: UserGroup.desk },
    );
  });
});
