import { beforeAll, describe, expect, it } from 'vitest';
import { mayOpen, sections } from '#cms/sections/section-table.ts';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { findTwinLandmarks } from './accessibility.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

/** The routes that section 2.1 opens to groups below root; root may open everything. */
const open = {
  [UserGroup.desk]: ['/overview', '/scratch', '/tokens', '/permissions'],
  [UserGroup.manager]: [
    '/overview',
    '/scratch',
    '/tokens',
    '/visitstats',
    '/tours',
    '/locations',
    '/files',
    '/translations',
    '/validate',
    '/permissions',
  ],
};

describe('every group at every route', () => {
  it.each([UserGroup.desk, UserGroup.manager])('%s is admitted or refused as the table says', (group) =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms');
      await clerk.logIn(group);
      await clerk.guide.expectAt('/cms/overview');
      for (const section of sections) {
        const { path } = section;
        expect([path, mayOpen(group, section)]).toEqual([path, open[group].includes(path)]);
        await clerk.guide.open(`/cms${path}`);
        if (mayOpen(group, section)) await clerk.guide.expectAt(`/cms${path}`);
        else {
          await clerk.expectSaid(`Sie haben keinen Zugriff auf /cms${path}`);
          await clerk.guide.expectAt(new RegExp(String.raw`^/cms/?\?transitionTo=${encodeURIComponent(path)}$`));
          await clerk.page.getByRole('heading', { name: `Sie haben keinen Zugriff auf /cms${path}` }).waitFor();
        }
      }
      await clerk.guide.open('/cms/overview');
      const links = clerk.page.getByRole('navigation', { name: 'Menü' }).getByRole('link');
      await links.first().waitFor();
      await expect.poll(() => links.count()).toBe(sections.filter((section) => mayOpen(group, section)).length);
    }),
  );

  it('root is admitted everywhere, and every section has its name as heading and in the tab', () =>
    atDesk(museum, async (clerk) => {
      const texts = (await loadStaffTexts('de')).pack;
      await clerk.open('/overview');
      for (const { path, name } of sections) {
        await clerk.guide.open(`/cms${path}`);
        await clerk.guide.expectAt(`/cms${path}`);
        await clerk.page.getByRole('heading', { level: 1, name: texts[name], exact: true }).waitFor();
        await expect.poll(() => clerk.page.title()).toBe(`${texts[name]} – Cicerone`);
        await expect.poll(() => clerk.page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(await findTwinLandmarks(clerk.page)).toEqual([]);
      }
    }));

  it('visitors without a session are refused, and are told why', () =>
    atDesk(museum, async (clerk) => {
      for (const { path } of sections) {
        await clerk.guide.open(`/cms${path}`);
        await clerk.expectSaid('Sie müssen angemeldet sein.');
        await clerk.guide.expectAt(new RegExp(String.raw`^/cms/?\?transitionTo=${encodeURIComponent(path)}$`));
      }
    }));

  it('a refused user can log in as somebody else, and arrives at the wanted section', () =>
    atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms/themes');
      await clerk.logIn(UserGroup.manager);
      await clerk.page.getByRole('heading', { name: 'Sie haben keinen Zugriff auf /cms/themes' }).waitFor();
      await clerk.guide.expectAccessible();
      await clerk.page.getByRole('link', { name: 'Zur Übersicht' }).click();
      await clerk.guide.expectAt('/cms/overview');
      await clerk.guide.open('/cms/themes');
      await clerk.press('Als jemand anderes anmelden');
      await clerk.logIn();
      await clerk.guide.expectAt('/cms/themes');
    }));

  it('an unknown address has a page that says so', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/overview');
      await clerk.guide.open('/cms/nowhere/1');
      await clerk.page.getByRole('heading', { name: 'Unter dieser Adresse gibt es nichts' }).waitFor();
      await clerk.page.getByText('/cms/nowhere/1', { exact: true }).waitFor();
      await clerk.guide.expectAccessible();
      await clerk.page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
      await clerk.guide.expectAt('/cms/overview');
    }));
});
