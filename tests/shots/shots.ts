import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { demoMuseum } from '#server/project.ts';
import { desktop, launchBrowser, phone, type Viewport } from '../e2e/browser.ts';
import { serve } from '../e2e/serve.ts';
import { type Screen, screens } from './screens.ts';

/** Renders every screen in every size, language and contrast into contact sheets outside the repository. */

interface Look {
  readonly name: string;
  readonly viewport: Viewport;
  readonly language: string;
  readonly highContrast: boolean;
}

const looks: readonly Look[] = [
  { name: 'phone', viewport: phone },
  { name: 'desktop', viewport: desktop },
].flatMap((size) =>
  ['de', 'en'].flatMap((language) =>
    [false, true].map((highContrast) => ({
      ...size,
      name: `${size.name}-${language}${highContrast ? '-contrast' : ''}`,
      language,
      highContrast,
    })),
  ),
);

const out = process.env['CICERONE_SHOTS'] ?? join(tmpdir(), 'cicerone-shots');
const wanted = process.argv.slice(2);
await mkdir(out, { recursive: true });
const { origin, close } = await serve(demoMuseum);
const browser = await launchBrowser();
for (const look of looks) {
  if (wanted.length > 0 && !wanted.some((part) => look.name.includes(part))) continue;
  const shots = await shoot(browser, look);
  await writeSheet(join(out, `${look.name}.png`), shots, look.viewport);
  console.log(`${join(out, `${look.name}.png`)}: ${screens.map(({ name }) => name).join(', ')}`);
}
await browser.close();
await close();

async function shoot(from: Browser, look: Look): Promise<readonly Buffer[]> {
  const context = await from.newContext({ viewport: look.viewport, locale: look.language, reducedMotion: 'reduce' });
  await context.addInitScript(
    ([language, highContrast]) => {
      localStorage.setItem('language', language);
      localStorage.setItem('highContrast', String(highContrast));
    },
    [look.language, look.highContrast] as const,
  );
  const page = await context.newPage();
  const shots: Buffer[] = [];
  for (const screen of screens)
    shots.push(await shootScreen(page, screen, join(out, `${look.name}-${screen.name}.png`)));
  await context.close();
  return shots;
}

async function shootScreen(page: Page, screen: Screen, path: string): Promise<Buffer> {
  await page.goto(origin + screen.path);
  await page.locator('h1').waitFor();
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
