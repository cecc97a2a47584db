import { readFile } from 'node:fs/promises';
import { type FrameLocator, type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { boardFiles, left, right } from './board-table.ts';
import { drawing, lengthenRecordings, museumOfGames } from './game-table.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const colours = ['#a03030', '#30a030', '#3030a0', '#a0a030', '#30a0a0'];
const cards = colours.map((_, place) => `files/card${place}.svg`);
const spot = (X: number, name: string, IsSolution = true) => ({
  X,
  Y: 100,
  Width: 80,
  Height: 80,
  Name: { de: name },
  IsSolution,
});

const memory = 1;
const jigsaw = 2;
const question = 3;
const search = 4;
const announced = 5;
const plain = 6;

const museum = openMuseum(
  {
    ...museumOfGames([
      { Type: 3, GameMemoryPairListURL: cards, GameMemoryPairs: 4 },
      { Type: 4, GameJigsawTopImageURL: 'files/board.svg' },
      {
        Type: 5,
        GameChoices: [{ Text: { de: 'Rom' } }, { Text: { de: 'Wien' }, IsSolution: true }, { Text: { de: 'Bonn' } }],
      },
      {
        Type: 6,
        ImageDescriptors: [{ ImageURL: 'files/board.svg' }],
        GameHotspots: [spot(100, 'Hut'), spot(300, 'Stock'), spot(500, 'Schirm', false)],
        GameHotspotsToWin: 2,
      },
      {
        Type: 5,
        GameAnnounceURL: { de: 'files/audio/announcement.wav' },
        GameAnnounceTranscript: { de: 'Raten Sie mit!' },
        GameEndExplanationTranscript: { de: 'Darum war es richtig.' },
        GamePoints: 3,
        GamePoints3rd: 1,
        GameChoices: [{ Text: { de: 'Falsch' } }, { Text: { de: 'Richtig' }, IsSolution: true }],
      },
      { Type: 2, Text: { de: 'Kein Spiel' } },
    ]),
    Tours: [
      {
        ID: 1,
        TourGroupID: 1,
        Code: 'H',
        Selectors: [5, 1],
        Name: { de: 'Rundgang' },
        GameBoardImagesURL: ['files/board.svg', 'files/revealed.svg'],
      },
    ],
    TourItems: [1, 2, 3, 4, 5, 6].map((ID) => ({
      ID,
      TourID: 1,
      LocationID: ID,
      Code: String(ID),
      Position: ID,
      ...([left, right][ID - 1] === undefined ? {} : { GameBoardSVGPath: [left, right][ID - 1] }),
    })),
  },
  {
    files: {
      ...boardFiles,
      ...Object.fromEntries(
        colours.map((colour, place) => [`card${place}.svg`, drawing({ width: 80, height: 100 }, colour)]),
      ),
    },
    allow: /status of 4\d\d|preloaded using link preload/,
  },
);

const phone = (page: Page): FrameLocator => page.frameLocator('iframe[title="Das Spiel auf einem Telefon"]');
const tools = (page: Page): Locator => page.getByRole('group', { name: 'Spiel durchprobieren' });
const areas = (game: FrameLocator): Locator => game.locator('svg[data-hit-areas]');

/** Opens a station's form, and the tools beside it. */
async function openTools(clerk: Clerk, station: number): Promise<FrameLocator> {
  await clerk.open(`/locations/${station}`);
  await showTools(clerk.page);
  return phone(clerk.page);
}

async function showTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spiel durchprobieren' }).click();
  await tools(page).waitFor();
}

async function jump({ page }: Clerk, to: string): Promise<void> {
  await tools(page).getByRole('button', { name: 'Springen' }).click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
}

const said = ({ page }: Clerk, words: string | RegExp): Promise<void> =>
  tools(page).getByRole('status').filter({ hasText: words }).waitFor();

/** Turns over the first cards and returns their names. */
async function turnCards(game: FrameLocator, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let card = 1; card <= count; card += 1) {
    await game.getByRole('button', { name: `Karte ${card} von 8, verdeckt` }).click();
    const open = game.getByRole('button', { name: new RegExp(`^Karte ${card} von 8: `) });
    names.push((await open.getAttribute('aria-label')) ?? '');
  }
  return names;
}

