import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import {
  type BoardMuseum,
  boardFiles,
  final,
  ground,
  haveScores,
  left,
  museumOfBoard,
  revealed,
  right,
  standBefore,
} from './board-table.ts';
import { finger, keys, lengthenRecordings, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { openMuseum, type Task, type VisitOptions, visitMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);
const picture = { width: 1600, height: 1200 };
const demoScores = Object.fromEntries([401, 402, 403, 404, 405, 406, 407, 408].map((code) => [String(code), 10]));
const all = { '1': 10, '2': 10 };
const inLeft = { x: 60, y: 60 };
const inRight = { x: 740, y: 60 };
const inSeam = { x: 400, y: 300 };

/** A visit to a museum with a board of its own. */
function before(board: BoardMuseum, task: Task): Promise<void> {
  return visitMuseum(museumOfBoard(board), task, { files: boardFiles });
}

const status = ({ page }: Guide, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words }).waitFor();

/** Links know Enter only. */
async function followByKeys(link: Locator): Promise<void> {
  await link.waitFor();
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await link.page().keyboard.press('Tab');
  await link.page().keyboard.press('Enter');
}

describe('the demo museum’s board', () => {
  it('is what its tour begins with; by keys alone a game is won, and its shape is uncovered', () =>
    as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      const table = sitDown(guide, keys);
      await lengthenRecordings(guide);
      await guide.open('/tours/2');
      await followByKeys(page.getByRole('link', { name: 'Musterdetektive' }));
      await guide.expectAt('/locations/4');
      await board.expectDrawn();
      expect(await board.places.getByRole('link').count()).toBe(8);
      await page.getByText('0 von 8 gelöst').waitFor();
      await page.getByText('0 von 120 Punkten').waitFor();
      const [open, other] = [
        await board.pointAt({ x: 120, y: 1050 }, picture),
        await board.pointAt({ x: 120, y: 120 }, picture),
      ];
      const clipAt = ({ x, y }: { x: number; y: number }) => ({ x, y, width: 16, height: 16 });
      const looks = () =>
        Promise.all([open, other].map((at) => page.screenshot({ clip: clipAt(at), animations: 'disabled' })));
      const [covered, untouched] = await looks();
      await board.place(/^401, .+, als Nächstes$/).waitFor();
      await followByKeys(board.place(/^405, /));
      await guide.expectAt('/detail/405');
      await table.begin();
      await table.press(/^C: /);
      await table.expectWon('Richtig, das Fünfeck sperrt sich.', '+10 Punkte');
      await table.leaveAsWinner(/^Legen Sie drei regelmäß/);
      await followByKeys(page.getByRole('link', { name: 'Zurück' }));
      await guide.expectAt('/locations/4');
      await board.expectDrawn();
      await status(guide, /^405, .+ ist gelöst: Dieses Feld des Spielbretts ist aufgedeckt\.$/);
      await board.place(/^405, .+, gelöst, 10 Punkte$/).waitFor();
      await page.getByText('1 von 8 gelöst').waitFor();
      await page.getByText('10 von 120 Punkten').waitFor();
      await expect.poll(async () => (await looks())[0]?.equals(covered ?? Buffer.of())).toBe(false);
      expect((await looks())[1]?.equals(untouched ?? Buffer.of())).toBe(true);
      // It is news once.
      await page.reload();
      await board.expectDrawn();
      await board.place(/^405, .+, gelöst, 10 Punkte$/).waitFor();
      expect(await page.getByText(/ist gelöst: Dieses Feld/).count()).toBe(0);
    }));

  it('tells the end explanations of all its stations when all are solved', () =>
    as(async (guide) => {
      const { page } = guide;
      await haveScores(guide, 'PD', demoScores);
      await lengthenRecordings(guide);
      await guide.open('/locations/4');
      await page.getByRole('heading', { name: 'Alles gelöst!' }).waitFor();
      await page.getByText('mit 80 Punkten').waitFor();
      await guide.expectAccessible();
      await guide.tap('Was dahintersteckt');
      const layer = page.getByRole('dialog', { name: 'Was dahintersteckt' });
      await layer.getByText(/^Sonnenblume, Schale und Farn/).waitFor();
      await guide.expectSound();
      await guide.expectAccessible();
      await layer.getByRole('button', { name: 'Weiter' }).click();
      await layer
        .getByRole('heading', { level: 3, name: /^402, / })
        .and(page.locator(':focus'))
        .waitFor();
      await layer.getByRole('button', { name: /^408, / }).click();
      await layer.getByText(/^Bis vier sieht das Auge/).waitFor();
      await page.goBack();
      await layer.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Was dahintersteckt' }).and(page.locator(':focus')).waitFor();
    }));

  it.each([
    { look: 'in German', context: { locale: 'de-DE' } },
    { look: 'in English with high contrast', context: { locale: 'en-GB', contrast: 'more' as const } },
  ])('is accessible $look, and loses nothing on the smallest phone at double text size', ({ context }) =>
    as(
      async (guide) => {
        await guide.context.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
        );
        await haveScores(guide, 'PD', { '401': 10, '402': 6 });
        await guide.open('/locations/4');
        await standBefore(guide).expectDrawn();
        await guide.expectAccessible();
        expect(await guide.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await guide.page.getByRole('button', { name: /^(Von vorn beginnen|Start over)$/ }).click();
        await guide.page.getByRole('dialog').waitFor();
        await guide.expectAccessible();
      },
      { ...context, viewport: { width: 320, height: 568 } },
    ),
  );
});

