import { beforeAll, describe, expect, it } from 'vitest';
import { mayOpen, sections } from '#cms/sections/section-table.ts';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

/** The routes that section 2.1 opens to groups below root; root may open everything. */
const open = {
  [UserGroup.desk]: ['/overview'],
  [UserGroup.manager]: ['/overview', '/tours', '/locations', '/files'],
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
          // Logged-in users are redirected from the login to the section open to everyone.
          await clerk.guide.expectAt('/cms/overview');
        }
      }
      const links = clerk.page.getByRole('navigation', { name: 'Menü' }).getByRole('link');
      await links.first().waitFor();
      await expect.poll(() => links.count()).toBe(sections.filter((section) => mayOpen(group, section)).length);
    }),
  );

  it('root is admitted everywhere', () =>
    atDesk(museum, async (clerk) => {
      await clerk.open('/overview');
      for (const { path } of sections) {
        await clerk.guide.open(`/cms${path}`);
        await clerk.guide.expectAt(`/cms${path}`);
        await clerk.page
          .getByRole('main')
          .getByRole('heading')
          .or(clerk.page.getByRole('main').getByRole('button'))
          .first()
          .waitFor();
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
});
