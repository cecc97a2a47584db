import { beforeAll, describe, expect, it } from 'vitest';
import { mayOpen, sections } from '#cms/sections/section-table.ts';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused on purpose, as the browser itself tells of them.
const museum = openMuseum(smallMuseum, { allow: /status of 4\d\d/ });

beforeAll(() => hireStaff(museum));

/** Section 2.1: what groups below root may open; root may open everything. */
const open = {
  [UserGroup.desk]: ['/overview'],
  [UserGroup.manager]: ['/overview', '/tours', '/locations', '/files'],
};

describe('every group at every route', () => {
  it.each([UserGroup.desk, UserGroup.manager])('%s is let in or refused as the table says', (group) =>
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
          // Whoever is logged in is led from the way in to where everybody may be.
          await clerk.guide.expectAt('/cms/overview');
        }
      }
      const links = clerk.page.getByRole('navigation', { name: 'Menü' }).getByRole('link');
      await links.first().waitFor();
      await expect.poll(() => links.count()).toBe(sections.filter((section) => mayOpen(group, section)).length);
    }),
  );

  it('root is let in everywhere', () =>
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

  it('nobody gets in without a session, and everybody hears why', () =>
    atDesk(museum, async (clerk) => {
      for (const { path } of sections) {
        await clerk.guide.open(`/cms${path}`);
        await clerk.expectSaid('Sie müssen angemeldet sein.');
        await clerk.guide.expectAt(new RegExp(String.raw`^/cms/?\?transitionTo=${encodeURIComponent(path)}$`));
      }
    }));
});