describe('starting over', () => {
  const begun: Task = async (guide) => {
    await haveScores(guide, 'H', { '1': 10 });
    await guide.open('/locations/1');
    await standBefore(guide).expectDrawn();
    await guide.page.getByText('1 von 2 gelöst').waitFor();
    await guide.tap('Von vorn beginnen');
  };
  const two: BoardMuseum = { paths: [left, right] };

  it('is asked for first', () =>
    before(two, async (guide) => {
      await begun(guide);
      await guide.page.getByRole('dialog', { name: 'Das Spielbrett von vorn beginnen?' }).waitFor();
      await guide.press('Escape');
      await guide.page.getByText('1 von 2 gelöst').waitFor();
      await guide.tap('Von vorn beginnen');
      await guide.tap('Alles behalten');
      await guide.page.getByText('1 von 2 gelöst').waitFor();
      await guide.page.reload();
      await guide.page.getByText('1 von 2 gelöst').waitFor();
    }));

  it('covers the board, in the lists too, and can be undone', () =>
    before(two, async (guide) => {
      const board = standBefore(guide);
      await begun(guide);
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
      await status(guide, 'Das Spielbrett ist wieder verdeckt.');
      await guide.page.getByText('0 von 2 gelöst').waitFor();
      await board.expectColour(inLeft, ground);
      await board.place('1, Frage 1, als Nächstes').waitFor();
      await guide.page.getByRole('button', { name: 'Rückgängig' }).and(guide.page.locator(':focus')).waitFor();
      await guide.press('Enter');
      await status(guide, 'Alles ist wieder da.');
      await board.expectColour(inLeft, revealed);
      await board.place('1, Frage 1, gelöst, 10 Punkte').waitFor();
      await guide.page.getByRole('button', { name: 'Von vorn beginnen' }).and(guide.page.locator(':focus')).waitFor();
      await guide.press('Enter');
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
      await guide.page.getByText('0 von 2 gelöst').waitFor();
      await guide.tap('Zurück');
      await guide.page.getByText('2 Stationen').waitFor();
    }));

  it('forgets games that were begun, and brings them back', () =>
    before(two, async (guide) => {
      const table = sitDown(guide);
      await guide.open('/locations/1');
      await standBefore(guide).place(/^1, /).focus();
      await guide.press('Enter');
      await table.enter();
      await table.press(/^B: /);
      await table.expectSaid(/nicht richtig/);
      await table.close();
      await table.expectStation('Weiterspielen');
      await guide.tap('Zurück');
      await guide.tap('Von vorn beginnen');
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
      await guide.tap('Rückgängig');
      await standBefore(guide).place(/^1, /).focus();
      await guide.press('Enter');
      await guide.page.getByRole('button', { name: 'Weiterspielen' }).waitFor();
    }));
});

