import { beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum({ Languages: smallMuseum.Languages, Providers: smallMuseum.Providers });

beforeAll(() => hireStaff(museum));

it('A new museum is led to its first tour, and sees what is not published', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    const part = (name: string) => page.getByRole('region', { name });
    const publish = page.getByRole('button', { name: 'Veröffentlichen …', exact: true });
    const mark = page.getByRole('banner').getByText('1 Objekt ist gespeichert, aber nicht veröffentlicht');
    await clerk.open('/overview');
    await part('Erste Schritte').getByText('2 von 7 erledigt').waitFor();
    await clerk.guide.expectAccessible();
    await part('Erste Schritte').getByRole('link', { name: 'Die erste Station anlegen' }).click();
    await clerk.guide.expectAt('/cms/locations');
    await clerk.press('Neu');
    await clerk.type('Name', 'Deutsch', 'Pendeluhr');
    await clerk.save();
    await mark.waitFor({ state: 'attached' });
    await publish.getByText('1', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Übersicht' }).click();
    await part('Erste Schritte').getByText('3 von 7 erledigt').waitFor();
    await part('Stand des Guides').getByText('1 Objekt ist gespeichert, aber nicht veröffentlicht').waitFor();
    await part('Zuletzt bearbeitet').getByRole('link', { name: 'Station „Pendeluhr“' }).waitFor();
    await publish.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await part('Stand des Guides').getByText('Alles Gespeicherte ist veröffentlicht.').waitFor();
    await expect.poll(() => mark.count()).toBe(0);
    await clerk.press('Erste Schritte ausblenden');
    await expect.poll(() => part('Erste Schritte').count()).toBe(0);
    await page.reload();
    await part('Stand des Guides').waitFor();
    await expect.poll(() => part('Erste Schritte').count()).toBe(0);
  }));

it('Staff see who else is at work, and who has the same object open', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/locations/1');
    await page.getByRole('heading', { level: 1, name: 'Pendeluhr' }).waitFor();
    await atDesk(
      museum,
      async (other) => {
        await other.guide.open('/cms/?transitionTo=%2Foverview');
        await other.logIn(UserGroup.manager);
        const people = other.page.getByRole('region', { name: 'Wer sonst gerade arbeitet' });
        await people.getByText('root').first().waitFor();
        await other.guide.expectAccessible();
        await people.getByRole('link', { name: 'Station „Pendeluhr“' }).click();
        await other.guide.expectAt('/cms/locations/1');
        await other.page.getByText('root hat das auch geöffnet').waitFor();
        // The other one hears it with the next report, which saving brings forward.
        await clerk.type('Name', 'English', 'Pendulum clock');
        await clerk.save();
        await page.getByText('manager hat das auch geöffnet').waitFor();
      },
      { viewport: phone },
    );
  }));

it('The desk sees the state of the guide, and no way into sections of others', () =>
  atDesk(museum, async (clerk) => {
    await atDesk(museum, async (editor) => {
      const told = editor.page.waitForResponse((response) => response.url().endsWith('/api/work'));
      await editor.open('/locations');
      await told;
    });
    await clerk.guide.open('/cms/?transitionTo=%2Foverview');
    await clerk.logIn(UserGroup.desk);
    await clerk.page.getByRole('region', { name: 'Stand des Guides' }).waitFor();
    const people = clerk.page.getByRole('region', { name: 'Wer sonst gerade arbeitet' });
    await people.getByText('root · Stationen').waitFor();
    await expect.poll(() => people.getByRole('link', { name: 'Stationen' }).count()).toBe(0);
    for (const name of ['Was nicht stimmt', 'Letzte Sicherung', 'Heute', 'Zuletzt bearbeitet'])
      await expect.poll(() => clerk.page.getByRole('region', { name }).count()).toBe(0);
    await clerk.guide.expectAccessible();
  }));
