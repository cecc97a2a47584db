import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page } from 'playwright';
import sharp from 'sharp';
import { demoMuseum } from '#server/project.ts';
import { desktop, launchBrowser, phone, type Viewport } from '../e2e/browser.ts';
import { rootPassword, serve } from '../e2e/serve.ts';
import { type Screen, screens } from './screens.ts';
import { staffScreens } from './staff-screens.ts';

/** Renders every screen in every size, language and contrast into contact sheets outside the repository. */

interface Look {
  readonly name: string;
  readonly viewport: Viewport;
  readonly language: string;
  readonly highContrast: boolean;
  readonly screens: readonly Screen[];
  /** Whether the shots are taken as root. */
  readonly isStaff?: true;
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

const staffLooks: readonly Look[] = [
  { name: 'laptop', viewport: { width: 1280, height: 720 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
  { name: 'small', viewport: phone },
].flatMap(({ name, viewport }) =>
  ['de', 'en'].map((language) => ({
    name: `staff-${name}-${language}`,
    viewport,
    language,
    highContrast: false,
    screens: staffScreens,
    isStaff: true as const,
  })),
);

const out = process.env['CICERONE_SHOTS'] ?? join(tmpdir(), 'cicerone-shots');
// Parts of the names of looks or screens, such as `phone-de game`.
const parts = process.argv.slice(2);
const wantedLooks = those([...guideLooks, ...staffLooks], parts);
await mkdir(out, { recursive: true });
const { origin, services, close } = await serve(demoMuseum);
const browser = await launchBrowser();
for (const look of wantedLooks) {
  const shots = await shoot(browser, look);
  await writeSheet(join(out, `${look.name}.png`), shots, look.viewport);
  const names = those(look.screens, parts).map(({ name }) => name);
  console.log(`${join(out, `${look.name}.png`)}: ${names.join(', ')}`);
}
await browser.close();
await close();

/** Returns the items whose names contain any of the parts, or all items if none do. */
function those<Named extends { readonly name: string }>(
  all: readonly Named[],
  named: readonly string[],
): readonly Named[] {
  const found = all.filter(({ name }) => named.some((part) => name.includes(part)));
  return found.length > 0 ? found : all;
}

async function shoot(from: Browser, look: Look): Promise<readonly Buffer[]> {
  const context = await from.newContext({ viewport: look.viewport, locale: look.language, reducedMotion: 'reduce' });
  await context.addInitScript(
    ([language, highContrast]) => {
      localStorage.setItem('language', language);
      localStorage.setItem('highContrast', String(highContrast));
    },
    [look.language, look.highContrast] as const,
  );
  if (look.isStaff === true) await logIn(context, look.language);
  const page = await context.newPage();
  const shots: Buffer[] = [];
  for (const screen of those(look.screens, parts))
    shots.push(
      await shootScreen(page, screen, {
        path: join(out, `${look.name}-${screen.name}.png`),
        isStaff: look.isStaff === true,
      }),
    );
  await context.close();
  return shots;
}

interface Shot {
  readonly path: string;
  readonly isStaff: boolean;
}

async function logIn(context: BrowserContext, language: string): Promise<void> {
  const answer = await context.request.post(`${origin}/session`, { data: { Name: 'root', Password: rootPassword } });
  const { Session } = (await answer.json()) as { readonly Session: string };
  await context.addInitScript((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    ['session', Session],
    ['sessionUser', 'root'],
    ['sessionGroup', 'root'],
    ['cmsLanguage', language],
  ] as const);
}

async function shootScreen(page: Page, screen: Screen, { path, isStaff }: Shot): Promise<Buffer> {
  await services.login.set({
    Password: 'tessellation',
    ValidityPeriod: 2,
    ValidityUnit: 'hours',
    LoginType: screen.loginType ?? 'none',
  });
  await page.goto(origin + screen.path, { waitUntil: isStaff ? 'networkidle' : 'load' });
  if (!isStaff) await page.locator('h1').waitFor();
  await screen.prepare?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ path });
}

async function writeSheet(path: string, shots: readonly Buffer[], { width, height }: Viewport): Promise<void> {
  const columns = width < 600 ? 5 : 3;
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
