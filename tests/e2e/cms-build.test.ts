import { beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

beforeAll(() => hireStaff(museum));

const tools = ({ page }: Clerk) => page.getByRole('list', { name: 'Werkzeuge auf dem Server' });

it('The server says that there is no build, and what it lacks for one', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await clerk.open('/build');
    await clerk.expectSaid('Kein Build gefunden.');
    const { Tools, Install } = await museum.services.appBuilds.status();
    for (const { Name, Path } of Tools) {
      const name = Name === 'android-resources' ? 'Android-Ressourcen' : Name;
      const row = tools(clerk).getByRole('listitem').filter({ hasText: name });
      await row.getByText(Path ?? 'nicht gefunden').waitFor();
    }
    if (Install !== undefined) await page.getByText(Install).waitFor();
    await guide.expectAccessible();
    for (const kind of ['Debug', 'Release'])
      expect(await page.getByRole('button', { name: `${kind}-APK bauen` }).isDisabled()).toBe(Install !== undefined);
    await clerk.press('Stand abfragen');
    await page.getByText('English', { exact: true }).click();
    await clerk.expectSaid('No build found.');
  }));

const running = {
  CanBuild: true,
  State: 'running',
  Kind: 'release',
  Progress: 0.4,
  Log: ['aapt2 compile', 'aapt2 link'],
  Builds: [],
  StartedAt: '2026-01-02T03:04:05Z',
  Tools: [{ Name: 'aapt2', Path: '/usr/bin/aapt2', Version: '2.19-debian' }, { Name: 'apksigner' }],
  Install: 'apt-get install --no-install-recommends apksigner',
};
const done = {
  CanBuild: true,
  State: 'done',
  Kind: 'release',
  Log: ['Signed'],
  Builds: [],
  StartedAt: '2026-01-02T03:04:05Z',
  EndedAt: '2026-01-02T03:04:15Z',
  Result: {
    Name: 'guide-12-release.apk',
    Kind: 'release',
    Size: 353_000,
    SHA256: 'ab'.repeat(32),
    Certificate: 'cd'.repeat(32),
    Address: '/api/build/apk/guide-12-release.apk',
    BuiltAt: '2026-01-02T03:04:15Z',
    VersionCode: 1,
    VersionName: '1.0',
  },
  Tools: [{ Name: 'aapt2', Path: '/usr/bin/aapt2' }],
};

it('A build is followed from its beginning to its file, on a phone', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page, guide } = clerk;
      let answer: object = { CanBuild: true, State: 'no build present', Log: [], Builds: [], Tools: running.Tools };
      await page.route('**/api/build/status', (route) => route.fulfill({ json: answer }));
      await page.route('**/api/build/release', (route) => {
        answer = running;
        return route.fulfill({ json: { ...running, State: 'queued' } });
      });
      await clerk.open('/build');
      await clerk.press('Release-APK bauen');
      await clerk.expectSaid('Die Release-APK wird gebaut.');
      const bar = page.getByRole('progressbar', { name: 'Fortschritt des Builds' });
      expect(await bar.getAttribute('aria-valuenow')).toBe('40');
      await page.getByRole('log').getByText('aapt2 link').waitFor();
      expect(await page.getByRole('button', { name: 'Debug-APK bauen' }).isDisabled()).toBe(true);
      await guide.expectAccessible();
      await page.unroute('**/api/build/status');
      await page.route('**/api/build/status', (route) => route.abort());
      await page
        .getByRole('alert')
        .getByText('Er baut weiter, und diese Seite fragt weiter nach.', { exact: false })
        .waitFor();
      await page.unroute('**/api/build/status');
      await page.route('**/api/build/status', (route) => route.fulfill({ json: done }));
      await clerk.expectSaid('Die Release-APK ist fertig.');
      await clerk.expectSaid('344,7 KB');
      await clerk.expectSaid('ab'.repeat(32));
      await clerk.expectSaid('cd'.repeat(32));
      const link = page.getByRole('link', { name: 'Herunterladen' });
      expect(await link.getAttribute('href')).toMatch(/\/api\/build\/apk\/guide-12-release\.apk$/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await clerk.press('Adresse des Builds kopieren');
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`${museum.origin}/api/build/apk/guide-12-release.apk`);
      await guide.expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    { viewport: { ...phone, width: 360 } },
  ));

it('A failed build shows its log and the earlier app, and a lost server is told', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    await page.route('**/api/build/status', (route) => route.abort());
    await clerk.open('/build');
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByText('Der Server des Museums ist nicht erreichbar.', { exact: false })
      .waitFor();
    await page.unroute('**/api/build/status');
    await page.route('**/api/build/status', (route) =>
      route.fulfill({ json: { ...done, State: 'failed', Kind: 'debug', Log: ['zipalign: no space left'] } }),
    );
    await clerk.press('Stand abfragen');
    await clerk.expectSaid('Der Build der Debug-APK ist fehlgeschlagen.');
    await page.getByRole('log').getByText('zipalign: no space left').waitFor();
    await clerk.expectSaid(/^Früherer Build: Release-APK/);
    await guide.expectAccessible();
  }));

it('Managers and the desk may not open builds', async () => {
  for (const group of [UserGroup.manager, UserGroup.desk])
    await atDesk(museum, async (clerk) => {
      await clerk.guide.open('/cms/?transitionTo=%2Fbuild');
      await clerk.logIn(group);
      await clerk.expectSaid('/cms/build');
      expect(await clerk.page.getByRole('link', { name: 'App bauen' }).count()).toBe(0);
    });
});
