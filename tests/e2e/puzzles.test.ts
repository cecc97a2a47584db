import { type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { expectFocus } from './focus.ts';
import { drawing, finger, type GameTable, goTo, keys, mouse, museumOfGames, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { boardOf, middleOf, piecesOf, placesOf, poured, putTogetherByTaps } from './jigsaw-table.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

describe('a jigsaw', () => {
  it('is put together by mouse: pieces are dragged until they snap', () =>
    as(async (guide) => {
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/403');
      await table.begin();
      await poured(table);
      for (let placed = 0; placed < 4; placed += 1) await dragHome(guide.page, table, placed);
      await table.expectWon('Die Blüte ist wieder ganz.', '+10 Punkte');
      await table.leaveAsWinner(/^Sie haben auf die Spiralen geschaut/);
      await table.expectStation('Spielen', '10 Punkte gewonnen');
    }));

  it('is put together by touch without dragging: a tap picks a piece, another its place', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await goTo(guide, '/detail/403');
      await table.begin();
      await poured(table);
      await putTogetherByTaps(guide.page, table, 4);
      await table.expectWon('Die Blüte ist wieder ganz.', '+10 Punkte');
    }, finger.context));

  it('is put together by keys and names alone, which do not reveal the solution', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await goTo(guide, '/detail/403');
      await table.begin();
      await poured(table);
      await expect
        .poll(() => table.layer.getByRole('group', { name: 'Teile' }).ariaSnapshot())
        .toContain(': Teil 1 von 4, ');
      await keys.press(piecesOf(table).first());
      await table.expectSaid('Teil 1 von 4 aufgenommen. Wählen Sie einen Platz.');
      await guide.press('Escape');
      await table.expectSaid('Teil 1 zurückgelegt.');
      for (let placed = 0; placed < 4; placed += 1) {
        await keys.press(piecesOf(table).first());
        for (let place = 0; place < 4 && (await placesOf(table).count()) > 0; place += 1) {
          const cell = placesOf(table).nth(place);
          if (/leer/.test((await cell.getAttribute('aria-label')) ?? '')) {
            await keys.press(cell);
            await table.expectSaid(/^(?:Passt|Das Bild ist vollständig)/);
          }
        }
      }
      await table.expectWon('Die Blüte ist wieder ganz.', '+10 Punkte');
    }));

  it('turned with the phone in mid-drag puts the piece back, and the next drag works', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/403');
      await table.begin();
      await poured(table);
      const held = await middleOf(piecesOf(table).first());
      await page.mouse.move(held.x, held.y);
      await page.mouse.down();
      await page.mouse.move(held.x - 60, held.y - 60, { steps: 4 });
      await page.setViewportSize({ width: 740, height: 360 });
      await expect.poll(async () => (await table.layer.boundingBox())?.width).toBe(740);
      // Lifted where the page does not learn of it.
      await page.evaluate(() =>
        document.addEventListener('pointerup', (event) => event.stopPropagation(), { capture: true, once: true }),
      );
      await page.mouse.up();
      await dragHome(page, table, 0);
    }));

  it('resumes after a reload, and a piece can be removed again', () =>
    as(async (guide) => {
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/403');
      await table.begin();
      await poured(table);
      await dragHome(guide.page, table, 0);
      await dragHome(guide.page, table, 1);
      await guide.page.reload();
      await table.goOn();
      await table.layer.getByText('2 von 4 Teilen').waitFor();
      const board = await boardOf(table);
      const corners = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => ({ x, y })));
      for (const { x, y } of corners) {
        await guide.page.mouse.dblclick(board.x + x * board.width, board.y + y * board.height);
        if ((await table.layer.getByText('1 von 4 Teilen').count()) > 0) break;
      }
      await table.expectSaid(/^Teil \d abgelöst\.$/);
    }));

  it('with many pieces shows the edge first, and can be zoomed', () =>
    as(async (guide) => {
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/404');
      await table.begin();
      await poured(table);
      await expect.poll(() => piecesOf(table).count()).toBe(48);
      await table.press('Rand zuerst');
      await expect.poll(() => piecesOf(table).count()).toBe(24);
      const before = await piecesOf(table).first().boundingBox();
      await table.press('Vergrößern');
      const after = await piecesOf(table).first().boundingBox();
      expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(1.6, 1);
      await guide.expectAccessible();
    }));
});

