import { type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Point } from './game-table.ts';
import { still } from './watched-page.ts';
import { card, enter, expectLook, lookAt, moving, openWatchedGames } from './watched-stage.ts';

const as = openWatchedGames();

describe('a table of cards', () => {
  it('keeps its cards under their buttons, whichever way the phone is turned', () =>
    as(async (guide) => {
      await enter(guide);
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 740, height: 360 },
        { width: 320, height: 640 },
      ]) {
        await guide.page.setViewportSize(viewport);
        await expect.poll(() => misplaced(guide.page)).toEqual([]);
      }
    }));

  it('shows what has happened meanwhile after returning from another tab', () =>
    as(async (guide) => {
      const { page } = guide;
      const table = await enter(guide);
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
    }, moving));

  it('ends alike with motion and without', async () => {
    const looks: Buffer[] = [];
    for (const context of [moving, {}]) {
      await as(async (guide) => {
        const table = await enter(guide);
        await table.findPairs(1);
        const order = await table.layer.getByRole('group', { name: 'Karten' }).ariaSnapshot();
        expect(order.match(/Paar gefunden/g)).toHaveLength(4);
        await still(guide.page);
        const [before] = looks;
        if (before === undefined) looks.push(await lookAt(table));
        else await expectLook(table, before);
        await table.findPairs();
        await table.layer.getByText('Gelöst!').waitFor();
      }, context);
    }
  });
});

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
