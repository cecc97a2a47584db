import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallMuseum, tone, writeMuseum } from './museum.ts';
import { untilAnswering } from './rendered-page.ts';
import { openMuseum, type Task, visitMuseum } from './visits.ts';

const { as } = openMuseum(smallMuseum, {
  client: { staticRedirects: { '/start': '/locations/1', '/round': '/round' } },
});

describe('when something is wrong', () => {
  it('a missing recording shows a message and a retry, which plays it once it exists', () =>
    as(async (guide) => {
      guide.allow(/404/);
      await guide.open('/detail/2');
      await guide.play();
      await guide.page.getByText('Diese Aufnahme lässt sich gerade nicht abspielen').waitFor();
      await guide.page.route('**/missing.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: tone(3) }));
      await guide.tap('Noch einmal versuchen');
      await guide.expectSound();
    }));

  it('a guide that cannot be loaded says so, and loads after a retry', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED|ERR_INTERNET/);
      await guide.page.route('**/db', (route) => route.abort());
      await guide.open('/detail/1');
      await guide.page.getByRole('alert').getByText('Gerade gibt es keine Verbindung').waitFor();
      await guide.page.unroute('**/db');
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading('Ton');
    }));

  it.each([
    { name: 'an error of the server', answer: { status: 503, body: '' }, words: 'Fehler (503)' },
    {
      name: 'a captive portal',
      answer: { status: 200, body: '<html>Please log in</html>' },
      words: 'lässt sich gerade nicht lesen',
    },
    {
      name: 'a list instead of a definition',
      answer: { status: 200, body: '[]' },
      words: 'lässt sich gerade nicht lesen',
    },
  ])('$name is put into words', ({ answer, words }) =>
    as(async (guide) => {
      guide.allow(/503/);
      await guide.page.route('**/db', (route) => route.fulfill(answer));
      await guide.open('/');
      await guide.page.getByRole('alert').getByText(words).waitFor();
    }),
  );

  it('a login type that cannot be loaded does not keep visitors out', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED/);
      await guide.page.route('**/info/loginType', (route) => route.abort());
      const logged: string[] = [];
      guide.page.on('console', (message) => logged.push(message.text()));
      await guide.open('/');
      await guide.expectAt('/welcome');
      await guide.page.getByText('Der Server des Museums ist gerade schwer zu erreichen').waitFor();
      expect(logged.filter((text) => /login type/.test(text))).toEqual([
        expect.stringMatching(
          /^Fatal network error: host not reachable to determine the login type RequestError: network at .*\/info\/loginType/,
        ),
      ]);
    }));

  it('broken local storage breaks nothing', () =>
    as(async (guide) => {
      await guide.context.addInitScript(() => {
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

  it('nonsense in local storage breaks nothing', () =>
    as(async (guide) => {
      await guide.context.addInitScript(() => {
        for (const key of ['language', 'highContrast', 'clientLoginType']) localStorage.setItem(key, '{"\u0000');
      });
      await guide.open('/');
      await guide.expectHeading('Kleines Museum');
    }));

  it('redirects of the configuration are followed, but not in a loop', () =>
    as(async (guide) => {
      await guide.open('/start');
      await guide.expectAt('/locations/1');
      await guide.open('/round');
      await guide.expectHeading('Hier ist nichts');
    }));

  it('redirects of the configuration replace the guide’s own screens', () =>
    visitMuseum(
      smallMuseum,
      async (guide) => {
        await guide.open('/info?from=poster');
        await guide.expectAt('/numbers?a=b&from=poster');
        await guide.open('/');
        await guide.expectAt('/locations/1');
        await guide.open('/welcome');
        await guide.tap('Über das Museum');
        await guide.expectAt('/numbers?a=b');
      },
      { client: { staticRedirects: { '/': '/locations/1', '/info': '/numbers?a=b' } } },
    ));
});

describe('content that is merely incomplete', () => {
  it('is shown as far as possible', () =>
    visitMuseum(
      {
        Tours: [{ ID: 7 }],
        TourItems: [
          { ID: 1, TourID: 7, LocationID: 404 },
          { ID: 2, TourID: 7, LocationID: 3 },
        ],
        Locations: [{ ID: 3 }],
      },
      async (guide) => {
        await guide.open('/');
        await guide.tap('Los geht’s');
        await guide.page.getByText('Dieses Museum hat noch keine Touren.').waitFor();
        await guide.open('/locations/7');
        await guide.page.getByText('Nicht verfügbar').waitFor();
        await guide.open('/detail/1');
        await guide.page.getByText('Diese Station ist zurzeit nicht verfügbar.').waitFor();
        await guide.open('/detail/2');
        await guide.page.getByText('in keiner Sprache eine Aufnahme').waitFor();
      },
    ));

  it('texts in another language are marked, with a note', () =>
    visitMuseum(
      {
        ...smallMuseum,
        Locations: [{ ID: 1, Type: 2, Name: { en: 'Only English' }, Text: { ar: '<p>نص عربي</p>' } }],
      },
      async (guide) => {
        await guide.open('/detail/1');
        await guide.expectHeading('Only English');
        expect(await guide.page.locator('h1 [lang]').getAttribute('lang')).toBe('en');
        const text = guide.page.getByText('نص عربي').locator('..');
        expect([await text.getAttribute('lang'), await text.getAttribute('dir')]).toEqual(['ar', 'rtl']);
        await guide.page.getByText('Nicht in Ihrer Sprache: Arabisch').waitFor();
      },
    ));

  it('scripts in texts never run', () =>
    visitMuseum(
      {
        ...smallMuseum,
        Locations: [
          {
            ID: 1,
            Type: 2,
            Name: { de: '<img src=x onerror=alert(1)>' },
            Text: {
              de: '<p onclick="hit()">Text <img src=x onerror="hit()"><script>hit()</script><a href="javascript:hit()">a</a><iframe src="/"></iframe></p>',
            },
          },
        ],
      },
      async (guide) => {
        // The browser reports what it refused to run while the text was being sanitised.
        guide.allow(/Content Security Policy/);
        await guide.open('/detail/1');
        await guide.expectHeading('<img src=x onerror=alert(1)>');
        await guide.page.getByText('Text').first().waitFor();
        expect(
          await guide.page.locator('article :is(script, iframe, [onclick], [onerror], [href^="javascript"])').count(),
        ).toBe(0);
      },
    ));

  it('a museum whose files are missing still shows its texts', async () => {
    const gone = await writeMuseum({
      ...smallMuseum,
      Configurations: [{ WelcomeScreen: { ImageURL: 'files/none.webp' } }],
    });
    await rm(join(gone.folder, 'files', 'tone.wav'));
    const welcome: Task = async (guide) => {
      await guide.open('/');
      await guide.expectHeading('Kleines Museum');
    };
    await visitMuseum(gone.folder, welcome, { allow: /404/ });
    await gone.remove();
  });
});

describe('when a part of the guide itself does not load', () => {
  it('the page says so instead of staying white', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED|dynamically imported|Failed to load/);
      await guide.page.route('**/assets/first-screen-*.js', (route) => route.abort());
      await guide.open('/');
      await guide.page.getByText('Der Guide konnte nicht geladen werden').waitFor();
      await guide.page.unroute('**/assets/first-screen-*.js');
      await guide.tap(/Noch einmal versuchen/);
      await guide.expectHeading('Kleines Museum');
    }));

  it('interface texts in the other language replace missing ones', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED/);
      await guide.page.route('**/assets/de-*.js', (route) => route.abort());
      await guide.open('/');
      await guide.page.getByRole('link', { name: 'Begin your visit' }).waitFor();
    }));

  it('a station whose part failed to load opens once the network is back', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED|dynamically imported|A screen failed|React Router/);
      await guide.page.route('**/assets/detail-screen-*.js*', (route) => route.abort());
      await guide.open('/locations/1');
      await guide.tap('Ton');
      await guide.expectHeading('Da ging etwas schief');
      await guide.page.getByText('Gerade gibt es keine Verbindung').waitFor();
      await guide.page.unroute('**/assets/detail-screen-*.js*');
      await guide.tap('Noch einmal versuchen');
      await guide.expectHeading('Ton');
      await guide.play();
      await guide.expectSound();
    }));
});

