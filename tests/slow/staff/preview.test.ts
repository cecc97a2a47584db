import { type FrameLocator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import { expectStatus as expectToolStatus, jump, showTools } from './play-tools.ts';
import { boardFiles, left, right } from '#tests/browser/board-table.ts';
import { drawing, lengthenRecordings, museumOfGames } from '#tests/browser/game-table.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const colours = ['#a03030', '#30a030', '#3030a0', '#a0a030', '#30a0a0'];
const cards = colours.map((_, place) => `files/card${place}.svg`);
const spot = (X: number, name: string) => ({ X, Y: 100, Width: 80, Height: 80, Name: { de: name }, IsSolution: true });

const memory = 1;
const jigsaw = 2;
const question = 3;
const search = 4;
const announced = 6;

const museum = openMuseum(
  {
    ...museumOfGames([
      { Type: 3, GameMemoryPairListURL: cards, GameMemoryPairs: 2 },
      { Type: 4, GameJigsawTopImageURL: 'files/board.svg' },
      {
        Type: 5,
        GameWonCustomMessage: { de: 'Gut geraten!' },
        GameChoices: [
          { Text: { de: 'Rom', en: 'Rome' } },
          { Text: { de: 'Wien', en: 'Vienna' }, IsSolution: true },
          { Text: { de: 'Bonn', en: 'Bonn' } },
        ],
      },
      {
        Type: 6,
        ImageDescriptors: [{ ImageURL: 'files/board.svg' }],
        GameHotspots: [spot(100, 'Hut'), spot(300, 'Stock'), spot(500, 'Schirm')],
        GameHotspotsToWin: 2,
      },
      { Type: 5, GameChoices: [{ Text: { de: 'Falsch' } }] },
      {
        Type: 5,
        GameAnnounceURL: { de: 'files/audio/announcement.wav' },
        GameAnnounceTranscript: { de: 'Raten Sie mit!' },
        GamePoints: 3,
        GameChoices: [{ Text: { de: 'Falsch' } }, { Text: { de: 'Richtig' }, IsSolution: true }],
      },
    ]),
    Configurations: [{ ID: 1, WelcomeScreen: { ShowDownloadButton: true } }],
    Tours: [
      {
        ID: 1,
        TourGroupID: 1,
        Code: 'H',
        Selectors: [5, 1],
        Name: { de: 'Rundgang', en: 'Tour' },
        ThemeID: 2,
        GameBoardImagesURL: ['files/board.svg', 'files/revealed.svg'],
      },
    ],
    TourItems: [1, 2, 3, 4, 5].map((ID) => ({
      ID,
      TourID: 1,
      LocationID: ID,
      Code: String(ID),
      Position: ID,
      ...([left, right][ID - 1] === undefined ? {} : { GameBoardSVGPath: [left, right][ID - 1] }),
    })),
    Themes: [
      { ID: 1, Name: { de: 'Haus' }, PrimaryColor: '#102030', IsDefault: true },
      { ID: 2, Name: { de: 'Rundgang' }, PrimaryColor: '#206020' },
    ],
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

const phone = ({ page }: StaffUser): FrameLocator => page.frameLocator('iframe[title="Das Spiel auf einem Telefon"]');
const status = (game: FrameLocator) => game.locator('[role=status]');
const expectStatus = (game: FrameLocator, words: string | RegExp) => status(game).filter({ hasText: words }).waitFor();

async function openGame(staff: StaffUser, station: number): Promise<FrameLocator> {
  await staff.open(`/locations/${station}`);
  const game = phone(staff);
  await game.locator('[data-condition=shown] canvas').or(game.getByRole('list')).first().waitFor();
  return game;
}

/** Leaves a mark on the drawing, which is gone once the drawing is made again. */
async function mark(game: FrameLocator): Promise<void> {
  await game.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-marked', ''));
}

async function expectMarked(game: FrameLocator): Promise<void> {
  await expect.poll(() => game.locator('canvas[data-marked]').count()).toBe(1);
}

async function goToGame(staff: StaffUser, station: number): Promise<FrameLocator> {
  await goTo(staff, `/locations/${station}`, `Spiel ${station}`);
  const game = phone(staff);
  await game.getByRole('heading', { name: `Spiel ${station}` }).waitFor();
  return game;
}

async function number(staff: StaffUser, field: string, value: number): Promise<void> {
  await staff.page.getByLabel(field, { exact: true }).fill(String(value));
}

describe('the game beside its form (specification 2.5)', () => {
  it('keeps open cards, a held piece and found objects while the form changes, and begins again where it must', () =>
    asStaff(
      museum,
      async (staff) => {
        let game = await openGame(staff, memory);
        await game.locator('[data-condition=shown] canvas').waitFor();
        await mark(game);
        await game.getByRole('button', { name: 'Karte 1 von 4, verdeckt' }).click();
        const open = game.getByRole('button', { name: /^Karte 1 von 4: Bild \d$/ });
        await open.waitFor();
        await staff.type('Name', 'Deutsch', 'Paare');
        await game.getByRole('heading', { name: 'Paare' }).waitFor();
        await open.waitFor();
        await expectMarked(game);
        await number(staff, 'Paare, die zu finden sind', 3);
        await game.getByRole('button', { name: 'Karte 1 von 6, verdeckt' }).waitFor();
        await staff.page.getByRole('button', { name: 'Rückgängig' }).click();
        await game.getByRole('button', { name: 'Karte 1 von 4, verdeckt' }).waitFor();

        game = await goToGame(staff, jigsaw);
        await game.locator('[data-condition=shown] canvas').waitFor();
        // It cannot be lost.
        expect(await staff.page.getByRole('button', { name: 'Wie schwer ist das?' }).count()).toBe(0);
        await mark(game);
        await game.getByRole('group', { name: 'Teile' }).getByRole('button').first().press('Enter');
        await expectStatus(game, /aufgenommen/);
        await staff.page.getByRole('switch', { name: 'Teile mit Nasen' }).click({ force: true });
        await staff.expectSaid('2 Änderungen nicht gespeichert');
        await game.getByRole('button', { name: 'Zurücklegen' }).waitFor();
        await expectMarked(game);
        await number(staff, 'Teile nebeneinander', 3);
        await game.getByText('0 von 6 Teilen').waitFor();

        game = await goToGame(staff, search);
        await game.locator('[data-condition=shown] canvas').waitFor();
        await mark(game);
        await game.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
        await game.getByRole('button', { name: /^Stelle 1/ }).click();
        await game.getByText('1 von 2', { exact: true }).waitFor();
        await number(staff, 'So viele müssen gefunden werden', 3);
        await game.getByText('1 von 3', { exact: true }).waitFor();
        await expectMarked(game);
      },
      { hasPreview: true },
    ));

  it('is announced when it restarts, and finished when it is won or given up; a tap solves stations of a board', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await lengthenRecordings(staff.guide);
        const game = await openGame(staff, announced);
        const right = game.getByRole('button', { name: 'B: Richtig', exact: true });
        const announcement = game.getByRole('region', { name: 'Darum geht es' });
        const press = (name: string) => game.getByRole('button', { name, exact: true }).click();
        await right.waitFor();
        await page.getByRole('button', { name: 'Von vorn', exact: true }).click();
        await announcement.getByText('Raten Sie mit!').waitFor();
        await announcement.getByRole('group', { name: 'Wiedergabe: Darum geht es' }).getByRole('button').waitFor();
        expect(await right.count()).toBe(0);
        await staff.type('Name', 'Deutsch', 'Raten');
        await game.getByRole('heading', { name: 'Raten' }).waitFor();
        await press('Spiel beginnen');
        await right.click();
        await game.getByRole('region', { name: 'Gelöst!' }).getByText('+3 Punkte').waitFor();
        await press('Zurück zur Station');
        await announcement.waitFor();
        await press('Spiel beginnen');
        await press('Lösung zeigen');
        await press('Lösung zeigen');
        await press('Weiter');
        await game.getByRole('heading', { name: 'Das war die Lösung' }).waitFor();
        await press('Noch einmal spielen');
        await right.waitFor();

        await goTo(staff, '/tours/1/game', 'Rundgang');
        const board = page.frameLocator('iframe[title="Der Spielplan auf einem Telefon"]');
        await board.locator('[data-condition=shown] canvas').waitFor();
        await board.getByText('0 von 5 gelöst').waitFor();
        await board.getByText('Nicht auf dem Bild: Spiel 3, Spiel 4, Spiel 5').waitFor();
        await board.getByRole('button', { name: 'Spiel 1' }).press('Enter');
        await board.getByText('1 von 5 gelöst').waitFor();
        await page.getByText('Gelöst', { exact: true }).click();
        await board.getByText('5 von 5 gelöst').waitFor();
      },
      { hasPreview: true },
    ));
});

describe('the preview beside a form (specification 2.5; decisions: every station has its screen beside it)', () => {
  const guideFrame = ({ page }: StaffUser) => page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');

  it('leaves the form room, collapses into a button, says how hard a game is, and suits fingers', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const opener = page.getByRole('button', { name: 'Vorschau', exact: true });
        const closer = page.getByRole('button', { name: 'Vorschau ausblenden' });
        const form = page.getByRole('tabpanel').or(page.getByRole('main').getByRole('region')).first();
        const formWidth = async (): Promise<number> => (await form.boundingBox())?.width ?? 0;
        await staff.open('/tours/1/game');
        await page.locator('iframe').waitFor();
        await expect.poll(formWidth).toBeGreaterThanOrEqual(440);
        await goToGame(staff, question);
        await expect.poll(formWidth).toBeGreaterThanOrEqual(440);
        // How hard it is, and what a finger misses.
        await goToGame(staff, search);
        await staff.press('Wie schwer ist das?');
        await page.getByText(/^Die Hälfte von 500 simulierten Gästen gewinnt mit höchstens \d+-mal Tippen\./).waitFor();
        await page.getByText('Die Lösungen 1, 2, 3 sind auf einem kleinen Telefon kleiner').waitFor();
        await staff.guide.expectAccessible();
        await page.keyboard.press('Escape');

        await closer.press('Enter');
        await expectFocus(opener);
        await page.reload();
        await opener.waitFor();
        await expect.poll(() => page.locator('iframe').count()).toBe(0);
        await opener.press('Enter');
        await expectFocus(closer);
        await page.locator('iframe').waitFor();
        // Without room beside the form there is a button alone.
        await page.setViewportSize({ width: 1024, height: 768 });
        await opener.waitFor();
        await expect.poll(() => page.locator('iframe').count()).toBe(0);
        await opener.click();
        await phone(staff).getByRole('heading', { name: 'Spiel 4' }).waitFor();
        await page.keyboard.press('Escape');
        await expectFocus(opener);

        // Nothing is small or cut off on a phone or a tablet.
        await goTo(staff, `/locations/${question}`, 'Spiel 3');
        await page.setViewportSize({ width: 360, height: 740 });
        await opener.click();
        await showTools(page);
        await jump(staff, 'Erklärung');
        await expectToolStatus(staff, 'Diese Station hat keine Erklärung.');
        const unhandy = (): Promise<readonly string[]> =>
          page.getByRole('complementary', { name: 'Vorschau' }).evaluate((panel) => {
            const edge = panel.getBoundingClientRect();
            return [...panel.querySelectorAll('button')].flatMap((button) => {
              const { left, right, width, height } = button.getBoundingClientRect();
              const fits = left >= edge.left && right <= edge.right && width >= 44 && height >= 44;
              return fits ? [] : [button.title || button.textContent];
            });
          });
        await expect.poll(unhandy).toEqual([]);
        await page.setViewportSize({ width: 820, height: 1180 });
        await expect.poll(unhandy).toEqual([]);
      },
      { hasPreview: true, viewport: { width: 1280, height: 720 }, hasTouch: true, isMobile: true },
    ));

  it('leaves the form room, folds into a button for good, and suits fingers', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const opener = page.getByRole('button', { name: 'Vorschau', exact: true });
        const closer = page.getByRole('button', { name: 'Vorschau ausblenden' });
        const form = page.getByRole('main').getByRole('region').first();
        await openGame(staff, question);
        await expect.poll(async () => (await form.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(440);
        await closer.press('Enter');
        await expectFocus(opener);
        await page.reload();
        await opener.waitFor();
        await expect.poll(() => page.locator('iframe').count()).toBe(0);
        // Without room beside the form there is a button alone.
        await page.setViewportSize({ width: 360, height: 740 });
        await opener.click();
        await showTools(page);
        const unhandy = (): Promise<readonly string[]> =>
          page.getByRole('complementary', { name: 'Vorschau' }).evaluate((panel) => {
            const edge = panel.getBoundingClientRect();
            return [...panel.querySelectorAll('button')].flatMap((button) => {
              const { left, right, width, height } = button.getBoundingClientRect();
              const fits = left >= edge.left && right <= edge.right && width >= 44 && height >= 44;
              return fits ? [] : [button.title || button.textContent];
            });
          });
        await expect.poll(unhandy).toEqual([]);
        await page.setViewportSize({ width: 820, height: 1180 });
        await expect.poll(unhandy).toEqual([]);
        await page.keyboard.press('Escape');
        await expectFocus(opener);
      },
      { hasPreview: true, viewport: { width: 1280, height: 720 }, hasTouch: true, isMobile: true },
    ));

  it('shows edits in the guide as they are made, publishes nothing, and leaves nothing in the browser', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await staff.open(`/locations/${question}`);
        await page.getByRole('heading', { level: 1, name: 'Spiel 3' }).waitFor();
        const told: string[] = [];
        page.on('request', (request) => {
          if (request.method() !== 'GET' && !request.url().includes('/api/')) told.push(request.url());
        });
        const kept = () =>
          page.evaluate(() => [Object.entries({ ...localStorage }), Object.entries({ ...sessionStorage })]);
        const before = await kept();
        await page.getByRole('button', { name: 'Guide ansehen' }).click();
        const guide = guideFrame(staff);
        await guide.getByRole('heading', { level: 1, name: 'Spiel 3' }).waitFor();
        await staff.type('Name', 'Deutsch', 'Nur für uns');
        await guide.getByRole('heading', { level: 1, name: 'Nur für uns' }).waitFor();
        await staff.save();
        await staff.type('Name', 'Deutsch', 'Auch das');
        await guide.getByRole('heading', { level: 1, name: 'Auch das' }).waitFor();
        await staff.type('Name', 'Deutsch', 'Nur für uns');
        await guide.getByRole('heading', { level: 1, name: 'Nur für uns' }).waitFor();

        // Data that visitors leave behind: a language, contrast, a game started and won.
        await guide.getByRole('main').getByRole('button', { name: 'Spielen' }).click();
        await guide.getByRole('button', { name: 'B: Wien', exact: false }).click();
        await guide.getByText('Gut geraten!').waitFor();
        await expect.poll(() => guide.locator(':root').evaluate(() => localStorage.getItem('scores'))).toContain('"H"');
        await expect.poll(() => kept()).toEqual(before);
        expect(told).toEqual([]);
        await museum.as(async (visitor) => {
          await visitor.open('/detail/3');
          await visitor.expectHeading('Spiel 3');
        });

        // Nothing can be installed or downloaded here; the button says what visitors have there.
        await page.getByRole('link', { name: 'Sprachen' }).click();
        await guide.getByRole('button', { name: 'Den Guide mitnehmen' }).click();
        await guide.getByText('Hier können Besucherinnen und Besucher den Guide installieren').waitFor();
      },
      { hasPreview: true },
    ));
});
