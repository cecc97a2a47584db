import { describe, expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(smallMuseum);

/** The clock is stopped once staff are in, so that only the test moves it. */
async function failToExport(clerk: Clerk) {
  const { guide, page } = clerk;
  guide.allow(/ERR_FAILED/);
  await page.route('**/api/db/yaml', (route) => route.abort());
  await page.clock.install();
  await clerk.open('/overview');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await clerk.press('Tour-Definition als YAML');
  const notice = page.getByRole('alert').filter({ hasText: /./ });
  await notice.waitFor();
  return notice;
}

describe('a notice for staff', () => {
  it('goes after five seconds, and not before', () =>
    atDesk(museum, async (clerk) => {
      const notice = await failToExport(clerk);
      await clerk.page.clock.runFor(4500);
      expect(await notice.count()).toBe(1);
      await clerk.page.clock.runFor(1500);
      await notice.waitFor({ state: 'detached' });
    }));

  it('stays while somebody points at it', () =>
    atDesk(museum, async (clerk) => {
      const notice = await failToExport(clerk);
      await notice.hover({ force: true });
      await clerk.page.clock.runFor(60_000);
      expect(await notice.count()).toBe(1);
    }));
});
