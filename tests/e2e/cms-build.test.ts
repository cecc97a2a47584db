import { beforeAll, expect, it } from 'vitest';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { phone } from './browser.ts';
import { goodApp } from './good-app.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk, hireStaff } from './staff.ts';
import { openMuseum } from './visits.ts';

// Calls that are refused or cut off on purpose, as the browser logs them.
const museum = openMuseum(smallMuseum, { allow: /status of [45]\d\d|net::ERR_|Failed to load resource/ });

beforeAll(async () => {
  await hireStaff(museum);
  await museum.services.appBuilds.setSettings(goodApp);
});

const tools = ({ page }: Clerk) => page.getByRole('list', { name: 'Werkzeuge auf dem Server' });
const builds = ['Debug', 'Release'] as const;
const isOff = ({ page }: Clerk, kind: (typeof builds)[number]) =>
  page.getByRole('button', { name: `${kind}-APK bauen` }).isDisabled();

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
    for (const kind of builds) expect(await isOff(clerk, kind)).toBe(Install !== undefined);
    await clerk.press('Stand abfragen');
    await page.getByText('English', { exact: true }).click();
    await clerk.expectSaid('No build found.');
  }));

const status = {
  CanBuild: true,
  State: 'no build present',
  Log: [],
  Builds: [],
  Tools: [{ Name: 'aapt2', Path: '/usr/bin/aapt2', Version: '2.19-debian' }],
};
const running = {
  ...status,
  State: 'running',
  Kind: 'release',
  Progress: 0.4,
  Log: ['aapt2 compile', 'aapt2 link'],
  StartedAt: '2026-01-02T03:04:05Z',
};
const built = {
  Name: 'guide-12-release.apk',
  Kind: 'release',
  Size: 353_000,
  SHA256: 'ab'.repeat(32),
  Certificate: 'cd'.repeat(32),
  Address: `/api/build/apk/${'0f'.repeat(16)}/guide-12-release.apk`,
  BuiltAt: '2026-01-02T03:04:15Z',
  VersionCode: 12,
  VersionName: '1.0',
};
const older = { ...built, Name: 'guide-11-debug.apk', Kind: 'debug', VersionCode: 11, BuiltAt: '2026-01-01T03:04:15Z' };
const done = {
  ...status,
  State: 'done',
  Kind: 'release',
  Log: ['Signed'],
  StartedAt: '2026-01-02T03:04:05Z',
  EndedAt: '2026-01-02T03:04:15Z',
  Result: built,
  Builds: [built, older],
};

/** Answers for the server, which needs minutes and tools for such states. Returns how to change what it says. */
async function speakFor({ page }: Clerk, first: object | 'nothing') {
  let answer = first;
  await page.route('**/api/build/status', (route) =>
    answer === 'nothing' ? route.abort() : route.fulfill({ json: answer }),
  );
  return (next: object | 'nothing') => void (answer = next);
}