describe('choices', () => {
  it('one answer is right: a wrong one costs an attempt and cannot be chosen again', () =>
    as(async (guide) => {
      const table = sitDown(guide, finger);
      await goTo(guide, '/detail/405');
      await table.begin();
      await table.press('A: Das Dreieck');
      await table.expectSaid(/^„Das Dreieck“ ist nicht richtig/);
      expect(await table.button('A: Das Dreieck, falsch').getAttribute('aria-disabled')).toBe('true');
      await table.button('A: Das Dreieck, falsch').dispatchEvent('click');
      await table.expectSaid(/war schon dran/);
      await guide.expectAccessible();
      await table.press('C: Das Fünfeck');
      await table.expectWon('Richtig, das Fünfeck sperrt sich.', '+6 Punkte');
      await table.leaveAsWinner(/^Legen Sie drei regelmäßige Fünfecke/);
      await table.expectStation('Spielen', '6 Punkte gewonnen');
    }, finger.context));

  it('several are right: by keys, checked together, and read out', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await goTo(guide, '/detail/406');
      await table.begin();
      await table.press('Prüfen');
      await table.expectSaid('Wählen Sie zuerst mindestens eine Antwort.');
      await table.press('Antwort 1 anhören');
      await guide.page.waitForFunction(() => [...(window.cicerone?.played ?? [])].some(({ paused }) => !paused));
      const answers = table.layer.getByRole('checkbox');
      await keys.press(answers.nth(1));
      await table.press('Prüfen');
      await table.expectSaid(/^Nicht ganz/);
      await keys.press(answers.nth(1));
      for (const right of [0, 2, 4]) await keys.press(answers.nth(right));
      await guide.page.reload();
      await table.goOn();
      expect(await answers.nth(2).getAttribute('aria-checked')).toBe('true');
      await table.press('Prüfen');
      await table.layer.getByText('+12 Punkte', { exact: true }).waitFor();
    }));

  it('keeps the focus while the answer is cheered, so that no key skips the win', () =>
    as(async (guide) => {
      const table = sitDown(guide, keys);
      await goTo(guide, '/detail/405');
      await guide.page.clock.install();
      await table.begin();
      await guide.page.clock.pauseAt(Date.now() + 60_000);
      await table.press('C: Das Fünfeck');
      await expectFocus(table.layer.getByText('Gelöst!', { exact: true }));
      await guide.press('Tab', 'Enter', 'Shift+Tab', 'Space');
      await expectFocus(table.layer.getByText('Gelöst!', { exact: true }));
      await guide.page.clock.runFor(2000);
      await table.expectWon('Richtig, das Fünfeck sperrt sich.', '+10 Punkte');
      await table.leaveAsWinner(/^Legen Sie drei regelmäßige Fünfecke/);
    }));

  it('the solution can be shown, without points', () =>
    as(async (guide) => {
      const table = sitDown(guide, mouse);
      await goTo(guide, '/detail/405');
      await table.begin();
      await table.press('Lösung zeigen');
      await table.layer.getByRole('heading', { level: 3, name: 'Gut zu wissen' }).waitFor();
      await table.press('Weiter');
      await table.press('Zurück zur Station');
      await table.expectStation('Spielen', 'Gespielt');
    }));
});

const wide = { ImageDescriptors: [{ ImageURL: 'files/wide.svg' }] };
const gone = { ImageDescriptors: [{ ImageURL: 'files/missing.webp' }] };

