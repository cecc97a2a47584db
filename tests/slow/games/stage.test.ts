import { type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Point, sitDown } from '#tests/browser/game-table.ts';
import { drawn, idle, still } from '#tests/journeys/games/watched-page.ts';
import {
  card,
  enter,
  expectLook,
  lookAt,
  memory,
  moving,
  openWatchedGames,
  search,
  wide,
} from '#tests/journeys/games/watched-stage.ts';

const as = openWatchedGames();

describe('a table of cards (specification 1: PixiJS)', () => {
  it('rests when nothing changes, is drawn under its buttons, and looks the same in motion, without it and after another tab', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = await enter(guide);
      const before = await settled(page);
      await card(table, 1).click();
      await expectFewDrawings(page, before);

      await table.press('Von vorn beginnen');
      await table.expectSaid(/^Neu gemischt/);
      await table.findPairs(1);
      const order = await table.layer.getByRole('group', { name: 'Karten' }).ariaSnapshot();
      expect(order.match(/Paar gefunden/g)).toHaveLength(4);
      const moved = await settled(page);
      const inMotion = await lookAt(table);
      // The scene is drawn again, this time without motion.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(async () => (await drawn(page))[1]).toBeGreaterThan(moved[1]);
      await still(page);
      await expectLook(table, inMotion);
      await page.emulateMedia({ reducedMotion: 'no-preference' });

      await table.press('Von vorn beginnen');
      await table.expectSaid(/^Neu gemischt/);
      await expectTheSameAfterAnotherTab();

      for (const viewport of [
        { width: 740, height: 360 },
        { width: 320, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        await expect.poll(() => misplaced(page)).toEqual([]);
      }

      async function expectTheSameAfterAnotherTab(): Promise<void> {
        // By keyboard, which puts a ring around the card.
        await card(table, 3).press('ArrowUp');
        await card(table, 1).focus();
        await still(page);
        const look = await lookAt(table);
        await page.evaluate(() => Object.assign(window.watch ?? {}, { isHidden: true }));
        await card(table, 1).press('Enter');
        await card(table, 3).press('Enter');
        await table.expectSaid(/Kein Paar/);
        await card(table, 1).focus();
        // They close automatically, which is not visible yet.
        await table.button('Karte 3 von 6, verdeckt').waitFor();
        await page.evaluate(() => {
          const { watch } = window;
          if (watch === undefined) return;
          watch.isHidden = false;
          for (const callback of watch.held.splice(0)) requestAnimationFrame(callback);
        });
        await expectLook(table, look);
      }
    }, moving));
});

describe('games one after another (specification 1: PixiJS)', () => {
  it('draw in few calls, and leave no canvas, context, listener or sound behind, however quickly they are closed', () =>
    as(async (guide) => {
      const { page } = guide;
      const found = await enter(guide, search);
      const before = await settled(page);
      await found.pointAt(wide, { x: 160, y: 160 });
      await expectFewDrawings(page, before);

      const table = sitDown(guide);
      const turn = async (isQuick: boolean): Promise<void> => {
        await table.enter();
        if (!isQuick) {
          await table.expectDrawn();
          await card(table, 1).click();
          await table.expectSaid(/^Karte 1/);
        }
        await table.close();
      };
      await guide.open(memory);
      await turn(false);
      const left = await page.evaluate(leftBehind);
      // One context, with which the library detects the phone's abilities.
      expect(left).toMatchObject({ canvases: 0, contexts: 1 });
      for (let times = 0; times < 4; times += 1) await turn(times !== 2);
      await expect.poll(() => page.evaluate(leftBehind)).toEqual(left);
    }, moving));
});

/** Returns the frames and drawing calls so far, once nothing is left to draw. */
async function settled(page: Page): Promise<readonly [number, number]> {
  await still(page);
  return drawn(page);
}

/** Expects that a change is drawn in few calls by WebGL alone, and that nothing is drawn afterwards. */
async function expectFewDrawings(page: Page, before: readonly [number, number]): Promise<void> {
  // A busy machine may show a whole animation in two frames, so one drawing call is all that may be asked for.
  await page.waitForFunction((draws) => (window.watch?.draws ?? 0) > draws, before[1], { polling: 50 });
  const after = await settled(page);
  await idle(page, 1000);
  expect(await drawn(page)).toEqual(after);
  const seen = await page.evaluate(() => ({
    mostDraws: window.watch?.mostDraws ?? -1,
    kinds: [...(window.watch?.kinds ?? [])],
    violations: window.watch?.violations,
    requests: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  expect(seen.mostDraws).toBeGreaterThan(0);
  expect(seen.mostDraws).toBeLessThanOrEqual(3);
  expect(seen.violations).toEqual([]);
  expect(seen.kinds.filter((kind) => !/^(2d|webgl2?)$/.test(kind))).toEqual([]);
  expect(seen.requests.filter((url) => /webgpu|canvas-?renderer/i.test(url))).toEqual([]);
}

function leftBehind(): object {
  return {
    canvases: document.querySelectorAll('canvas').length,
    contexts: [...(window.watch?.contexts ?? [])].filter((context) => !context.isContextLost()).length,
    listeners: [...(window.watch?.listeners ?? [])].map(([name, { size }]) => `${name} ${size}`),
    sounds: window.Howler?._howls.length,
  };
}

/** Returns the cards that are not at their buttons, judged by the visible colour of their backs. */
async function misplaced(page: Page): Promise<readonly string[]> {
  const boxes = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas');
    const buttons = [...document.querySelectorAll('dialog [role=group] button')];
    const { width, height } = canvas?.getBoundingClientRect() ?? new DOMRect();
    const isTrue = canvas !== null && Math.abs(canvas.width / canvas.height - width / height) < 0.02;
    return buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const isReached = document.elementFromPoint(x + width / 2, y + height / 2) === button;
      return { x, y, width, height, isFine: isTrue && isReached };
    });
  });
  const screen = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBack = ({ x, y }: Point): boolean => {
    const at = (Math.round(y) * screen.info.width + Math.round(x)) * 3;
    const [red = 0, green = 0, blue = 0] = screen.data.subarray(at, at + 3);
    return red > 220 && green < 40 && blue > 220;
  };
  if (boxes.length !== 6) return ['cards are missing'];
  return boxes.flatMap(({ x, y, width, height, isFine }, index) => {
    const [middle, low] = [x + width / 2, y + height / 2];
    const within = [
      { x: x + 5, y: low },
      { x: x + width - 6, y: low },
      { x: middle, y: y + 5 },
      { x: middle, y: y + height - 6 },
    ];
    const beside = [
      { x: x - 4, y: low },
      { x: x + width + 3, y: low },
      { x: middle, y: y - 4 },
      { x: middle, y: y + height + 3 },
    ];
    return isFine && within.every(isBack) && !beside.some(isBack) ? [] : [`card ${index + 1}`];
  });
}