describe('without a network', () => {
  it('screens that were never opened before can be opened', () =>
    as(async (guide) => {
      await guide.open('/welcome');
      const fetched = () =>
        guide.page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(' '),
        );
      for (const part of ['qr-screen-', 'updates-part-', 'mini-player-', 'redirect-screen-', 'token-scanner-'])
        await expect.poll(fetched).toContain(part);
      // Nothing is left on its way.
      await guide.page.waitForLoadState('networkidle');
      await guide.page.context().setOffline(true);
      await guide.tap('Über das Museum');
      await guide.expectHeading('Über das Museum');
      await guide.page.goBack();
      await guide.tap('Los geht’s');
      await guide.expectAt(/\/(tours|groups|locations)/);
      await guide.expectHeading(/./);
      await guide.page.context().setOffline(false);
    }));

  it('a screen that could not be fetched says so, and loads once there is a network', () =>
    as(async (guide) => {
      guide.allow(/ERR_|dynamically imported|Unable to preload|A screen failed/);
      await guide.page.route('**/assets/info-screen-*.js*', (route) => route.abort());
      await guide.open('/welcome');
      await untilAnswering(guide.page);
      await guide.page.context().setOffline(true);
      await guide.tap('Über das Museum');
      await guide.page.getByText('Gerade gibt es keine Verbindung').waitFor();
      await guide.page.unroute('**/assets/info-screen-*.js*');
      await guide.page.context().setOffline(false);
      await guide.expectHeading('Über das Museum');
    }));

  it('a recording that cannot be fetched says why', () =>
    as(async (guide) => {
      guide.allow(/ERR_/);
      await guide.open('/detail/1');
      await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
      await guide.page.context().setOffline(true);
      await guide.play();
      await guide.page.getByText('Gerade gibt es keine Verbindung').waitFor();
      await guide.page.context().setOffline(false);
      await guide.tap('Noch einmal versuchen');
      await guide.expectSound();
    }));
});

