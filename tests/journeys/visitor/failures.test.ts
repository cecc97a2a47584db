import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const demo = openMuseum(demoMuseum);
const small = openMuseum(
  {
    ...smallMuseum,
    Version: { Counter: 12 },
    Configurations: [
      { ID: 1, Info: { Menu: true, NewsSite: 'javascript:alert(1)' }, NativeCanToggleAudioChannel: true },
    ],
  },
  {
    client: {
      androidBatteryChecker: true,
      debugNotifications: true,
      staticRedirects: { '/groups': '/numbers?a=b' },
    },
  },
);

const noConnection = 'Gerade gibt es keine Verbindung';

describe('content that cannot be loaded (specification 8)', () => {
  it('says so, and comes after a retry: the content, the first screen, other screens, a recording and interface texts', () =>
    small.as(async (guide) => {
      const { page } = guide;
      guide.allow(/404|ERR_|dynamically imported|Failed to load|Unable to preload|A screen failed|React Router/);
      await page.route('**/db', (route) => route.abort());
      await guide.open('/detail/1');
      await page.getByRole('alert').getByText(noConnection).waitFor();
      await page.unroute('**/db');
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading('Ton');

      await page.route('**/assets/first-screen-*.js', (route) => route.abort());
      await guide.open('/');
      // After twelve seconds, which a style counts.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await page.getByText('Der Guide konnte nicht geladen werden').waitFor();
      await page.unroute('**/assets/first-screen-*.js');
      await page.route('**/assets/pages-*.js*', (route) => route.abort());
      await page.route('**/assets/station-*.js*', (route) => route.abort());
      await guide.tap(/Noch einmal versuchen/);
      await guide.expectHeading('Kleines Museum');

      await guide.tap('Über das Museum');
      await guide.expectHeading('Da ging etwas schief');
      await page.getByText(noConnection).waitFor();
      await guide.expectAccessible();
      await page.unroute('**/assets/pages-*.js*');
      // As browsers do when the network is back.
      await page.evaluate(() => void dispatchEvent(new Event('online')));
      await guide.expectHeading('Über das Museum');

      await guide.open('/detail/1');
      await guide.expectHeading('Da ging etwas schief');
      await page.unroute('**/assets/station-*.js*');
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading('Ton');

      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Stille');
      await guide.play();
      await page.getByText('Diese Aufnahme lässt sich gerade nicht abspielen').waitFor();
      await page.route('**/missing.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: tone(3) }));
      await guide.tap('Noch einmal versuchen');
      await guide.expectSound();

      await page.route('**/assets/de-*.js', (route) => route.abort());
      await guide.open('/');
      await page.getByRole('link', { name: 'Begin your visit' }).waitFor();
    }));

  it('is little for a visitor who loses the network: lists and stations never opened before open, and a recording says why', () =>
    demo.as(async (guide) => {
      const { page } = guide;
      // Pictures and the recording.
      guide.allow(/ERR_INTERNET_DISCONNECTED/);
      await guide.open('/welcome');
      const fetched = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(' '),
        );
      for (const part of ['lists-', 'station-']) await expect.poll(fetched).toContain(part);
      // Nothing is left on its way.
      await page.waitForLoadState('networkidle');
      await guide.context.setOffline(true);
      await guide.tap('Los geht’s');
      await guide.expectAt('/groups');
      await guide.tap('Im Museum');
      await guide.tap('Höhepunkte');
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await guide.play();
      await page.getByText(noConnection).waitFor();
      await guide.context.setOffline(false);
      await guide.tap('Noch einmal versuchen');
      await guide.expectSound();
      // The phone pauses it, for a call.
      await page.evaluate(() => {
        for (const element of window.cicerone?.played ?? []) element.pause();
      });
      await page.getByRole('button', { name: 'Abspielen' }).waitFor();
      await guide.play();
      await guide.expectSound();
    }));
});