describe('touching the board', () => {
  const twice: BoardMuseum = {
    // A large field, a small one upon it, one beside them, and a dot.
    paths: ['M0 0H500V600H0Z', 'M100 100h100v100h-100z', 'M520 0H800V300H520Z', 'M650 450h4v4h-4z'],
  };
  const openedBy = async (guide: Guide, at: { readonly x: number; readonly y: number }): Promise<string> => {
    await guide.open('/locations/1');
    const board = standBefore(guide);
    await board.expectDrawn();
    const { x, y } = await board.pointAt(at);
    await guide.page.touchscreen.tap(x, y);
    await guide.expectAt(/^\/detail/);
    return new URL(guide.page.url()).pathname;
  };

  it('brings the board nearer, where fields that were too small can be hit and a drag opens nothing', () =>
    before(twice, async (guide) => {
      const { page } = guide;
      await guide.open('/locations/1');
      const board = standBefore(guide);
      await board.expectDrawn();
      const dot = board.place(/^4, /);
      const small = await dot.boundingBox();
      expect(Math.min(small?.width ?? 0, small?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const field = board.place(/^1, /);
      const whole = await field.boundingBox();
      await guide.tap('Vergrößern');
      await guide.tap('Vergrößern');
      await expect.poll(async () => (await field.boundingBox())?.width).toBeCloseTo((whole?.width ?? 0) * 1.6 * 1.6, 0);
      const frame = await page.locator('[data-condition=shown]').boundingBox();
      const [x, y] = [(frame?.x ?? 0) + 150, (frame?.y ?? 0) + 120];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 80, y - 60, { steps: 5 });
      await page.mouse.up();
      expect(new URL(page.url()).pathname).toBe('/locations/1');
      // Whoever comes by keys is shown where they are.
      await dot.focus();
      const box = await dot.boundingBox();
      expect(box?.x ?? 0).toBeGreaterThanOrEqual((frame?.x ?? 0) - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);
    }));

  const { as: asToucher } = openMuseum(museumOfBoard(twice), { files: boardFiles });
  it.each([
    ['the large one', { x: 50, y: 500 }, '/detail/1'],
    ['the small one upon it', { x: 150, y: 150 }, '/detail/2'],
    ['the one beside it, from the seam', { x: 514, y: 100 }, '/detail/3'],
    ['a dot, from nearby', { x: 680, y: 470 }, '/detail/4'],
  ])('opens %s', (_, at, path) =>
    asToucher(async (guide) => {
      expect(await openedBy(guide, at)).toBe(path);
    }, finger.context),
  );
});

describe('a place that is solved', () => {
  const won = { GameWonCustomMessage: { de: 'Das war klug.' }, GameWonImageURL: 'files/icon.svg' };

  it('opens for another round where the tour allows it, which lowers no score', () =>
    before({ paths: [left, right], tour: { GameBoardAllowReplay: true }, stations: [won] }, async (guide) => {
      const table = sitDown(guide);
      await haveScores(guide, 'H', { '1': 10 });
      await guide.open('/locations/1');
      await standBefore(guide).place('1, Frage 1, gelöst, 10 Punkte').press('Enter');
      await table.enter();
      await table.press(/^B: /);
      await table.expectSaid(/nicht richtig/);
      await table.press(/^A: /);
      await table.press('Weiter');
      await table.button('Noch einmal spielen').waitFor();
      await table.press('Zurück zur Station');
      await guide.page.getByText('10 Punkte gewonnen').waitFor();
    }));

  it('tells politely that it is solved where it does not, and shows what was said of the win', () =>
    before({ paths: [left, right], stations: [won, won] }, async (guide) => {
      const { page } = guide;
      await haveScores(guide, 'H', { '1': 10 });
      await guide.open('/locations/1');
      await standBefore(guide).place('1, Frage 1, gelöst, 10 Punkte').press('Enter');
      await page.getByText('Das war klug.').waitFor();
      await page.getByText('Dieses Spiel ist gelöst, und es lässt sich nur einmal spielen.').waitFor();
      await page.waitForFunction(() =>
        [...document.images].some(({ src, naturalWidth }) => src.includes('icon.svg') && naturalWidth > 0),
      );
      expect(await page.getByRole('button', { name: /^(Spielen|Weiterspielen)$/ }).count()).toBe(0);
      await guide.expectAccessible();
    }));

  it('is not played again at the end of its first win either', () =>
    before({ paths: [left, right] }, async (guide) => {
      const table = sitDown(guide);
      await guide.open('/detail/2');
      await table.enter();
      await table.press(/^A: /);
      await table.button('Weiter').waitFor();
      expect(await table.button('Noch einmal spielen').count()).toBe(0);
      await table.press('Weiter');
      expect(await table.button('Noch einmal spielen').count()).toBe(0);
      await table.press('Zurück zur Station');
      await guide.page.getByText('Dieses Spiel ist gelöst, und es lässt sich nur einmal spielen.').waitFor();
      await guide.page.waitForFunction(
        () => document.activeElement?.textContent?.includes('Dieses Spiel ist gelöst') === true,
      );
    }));

  it('has no such rule in tours without a board', () =>
    before({ paths: [left], tour: { Selectors: [1] } }, async (guide) => {
      await haveScores(guide, 'H', { '1': 10 });
      await guide.open('/locations/1');
      await guide.tap('Frage 1');
      await guide.page.getByText('10 Punkte gewonnen').waitFor();
      await guide.page.getByRole('button', { name: 'Spielen', exact: true }).waitFor();
    }));

  it('fills its place among the icons: its own, or the tour’s n-th', () =>
    before(
      {
        paths: [left, right],
        tour: { GameWonIconsURL: ['files/missing.svg', 'files/icon.svg'] },
        stations: [{ GameWonCustomIconURL: 'files/icon.svg' }],
      },
      async (guide) => {
        await haveScores(guide, 'H', all);
        await guide.open('/locations/1');
        const row = guide.page.getByRole('list').filter({ hasText: '1, Frage 1: gewonnen' });
        await row.getByRole('listitem').filter({ hasText: '2, Frage 2: gewonnen' }).waitFor();
        await expect
          .poll(() =>
            row
              .locator('img')
              .evaluateAll((icons) => icons.map((icon) => new URL((icon as HTMLImageElement).src).pathname)),
          )
          .toEqual(['/files/icon.svg', '/files/icon.svg']);
      },
    ));

  it('is one to listen to, too: heard is solved', () =>
    before({ paths: [left, right], stations: [{ Type: 2, GameChoices: [], ImageDescriptors: [] }] }, async (guide) => {
      const board = standBefore(guide);
      await guide.open('/locations/1');
      await board.expectDrawn();
      await board.expectColour(inLeft, ground);
      await board.place('1, Frage 1, als Nächstes').press('Enter');
      await guide.expectAt('/detail/1');
      await guide.expectHeading('Frage 1');
      await guide.tap('Zurück');
      await board.place('1, Frage 1, gelöst').waitFor();
      await board.expectColour(inLeft, revealed);
      await board.place('2, Frage 2, als Nächstes').waitFor();
    }));
});

describe('the pictures of a board', () => {
  it.each<[string, readonly string[], Readonly<Record<string, number>>, string, string, string]>([
    ['two: the second in solved shapes', ['board', 'revealed'], { '1': 1 }, revealed, ground, ground],
    ['two: the second everywhere in the end', ['board', 'revealed'], all, revealed, revealed, revealed],
    ['three: the ground changes on the way', ['board', 'revealed', 'final'], { '1': 1 }, final, revealed, revealed],
    ['three: the last everywhere in the end', ['board', 'revealed', 'final'], all, final, final, final],
    ['one: it is clear in the end', ['board'], all, ground, ground, ground],
    ['two, the second missing: as one', ['board', 'missing'], { '1': 1 }, ground, '', ground],
  ])('are %s', (_, pictures, scores, atLeft, atRight, atSeam) =>
    visitMuseum(
      museumOfBoard({ paths: [left, right], pictures }),
      async (guide) => {
        const board = standBefore(guide);
        await haveScores(guide, 'H', scores);
        await guide.open('/locations/1');
        await board.expectDrawn();
        await board.expectColour(inLeft, atLeft);
        await board.expectColour(inSeam, atSeam);
        if (atRight === '') expect(await board.colourAt(inRight)).not.toBe(ground);
        else await board.expectColour(inRight, atRight);
      },
      { files: boardFiles, allow: /404/ },
    ),
  );

  it('that are none leave all stations as plain buttons', () =>
    before({ paths: [left, right], pictures: [] }, async (guide) => {
      await guide.open('/locations/1');
      await guide.page.getByText('Dieses Spielbrett hat kein Bild.').waitFor();
      expect(await guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).count()).toBe(0);
      await guide.expectAccessible();
      await guide.tap('1, Frage 1, als Nächstes');
      await guide.expectAt('/detail/1');
    }));

  it('that do not come can be asked for again', () =>
    visitMuseum(
      museumOfBoard({ paths: [left, right] }),
      async (guide) => {
        const board = standBefore(guide);
        await guide.page.route('**/files/board.svg', (route) => route.abort());
        await guide.open('/locations/1');
        await guide.page.getByText('Das Bild des Spielbretts lässt sich gerade nicht zeigen.').waitFor();
        await guide.page.getByRole('link', { name: '2, Frage 2' }).waitFor();
        await guide.page.unroute('**/files/board.svg');
        await guide.tap('Noch einmal versuchen');
        await board.expectDrawn();
        await board.place('2, Frage 2').waitFor();
      },
      { files: boardFiles, allow: /net::ERR_FAILED/ },
    ));
});

