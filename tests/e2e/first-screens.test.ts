import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { holdScripts, renderedPage, untilAnswering } from './rendered-page.ts';
import { rootPassword } from './serve.ts';
import { openMuseum } from './visits.ts';

/** Marks the screen that came with the page, and tells later whether it is still there. */
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

/** What makes a screen look as it does: its colours, and whether its first picture is there. */
async function lookOf(page: Page): Promise<unknown> {
  await page.locator('main img').first().waitFor();
  return await page.evaluate(() => {
    const [root, image] = [getComputedStyle(document.body), document.querySelector('main img')];
    return [root.backgroundColor, root.color, image === null ? '' : getComputedStyle(image).opacity];
  });
}

const demo = openMuseum(demoMuseum);

declare global {
  interface Window {
    shift?: number;
  }
}

describe('a page holds its screen', () => {
  it.each([
    ['/', 'Museum der Muster', 'The Museum of Patterns'],
    ['/tours/1', 'Im Museum', 'Inside the museum'],
    ['/locations/1', 'Höhepunkte', 'Highlights'],
    ['/detail/105', 'Truchet-Kacheln', 'Truchet tiles'],
  ])('%s, which is there without a script, and stays when the guide runs', async (path, german, english) => {
    let unscripted: unknown;
    for (const [locale, heading] of [
      ['de-DE', german],
      ['en-GB', english],
    ] as const) {
      await renderedPage(demo, path, locale);
      const context = await (await sharedBrowser()).newContext({ locale, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(demo.origin + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.title()).toContain(locale === 'de-DE' ? 'Museum der Muster' : 'Museum of Patterns');
      unscripted = await lookOf(page);
      await context.close();
    }
    await demo.as(async (guide) => {
      const isSame = await watchScreen(guide.page);
      await guide.open(path);
      await guide.expectHeading(german);
      expect(await isSame()).toBe(true);
      expect(await lookOf(guide.page)).toEqual(unscripted);
      await guide.expectAccessible();
      // The guide works: the language changes in place.
      await guide.page.evaluate(() => globalThis.scrollTo(0, 0));
      await chooseEnglish(guide);
      await guide.expectHeading(english);
    });
  });

  it('is hidden from visitors who chose another language or high contrast', async () => {
    await renderedPage(demo, '/tours/1');
    await demo.as(async (guide) => {
      await guide.page.addInitScript(() => localStorage.setItem('language', 'en'));
      await guide.page.addInitScript(() => {
        new MutationObserver(() => {
          const { documentElement: root } = document;
          const shown = document.querySelector('h1');
          if (shown !== null && root.hasAttribute('data-rendered') && !root.hasAttribute('data-unfit'))
            console.error('A screen was shown that is not this visitor’s');
        }).observe(document, { childList: true, subtree: true });
      });
      await guide.open('/tours/1');
      await guide.expectHeading('Inside the museum');
    });
    await demo.as(
      async (guide) => {
        const isSame = await watchScreen(guide.page);
        await guide.open('/tours/1');
        await guide.expectHeading('Im Museum');
        await guide.page.locator('html[data-contrast=high]').waitFor();
        expect(await isSame()).toBe(false);
      },
      { contrast: 'more' },
    );
  });

  it('says at once that the guide cannot be fetched', async () => {
    await renderedPage(demo, '/detail/101');
    await demo.as(async (guide) => {
      guide.allow(/Failed to load resource/);
      await guide.page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await guide.page.goto(`${demo.origin}/detail/101`);
      await guide.page.getByText('Der Guide konnte nicht geladen werden.').waitFor({ timeout: 9000 });
    });
  });

  it('presses a button that was tapped before the guide ran', () =>
    beforeItRuns('/', async ({ tap, expectHeading }, run) => {
      await tap('English');
      run();
      await expectHeading('The Museum of Patterns');
    }));

  it('speaks a language that was chosen before the guide ran', () =>
    beforeItRuns('/detail/101', async ({ page, expectHeading }, run) => {
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      run();
      await expectHeading('Penrose tiling');
      await page.getByRole('button', { name: 'Play' }).waitFor();
    }));

  it('plays a station that is drawn anew, as it was heard before, by the button tapped before the guide ran', () =>
    beforeItRuns('/detail/101', async (guide, run) => {
      await guide.page.evaluate(() => localStorage.setItem('positions', '{"101/de":15}'));
      await guide.play();
      run();
      await guide.expectSound();
    }));

  it('goes on to the marks of an earlier visit', async () => {
    await renderedPage(demo, '/locations/1');
    await demo.as(async (guide) => {
      const isSame = await watchScreen(guide.page);
      await guide.page.addInitScript(() => localStorage.setItem('heard', '[101, 1, 2, 3]'));
      await guide.open('/locations/1');
      await guide.page.getByText('Gehört').first().waitFor();
      expect(await isSame()).toBe(true);
    });
  });
});

/** Opens a page of the demo museum whose scripts wait until they may run. */
async function beforeItRuns(path: string, task: (guide: Guide, run: () => void) => Promise<void>): Promise<void> {
  await renderedPage(demo, path);
  await demo.as(async (guide) => {
    const run = await holdScripts(guide.page);
    await guide.page.goto(demo.origin + path, { waitUntil: 'commit' });
    await task(guide, run);
  });
}

/** Adds up how far a page moves by itself, as browsers measure it. */
function noteShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shift = (window.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

it.each(['/locations/1', '/locations/2', '/tours/1'])('%s does not move when downloads are offered', async (path) => {
  const { page, ...guide } = await visit(await sharedBrowser(), { origin: demo.origin, hasWorker: true });
  await page.addInitScript(noteShifts);
  await guide.open(path);
  await page.locator('main [data-offer] button').first().waitFor();
  expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.005);
  await guide.leave();
});

describe('texts that staff wrote as HTML', () => {
  const html = openMuseum({
    ...smallMuseum,
    Tours: smallMuseum.Tours.map((tour) => ({
      ...tour,
      Description: { de: '<p>Muster &amp; <b>Farben</b></p> & mehr' },
    })),
    Locations: smallMuseum.Locations.map((location) => ({
      ...location,
      Description: { de: 'Klein &lt; groß<style>b{}</style>' },
    })),
  });

  it.each([
    ['/tours/1', 'Muster & Farben & mehr'],
    ['/locations/1', 'Klein < groß'],
  ])('are rendered as the browser reads them: %s', async (path, words) => {
    await renderedPage(html, path);
    await html.as(async (guide) => {
      const isSame = await watchScreen(guide.page);
      await guide.open(path);
      await guide.page.getByText(words).first().waitFor();
      expect(await isSame()).toBe(true);
    });
  });
});

describe('what is not for everybody', () => {
  const small = openMuseum(smallMuseum, { allow: /401/ });
  const secret = 'Noch nicht veröffentlicht';

  it('is in no page: the editing copy', async () => {
    await small.services.login.set({ LoginType: 'none' });
    const json = { 'content-type': 'application/json' };
    const login = JSON.stringify({ Name: 'root', Password: rootPassword });
    const answer = await fetch(`${small.origin}/session`, { method: 'POST', body: login, headers: json });
    const { Session } = (await answer.json()) as { readonly Session: string };
    const { definition } = await small.services.inEdit.current();
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
    expect(JSON.stringify((await small.services.inEdit.current()).definition)).toContain(secret);
    for (const path of ['/', '/tours', '/locations/1', '/detail/1'])
      expect(await renderedPage(small, path)).not.toContain(secret);
  });

  it.each(['token', 'password'] as const)('is in no page: a museum behind a %s, whose door is', async (LoginType) => {
    await small.services.login.set({
      LoginType,
      ValidityPeriod: 2,
      ValidityUnit: 'hours',
      ...(LoginType === 'password' ? { Password: 'Kacheln, sieben' } : {}),
    });
    const content = /Kleines Museum|Rundgang|Tone/;
    const door = await renderedPage(small, '/');
    expect(door).toMatch(LoginType === 'token' ? /Token/ : /Passwort/);
    expect(door).not.toMatch(content);
    for (const path of ['/welcome', '/tours', '/locations/1', '/detail/1']) {
      const answer = await fetch(small.origin + path, { headers: { accept: 'text/html', 'accept-language': 'de' } });
      const page = await answer.text();
      expect(page).not.toMatch(content);
      expect(page).not.toContain('data-rendered=');
    }
    await small.as(async (guide) => {
      const isSame = await watchScreen(guide.page);
      await guide.open('/');
      await guide.page.getByLabel(/^(Token|Passwort)$/).waitFor();
      expect(await isSame()).toBe(true);
      await guide.expectAccessible();
    });
  });
});

async function chooseEnglish(guide: Guide): Promise<void> {
  const field = guide.page.getByLabel('Sprache');
  if ((await field.getByRole('button').count()) > 0) await guide.tap('English');
  else await field.selectOption('en');
}
