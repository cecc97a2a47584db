import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { holdScripts, renderedPage, untilAnswering } from '#tests/browser/rendered-page.ts';
import { expectOneSound, sounding } from '#tests/browser/sounding.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const demo = openMuseum(demoMuseum, { isPrerendering: true });

const numbers = Array.from({ length: 300 }, (_, index) => index + 1);

const small = openMuseum(
  {
    ...smallMuseum,
    Tours: [
      ...smallMuseum.Tours.map((tour) => ({
        ...tour,
        Description: { de: '<p>Muster &amp; <b>Farben</b></p> & mehr' },
      })),
      { ID: 2, TourGroupID: 1, Code: 'L', Selectors: [1], Name: { de: 'Lange Tour' } },
    ],
    TourItems: [
      ...smallMuseum.TourItems,
      ...numbers.map((ID) => ({ ID: 10 + ID, TourID: 2, LocationID: 10 + ID, Code: String(ID), Position: ID })),
    ],
    Locations: [
      ...smallMuseum.Locations.map((location) => ({
        ...location,
        Description: { de: 'Klein &lt; groß<style>b{}</style>' },
      })),
      ...numbers.map((ID) => ({ ID: 10 + ID, Type: 2, Name: { de: `Station ${ID}` } })),
    ],
  },
  { isPrerendering: true, allow: /401/ },
);

declare global {
  interface Window {
    shift?: number;
  }
}

/** Marks the screen that came with each page, and tells later whether it is still there. */
async function watchScreen(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (main === null) return;
      main.dataset['first'] = document.documentElement.hasAttribute('data-rendered') ? 'rendered' : 'drawn';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    await untilAnswering(page);
    return await page.evaluate(() => document.querySelector('main')?.dataset['first'] === 'rendered');
  };
}

/** The look of a screen: its colours, and whether its first picture is there. */
async function lookOf(page: Page): Promise<unknown> {
  await page.locator('main img').first().waitFor();
  return await page.evaluate(() => {
    const [root, image] = [getComputedStyle(document.body), document.querySelector('main img')];
    return [root.backgroundColor, root.color, image === null ? '' : getComputedStyle(image).opacity];
  });
}

/** Adds up the layout shifts of a page from now on, as browsers measure them. */
function noteShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shift = (window.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift' });
}

/** Complains when a screen in German without high contrast is seen by a visitor who has chosen otherwise. */
function complainAboutOthersScreen(): void {
  const wantsOther = localStorage.getItem('language') === 'en' || matchMedia('(prefers-contrast: more)').matches;
  if (!wantsOther) return;
  new MutationObserver(() => {
    const { documentElement: root } = document;
    const shown = document.querySelector('h1');
    if (shown !== null && root.hasAttribute('data-rendered') && !root.hasAttribute('data-unfit'))
      console.error('A screen was shown that is not this visitor’s');
  }).observe(document, { childList: true, subtree: true });
}

async function chooseEnglish({ page, tap }: Guide): Promise<void> {
  const field = page.getByLabel('Sprache');
  if ((await field.getByRole('button').count()) > 0) await tap('English');
  else await field.selectOption('en');
}