describe('odd path data', () => {
  const odd = ['', 'M10 10L', 'hello', 'M5 5H9', 'M2000 0h10v10z', left, 'M1e999 0', right];

  it('make plain buttons below the board, and no trouble', () =>
    before({ paths: odd }, async (guide) => {
      const board = standBefore(guide);
      await guide.open('/locations/1');
      await board.expectDrawn();
      expect(await board.places.getByRole('link').count()).toBe(2);
      const others = guide.page
        .getByRole('region')
        .or(guide.page.locator('section'))
        .filter({ hasText: 'Nicht auf dem Bild' });
      expect(await others.getByRole('link').allInnerTexts()).toEqual([
        '1, Frage 1, als Nächstes',
        '2, Frage 2',
        '3, Frage 3',
        '4, Frage 4',
        '5, Frage 5',
        '7, Frage 7',
      ]);
      await guide.expectAccessible();
      await others.getByRole('link', { name: '3, Frage 3' }).click();
      await guide.expectAt('/detail/3');
    }));

  it('of no shape at all leave the picture alone', () =>
    before({ paths: ['', 'x'] }, async (guide) => {
      await guide.open('/locations/1');
      await standBefore(guide).expectDrawn();
      expect(await guide.page.getByRole('link', { name: /Frage/ }).count()).toBe(2);
      await guide.expectAccessible();
    }));

  it('are read in every form that is legal', () =>
    before(
      { paths: ['m 20,20 330 0 0,560-330 0', 'M410 300a185,140 0 11370 0,185,140 0 11-370 0z'] },
      async (guide) => {
        const board = standBefore(guide);
        await haveScores(guide, 'H', { '1': 0, '2': 10 });
        await guide.open('/locations/1');
        await board.expectDrawn();
        await board.place('1, Frage 1, gelöst').waitFor();
        await board.expectColour({ x: 595, y: 200 }, revealed);
        await board.expectColour(inLeft, revealed);
      },
    ));

  it('sixty of them are all there, each to be reached and to be found by its name', () => {
    const paths = Array.from(
      { length: 60 },
      (_, index) => `M${(index % 10) * 80 + 4} ${Math.floor(index / 10) * 100 + 4}h72v92h-72z`,
    );
    return before({ paths }, async (guide) => {
      const board = standBefore(guide);
      await guide.open('/locations/1');
      await board.expectDrawn();
      const names = await board.places.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel));
      expect(names).toEqual(
        paths.map((_, index) => `${index + 1}, Frage ${index + 1}${index === 0 ? ', als Nächstes' : ''}`),
      );
      await guide.expectAccessible();
      const { x, y } = await board.pointAt({ x: 760, y: 550 });
      await guide.page.mouse.click(x, y);
      await guide.expectAt('/detail/60');
    });
  });
});

