import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page } from 'playwright';
import sharp from 'sharp';
import { demoMuseum } from '#server/project.ts';
import { desktop, launchBrowser, phone, type Viewport } from '#tests/browser/browser.ts';
import { rootPassword, serveHere, type ServedHere } from '#tests/browser/serve.ts';
import { makeArabicMuseum } from './arabic-museum.ts';
import { type Screen, screens } from './screens.ts';
import { doorScreens } from './door-screens.ts';
import { editMuseum } from './edit-museum.ts';
import { hireStaff, shownStaff } from './hire-staff.ts';
import { shootHelp } from './shoot-help.ts';
import { offlineScreens } from './offline-screens.ts';
import { openOfflineShots } from './offline-shots.ts';
import { sendVisits } from './send-visits.ts';
import { staffScreens } from './staff-screens.ts';
import { readWords, type Words } from './words.ts';

/**
 * Renders every screen in every size, language and contrast into contact sheets outside the repository. A sheet in Arabic
 * has the mirrored German screen beside each Arabic one: both should be arranged alike.
 */

interface SheetLook {
  readonly name: string;
  readonly viewport: Viewport;
  /** The language whose screens, mirrored, are placed beside these. */
  readonly besideMirrored?: string;
}

interface OfflineLook extends SheetLook {
  readonly language: string;
  readonly highContrast: boolean;
  readonly isDark?: true;
}

interface Look extends OfflineLook {
  readonly screens: readonly Screen[];
  /** Whose shots of the staff area these are. */
  readonly staff?: 'root' | 'nobody';
}

const guideLooks: readonly Look[] = [
  { name: 'phone', viewport: phone },
  { name: 'desktop', viewport: desktop },
].flatMap((size) =>
  ['de', 'en'].flatMap((language) =>
    [false, true].map((highContrast) => ({
      ...size,
      name: `${size.name}-${language}${highContrast ? '-contrast' : ''}`,
      language,
      highContrast,
      screens,
    })),
  ),
);

const darkLooks: readonly Look[] = [
  { name: 'phone-de-dark', viewport: phone, language: 'de' },
  { name: 'desktop-en-dark', viewport: desktop, language: 'en' },
].map((look) => ({ ...look, highContrast: false, isDark: true, screens }));

const arabicLooks: readonly Look[] = [
  { name: 'phone-ar', viewport: phone, highContrast: false },
  { name: 'phone-ar-contrast', viewport: phone, highContrast: true },
  { name: 'desktop-ar', viewport: desktop, highContrast: false },
].map((look) => ({ ...look, language: 'ar', besideMirrored: 'de', screens }));

