import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { finger, museumOfGames, sitDown } from './game-table.ts';
import { openMuseum } from './visits.ts';

const names = Array.from({ length: 30 }, (_, index) => `card-${index}.svg`);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
const photographs = await Promise.all(['#b00000', '#0000b0'].map(photograph));
const { as } = openMuseum(
  museumOfGames([
    { Type: 3, GameMemoryPairs: 2, GameMemoryPairListURL: names.map((name) => `files/${name}`) },
    { Type: 3, GameMemoryPairs: 2, GameMemoryPairListURL: photographs.map((_, index) => `files/photo-${index}.png`) },
    { Type: 1, MediaURL: { de: 'files/film.mp4' }, ImageDescriptors: [{ ImageURL: 'files/photo-0.png' }] },
  ]),
  {
    files: {
      ...Object.fromEntries(names.map((name) => [name, drawing])),
      ...Object.fromEntries(photographs.map((bytes, index) => [`photo-${index}.png`, bytes])),
      'film.mp4': await readFile(join(demoMuseum, 'files/video/lissajous.mp4')),
    },
  },
);

/** Large enough for every size. */
function photograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .png()
    .toBuffer();
}

it('memory fetches the pictures on the table alone, and says so while they are slow', () =>
  as(async (guide) => {
    const { page } = guide;
    const table = sitDown(guide, finger);
    const asked = new Set<string>();
    let answer = (): void => undefined;
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    await guide.open('/detail/1');
    await guide.expectHeading('Spiel 1');
    await page.route('**/card-*.svg*', async (route) => {
      asked.add(new URL(route.request().url()).pathname);
      await mayAnswer;
      await route.continue();
    });
    await table.enter();
    await table.layer.getByText('Das Bild wird geladen.').waitFor();
    await expect.poll(() => asked.size).toBe(2);
    answer();
    await table.expectDrawn();
    await table.layer.getByText('Das Bild wird geladen.').waitFor({ state: 'detached' });
    await table.findPairs();
    expect(asked.size).toBe(2);
  }, finger.context));

it('memory fetches photographs in the size of its cards, and a video its poster in that of a screen', () =>
  as(async (guide) => {
    const { page } = guide;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(/.*\/files/, '')));
    const photos = () => asked.filter((path) => path.startsWith('/photo-')).toSorted();
    const table = sitDown(guide, finger);
    await guide.open('/detail/2');
    await guide.expectHeading('Spiel 2');
    await table.enter();
    await table.expectDrawn();
    // Four cards of 160 pixels, and a third more for what is cropped. The next station's icon is the smallest size.
    const onCards = photos().filter((path) => !path.endsWith('?width=160'));
    expect(onCards).toEqual(['/photo-0.png?width=320', '/photo-1.png?width=320']);
    await table.findPairs();
    await guide.open('/detail/3');
    await page.locator('video[poster$="/photo-0.png?width=1280"]').waitFor();
  }, finger.context));