describe('a board', () => {
  it('comes back as it was when its drawing was taken away', () =>
    before({ paths: [left, right] }, async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      await page.addInitScript(rememberContexts);
      await haveScores(guide, 'H', { '1': 10 });
      await guide.open('/locations/1');
      await board.expectDrawn();
      await board.expectColour(inLeft, revealed);
      const canvas = page.getByRole('main').locator('canvas');
      const look = await canvas.screenshot({ animations: 'disabled' });
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            document.querySelector('main canvas')?.addEventListener('webglcontextlost', resolve, { once: true });
            window.drawings?.at(-1)?.getExtension('WEBGL_lose_context')?.loseContext();
          }),
      );
      expect(await board.colourAt(inLeft)).not.toBe(revealed);
      // The places do not need it.
      await board.place('2, Frage 2, als Nächstes').waitFor();
      await page.evaluate(() => window.drawings?.at(-1)?.getExtension('WEBGL_lose_context')?.restoreContext());
      await board.expectColour(inLeft, revealed);
      await expect.poll(async () => look.equals(await canvas.screenshot({ animations: 'disabled' }))).toBe(true);
    }));

  it('is a picture with places upon it where nothing can be drawn', () =>
    before({ paths: [left, right] }, async (guide) => {
      const { page } = guide;
      await page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function refuse(
          this: HTMLCanvasElement,
          kind: string,
          ...more: unknown[]
        ) {
          return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
        } as typeof getContext;
      });
      await guide.open('/locations/1');
      await page.locator('[data-condition=impossible]').waitFor({ state: 'attached' });
      await standBefore(guide).place('2, Frage 2').click();
      await guide.expectAt('/detail/2');
    }));

  it('uncovers what was won before the visitor’s eyes, once', () => {
    const moving: VisitOptions = { reducedMotion: 'no-preference' };
    return uncovering.as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      await page.addInitScript(holdFrames);
      await guide.open('/locations/1');
      await board.expectDrawn();
      await board.place(/^1, /).press('Enter');
      await guide.expectAt('/detail/1');
      await sitAndWin(guide);
      await page.evaluate(() => window.frameGate?.shut());
      await guide.tap('Zurück');
      await board.expectDrawn();
      await page.waitForFunction(() => (window.frameGate?.waiting() ?? 0) > 0);
      await page.evaluate(() => window.frameGate?.let(1000));
      await board.expectColour(inLeft, ground);
      await page.evaluate(() => window.frameGate?.let(1100));
      const half = await board.colourAt(inLeft);
      expect([ground, revealed]).not.toContain(half);
      await page.evaluate(() => window.frameGate?.let(1260));
      await board.expectColour(inLeft, revealed);
      expect(await page.evaluate(() => window.frameGate?.waiting())).toBe(0);
    }, moving);
  });

  it('uncovers it at once for who wants nothing to move', () =>
    uncovering.as(async (guide) => {
      const { page } = guide;
      const board = standBefore(guide);
      await page.addInitScript(holdFrames);
      await guide.open('/locations/1');
      await board.expectDrawn();
      await board.place(/^1, /).press('Enter');
      await sitAndWin(guide);
      await page.evaluate(() => window.frameGate?.shut());
      await guide.tap('Zurück');
      await board.expectDrawn();
      await page.waitForFunction(() => (window.frameGate?.waiting() ?? 0) > 0);
      await page.evaluate(() => window.frameGate?.let(1000));
      await board.expectColour(inLeft, revealed);
    }));
});