/** Returns the number in the field of the shuffle after typing another one there. */
async function shuffle({ page }: Clerk, seed: string): Promise<void> {
  await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
  await page.getByLabel('Nummer der Mischung').fill(seed);
  await page.keyboard.press('Escape');
  await page.getByLabel('Nummer der Mischung').waitFor({ state: 'detached' });
}

async function linkOf({ page }: Clerk): Promise<string> {
  await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
  const link = await page.getByLabel('Link auf dieses Spiel').inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Returns the middle of an element on the page inside the phone. */
async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Returns a point in the corner of the room around a picture, which does not fill it. */
async function besidePicture(game: FrameLocator): Promise<{ readonly x: number; readonly y: number }> {
  return game.locator('[data-condition=shown]').evaluate((stage) => {
    const { x, y } = stage.getBoundingClientRect();
    return { x: x + 4, y: y + 4 };
  });
}

/** Clicks at a point of the page inside the phone, which is drawn smaller than it is. */
async function clickIn(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await page.locator('iframe').boundingBox();
  const scale = (box?.width ?? 0) / 360;
  await page.mouse.click((box?.x ?? 0) + x * scale, (box?.y ?? 0) + y * scale);
}

describe('the tools for rehearsing a game', () => {
  it('jump to every part of a course, by keyboard too', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await lengthenRecordings(clerk.guide);
      const game = await openTools(clerk, announced);
      await jump(clerk, 'Einführung');
      await game.getByRole('region', { name: 'Darum geht es' }).getByText('Raten Sie mit!').waitFor();
      await jump(clerk, 'Erster Versuch');
      await game.getByRole('button', { name: 'A: Falsch', exact: true }).waitFor();
      await jump(clerk, 'Dritter Versuch');
      const right = game.getByRole('button', { name: 'B: Richtig', exact: true });
      await right.click();
      await game.getByRole('region', { name: 'Gelöst!' }).getByText('+1 Punkt').waitFor();
      await jump(clerk, 'Gewonnen');
      await game.getByRole('region', { name: 'Gelöst!' }).getByText('+3 Punkte').waitFor();
      expect(await page.getByRole('radio', { name: 'Gelöst', exact: true }).isChecked()).toBe(true);
      await tools(page).getByRole('button', { name: 'Springen' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Erklärung', exact: true }).press('Enter');
      await game.getByText('Darum war es richtig.').waitFor();
      await clerk.guide.expectAccessible();
    }));

  it.each([
    ['memory', memory],
    ['jigsaw', jigsaw],
    ['question', question],
    ['search', search],
  ])('win a %s, and say that it has neither introduction nor explanation', (_, station) =>
    atDesk(museum, async (clerk) => {
      const game = await openTools(clerk, station);
      await jump(clerk, 'Gewonnen');
      await game.getByRole('region', { name: 'Gelöst!' }).waitFor();
      await jump(clerk, 'Erklärung');
      await said(clerk, 'Diese Station hat keine Erklärung.');
      await jump(clerk, 'Einführung');
      await said(clerk, 'Diese Station hat keine gesprochene Einführung.');
      await jump(clerk, 'Dritter Versuch');
      await game.getByRole('button', { name: 'Von vorn beginnen' }).waitFor();
      await game.getByRole('region', { name: 'Gelöst!' }).waitFor({ state: 'detached' });
    }),
  );

  it('shuffle the same way for the same number', () =>
    atDesk(museum, async (clerk) => {
      const game = await openTools(clerk, memory);
      await shuffle(clerk, '7');
      const first = await turnCards(game, 2);
      const other: string[] = [];
      for (const seed of ['8', '9', '10']) {
        await shuffle(clerk, seed);
        await game.getByRole('button', { name: 'Karte 1 von 8, verdeckt' }).waitFor();
        other.push((await turnCards(game, 2)).join());
      }
      await shuffle(clerk, '7');
      await game.getByRole('button', { name: 'Karte 1 von 8, verdeckt' }).waitFor();
      expect(await turnCards(game, 2)).toEqual(first);
      expect(other.every((names) => names === first.join())).toBe(false);
    }));

  it('show hit areas where fingers hit, near and far', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, search);
      await game.locator('[data-condition=shown] canvas').waitFor();
      await game.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      const decoy = areas(game).locator('g[data-kind=decoy]');
      await decoy.waitFor();
      await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(2);
      const expectOver = async (): Promise<void> => {
        const button = game.getByRole('button', { name: /^Stelle 1/ });
        const outline = areas(game).locator('g[data-kind=target] path').first();
        await expect
          .poll(async () => {
            const [one, other] = [await middleOf(button), await middleOf(outline)];
            return Math.hypot(one.x - other.x, one.y - other.y);
          })
          .toBeLessThan(3);
      };
      await expectOver();
      await game.getByRole('button', { name: 'Vergrößern' }).click();
      await game.getByRole('button', { name: 'Vergrößern' }).click();
      await game.getByRole('button', { name: /^Stelle 1/ }).focus();
      await expectOver();
      await page.getByText('Groß', { exact: true }).click();
      await expectOver();
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      await areas(game).waitFor({ state: 'detached' });
    }));

  it('show the hit areas of a jigsaw’s pieces, of cards, and of a board', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, jigsaw);
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(4);
      await page.goto(`${museum.origin}/cms/tours/1/game`);
      await showTools(page);
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      const board = page.frameLocator('iframe[title="Der Spielplan auf einem Telefon"]');
      await expect.poll(() => areas(board).locator('g[data-kind=target]').count()).toBe(2);
      expect(await areas(board).locator('text').count()).toBe(0);
      expect(await tools(page).getByRole('button', { name: 'Springen' }).count()).toBe(0);
    }));

  it('slow a game down', () =>
    atDesk(museum, async (clerk) => {
      const game = await openTools(clerk, memory);
      const rate = (): Promise<number> =>
        game.locator(':root').evaluate(async () => {
          const [real, shown] = [Date.now(), performance.now()];
          await new Promise((resolve) => {
            setTimeout(resolve, 100);
          });
          return (performance.now() - shown) / (Date.now() - real);
        });
      expect(await rate()).toBeGreaterThan(0.8);
      const slow = tools(clerk.page).getByRole('button', { name: 'Zeitlupe' });
      await slow.click();
      await expect.poll(rate).toBeLessThan(0.35);
      await game.getByRole('button', { name: 'Karte 1 von 8, verdeckt' }).click();
      await game.getByRole('button', { name: /^Karte 1 von 8: / }).waitFor();
      await slow.click();
      await expect.poll(rate).toBeGreaterThan(0.8);
    }));
});

