import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type RenderedScreen } from '#contract/rendered-page.ts';
import { projectRoot } from '../../project.ts';
import { type MuseumToRender, type ThreadAnswer, type ThreadOrder } from './messages.ts';

/** One screen cannot be rendered; others can. */
export class ScreenError extends Error {
  override readonly name = 'ScreenError';
}

export interface Renderer {
  /** The museum that screens are rendered of from now on. */
  readonly show: (museum: MuseumToRender) => void;
  /**
   * @returns undefined for an address that has no such screen
   * @throws {ScreenError} if this screen cannot be rendered
   * @throws if the thread fails or ends
   */
  readonly render: (path: string, language: string) => Promise<RenderedScreen | undefined>;
  readonly close: () => Promise<void>;
}

interface Asked {
  readonly resolve: (screen: RenderedScreen | undefined) => void;
  readonly reject: (error: Error) => void;
}

const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? `${projectRoot}dist/server/render-thread.js`
  : `${projectRoot}src/server/site/prerender/render-thread.mjs`;

/** The built renderer, which is a separate program. */
const built = `${projectRoot}dist/renderer/renderer.js`;

/** Megabytes: a museum of 10,000 stations needs about 200. */
const mostMemory = 768;

/** Starts a thread that renders the guide's screens. Returns undefined if the renderer was not built. */
export function startRenderer(renderer = built): Renderer | undefined {
  if (!existsSync(renderer)) return undefined;
  const thread = new Worker(program, {
    workerData: { renderer },
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  // It keeps the program alive only while it works.
  thread.unref();
  const asked = new Map<number, Asked>();
  let last = 0;
  let ended: Error | undefined;

  thread.on('message', (answer: ThreadAnswer) => {
    const one = asked.get(answer.id);
    asked.delete(answer.id);
    if (asked.size === 0) thread.unref();
    if ('failure' in answer) one?.reject(new ScreenError(answer.failure));
    else one?.resolve(answer.screen);
  });
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of asked.values()) reject(ended);
    asked.clear();
  };
  thread.on('error', end);
  thread.on('exit', () => end(new Error('The thread that renders screens has ended.')));

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
  const tell = (order: ThreadOrder): void => thread.postMessage(order);
  return {
    show: (museum) => tell({ kind: 'museum', museum }),
    render: async (path, language) =>
      await new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        last += 1;
        asked.set(last, { resolve, reject });
        thread.ref();
        return tell({ kind: 'screen', id: last, path, language });
      }),
    close: async () => void (await thread.terminate()),
  };
}
