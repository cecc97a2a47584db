import { describe, expect, it } from 'vitest';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(smallMuseum);

/** The clock is stopped once staff are in, so that only the test moves it. */
async function failToExport(clerk: Clerk) {
  const { guide, page } = clerk;
  guide.allow(/status of 500/);
  const error = { code: 'internal', message: 'The server has a fault' };
  await page.route('**/api/db/yaml', (route) => route.fulfill({ status: 500, json: { error } }));
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
      // It moves to its place first, step by step, and would leave the pointer behind.
      for (let step = 0; step < 10; step += 1) await clerk.page.clock.runFor(50);
      await expect.poll(() => notice.evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0);
      await notice.hover({ force: true });
      await expect.poll(() => notice.evaluate((box) => box.matches(':hover'))).toBe(true);
      await clerk.page.clock.runFor(60_000);
      expect(await notice.count()).toBe(1);
    }));
});

describe('the networking error', () => {
  /** Takes the network away from the export, and tries it. */
  async function strand(clerk: Clerk) {
    clerk.guide.allow(/ERR_FAILED/);
    await clerk.open('/overview');
    await clerk.page.route('**/api/db/yaml', (route) => route.abort());
    await clerk.press('Tour-Definition als YAML');
    const notice = clerk.page.getByRole('alert').filter({ hasText: 'Der Server des Museums ist nicht erreichbar' });
    await notice.getByText(/^Netzwerkfehler \d\d:\d\d$/).waitFor();
    return notice;
  }

  it('stays with its time, address and trace, once for each address, until it is ignored', () =>
    atDesk(museum, async (clerk) => {
      await clerk.page.clock.install();
      const notice = await strand(clerk);
      const details = notice.locator('pre');
      expect(await details.isVisible()).toBe(false);
      await notice.getByText('Einzelheiten').click();
      await expect
        .poll(() => details.innerText())
        .toMatch(
          /^\d{4}-\d\d-\d\dT[\d:.]+Z\nhttp:\/\/localhost:\d+\/api\/db\/yaml\n.*RequestError: network at .*\n +at /,
        );
      // Its end is not cut off, and can be scrolled to.
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await clerk.page.setViewportSize(viewport);
        await expect.poll(() => notice.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
        await notice.getByRole('button', { name: 'Kopieren' }).click({ trial: true });
      }
      await clerk.guide.expectAccessible();
      const button = clerk.page.getByRole('button', { name: 'Tour-Definition als YAML' });
      await button.click();
      await button.and(clerk.page.locator(':not([data-loading])')).waitFor();
      await clerk.page.clock.runFor(24 * 3_600_000);
      expect(await notice.count()).toBe(1);
      await notice.getByRole('button', { name: 'Ignorieren' }).click();
      await clerk.page.clock.runFor(1000);
      await notice.waitFor({ state: 'detached' });
    }));

  it('can be copied', () =>
    atDesk(
      museum,
      async (clerk) => {
        const notice = await strand(clerk);
        await notice.getByRole('button', { name: 'Kopieren' }).click();
        await notice.getByText('Kopiert.').waitFor();
        const copied = await clerk.page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(/^Netzwerkfehler\n.*\nhttp.*\/api\/db\/yaml\n.*RequestError/);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('reloads the page, which then works', () =>
    atDesk(museum, async (clerk) => {
      const notice = await strand(clerk);
      await clerk.page.unroute('**/api/db/yaml');
      await notice.getByRole('button', { name: 'Seite neu laden' }).click();
      await notice.waitFor({ state: 'detached' });
      const downloading = clerk.page.waitForEvent('download');
      await clerk.press('Tour-Definition als YAML');
      expect((await downloading).suggestedFilename()).toBe('tourDefinition.yaml');
    }));
});