describe('a page (decision: its first screen comes with it)', () => {
  it('needs only the files that it names, and requests none twice', () =>
    demo.as(async (guide) => {
      const { page } = guide;
      guide.allow(/ERR_FAILED/);
      let asked: string[] = [];
      let named: ReadonlySet<string> = new Set();
      const paths = ['/welcome', '/locations/1', '/detail/101'] as const;
      await page.route(
        ({ pathname }) => paths.some((path) => path === pathname),
        async (route) => {
          const answer = await route.fetch();
          const text = await answer.text();
          asked = [];
          named = new Set(
            [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href = '']) => new URL(href, demo.origin).pathname),
          );
          return route.fulfill({ response: answer, body: text });
        },
      );
      await page.route(/\/(?:assets\/[^?]+\.(?:js|css)|db|config\.json|info\/[^?]+)(?:\?|$)/, (route) => {
        const { pathname } = new URL(route.request().url());
        asked.push(pathname);
        return named.has(pathname) ? route.continue() : route.abort();
      });
      for (const path of paths) {
        await guide.open(path);
        await guide.expectHeading(/./);
        const parts = asked.filter((pathname) => named.has(pathname));
        expect(parts, path).toContain('/db');
        expect(parts, path).toEqual([...new Set(parts)]);
      }
    }));

  it('has its screen without a script, in both languages, and keeps it when the guide runs', async () => {
    const paths = [
      ['/', 'Museum der Muster', 'The Museum of Patterns'],
      ['/locations/1', 'Höhepunkte', 'Highlights'],
      ['/detail/105', 'Truchet-Kacheln', 'Truchet tiles'],
    ] as const;
    const unscripted = new Map<string, unknown>();
    for (const locale of ['en-GB', 'de-DE']) {
      const context = await (await sharedBrowser()).newContext({ locale, javaScriptEnabled: false });
      const page = await context.newPage();
      for (const [path, german, english] of locale === 'de-DE' ? paths : paths.slice(0, 1)) {
        await renderedPage(demo, path, locale);
        await page.goto(demo.origin + path);
        const [name, museum] = locale === 'de-DE' ? [german, 'Museum der Muster'] : [english, 'Museum of Patterns'];
        await page.getByRole('heading', { level: 1, name }).waitFor();
        expect(await page.title()).toContain(museum);
        unscripted.set(path, await lookOf(page));
      }
      await context.close();
    }
    await demo.as(async (guide) => {
      const isSame = await watchScreen(guide.page);
      await guide.page.addInitScript(() => localStorage.setItem('heard', '[101, 1, 2, 3]'));
      await guide.page.addInitScript(complainAboutOthersScreen);
      for (const [path, german] of paths) {
        await guide.open(`${path}#%`);
        await guide.expectHeading(german);
        expect(await isSame(), path).toBe(true);
        expect(new URL(guide.page.url()).hash, path).toBe('#%');
        expect(await lookOf(guide.page)).toEqual(unscripted.get(path));
        // It continues with the marks of an earlier visit.
        if (path === '/locations/1') await guide.page.getByText('Gehört').first().waitFor();
      }
      // The guide works: the language changes in place.
      await chooseEnglish(guide);
      await guide.expectHeading('Truchet tiles');
      await guide.open('/locations/1');
      await guide.expectHeading('Highlights');
      expect(await isSame(), 'a screen in another language than the visitor’s').toBe(false);
    });
  });

  it('presses what the visitor touched before the guide ran, and plays from where it was heard', async () => {
    await renderedPage(demo, '/detail/101');
    await demo.as(async (guide) => {
      const { page } = guide;
      /** Opens a page whose scripts wait until they may run. */
      const open = async (): Promise<() => void> => {
        await page.unrouteAll();
        const run = await holdScripts(page);
        await page.goto(`${demo.origin}/detail/101`, { waitUntil: 'commit' });
        await page.locator('h1').waitFor();
        return run;
      };
      const begin = await open();
      const button = page.getByRole('main').getByRole('button', { name: /^(Abspielen|Anhalten)$/ });
      const heard = (): Promise<number> =>
        page.evaluate(() => Math.max(...[...(window.cicerone?.played ?? [])].map(({ currentTime }) => currentTime)));
      await button.click();
      await expect.poll(heard).toBeGreaterThan(1);
      // The page itself pauses, too.
      await button.click();
      expect(await sounding(guide)).toBe(0);
      await button.click();
      await expect.poll(heard).toBeGreaterThan(1.5);
      await page.getByRole('main').getByRole('button', { name: 'Anhalten' }).waitFor();
      // The loaded part stays, so that the sound continues at once.
      await page.evaluate(() => {
        for (const element of window.cicerone?.played ?? [])
          element.addEventListener('emptied', () => console.error('The recording is loaded again'));
      });
      begin();
      await guide.expectSound();
      await expectOneSound(guide);
      expect(await heard()).toBeGreaterThan(1.5);
      await button.click();
      await page.getByRole('main').getByRole('button', { name: 'Abspielen' }).waitFor();
      const run = await open();
      await page.evaluate(() => localStorage.setItem('positions', '{"101/de":15}'));
      await guide.play();
      run();
      await guide.expectSound();
    });
    await small.services.login.set({ LoginType: 'none' });
    await renderedPage(small, '/locations/2');
    await small.as(async (guide) => {
      const run = await holdScripts(guide.page);
      await guide.page.goto(`${small.origin}/locations/2`, { waitUntil: 'commit' });
      await guide.expectHeading('Lange Tour');
      await guide.press('End');
      run();
      const last = guide.page.getByRole('link', { name: 'Station 300', exact: true });
      await last.waitFor();
      await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    });
  });

  it('hides a screen that is not this visitor’s, moves nothing when downloads are offered, grants a wish at once, and says when it is alone', async () => {
    for (const path of ['/tours/1', '/locations/1']) await renderedPage(demo, path);
    const guide = await visit(await sharedBrowser(), { origin: demo.origin, hasWorker: true, isPrerendering: true });
    const { page } = guide;
    const run = await holdScripts(page);
    await page.goto(`${demo.origin}/tours/1`, { waitUntil: 'commit' });
    await page.locator('main [data-offer] button[aria-busy]').first().waitFor();
    // A font that comes late moves a page as well.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(noteShifts);
    run();
    await page.locator('main [data-offer] button:not([aria-busy])').first().waitFor();
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.005);
    // A visitor who wants to take a tour along does not wait until the device is calm.
    await guide.leave();
    const busy = await visit(await sharedBrowser(), { origin: demo.origin, hasWorker: true, isPrerendering: true });
    await busy.page.addInitScript(scrollForEver);
    await busy.open('/tours/1');
    await busy.page.getByRole('button', { name: 'Für unterwegs laden: Höhepunkte' }).click();
    await busy.page
      .getByRole('dialog', { name: 'Höhepunkte' })
      .getByRole('button', { name: /^Für unterwegs laden \(.+MB\)$/ })
      .waitFor();
    await busy.leave();
    await demo.as(
      async (contrasted) => {
        contrasted.allow(/Failed to load resource/);
        const isSame = await watchScreen(contrasted.page);
        await contrasted.page.addInitScript(complainAboutOthersScreen);
        await contrasted.open('/tours/1');
        await contrasted.expectHeading('Im Museum');
        await contrasted.page.locator('html[data-contrast=high]').waitFor();
        expect(await isSame()).toBe(false);
        await contrasted.page.route(/\/assets\/.*\.js$/, (route) => route.abort());
        await contrasted.page.goto(`${demo.origin}/locations/1`);
        await contrasted.page.getByText('Der Guide konnte nicht geladen werden.').waitFor();
      },
      { contrast: 'more' },
    );
  });
});