// tests/slow/visitor has a failed call, a game that does not load, and a server with a newer build.
describe('notices (specification 8 and 9)', () => {
  it('report a login type that cannot be loaded, which keeps no visitor out, and stay while pointed at', () =>
    demo.as(async (guide) => {
      const { page } = guide;
      guide.allow(/ERR_FAILED/);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.clock.install();
      await page.route('**/info/loginType', (route) => route.abort());
      await guide.open('/');
      await guide.expectAt('/welcome');
      const notice = page.getByText('Der Server des Museums ist gerade schwer zu erreichen');
      await notice.hover();
      await guide.expectHeading('Museum der Muster');
      expect(logged.filter((text) => /login type/.test(text))).toEqual([
        expect.stringMatching(
          /^Fatal network error: host not reachable to determine the login type RequestError: network at .*\/info\/loginType/,
        ),
      ]);
      await page.clock.runFor(60_000);
      await expect.poll(() => notice.isVisible()).toBe(true);
      await page.mouse.move(10, 10);
      await page.clock.runFor(6000);
      await notice.waitFor({ state: 'detached' });
    }));
});

describe('a device (specification 3.6)', () => {
  it('may have stored nonsense, have no room, or forbid to store anything', () =>
    small.as(async (guide) => {
      const { page } = guide;
      await guide.open('/welcome');
      await guide.expectHeading('Kleines Museum');
      await page.evaluate(() => {
        const keys = [
          'language',
          'highContrast',
          'clientLoginType',
          'deviceId',
          'deviceKind',
          'audioChannel',
          'scores',
        ];
        for (const key of new Set([...keys, ...Object.keys(localStorage)])) localStorage.setItem(key, '{"A":[\u0000');
      });
      await guide.open('/tours');
      await guide.expectHeading('Touren');
      expect(await page.evaluate(() => localStorage.getItem('deviceId'))).toMatch(/^[\da-f-]{32,36}$/);
      await guide.open('/');
      await guide.expectHeading('Kleines Museum');
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await guide.tap('English');
      await guide.expectHeading('Small museum');
      await guide.tap('About the museum');
      await guide.expectHeading('About the museum');
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await guide.open('/');
      await guide.tap('English');
      await guide.expectHeading('Small museum');
    }));

  it('with the native app says when its battery is low, and to developers that it is offline; redirects are followed', () =>
    small.as(async (guide) => {
      const { page } = guide;
      await page.addInitScript(() => {
        Object.assign(globalThis, {
          GuideNative: { deviceId: () => 'device-of-the-app', deviceKind: () => 'android' },
        });
      });
      await page.addInitScript(collectNotices);
      await guide.open('/welcome');
      await guide.expectHeading('Kleines Museum');
      await page.evaluate(() => {
        const detail = JSON.stringify({ type: 'battery', level: 0.1, charging: false });
        globalThis.dispatchEvent(new CustomEvent('guide-native', { detail }));
        globalThis.dispatchEvent(new CustomEvent('guide-native', { detail: 'nonsense' }));
      });
      await page.getByRole('alert').getByText('Der Akku hat nur noch 10 %').waitFor();
      const keys = ['deviceId', 'deviceKind', 'dataCounter', 'defaultLanguage'];
      const stored = () => page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
      await expect.poll(stored).toEqual(['device-of-the-app', 'android', '12', 'de']);
      // The parts that are still being fetched would fail without a network.
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      const seen = () => page.evaluate(() => (globalThis as { seenNotices?: string }).seenNotices);
      await expect.poll(seen).toContain('The device is offline.');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(seen).toContain('The device is online.');
      // The museum redirects this screen of the guide (staticRedirects).
      // Notices may lie over the link.
      await page.getByRole('link', { name: 'Los geht’s' }).dispatchEvent('click');
      await guide.expectAt('/numbers?a=b');
      await guide.open('/groups?from=poster');
      await guide.expectAt('/numbers?a=b&from=poster');
    }));
});

/** Toasts are short, so a test may come too late to see one. */
function collectNotices(): void {
  const page = globalThis as { seenNotices?: string };
  page.seenNotices = '';
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) page.seenNotices = `${page.seenNotices}${node.textContent ?? ''}`;
  }).observe(document, { childList: true, subtree: true });
}
