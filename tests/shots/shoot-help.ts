import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page } from 'playwright';
import sharp from 'sharp';
import { demoMuseum, projectRoot } from '#server/project.ts';
import { rootPassword, serveHere, type ServedHere } from '#tests/browser/serve.ts';
import { type HelpPicture, helpPictures } from './help-pictures.ts';
import { hireStaff } from './hire-staff.ts';
import { sendVisits } from './send-visits.ts';
import { readWords, type Words } from './words.ts';

/** In CSS pixels: legible in the help's column and on a page of the manual. */
const size = { width: 560, height: 352 } as const;
const density = 1.25;
const height = 860;
const narrow = 800;
const gap = 12;

/** Where pictures show the museum, whatever port the server has. */
const shownOrigin = 'https://guide.museum.example';

/** In bytes. */
const largest = 25_000;
/** Text is drawn a little differently from run to run: a picture stays while fewer pixels than this share differ. */
const noise = 0.004;
/** Of 255. */
const visible = 48;

const shownTokens = ['AMBER', 'BIRCH', 'CEDAR', 'DELTA', 'EMBER', 'FJORD', 'GROVE', 'HAZEL'];

/** Makes the pictures of the help again, those of the given names or all, and writes the ones that have changed. */
export async function shootHelp(browser: Browser, names: readonly string[]): Promise<void> {
  const wanted = helpPictures.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const language of ['de', 'en']) {
    const folder = join(projectRoot, 'cms/help/pictures', language);
    await mkdir(folder, { recursive: true });
    const served = await serveHere(demoMuseum);
    await fill(served);
    const words = await readWords(language);
    const context = await openContext(browser, served, language);
    const page = await context.newPage();
    await logIn(page, words);
    for (const picture of wanted) {
      const path = join(folder, `${picture.name}.webp`);
      await picture.change?.(served);
      const shot = await shoot(page, picture, words);
      const isNew = !(await looksLike(path, shot));
      if (isNew) await writeFile(path, await encode(shot));
      console.log(`${isNew ? 'written' : 'as before'}: ${path}`);
    }
    await context.close();
    await served.close();
  }
}

async function fill({ services }: ServedHere): Promise<void> {
  await hireStaff(services);
  await sendVisits(services);
  await services.failures.unlock();
  await services.login.set({ LoginType: 'token', ValidityPeriod: 1, ValidityUnit: 'days' });
  const now = Date.now();
  const rows = shownTokens.map((word, place) => ({
    token: `${word}${String(place + 2).repeat(7)}`,
    owner: place < 4 ? 'Klasse 7b' : '',
    comment: '',
    expires: place === 1 ? now + 5 * 3_600_000 : null,
    printed: place === 1 || place === 2 ? 1 : 0,
    device: null,
    createdAt: now,
  }));
  await services.db.write((transaction) => transaction.insertInto('tokens').values(rows).execute());
}

async function openContext(browser: Browser, served: ServedHere, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: narrow, height },
    deviceScaleFactor: density,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((code) => localStorage.setItem('cmsLanguage', code), language);
  await context.route(`${shownOrigin}/**`, async (route) => {
    const url = served.origin + route.request().url().slice(shownOrigin.length);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return context;
}

async function logIn(page: Page, words: Words): Promise<void> {
  await page.goto(`${shownOrigin}/cms/`);
  await page.getByLabel(words('login.name')).fill('root');
  await page.getByRole('textbox', { name: words('login.password') }).fill(rootPassword);
  await page.getByRole('button', { name: words('login.submit') }).click();
  await page.waitForURL(`${shownOrigin}/cms/overview`);
}

async function shoot(page: Page, picture: HelpPicture, words: Words): Promise<Buffer> {
  const { width = narrow, part = 1 } = picture;
  const clip = { width: size.width * part, height: size.height * part };
  await page.setViewportSize({ width, height });
  await page.goto(`${shownOrigin}/cms${picture.path}`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await picture.prepare?.(page, words);
  const { x, y } = await cornerOf(page, picture, words, clip);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
  await fixMoments(page);
  const shot = await page.screenshot({
    animations: 'disabled',
    clip: {
      x: Math.max(0, Math.min(x, width - clip.width)),
      y: Math.max(0, Math.min(y, height - clip.height)),
      ...clip,
    },
  });
  return sharp(shot)
    .resize(size.width * density, size.height * density)
    .toBuffer();
}

async function cornerOf(
  page: Page,
  { corner, middle }: HelpPicture,
  words: Words,
  clip: { readonly width: number; readonly height: number },
): Promise<{ readonly x: number; readonly y: number }> {
  if (middle !== undefined) {
    const found = middle(page, words);
    await found.scrollIntoViewIfNeeded();
    const box = await found.boundingBox();
    if (box === null) throw new Error('The middle of the picture is not to be seen.');
    const above = Math.min(box.height, clip.height - 2 * gap) / 2;
    return { x: box.x + box.width / 2 - clip.width / 2, y: box.y + above - clip.height / 2 };
  }
  const found = corner?.(page, words).first() ?? page.getByRole('main').getByRole('heading').first();
  // Sticky bars cover what is at the very top.
  await found.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    let scroller = element.parentElement;
    while (scroller !== null && scroller.scrollTop === 0) scroller = scroller.parentElement;
    scroller?.scrollBy({ top: -140 });
  });
  const box = await found.boundingBox();
  if (box === null) throw new Error('The corner of the picture is not to be seen.');
  return { x: box.x - gap, y: box.y - gap };
}

/** Pictures of different days show the same day. */
function fixMoments(page: Page): Promise<void> {
  return page.evaluate(() => {
    const moments: readonly (readonly [RegExp, string])[] = [
      [/\d{1,2}\.\d{1,2}\.\d{4}, \d{1,2}:\d{2}/g, '24.05.2027, 10:30'],
      [/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M/g, 'May 24, 2027, 10:30 AM'],
      [/\d{1,2}\.\d{1,2}\.\d{4}/g, '24.05.2027'],
      [/[A-Z][a-z]{2} \d{1,2}, \d{4}/g, 'May 24, 2027'],
      [/^\d{2}:\d{2}(?=\s[AP]M$|$)/g, '10:30'],
      [/(?<=^10:30\s)[AP]M$/g, 'AM'],
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const fixed = moments.reduce((before, [moment, shown]) => before.replace(moment, shown), text);
      if (fixed !== text) node.textContent = fixed;
    }
  });
}

/** Encodes a picture as well as its size allows. */
async function encode(shot: Buffer): Promise<Buffer> {
  for (const quality of [86, 78, 70, 62, 54, 46, 38]) {
    const picture = await sharp(shot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= largest) return picture;
  }
  throw new Error(`A picture is larger than ${largest} bytes at any quality.`);
}

async function looksLike(path: string, shot: Buffer): Promise<boolean> {
  if (!existsSync(path)) return false;
  const [before, now] = await Promise.all(
    // Both have been through the same loss.
    [await readFile(path), await encode(shot)].map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (before === undefined || now === undefined || before.data.length !== now.data.length) return false;
  let different = 0;
  for (let at = 0; at < now.data.length; at += now.info.channels) {
    const change = [0, 1, 2].map((channel) =>
      Math.abs((before.data[at + channel] ?? 0) - (now.data[at + channel] ?? 0)),
    );
    if (Math.max(...change) > visible) different += 1;
  }
  return different / (now.info.width * now.info.height) < noise;
}
