import { type Page } from 'playwright';
import { expect } from 'vitest';
import { desktop, phone, type Viewport } from '#tests/browser/browser.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { restAt } from '#tests/browser/page-pool.ts';
import { type Museum } from '#tests/browser/visits.ts';
import { type Screen } from '#tests/shots/screens.ts';
import { readWords } from '#tests/shots/words.ts';

/** How a screen is shown. */
export interface Look {
  readonly language: string;
  readonly viewport: Viewport;
  /** The guide's own contrast, or the forced colours of the system in the staff area. */
  readonly hasHighContrast: boolean;
  readonly isDark?: true;
}

const small: Viewport = { width: 320, height: 568 };

/** The looks that the tables name. */
export const looks = {
  'German, phone': { language: 'de', viewport: phone, hasHighContrast: false },
  'German, phone, dark': { language: 'de', viewport: phone, hasHighContrast: false, isDark: true },
  'German, desktop, contrast': { language: 'de', viewport: desktop, hasHighContrast: true },
  'English, small phone, contrast': { language: 'en', viewport: small, hasHighContrast: true },
  'English, desktop': { language: 'en', viewport: desktop, hasHighContrast: false },
  'Arabic, phone': { language: 'ar', viewport: phone, hasHighContrast: false },
  'Arabic, phone, contrast': { language: 'ar', viewport: phone, hasHighContrast: true },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof looks;

/** A line of the table: a screen of `tests/shots`, and how it is shown. */
export type Row = readonly [screen: string, look: LookName];

/** Returns the screen of a name. @throws if there is none */
export function screenOf(screens: readonly Screen[], name: string): Screen {
  const found = screens.find((screen) => screen.name === name);
  if (found === undefined) throw new Error(`tests/shots has no screen ${name}`);
  return found;
}

/** Opens a screen in a look, with the choices that a visitor or a member of staff has made before. */
export async function openScreen(
  guide: Guide,
  museum: Museum,
  screen: Screen,
  look: Look,
  choices: Choices,
): Promise<void> {
  const { page } = guide;
  await museum.services.login.set({
    Password: 'tessellation',
    ValidityPeriod: 2,
    ValidityUnit: 'hours',
    LoginType: screen.loginType ?? 'none',
  });
  await restAt(page, museum.origin);
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), choices);
  await guide.open(screen.path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await screen.prepare?.(page, await readWords(look.language));
}

/**
 * Opens a screen from another one as links do, without loading the page again. Its heading is not
 * known, so the previous one has to go, or to be renamed.
 */
export async function moveToScreen(page: Page, { path, prepare }: Screen, { language }: Look): Promise<void> {
  await page.evaluate((to) => {
    const before = document.querySelector('h1');
    Object.assign(window, { before: [before, before?.textContent] });
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const [before, words] = (window as unknown as { readonly before: readonly [Element | null, string] }).before;
    return heading !== null && (heading !== before || heading.textContent !== words);
  });
  await prepare?.(page, await readWords(language));
}

type Choices = readonly (readonly [key: string, value: string])[];

/** The promises of every screen. */
export async function expectGoodPage(page: Page, { language, viewport }: Look): Promise<void> {
  const { title, headings, lang, dir } = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  }));
  expect(title).toMatch(/\p{L}/u);
  expect(headings).toEqual([expect.stringMatching(/\p{L}/u)]);
  expect(lang).toBe(language);
  expect(dir === 'rtl').toBe(language === 'ar');
  for (const width of new Set([viewport.width, small.width])) {
    await page.setViewportSize({ ...viewport, width });
    const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, { message: `sideways scroll at ${width} px` }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(viewport);
}
