import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { renderedPage } from '#tests/browser/rendered-page.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { complainAboutOthersScreen, watchScreen } from './first-screen.ts';

const demo = openMuseum(demoMuseum, { isPrerendering: true });

const small = openMuseum(
  {
    ...smallMuseum,
    Tours: smallMuseum.Tours.map((tour) => ({
      ...tour,
      Description: { de: '<p>Muster &amp; <b>Farben</b></p> & mehr' },
    })),
    Locations: smallMuseum.Locations.map((location) => ({
      ...location,
      Description: { de: 'Klein &lt; groß<style>b{}</style>' },
    })),
  },
  { isPrerendering: true, allow: /401/ },
);

/** The look of a screen: its colours, and whether its first picture is there. */
async function lookOf(page: Page): Promise<unknown> {
  await page.locator('main img').first().waitFor();
  return await page.evaluate(() => {
    const [root, image] = [getComputedStyle(document.body), document.querySelector('main img')];
    return [root.backgroundColor, root.color, image === null ? '' : getComputedStyle(image).opacity];
  });
}

async function chooseEnglish({ page, tap }: Guide): Promise<void> {
  const field = page.getByLabel('Sprache');
  if ((await field.getByRole('button').count()) > 0) await tap('English');
  else await field.selectOption('en');
}

// tests/slow/visitor has taps before the guide runs, downloads, and the files that a page needs.
describe('a page (decision: its first screen comes with it)', () => {
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
