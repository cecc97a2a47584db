import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(demoMuseum, {
  client: { privacyPolicy: '<p>Wir zählen <b>nichts</b>.<script>alert(1)</script></p>' },
});
const { as } = museum;

const { as: inBare } = openMuseum(
  {
    ...smallMuseum,
    Configurations: [
      { ID: 1, Info: { Menu: true, NewsSite: 'javascript:alert(1)' }, NativeCanToggleAudioChannel: true },
    ],
  },
  { client: { androidBatteryChecker: true } },
);

describe('what the museum says about itself', () => {
  it('can be opened from the welcome screen, read, and left again', () =>
    as(async (guide) => {
      await guide.open('/');
      await guide.tap('Über das Museum');
      await guide.expectAt('/info');
      await guide.expectHeading('Über das Museum');
      const { page } = guide;
      await page.getByRole('heading', { name: 'Öffnungszeiten' }).waitFor();
      await page.getByText('Dienstag bis Sonntag: 10 bis 18 Uhr').waitFor();
      const hrefOf = (name: string | RegExp): Promise<string | null> =>
        page.getByRole('link', { name }).getAttribute('href');
      expect(await hrefOf('+49 711 0000 137')).toBe('tel:+497110000137');
      expect(await hrefOf('hallo@museum-der-muster.example.org')).toBe('mailto:hallo@museum-der-muster.example.org');
      expect(await hrefOf(/^museum-der-muster\.example\.org/)).toBe('https://museum-der-muster.example.org/');
      const news = page.getByRole('link', { name: /Was im Museum gerade los ist/ });
      expect(await news.getAttribute('href')).toBe(`${museum.origin}/news`);
      expect([await news.getAttribute('target'), await news.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
      await page.getByText('Wir zählen nichts.').waitFor();
      await page.getByText('Inhalte, Version 1 vom 2. November 2026').waitFor();
      await guide.expectAccessible();
      await guide.tap('Zurück');
      await guide.expectAt('/welcome');
    }));

  it('leads back to the screen that the visitor came from', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.tap('Über das Museum');
      await guide.expectHeading('Über das Museum');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
    }));

  it('is a friendly sentence if there is nothing, and contains no script links', () =>
    inBare(async (guide) => {
      await guide.open('/info');
      await guide.page.getByText('Das Museum hat noch nichts über sich erzählt').waitFor();
      await expect.poll(() => guide.page.locator('[href^="javascript"]').count()).toBe(0);
      await guide.tap('Zurück');
      await guide.expectAt('/welcome');
    }));
});

describe('the welcome', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14) Mobile', ['Für Android']],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', ['Für iPhone und iPad']],
    ['Mozilla/5.0 (X11; Linux x86_64)', ['Für iPhone und iPad', 'Für Android']],
  ])('names the app for %s', (userAgent, names) =>
    as(
      async (guide) => {
        await guide.open('/welcome');
        await guide.page.getByText('Den Rundgang gibt es auch als App').waitFor();
        const shown = async (): Promise<readonly (string | undefined)[]> => {
          const links = await guide.page.getByRole('link', { name: /^Für / }).allInnerTexts();
          return links.map((link) => link.split('\n')[0]?.replace('(öffnet einen neuen Tab)', '').trim());
        };
        await expect.poll(shown).toEqual(names);
        await guide.expectAccessible();
      },
      { userAgent },
    ),
  );

  it('fits a very small phone with text of twice the size', () =>
    as(
      async (guide) => {
        await guide.open('/welcome');
        await guide.expectHeading('Museum der Muster');
        await guide.page.addStyleTag({ content: ':root { font-size: 200% }' });
        expect(
          await guide.page.evaluate(() => {
            const wide = [...document.querySelectorAll('main :is(a, button, p, h1)')];
            return wide.filter((element) => element.getBoundingClientRect().right > innerWidth).length;
          }),
        ).toBe(0);
        await guide.page.getByRole('link', { name: /^Für Android/ }).scrollIntoViewIfNeeded();
      },
      { viewport: { width: 320, height: 640 } },
    ));
});

