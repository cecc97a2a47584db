import { type FrameLocator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { goTo } from './go-to.ts';
import { boardFiles, left, right } from '#tests/browser/board-table.ts';
import { drawing, museumOfGames } from '#tests/browser/game-table.ts';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const colours = ['#a03030', '#30a030', '#3030a0', '#a0a030', '#30a0a0'];
const cards = colours.map((_, place) => `files/card${place}.svg`);
const spot = (X: number, name: string) => ({ X, Y: 100, Width: 80, Height: 80, Name: { de: name }, IsSolution: true });

const memory = 1;
const question = 3;

// Every game and every size of window: tests/slow/staff/preview.test.ts.
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
async function openGame(staff: StaffUser, station: number): Promise<FrameLocator> {
  await staff.open(`/locations/${station}`);
  const game = phone(staff);
  // The first game loads its library.
  await game.locator('[data-condition=shown] canvas').or(game.getByRole('list')).first().waitFor({ timeout: 20_000 });
  return game;
}

/** Leaves a mark on the drawing, which is gone once the drawing is made again. */
async function mark(game: FrameLocator): Promise<void> {
  await game.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-marked', ''));
}

async function expectMarked(game: FrameLocator): Promise<void> {
  await expect.poll(() => game.locator('canvas[data-marked]').count()).toBe(1);
}

async function number(staff: StaffUser, field: string, value: number): Promise<void> {
  await staff.page.getByLabel(field, { exact: true }).fill(String(value));
}

describe('the game beside its form (specification 2.5)', () => {
  it('keeps open cards and wrong answers while form, language and contrast change, and begins again where it must', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const game = await openGame(staff, memory);
        await game.locator('[data-condition=shown] canvas').waitFor();
        await mark(game);
        await game.getByRole('button', { name: 'Karte 1 von 4, verdeckt' }).click();
        const open = game.getByRole('button', { name: /^Karte 1 von 4: .+$/ });
        await open.waitFor();
        await staff.type('Name', 'Deutsch', 'Paare');
        await game.getByRole('heading', { name: 'Paare' }).waitFor();
        await open.waitFor();
        await expectMarked(game);
        await number(staff, 'Paare, die zu finden sind', 3);
        await game.getByRole('button', { name: 'Karte 1 von 6, verdeckt' }).waitFor();
        await staff.page.getByRole('button', { name: 'Rückgängig' }).click();
        await game.getByRole('button', { name: 'Karte 1 von 4, verdeckt' }).waitFor();

        await goTo(staff, `/locations/${question}`, 'Spiel 3');
        await game.getByRole('list').first().waitFor();
        const root = game.locator(':root');
        const primary = (): Promise<string> => root.evaluate((element) => element.style.getPropertyValue('--primary'));
        await expect.poll(() => primary()).toMatch(/^(?:#206020|rgb\(32,? 96,? 32\))$/);
        await expect.poll(() => root.evaluate(() => matchMedia('(max-width: 400px)').matches)).toBe(true);
        await page.getByText('Gelöst', { exact: true }).click();
        await game.getByText('Gut geraten!').waitFor();
        await page.getByText('Ungelöst', { exact: true }).click();
        await game.getByText('Gut geraten!').waitFor({ state: 'detached' });
        await game.getByRole('button', { name: 'A: Rom', exact: true }).click();
        const wrong = game.getByRole('button', { name: 'A: Rom, falsch' });
        await wrong.waitFor();
        await page.getByRole('button', { name: 'Hoher Kontrast' }).click();
        await game.locator(':root[data-contrast=high]').waitFor();
        await wrong.waitFor();
        await page.getByRole('button', { name: 'Hoher Kontrast' }).click();
        await game.locator(':root:not([data-contrast=high])').waitFor();
        await page
          .getByRole('group', { name: 'Antwort B', exact: true })
          .getByRole('textbox', { name: 'Deutsch' })
          .first()
          .fill('Wien an der Donau');
        await game.getByRole('button', { name: 'B: Wien an der Donau' }).waitFor();
        await expect.poll(() => wrong.count()).toBe(1);
        await page.getByRole('combobox', { name: 'Sprache der Vorschau' }).click();
        await page.getByRole('option', { name: 'English' }).click();
        await game.getByRole('button', { name: 'A: Rome, wrong' }).waitFor();
        await page.getByRole('button', { name: 'Von vorn', exact: true }).click();
        await game.getByRole('button', { name: 'A: Rome', exact: true }).waitFor();
      },
      { hasPreview: true },
    ));
});

describe('the preview beside a form (specification 2.5; decisions: every station has its screen beside it)', () => {
  const guideFrame = ({ page }: StaffUser) => page.frameLocator('iframe[title="Der Guide auf einem Telefon"]');

  it('shows edits in the guide as they are made, publishes nothing, and leaves nothing in the browser', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await staff.open(`/locations/${question}`);
      await page.getByRole('heading', { level: 1, name: 'Spiel 3' }).waitFor();
      const told: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' && !request.url().includes('/api/')) told.push(request.url());
      });
      const kept = () => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
      const before = await kept();
      await page.getByRole('button', { name: 'Guide ansehen' }).click();
      const guide = guideFrame(staff);
      await guide.getByRole('heading', { level: 1, name: 'Spiel 3' }).waitFor();
      await staff.type('Name', 'Deutsch', 'Nur für uns');
      await guide.getByRole('heading', { level: 1, name: 'Nur für uns' }).waitFor();
      await staff.save();

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
    }));
});