const staffLooks: readonly Look[] = [
  { name: 'laptop', viewport: { width: 1280, height: 720 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
  { name: 'small', viewport: phone },
].flatMap(({ name, viewport }) =>
  ['de', 'en'].flatMap((language) =>
    // The staff area has no separate contrast: systems with high contrast choose its colours.
    [false, true].flatMap((highContrast) => {
      const look = { viewport, language, highContrast };
      const ending = `${name}-${language}${highContrast ? '-contrast' : ''}`;
      return [
        { ...look, name: `staff-${ending}`, screens: staffScreens, staff: 'root' as const },
        { ...look, name: `door-${ending}`, screens: doorScreens, staff: 'nobody' as const },
      ];
    }),
  ),
);

const offlineLooks: readonly OfflineLook[] = [
  { name: 'phone-de', viewport: phone, language: 'de' },
  { name: 'phone-en', viewport: phone, language: 'en' },
  { name: 'phone-de-contrast', viewport: phone, language: 'de', highContrast: true },
  { name: 'phone-ar', viewport: phone, language: 'ar' },
  { name: 'small-de', viewport: { width: 320, height: 568 }, language: 'de' },
  { name: 'desktop-de', viewport: desktop, language: 'de' },
  { name: 'desktop-en', viewport: desktop, language: 'en' },
  { name: 'desktop-en-contrast', viewport: desktop, language: 'en', highContrast: true },
].map((look) => ({ highContrast: false, ...look, name: `offline-${look.name}` }));

const out = process.env['CICERONE_SHOTS'] ?? join(tmpdir(), 'cicerone-shots');
// Parts of the names of looks or screens, such as `phone-de game`.
const parts = process.argv.slice(2);
const [first, ...names] = parts;
if (first === 'help') {
  const browser = await launchBrowser();
  await shootHelp(browser, names);
  await browser.close();
  process.exit();
}
const wantedLooks = those([...guideLooks, ...darkLooks, ...arabicLooks, ...staffLooks, ...offlineLooks], parts);
await mkdir(out, { recursive: true });
const browser = await launchBrowser();
await shootLooks(
  demoMuseum,
  wantedLooks.filter(({ language }) => language !== 'ar'),
);
const arabic = wantedLooks.filter(({ language }) => language === 'ar');
if (arabic.length > 0) await shootLooks(await makeArabicMuseum(), arabic);
await browser.close();

async function shootLooks(museum: string, looks: readonly (Look | OfflineLook)[]): Promise<void> {
  if (looks.length === 0) return;
  const served = await serveHere(museum);
  const forDesigners = await serveHere(museum, { client: { gpsDebug: true } });
  await hireStaff(served.services);
  await sendVisits(served.services);
  await editMuseum(served, ['root', shownStaff.withCode]);
  await shootOffline(
    served,
    museum,
    looks.filter((look) => !('screens' in look)),
  );
  for (const look of looks) {
    if (!('screens' in look)) continue;
    // The wrong codes of one look must not hold up the log-ins of the next.
    await served.services.failures.unlock();
    const servers = { served, forDesigners };
    const shots = await shoot(servers, look);
    const { besideMirrored } = look;
    const sheet =
      besideMirrored === undefined
        ? shots
        : await besideMirrors(shots, await shoot(servers, { ...look, language: besideMirrored }));
    await writeSheet(join(out, `${look.name}.png`), sheet, look);
    const names = those(look.screens, parts).map(({ name }) => name);
    console.log(`${join(out, `${look.name}.png`)}: ${names.join(', ')}`);
  }
  await served.close();
  await forDesigners.close();
}

async function besideMirrors(shots: readonly Buffer[], others: readonly Buffer[]): Promise<readonly Buffer[]> {
  const mirrors = await Promise.all(others.map((other) => sharp(other).flop().toBuffer()));
  return shots.flatMap((shot, place) => [shot, mirrors[place] ?? shot]);
}

async function shootOffline(served: ServedHere, museum: string, looks: readonly OfflineLook[]): Promise<void> {
  if (looks.length === 0) return;
  const wanted = those(offlineScreens, parts);
  const shots = await openOfflineShots(browser, museum, served);
  for (const look of looks) {
    const path = join(out, `${look.name}.png`);
    const taken = await shots.shoot(look, wanted, ({ name }) => join(out, `${look.name}-${name}.png`));
    await writeSheet(path, taken, look);
    console.log(`${path}: ${wanted.map(({ name }) => name).join(', ')}`);
  }
  await shots.close();
}

/** Returns the items whose names contain any of the parts, or all items if none do. */
function those<Named extends { readonly name: string }>(
  all: readonly Named[],
  named: readonly string[],
): readonly Named[] {
  const found = all.filter(({ name }) => named.some((part) => name.includes(part)));
  return found.length > 0 ? found : all;
}

interface Servers {
  readonly served: ServedHere;
  readonly forDesigners: ServedHere;
}

async function shoot({ served, forDesigners }: Servers, look: Look): Promise<readonly Buffer[]> {
  const words = await readWords(look.language);
  const context = await browser.newContext({
    viewport: look.viewport,
    locale: look.language,
    reducedMotion: 'reduce',
    forcedColors: look.staff !== undefined && look.highContrast ? 'active' : 'none',
  });
  await context.addInitScript(
    ([language, highContrast, profile]) => {
      localStorage.setItem('language', language);
      localStorage.setItem('highContrast', String(highContrast));
      localStorage.setItem('profile', profile);
    },
    [
      look.language,
      look.highContrast,
      JSON.stringify({ isAsked: true, look: look.isDark === true ? 'dark' : 'light' }),
    ] as const,
  );
  if (look.staff !== undefined) await setStaffLanguage(context, look.language);
  if (look.staff === 'root') await logIn(served, context);
  const page = await context.newPage();
  const shots: Buffer[] = [];
  for (const screen of those(look.screens, parts))
    shots.push(
      await shootScreen(page, screen, {
        served: screen.isForDesigners === true ? forDesigners : served,
        words,
        path: join(out, `${look.name}-${screen.name}${look.language === look.besideMirrored ? '-mirror' : ''}.png`),
        isStaff: look.staff !== undefined,
      }),
    );
  await context.close();
  return shots;
}

interface Shot {
  readonly served: ServedHere;
  readonly words: Words;
  readonly path: string;
  readonly isStaff: boolean;
}

async function setStaffLanguage(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((code) => localStorage.setItem('cmsLanguage', code), language);
}

async function logIn({ origin }: ServedHere, context: BrowserContext): Promise<void> {
  const answer = await context.request.post(`${origin}/session`, { data: { Name: 'root', Password: rootPassword } });
  const { Session } = (await answer.json()) as { readonly Session: string };
  await context.addInitScript((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    ['session', Session],
    ['sessionUser', 'root'],
    ['sessionGroup', 'root'],
  ] as const);
}

async function shootScreen(page: Page, screen: Screen, { served, words, path, isStaff }: Shot): Promise<Buffer> {
  await served.services.login.set({
    Password: 'tessellation',
    ValidityPeriod: 2,
    ValidityUnit: 'hours',
    LoginType: screen.loginType ?? 'none',
  });
  await page.goto(served.origin + screen.path, { waitUntil: isStaff ? 'networkidle' : 'load' });
  if (!isStaff) await page.locator('h1').waitFor();
  await screen.prepare?.(page, words);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ path });
}

async function writeSheet(path: string, shots: readonly Buffer[], look: SheetLook): Promise<void> {
  const { width, height } = look.viewport;
  const columns = (width < 600 ? 5 : 3) + (look.besideMirrored === undefined ? 0 : 1);
  const [tile, gap] = [width < 600 ? width : 640, 16];
  const tileHeight = Math.round((height * tile) / width);
  const rows = Math.ceil(shots.length / columns);
  const tiles = await Promise.all(shots.map((shot) => sharp(shot).resize(tile, tileHeight).toBuffer()));
  await sharp({
    create: {
      width: columns * (tile + gap) + gap,
      height: rows * (tileHeight + gap) + gap,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: gap + (index % columns) * (tile + gap),
        top: gap + Math.floor(index / columns) * (tileHeight + gap),
      })),
    )
    .png()
    .toFile(path);
}
