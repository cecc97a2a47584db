import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { drawing, finger, type GameTable, mouse, museumOfGames, sitDown } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const square = { width: 40, height: 40 };
const usual = { width: 800, height: 600 };
const panorama = { width: 3000, height: 300 };
const names = Array.from({ length: 30 }, (_, index) => `files/card-${index}.svg`);
const photographs = ['files/photo-0.png', 'files/photo-1.png'];
const wide = { ImageDescriptors: [{ ImageURL: 'files/panorama.svg' }] };

const { as } = openMuseum(
  museumOfGames([
    {
      Type: 6,
      ImageDescriptors: [{ ImageURL: 'files/missing.webp' }],
      GameHotspots: [{ IsSolution: true, Width: 80, Height: 80 }],
    },
    { Type: 3, GameMemoryPairs: 2, GameMemoryPairListURL: names },
    { Type: 3, GameMemoryPairs: 2, GameMemoryPairListURL: photographs },
    { Type: 1, MediaURL: { de: 'files/film.mp4' }, ImageDescriptors: [{ ImageURL: photographs[0] }] },
    {
      Type: 3,
      GameMemoryPairs: 2,
      GameMemoryPairListURL: ['files/missing-0.svg', 'files/missing-1.svg'],
      GameMemoryBackgroundURL: 'files/missing.webp',
      GameMemoryFlipFXURL: 'files/missing.mp3',
      GameWonURL: { de: 'files/missing.mp3' },
    },
    {
      Type: 5,
      GameChoices: Array.from({ length: 40 }, (_, index) => ({
        Text: { de: `Sehr lange Antwort Nummer ${index + 1}, die viele Wörter hat` },
        IsSolution: index === 39,
      })),
    },
    { Type: 5, ...wide, GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }] },
    {
      Type: 6,
      ...wide,
      GameHotspotsToWin: 2,
      GameHotspots: [
        { X: 50, Y: 100, Width: 100, Height: 100, Name: { de: 'Anfang' }, IsSolution: true },
        { X: 2800, Y: 100, Width: 100, Height: 100, Name: { de: 'Ende' }, IsSolution: true },
      ],
    },
  ]),
  {
    allow: /404/,
    files: {
      ...Object.fromEntries(names.map((_, index) => [`card-${index}.svg`, drawing(square, '#000000')])),
      'photo-0.png': await photograph('#b00000'),
      'photo-1.png': await photograph('#0000b0'),
      'film.mp4': await readFile(join(demoMuseum, 'files/video/lissajous.mp4')),
      'panorama.svg': drawing(panorama, '#80c0a0', [
        { x: 50, y: 100, width: 100, height: 100, colour: '#c00000' },
        { x: 2800, y: 100, width: 100, height: 100, colour: '#0000c0' },
      ]),
    },
  },
);

/** Large enough for every size. */
function photograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
}

describe('the pictures of a game (specification 3.1)', () => {
  it('that are slow or missing are announced and asked for again, and memory fetches only those that it shows', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = sitDown(guide, finger);
      const [asked, requests] = [new Set<string>(), [] as string[]];
      page.on('request', (request) => requests.push(request.url().replace(/.*\/files/, '')));
      let answer = (): void => undefined;
      const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
      await guide.open('/detail/2');
      await guide.expectHeading('Spiel 2');
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

      await guide.open('/detail/3');
      await guide.expectHeading('Spiel 3');
      await table.enter();
      await table.expectDrawn();
      // Four cards of 160 pixels, and a third more for what is cropped. The next station's icon is the smallest size.
      const onCards = requests.filter((path) => path.startsWith('/photo-') && !path.endsWith('?width=160'));
      expect(onCards.toSorted()).toEqual(['/photo-0.png?width=320', '/photo-1.png?width=320']);
      await guide.open('/detail/4');
      await page.locator('video[poster$="/photo-0.png?width=1280"]').waitFor();

      await guide.open('/detail/1');
      await guide.expectHeading('Spiel 1');
      let refuse = (): void => undefined;
      const mayRefuse = new Promise<void>((resolve) => (refuse = resolve));
      await page.route('**/missing.webp', async (route) => {
        await mayRefuse;
        await route.continue();
      });
      await table.enter();
      await table.layer.getByText('Das Bild wird geladen.').waitFor();
      refuse();
      await table.layer.getByText('Das Bild konnte nicht geladen werden.').waitFor();
      await guide.expectAccessible();
      await page.unroute('**/missing.webp');
      await page.route('**/missing.webp', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: drawing(usual, '#80c0a0') }),
      );
      await table.press('Noch einmal versuchen');
      await table.expectDrawn();
      await table.layer.getByText('0 von 1').waitFor();
    }, finger.context));

  it('may be gone, or ten times as wide as high, and many long answers may follow: the game is won all the same', () =>
    as(async (guide) => {
      const { page } = guide;
      const enter = async (number: number): Promise<GameTable> => {
        const table = sitDown(guide, mouse);
        await guide.open(`/detail/${number}`);
        await table.enter();
        return table;
      };
      const gone = await enter(5);
      await gone.findPairs();
      await gone.layer.getByText('Gelöst!').waitFor();
      await gone.button('Zurück zur Station').waitFor();

      const many = await enter(6);
      await many.press(/Nummer 40/);
      await many.layer.getByText('Gelöst!').waitFor();

      const question = await enter(7);
      await question.expectDrawn();
      const frame = question.layer.getByRole('list', { name: 'Das Bild, es lässt sich schieben' });
      const shown = await question.layer.locator('[data-condition=shown]').boundingBox();
      expect(shown?.height).toBeGreaterThanOrEqual(150);
      expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(10, 0);
      await guide.expectAccessible();
      for (let tabs = 0; tabs < 20 && (await frame.and(page.locator(':focus')).count()) === 0; tabs += 1)
        await guide.press('Tab');
      await expectFocus(frame);
      await guide.press('ArrowRight');
      await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

      await findAtBothEnds(guide, await enter(8));
    }));
});

/** The picture fills the height, and is moved to its other end. */
async function findAtBothEnds({ page }: Guide, table: GameTable): Promise<void> {
  await table.expectDrawn();
  const frame = await table.layer.locator('[data-condition=shown]').boundingBox();
  if (frame === null) throw new Error('No picture is seen');
  const scale = frame.height / panorama.height;
  const middle = frame.y + frame.height / 2;
  await page.mouse.click(frame.x + 100 * scale, middle);
  await table.expectSaid('Anfang: gefunden! 1 von 2.');
  const travel = panorama.width * scale - frame.width;
  for (let moved = 0; moved < travel; moved += frame.width - 40) {
    await page.mouse.move(frame.x + frame.width - 20, middle);
    await page.mouse.down();
    await page.mouse.move(frame.x + 20, middle, { steps: 4 });
    await page.mouse.up();
  }
  await page.mouse.click(frame.x + frame.width - 150 * scale, middle);
  await table.layer.getByText('Gelöst!').waitFor();
}