const uncovering = openMuseum(museumOfBoard({ paths: [left, right] }), { files: boardFiles });

async function sitAndWin(guide: Guide): Promise<void> {
  const table = sitDown(guide);
  await table.enter();
  await table.press(/^A: /);
  await table.press('Weiter');
  await table.press('Zurück zur Station');
  await guide.page.locator('#game-title').waitFor({ state: 'detached' });
}

declare global {
  interface Window {
    drawings?: WebGL2RenderingContext[];
    frameGate?: {
      /** From now on frames come when they are let through. */
      readonly shut: () => void;
      readonly waiting: () => number;
      readonly let: (time: number) => void;
    };
  }
}

function rememberContexts(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  const drawings: WebGL2RenderingContext[] = [];
  window.drawings = drawings;
  HTMLCanvasElement.prototype.getContext = function remember(
    this: HTMLCanvasElement,
    kind: string,
    ...more: unknown[]
  ) {
    const context: unknown = Reflect.apply(getContext, this, [kind, ...more]);
    if (context instanceof WebGL2RenderingContext && this.isConnected !== undefined) drawings.push(context);
    return context;
  } as typeof getContext;
}

function holdFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  const held: FrameRequestCallback[] = [];
  let isShut = false;
  window.requestAnimationFrame = (callback) => (isShut ? held.push(callback) : request(callback));
  window.frameGate = {
    shut: () => {
      isShut = true;
    },
    waiting: () => held.length,
    let: (time) => {
      for (const callback of held.splice(0)) callback(time);
    },
  };
}