it('A build is followed from its beginning to a device, on a phone', () =>
  atDesk(
    museum,
    async (clerk) => {
      const { page, guide } = clerk;
      const say = await speakFor(clerk, status);
      await page.route('**/api/build/release', (route) => {
        say(running);
        return route.fulfill({ json: { ...running, State: 'queued' } });
      });
      await clerk.open('/build');
      await clerk.press('Release-APK bauen');
      await clerk.expectSaid('Die Release-APK wird gebaut.');
      const bar = page.getByRole('progressbar', { name: 'Fortschritt des Builds' });
      expect(await bar.getAttribute('aria-valuenow')).toBe('40');
      const log = page.getByRole('log');
      await log.getByText('aapt2 link').waitFor();
      expect(await isOff(clerk, 'Debug')).toBe(true);
      await guide.expectAccessible();
      say('nothing');
      await page.getByRole('alert').getByText('Er baut weiter, und diese Seite fragt weiter nach.').waitFor();
      say({ ...running, Log: Array.from({ length: 60 }, (_, line) => `Zeile ${line + 1}`) });
      await log.getByText('Zeile 60').waitFor();
      const unread = (): Promise<number> => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
      await expect.poll(unread).toBeLessThan(2);
      expect(await page.getByText('Er baut weiter').count()).toBe(0);
      say(done);
      await clerk.expectSaid('Die Release-APK ist fertig.');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      const app = page.getByRole('listitem', { name: 'Release-APK, Version 1.0' });
      await app.getByText('344,7 KB', { exact: false }).waitFor();
      const address = museum.origin + built.Address;
      expect(await app.getByRole('link', { name: 'Herunterladen' }).getAttribute('href')).toBe(address);
      await app.getByText('Prüfsumme und Zertifikat').click();
      await app.getByText(built.SHA256).waitFor();
      await app.getByText(built.Certificate).waitFor();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await app.getByRole('button', { name: 'Adresse kopieren' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await guide.expectAccessible();
      await app.getByRole('button', { name: 'QR-Code' }).click();
      await page.getByRole('img', { name: `QR-Code der Adresse ${address}` }).waitFor();
      await guide.expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    { viewport: { ...phone, width: 360 } },
  ));

it('A build is cancelled, fails with its reason, and a lost server is told', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    const say = await speakFor(clerk, 'nothing');
    await page.route('**/api/build/running', (route) => {
      const Failure = { Reason: 'app-build-cancelled', Facts: {} };
      const failed = { ...running, State: 'failed', Failure };
      say(failed);
      return route.request().method() === 'DELETE' ? route.fulfill({ json: failed }) : route.abort();
    });
    await clerk.open('/build');
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByText('Der Server des Museums ist nicht erreichbar.', { exact: false })
      .waitFor();
    for (const kind of builds) expect(await isOff(clerk, kind)).toBe(true);
    say(running);
    await clerk.press('Stand abfragen');
    await clerk.press('Build abbrechen');
    await clerk.expectSaid('Der Build der Release-APK ist fehlgeschlagen.');
    await clerk.expectSaid('Der Build wurde abgebrochen.');
    for (const kind of builds) expect(await isOff(clerk, kind)).toBe(false);
    const Failure = { Reason: 'app-tool-failed', Facts: { tool: 'zipalign', said: 'no space left' } };
    say({ ...done, State: 'failed', Kind: 'debug', Log: ['zipalign: no space left'], Failure });
    await clerk.press('Stand abfragen');
    await clerk.expectSaid('Das Werkzeug zipalign ist gescheitert: no space left');
    await page.getByRole('log').getByText('zipalign: no space left').waitFor();
    await page.getByRole('listitem', { name: 'Debug-APK, Version 1.0' }).waitFor();
    await guide.expectAccessible();
  }));

it('A finished app is deleted after a question, and what lacks is said before anybody presses', () =>
  atDesk(museum, async (clerk) => {
    const { page, guide } = clerk;
    const say = await speakFor(clerk, done);
    await page.route('**/api/build/apk/*', (route) => {
      say({ ...done, Builds: [built] });
      return route.fulfill({ json: { ...done, Builds: [built] } });
    });
    await clerk.open('/build');
    const old = page.getByRole('listitem', { name: 'Debug-APK, Version 1.0' });
    await old.getByRole('button', { name: 'Löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Diese App löschen?' });
    await dialog.getByText('guide-11-debug.apk').waitFor();
    await guide.expectAccessible();
    await dialog.getByText('Abbrechen', { exact: true }).click();
    await old.getByRole('button', { name: 'Löschen' }).click();
    const asked = page.waitForRequest((request) => request.method() === 'DELETE');
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    expect(new URL((await asked).url()).pathname).toBe('/api/build/apk/guide-11-debug.apk');
    await old.waitFor({ state: 'detached' });
    await page.getByRole('listitem', { name: 'Release-APK, Version 1.0' }).waitFor();
    say({ ...status, Tools: [{ Name: 'apksigner' }], Install: 'apt-get install apksigner' });
    await clerk.press('Stand abfragen');
    await clerk.expectSaid('Dem Server fehlen Werkzeuge.');
    for (const kind of builds) expect(await isOff(clerk, kind)).toBe(true);
    await clerk.expectSaid('apt-get install apksigner');
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