describe('notices', () => {
  /** The clock is stopped while the notice is on its way. */
  async function meetQuietServer(guide: Guide): Promise<Locator> {
    guide.allow(/ERR_FAILED/);
    await guide.page.clock.install();
    await guide.page.route('**/info/loginType', (route) => route.abort());
    await guide.open('/');
    return guide.page.getByText('Der Server des Museums ist gerade schwer zu erreichen');
  }

  it('report a login type that cannot be loaded, and disappear automatically', () =>
    as(async (guide) => {
      const notice = await meetQuietServer(guide);
      await notice.waitFor();
      await guide.expectHeading('Museum der Muster');
      await guide.page.clock.runFor(6000);
      await notice.waitFor({ state: 'detached' });
    }));

  it('can be closed, and stay while the visitor points at them', () =>
    as(async (guide) => {
      const notice = await meetQuietServer(guide);
      await notice.hover();
      await guide.page.clock.runFor(60_000);
      await expect.poll(() => notice.isVisible()).toBe(true);
      await guide.expectAccessible();
      await guide.tap('Hinweis schließen');
      await notice.waitFor({ state: 'detached' });
    }));
});

describe('in the native app', () => {
  it('the store is not mentioned, but a low battery is', () =>
    inBare(async (guide) => {
      await guide.context.addInitScript(() => {
        Object.assign(globalThis, {
          GuideNative: { deviceId: () => 'device-of-the-app', deviceKind: () => 'android' },
        });
      });
      await guide.open('/welcome');
      await guide.expectHeading('Kleines Museum');
      await guide.page.evaluate(() => {
        const detail = JSON.stringify({ type: 'battery', level: 0.1, charging: false });
        globalThis.dispatchEvent(new CustomEvent('guide-native', { detail }));
        globalThis.dispatchEvent(new CustomEvent('guide-native', { detail: 'nonsense' }));
      });
      await guide.page.getByRole('alert').getByText('Der Akku hat nur noch 10 %').waitFor();
      expect(await guide.page.evaluate(() => [localStorage['deviceId'], localStorage['deviceKind']])).toEqual([
        'device-of-the-app',
        'android',
      ]);
    }));
});

describe('the data on the device', () => {
  it('may be malformed under every key', () =>
    as(async (guide) => {
      await guide.open('/welcome');
      await guide.expectHeading('Museum der Muster');
      await guide.page.evaluate(() => {
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
      const id = await guide.page.evaluate(() => localStorage.getItem('deviceId'));
      expect(id).toMatch(/^[\da-f-]{32,36}$/);
    }));

  it('shows the points won, and ignores invalid scores', () =>
    as(async (guide) => {
      const code = await guide.context.request.get(`${museum.origin}/db`).then(async (answer) => {
        const { Tours, TourItems, Locations } = (await answer.json()) as {
          readonly Tours: readonly { readonly ID: number; readonly Code: string }[];
          readonly TourItems: readonly { readonly TourID: number; readonly LocationID: number }[];
          readonly Locations: readonly { readonly ID: number; readonly GamePoints?: number }[];
        };
        const game = Locations.find(({ GamePoints = 0 }) => GamePoints > 0)?.ID;
        const tourId = TourItems.find(({ LocationID }) => LocationID === game)?.TourID;
        return Tours.find(({ ID }) => ID === tourId)?.Code ?? '';
      });
      await guide.context.addInitScript((tour) => {
        localStorage.setItem('scores', JSON.stringify({ [tour]: { 1: 5, 2: 'many', 3: -1 } }));
      }, code);
      await guide.open('/tours');
      await guide.page.getByText(/(^|\s)5 von \d+ Punkten/).waitFor();
    }));

  it('may not fit', () =>
    as(async (guide) => {
      await guide.context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await guide.open('/');
      await guide.tap('English');
      await guide.expectHeading('The Museum of Patterns');
      await guide.tap('About the museum');
      await guide.expectHeading('About the museum');
    }));
});

describe('a screen that breaks', () => {
  it('reports the failure, with a retry and a link to the start', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED|dynamically imported|A screen failed|React Router/);
      await guide.page.route('**/assets/info-screen-*.js*', (route) => route.abort());
      await guide.open('/welcome');
      await guide.tap('Über das Museum');
      await guide.expectHeading('Da ging etwas schief');
      await guide.expectAccessible();
      await guide.tap('Zum Anfang');
      await guide.expectAt('/welcome');
      await guide.expectHeading('Museum der Muster');
      await guide.tap('Über das Museum');
      await guide.expectHeading('Da ging etwas schief');
      await guide.page.unroute('**/assets/info-screen-*.js*');
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading('Über das Museum');
    }));
});