describe('odd content', () => {
  const { as: asGuest } = openMuseum(
    museumOfGames([
      { Type: 4, GameJigsawDimensionX: 1, GameJigsawDimensionY: 1, ...wide },
      {
        Type: 4,
        GameJigsawDimensionX: 20,
        GameJigsawDimensionY: 20,
        GameJigsawNoses: true,
        GameJigsawConnectURL: 'files/missing.mp3',
        ...wide,
      },
      { Type: 4 },
      { Type: 4, ...gone },
      { Type: 5 },
      { Type: 5, GameChoices: [{ Text: { de: 'Falsch' } }] },
      { Type: 5, GameChoices: [{ AudioURL: { de: 'files/missing.mp3' }, IsSolution: true }] },
      {
        Type: 5,
        GameChoices: Array.from({ length: 40 }, (_, index) => ({
          Text: { de: `Sehr lange Antwort Nummer ${index + 1}, die viele Wörter hat` },
          IsSolution: index === 39,
        })),
      },
      { Type: 4, ImageDescriptors: [{ ImageURL: 'files/unsized.svg' }] },
    ]),
    {
      allow: /missing|404/,
      files: {
        'wide.svg': drawing({ width: 2400, height: 300 }, '#c08040'),
        'unsized.svg': drawing({ width: 600, height: 900 }, '#c08040').replace(
          'width="600" height="900"',
          'viewBox="0 0 600 900"',
        ),
      },
    },
  );
  const enter = async (guide: Guide, number: number): Promise<GameTable> => {
    const table = sitDown(guide, mouse);
    await guide.open(`/detail/${number}`);
    await table.enter();
    return table;
  };

  /** Clicks as screen readers do, because fingers move the pieces beneath the buttons. */
  const press = (control: Locator): Promise<void> => control.evaluate((button: HTMLElement) => button.click());

  it('that cannot be played says so, and can be left', () =>
    asGuest(async (guide) => {
      for (const number of [3, 5, 6]) {
        const table = await enter(guide, number);
        await table.layer.getByText('Dieses Spiel lässt sich noch nicht spielen.', { exact: true }).waitFor();
        await table.press('Zurück zur Station');
        await table.expectStation('Spielen');
      }
    }));

  it('whose picture does not load says so, and is drawn after a retry', () =>
    asGuest(async (guide) => {
      const table = await enter(guide, 4);
      await table.layer.getByText('Das Bild konnte nicht geladen werden.').waitFor();
      await guide.page.route('**/missing.webp', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: drawing({ width: 400, height: 300 }, '#c08040') }),
      );
      await table.press('Noch einmal versuchen');
      await table.expectDrawn();
      await expect.poll(() => piecesOf(table).count()).toBe(4);
    }));

  it('of a drawing without width and height shows it, in its own shape', () =>
    asGuest(async (guide) => {
      const table = await enter(guide, 9);
      await poured(table);
      const board = await boardOf(table);
      expect(board.width / board.height).toBeCloseTo(2 / 3, 1);
      const { x, y } = await middleOf(piecesOf(table).first());
      const clip = { x: x - 5, y: y - 5, width: 10, height: 10 };
      await expect
        .poll(async () => {
          const { channels } = await sharp(await guide.page.screenshot({ clip })).stats();
          return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
        })
        .toEqual([0xc0, 0x80, 0x40]);
    }));

  it('with one piece is put together', () =>
    asGuest(async (guide) => {
      const table = await enter(guide, 1);
      await table.expectDrawn();
      await expect.poll(() => piecesOf(table).count()).toBe(1);
      await press(piecesOf(table).first());
      await press(placesOf(table).first());
      await table.layer.getByText('Gelöst!').waitFor();
    }));

  it('with 400 pieces of a long picture is drawn, and a piece snaps into place', () =>
    asGuest(async (guide) => {
      const table = await enter(guide, 2);
      await poured(table);
      await expect.poll(() => piecesOf(table).count()).toBe(400);
      await table.press('Rand zuerst');
      await expect.poll(() => piecesOf(table).count()).toBe(76);
      await press(piecesOf(table).first());
      for (let place = 0; place < 400 && (await placesOf(table).count()) > 0; place += 1) {
        await press(placesOf(table).nth(place));
      }
      await table.layer.getByText('1 von 400 Teilen').waitFor();
    }));

  it('with forty answers, and with a missing audio answer, is won', () =>
    asGuest(async (guide) => {
      const table = await enter(guide, 8);
      await table.press(/Nummer 40/);
      await table.layer.getByText('Gelöst!').waitFor();
      const other = await enter(guide, 7);
      await other.press('Antwort A');
      await other.layer.getByText('Gelöst!').waitFor();
    }));
});

/** Drags the first loose piece from place to place until it snaps in. */
async function dragHome(page: Page, table: GameTable, placed: number): Promise<void> {
  const board = await boardOf(table);
  for (const x of [0.25, 0.75]) {
    for (const y of [0.25, 0.75]) {
      const from = await middleOf(piecesOf(table).first());
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(board.x + x * board.width + 5, board.y + y * board.height - 5, { steps: 4 });
      await page.mouse.up();
      // The last one ends the game.
      const done = table.layer.getByText(`${placed + 1} von 4 Teilen`);
      const isHome = (await done.count()) > 0 || (await table.status.filter({ hasText: 'vollständig' }).count()) > 0;
      if (isHome) return;
    }
  }
  throw new Error('The piece fits nowhere');
}