describe('a recording of a tester', () => {
  /** Records a wrong and the right answer. */
  async function record(clerk: Clerk, game: FrameLocator): Promise<void> {
    await tools(clerk.page).getByRole('button', { name: 'Aufzeichnen, was Sie tun' }).click();
    await said(clerk, 'Aufzeichnung läuft');
    await game.getByRole('button', { name: 'A: Rom', exact: true }).click();
    await said(clerk, 'Aufzeichnung läuft: 1 Aktion');
    await game.getByRole('button', { name: 'B: Wien', exact: true }).click();
    await said(clerk, 'Gewonnen: Die Aufzeichnung ist zu Ende, 2 Aktionen.');
  }

  it('is played back, and says what no longer fits the changed draft', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, question);
      const phoneBox = () => page.locator('iframe').boundingBox();
      const before = await phoneBox();
      await record(clerk, game);
      expect(await phoneBox()).toEqual(before);
      const replay = tools(page).getByRole('button', { name: 'Aufzeichnung abspielen' });
      await replay.click();
      await said(clerk, 'Bis zum Ende abgespielt. Alles verlief wie in der Aufzeichnung.');
      await game.getByRole('region', { name: 'Gelöst!' }).waitFor();

      const isRight = (answer: string): Locator =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('group', { name: `Antwort ${answer}`, exact: true }) })
          .getByRole('switch', { name: 'Das ist richtig' });
      await isRight('A').click({ force: true });
      await isRight('B').click({ force: true });
      await replay.click();
      await said(clerk, 'Das Spiel war nach 1 von 2 Aktionen zu Ende.');
      await page.getByText('1. Antwort 1: war falsch, ist jetzt der entscheidende Zug.').waitFor();
      await clerk.guide.expectAccessible();
    }));

  it('names spots of the picture, and survives that places are drawn elsewhere', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, search);
      await game.locator('[data-condition=shown] canvas').waitFor();
      await tools(page).getByRole('button', { name: 'Aufzeichnen, was Sie tun' }).click();
      await said(clerk, 'Aufzeichnung läuft');
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      const target = areas(game).locator('g[data-kind=target] path').first();
      await target.waitFor();
      await game.locator('[data-condition=shown] canvas').waitFor();
      await clickIn(page, await besidePicture(game));
      await clickIn(page, await middleOf(target));
      await game.getByText('1 von 2', { exact: true }).waitFor();
      await said(clerk, 'Aufzeichnung läuft: 1 Aktion');
      await tools(page).getByRole('button', { name: 'Aufzeichnung beenden' }).click();
      await tools(page).getByRole('button', { name: 'Aufzeichnung abspielen' }).click();
      await said(clerk, 'Bis zum Ende abgespielt. Alles verlief wie in der Aufzeichnung.');
    }));

  it('travels in a link, and in a file', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, question);
      await record(clerk, game);
      const link = await linkOf(clerk);
      expect(link).toContain(`/cms/locations/${question}?play=first&seed=1&phone=small&tape=1.5_`);
      const downloading = page.waitForEvent('download');
      await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
      await clerk.guide.expectAccessible();
      await page.getByRole('button', { name: 'Als Datei speichern' }).click();
      const saved = await readFile(await (await downloading).path());

      await page.goto(link);
      await said(clerk, 'Bis zum Ende abgespielt.');
      await phone(page).getByRole('region', { name: 'Gelöst!' }).waitFor();
      await clerk.guide.expectAt(`/cms/locations/${question}`);

      await page.goto(`${museum.origin}/cms/locations/${question}`);
      await showTools(page);
      await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
      const open = async (content: Buffer): Promise<void> => {
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Datei öffnen' }).click();
        await (await choosing).setFiles({ name: 'play.json', mimeType: 'application/json', buffer: content });
      };
      await open(Buffer.from('{}'));
      await page.getByText('Diese Datei ist keine Aufzeichnung eines Spiels.').waitFor();
      await open(saved);
      await said(clerk, 'Aufgezeichnet: 2 Aktionen');
    }));

  it('is not in a broken link, which says what is wrong and breaks nothing', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open(`/locations/${question}`);
      const links = [
        ['play=fourth&seed=1&phone=small', 'Der Link sagt nicht, wo das Spiel beginnen soll'],
        ['play=first&seed=x&phone=small', 'Die Nummer der Mischung fehlt im Link oder stimmt nicht.'],
        ['play=first&seed=1&phone=wide', 'Die Größe des Telefons fehlt im Link oder stimmt nicht.'],
        ['play=first&seed=1&phone=small&tape=1.5_0.1', 'Die Aufzeichnung im Link ist nicht lesbar'],
        ['play=first&seed=1&phone=small&tape=1.3_0.0.1.0', 'Die Aufzeichnung gehört zu einer anderen Art von Spiel.'],
      ] as const;
      for (const [query, words] of links) {
        await page.goto(`${museum.origin}/cms/locations/${question}?${query}`);
        await tools(page).getByRole('alert').filter({ hasText: words }).waitFor();
        await phone(page).getByRole('button', { name: 'A: Rom', exact: true }).waitFor();
      }
      await clerk.guide.expectAccessible();
      await jump(clerk, 'Gewonnen');
      await tools(page).getByRole('alert').waitFor({ state: 'detached' });
      await page.goto(`${museum.origin}/cms/locations/${plain}?play=won&seed=1&phone=small`);
      await page.getByText('Der Link führt zu einem Spiel, aber diese Station ist keines mehr.').waitFor();
    }));

  it.each([
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ])('is made on a touch screen of $width x $height as well, and nothing is small or cut off there', (viewport) =>
    atDesk(
      museum,
      async (clerk) => {
        const { page } = clerk;
        await clerk.open(`/locations/${question}`);
        await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
        await showTools(page);
        const game = phone(page);
        await record(clerk, game);
        const unhandy = await page.getByRole('complementary', { name: 'Vorschau' }).evaluate((panel) => {
          const edge = panel.getBoundingClientRect();
          return [...panel.querySelectorAll('button')].flatMap((button) => {
            const { left, right, width, height } = button.getBoundingClientRect();
            const fits = left >= edge.left && right <= edge.right && width >= 44 && height >= 44;
            return fits ? [] : [button.title || button.textContent];
          });
        });
        expect(unhandy).toEqual([]);
      },
      { viewport, hasTouch: true, isMobile: true },
    ),
  );
});