it('a guide that developers watch says when the network goes and comes, and keeps the version of its content', () =>
  visitMuseum(
    { ...smallMuseum, Version: { Counter: 12 } },
    async (guide) => {
      await guide.page.addInitScript(collectNotices);
      await guide.open('/welcome');
      const stored = () =>
        guide.page.evaluate(() => [localStorage.getItem('dataCounter'), localStorage.getItem('defaultLanguage')]);
      await expect.poll(stored).toEqual(['12', 'de']);
      // The parts that are still being fetched would fail without a network.
      await guide.page.evaluate(() => dispatchEvent(new Event('offline')));
      const seen = () => guide.page.evaluate(() => (globalThis as { seenNotices?: string }).seenNotices);
      await expect.poll(seen).toContain('The device is offline.');
      await guide.page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(seen).toContain('The device is online.');
    },
    { client: { debugNotifications: true } },
  ));

/** Toasts are short, so a test may come too late to see one. */
function collectNotices(): void {
  const page = globalThis as { seenNotices?: string };
  page.seenNotices = '';
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) page.seenNotices = `${page.seenNotices}${node.textContent ?? ''}`;
  }).observe(document, { childList: true, subtree: true });
}

describe('when the phone interrupts', () => {
  it('a pause from outside is shown, and one tap plays on', () =>
    as(async (guide) => {
      await guide.open('/detail/1');
      await guide.play();
      await guide.expectSound();
      await guide.page.evaluate(() => {
        for (const element of window.cicerone?.played ?? []) element.pause();
      });
      await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
      await guide.play();
      await guide.expectSound();
    }));
});
