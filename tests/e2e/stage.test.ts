import { type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sitDown } from './game-table.ts';
import { drawn, idle, still } from './watched-page.ts';
import { card, enter, expectLook, lookAt, memory, moving, openWatchedGames, search, wide } from './watched-stage.ts';

const as = openWatchedGames();

describe('a stage', () => {
  it.each([
    { game: 'memory', path: memory },
    { game: 'a search', path: search },
  ])('draws $game when something changes, in few calls, and nothing while nothing does', ({ path }) =>
    as(async (guide) => {
      const { page } = guide;
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const table = await enter(guide, path);
      await still(page);
      const before = await drawn(page);
      if (path === memory) await card(table, 1).click();
      else await table.pointAt(wide, { x: 160, y: 160 });
      // A busy machine may show a whole animation in two frames, so one drawing call is all that may be asked for.
      await page.waitForFunction((draws) => (window.watch?.draws ?? 0) > draws, before[1], { polling: 50 });
      await still(page);
      const settled = await drawn(page);
      await idle(page, 2000);
      expect(await drawn(page)).toEqual(settled);
      const seen = await page.evaluate(() => ({
        mostDraws: window.watch?.mostDraws ?? -1,
        kinds: [...(window.watch?.kinds ?? [])],
        violations: window.watch?.violations,
      }));
      expect(seen.mostDraws).toBeGreaterThan(0);
      expect(seen.mostDraws).toBeLessThanOrEqual(3);
      expect(seen.violations).toEqual([]);
      expect(seen.kinds.filter((kind) => !/^(2d|webgl2?)$/.test(kind))).toEqual([]);
      expect(requests.filter((url) => /webgpu|canvas-?renderer/i.test(url))).toEqual([]);
    }, moving),
  );

  it('is restored, however often its drawing context is lost for a moment', () =>
    as(async (guide) => {
      const table = await enter(guide);
      await card(table, 2).click();
      await table.expectSaid(/^Karte 2/);
      await still(guide.page);
      const look = await lookAt(table);
      for (let times = 0; times < 2; times += 1) {
        await loseDrawing(guide.page);
        expect(look.equals(await lookAt(table))).toBe(false);
        await guide.page.evaluate(() => {
          for (const context of window.watch?.contexts ?? [])
            context.getExtension('WEBGL_lose_context')?.restoreContext();
        });
        await expectLook(table, look);
      }
    }));

  it('is opened again if its drawing context is not restored, and reacts to fingers as before', () =>
    as(async (guide) => {
      const table = await enter(guide, search);
      await table.pointAt(wide, { x: 160, y: 160 });
      await table.expectSaid('Ding 1: gefunden! 1 von 2.');
      await still(guide.page);
      const look = await lookAt(table);
      const lost = await table.layer.locator('canvas').elementHandle();
      await loseDrawing(guide.page);
      await guide.page.waitForFunction((canvas) => !canvas?.isConnected, lost, { polling: 100 });
      await table.expectDrawn();
      await expectLook(table, look);
      await table.pointAt(wide, { x: 600, y: 420 });
      await table.layer.getByText('Gelöst!').waitFor();
    }));
});

async function loseDrawing(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = document.querySelector('dialog canvas');
        canvas?.addEventListener('webglcontextlost', resolve, { once: true });
        for (const context of window.watch?.contexts ?? [])
          if (context.canvas === canvas) context.getExtension('WEBGL_lose_context')?.loseContext();
      }),
  );
}

describe('games one after another', () => {
  it('leave nothing behind, however quickly they are closed', () =>
    as(async (guide) => {
      const { page } = guide;
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
      const before = await page.evaluate(leftBehind);
      // One context, with which the library detects the phone's abilities.
      expect(before).toMatchObject({ canvases: 0, contexts: 1 });
      for (let times = 0; times < 30; times += 1) await turn(times % 5 !== 0);
      await expect.poll(() => page.evaluate(leftBehind)).toEqual(before);
    }));
});

function leftBehind(): object {
  return {
    canvases: document.querySelectorAll('canvas').length,
    contexts: [...(window.watch?.contexts ?? [])].filter((context) => !context.isContextLost()).length,
    listeners: [...(window.watch?.listeners ?? [])].map(([name, { size }]) => `${name} ${size}`),
    sounds: window.Howler?._howls.length,
  };
}
