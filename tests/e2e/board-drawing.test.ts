import { describe, expect, it } from 'vitest';
import {
  before,
  boardFiles,
  ground,
  haveScores,
  inLeft,
  left,
  museumOfBoard,
  revealed,
  right,
  standBefore,
} from './board-table.ts';
import { sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { openMuseum, type VisitOptions } from './visits.ts';

describe('odd path data', () => {
  const odd = ['', 'M10 10L', 'hello', 'M5 5H9', 'M2000 0h10v10z', left, 'M1e999 0', right];

  it('becomes plain buttons below the board, without errors', () =>
    before({ paths: odd }, async (guide) => {
      const board = standBefore(guide);
      await guide.open('/locations/1');
      await board.expectDrawn();
      await expect.poll(() => board.places.getByRole('link').count()).toBe(2);
      const others = guide.page
        .getByRole('region')
        .or(guide.page.locator('section'))
        .filter({ hasText: 'Nicht auf dem Bild' });
      await expect
        .poll(() => others.getByRole('link').allInnerTexts())
        .toEqual(['1, Frage 1, als Nächstes', '2, Frage 2', '3, Frage 3', '4, Frage 4', '5, Frage 5', '7, Frage 7']);
      await guide.expectAccessible();
      await others.getByRole('link', { name: '3, Frage 3' }).click();
      await guide.expectAt('/detail/3');
    }));

  it('without any shape leaves the picture as it is', () =>
    before({ paths: ['', 'x'] }, async (guide) => {
      await guide.open('/locations/1');
      await standBefore(guide).expectDrawn();
      await expect.poll(() => guide.page.getByRole('link', { name: /Frage/ }).count()).toBe(2);
      await guide.expectAccessible();
    }));

  it('is read in every legal form', () =>
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

  it('with sixty paths shows all places, each reachable and with its name', () => {
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
  it('is restored after its drawing context was lost', () =>
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
      // The places work without it.
      await board.place('2, Frage 2, als Nächstes').waitFor();
      await page.evaluate(() => window.drawings?.at(-1)?.getExtension('WEBGL_lose_context')?.restoreContext());
      await board.expectColour(inLeft, revealed);
      await expect.poll(async () => look.equals(await canvas.screenshot({ animations: 'disabled' }))).toBe(true);
    }));

  it('is a picture with places on it if WebGL is not available', () =>
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

  it('uncovers a won place in front of the visitor, once', () => {
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

  it('uncovers it immediately for visitors who prefer reduced motion', () =>
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
      /** From now on, frames wait until they are released. */
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