describe('a page that needs access (specification 6)', () => {
  const secret = 'Noch nicht veröffentlicht';

  it('holds neither the editing copy nor a museum behind a token or a password, but its HTML as browsers read it', async () => {
    await small.services.login.set({ LoginType: 'none' });
    for (const path of ['/tours/1', '/locations/1']) await renderedPage(small, path);
    await small.as(async (guide) => {
      const isSame = await watchScreen(guide.page);
      for (const [path, words] of [
        ['/tours/1', 'Muster & Farben & mehr'],
        ['/locations/1', 'Klein < groß'],
      ] as const) {
        await guide.open(path);
        await guide.page.getByText(words).first().waitFor();
        expect(await isSame(), path).toBe(true);
      }
    });
    const json = { 'content-type': 'application/json' };
    const login = JSON.stringify({ Name: 'root', Password: rootPassword });
    const answer = await fetch(`${small.origin}/session`, { method: 'POST', body: login, headers: json });
    const { Session } = (await answer.json()) as { readonly Session: string };
    const { definition } = await small.editingCopy();
    for (const [path, objects] of [
      ['providers', definition['Providers']],
      ['tours', definition['Tours']],
      ['locations', definition['Locations']],
    ] as const) {
      const changed = (objects as readonly object[]).map((object) => ({ ...object, Name: { de: secret } }));
      const saved = await fetch(`${small.origin}/api/db/${path}`, {
        method: 'POST',
        body: JSON.stringify(changed),
        headers: { ...json, authorization: `Bearer ${Session}` },
      });
      expect(saved.status).toBe(200);
    }
    expect(JSON.stringify((await small.editingCopy()).definition)).toContain(secret);
    for (const path of ['/', '/locations/1', '/detail/1'])
      expect(await renderedPage(small, path)).not.toContain(secret);

    for (const LoginType of ['token', 'password'] as const) {
      await small.services.login.set({
        LoginType,
        ValidityPeriod: 2,
        ValidityUnit: 'hours',
        ...(LoginType === 'password' ? { Password: 'Kacheln, sieben' } : {}),
      });
      const content = /Kleines Museum|Rundgang|Tone/;
      const entrance = await renderedPage(small, '/');
      expect(entrance).toMatch(LoginType === 'token' ? /Token/ : /Passwort/);
      expect(entrance).not.toMatch(content);
      for (const path of ['/welcome', '/tours', '/locations/1', '/detail/1']) {
        const given = await fetch(small.origin + path, { headers: { accept: 'text/html', 'accept-language': 'de' } });
        const page = await given.text();
        expect(page).not.toMatch(content);
        expect(page).not.toContain('data-rendered=');
      }
    }
    await small.as(async (guide) => {
      const isSame = await watchScreen(guide.page);
      await guide.open('/');
      await guide.page.getByLabel(/^(?:Token|Passwort)$/).waitFor();
      expect(await isSame()).toBe(true);
    });
  });
});

/** The page scrolls all the time, from the first listener on. */
function scrollForEver(): void {
  const scroll = (): boolean => document.dispatchEvent(new Event('scroll'));
  setInterval(scroll, 100);
  const { addEventListener } = document;
  document.addEventListener = (type: string, ...rest: [EventListener]): void => {
    addEventListener.call(document, type, ...rest);
    if (type === 'scroll') scroll();
  };
}
