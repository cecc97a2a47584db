import { type Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing, type GameTable, mouse, museumOfGames, type Point, sitDown } from './game-table.ts';
import { type Guide } from './guide.ts';
import { openMuseum, type Task, type VisitOptions } from './visits.ts';

const square = { width: 120, height: 120 };
const wide = { width: 800, height: 600 };
const faces = ['#c00000', '#00a000', '#0000c0'];
/** Places in the picture {@link wide}, found by tapping. */
const things = [
  { x: 100, y: 100, width: 120, height: 120, colour: '#c00000' },
  { x: 560, y: 380, width: 120, height: 120, colour: '#0000c0' },
];

const museum = openMuseum(
  museumOfGames([
    {
      Type: 3,
      GameMemoryPairs: 3,
      GameMemoryPairListURL: faces.map((_, face) => `files/face-${face}.svg`),
      GameMemoryBackgroundURL: 'files/back.svg',
      GameMemoryFlipFXURL: 'files/tone.wav',
    },
    {
      Type: 6,
      ImageDescriptors: [{ ImageURL: 'files/picture.svg' }],
      GameHotspotsToWin: 2,
      GameHotspots: things.map(({ x, y, width, height }, thing) => ({
        X: x,
        Y: y,
        Width: width,
        Height: height,
        Name: { de: `Ding ${thing + 1}` },
        AudioURL: { de: 'files/tone.wav' },
        IsSolution: true,
      })),
    },
  ]),
  {
    files: {
      'back.svg': drawing(square, '#ff00ff'),
      ...Object.fromEntries(faces.map((colour, face) => [`face-${face}.svg`, drawing(square, colour)])),
      'picture.svg': drawing(wide, '#80c0a0', things),
    },
  },
);
const memory = '/detail/1';
const search = '/detail/2';
const moving = { reducedMotion: 'no-preference' as const };

/** Runs one visit with the page instrumented. */
function as(task: Task, options?: VisitOptions): Promise<void> {
  return museum.as(async (guide) => {
    await guide.context.addInitScript(watchPage);
    await task(guide);
  }, options);
}

async function enter(guide: Guide, path = memory): Promise<GameTable> {
  const table = sitDown(guide, mouse);
  await guide.open(path);
  await table.enter();
  await table.expectDrawn();
  return table;
}

const card = ({ layer }: GameTable, number: number) =>
  layer
    .getByRole('group', { name: 'Karten' })
    .getByRole('button')
    .nth(number - 1);

declare global {
  interface Window {
    watch?: {
      /** Requested frames that have not run. */
      pending: number;
      frames: number;
      draws: number;
      mostDraws: number;
      /** A page in a hidden tab gets no frames. */
      isHidden: boolean;
      readonly held: FrameRequestCallback[];
      readonly kinds: Set<string>;
      readonly contexts: Set<WebGLRenderingContext | WebGL2RenderingContext>;
      readonly listeners: Map<string, Set<unknown>>;
      readonly violations: string[];
    };
    Howler?: { readonly _howls: readonly unknown[] };
  }
}

/**
 * Runs before the page's own scripts: removes randomness from games, and counts drawing calls, contexts and listeners.
 */
function watchPage(): void {
  const watch: Window['watch'] & object = {
    pending: 0,
    frames: 0,
    draws: 0,
    mostDraws: 0,
    isHidden: false,
    held: [],
    kinds: new Set(),
    contexts: new Set(),
    listeners: new Map(),
    violations: [],
  };
  window.watch = watch;
  crypto.getRandomValues = (numbers) => numbers;

  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const asked = new Set<number>();
  window.requestAnimationFrame = (callback) => {
    const handle = request((time) => {
      asked.delete(handle);
      watch.pending = asked.size;
      if (watch.isHidden) {
        watch.held.push(callback);
        return;
      }
      const before = watch.draws;
      watch.frames += 1;
      callback(time);
      watch.mostDraws = Math.max(watch.mostDraws, watch.draws - before);
    });
    asked.add(handle);
    watch.pending = asked.size;
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    asked.delete(handle);
    watch.pending = asked.size;
    cancel(handle);
  };

  const gl = WebGL2RenderingContext.prototype;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
    const draw: (...facts: number[]) => void = gl[name];
    gl[name] = function count(this: WebGL2RenderingContext, ...facts: number[]) {
      watch.draws += 1;
      draw.apply(this, facts);
    };
  }
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function note(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
    const context: unknown = Reflect.apply(getContext, this, [kind, ...more]);
    watch.kinds.add(kind);
    if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext)
      watch.contexts.add(context);
    return context;
  } as typeof getContext;

  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const of = (type: string): Set<unknown> => {
      const key = `${target === window ? 'window' : 'document'} ${type}`;
      const set = watch.listeners.get(key) ?? new Set();
      watch.listeners.set(key, set);
      return set;
    };
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      of(type).add(listener);
      if (typeof options === 'object')
        options.signal?.addEventListener('abort', () => void of(type).delete(listener), { once: true });
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions | boolean) => {
      of(type).delete(listener);
      remove(type, listener, options);
    };
    if (target === document)
      add('securitypolicyviolation', (event) => {
        if (event instanceof SecurityPolicyViolationEvent) watch.violations.push(event.violatedDirective);
      });
  }
}

/** Waits until nothing is left to draw. */
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.watch?.pending === 0, undefined, { polling: 50 });

const drawn = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => [window.watch?.frames ?? -1, window.watch?.draws ?? -1] as const);

/** The waiting itself is measured here. */
async function idle(page: Page, milliseconds: number): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, start + milliseconds, { polling: 100 });
}

/** Returns a picture of the game as the visitor sees it, buttons included. */
const lookAt = ({ layer }: GameTable): Promise<Buffer> =>
  layer.locator('canvas').screenshot({ animations: 'disabled' });

async function expectLook(table: GameTable, look: Buffer): Promise<void> {
  await expect.poll(async () => look.equals(await lookAt(table))).toBe(true);
}

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
