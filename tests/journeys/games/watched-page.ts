import { type Page } from 'playwright';

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
export function watchPage(): void {
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
export const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.watch?.pending === 0, undefined, { polling: 50 });

export const drawn = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => [window.watch?.frames ?? -1, window.watch?.draws ?? -1] as const);

/** The waiting itself is measured here. */
export async function idle(page: Page, milliseconds: number): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, start + milliseconds, { polling: 100 });
}
