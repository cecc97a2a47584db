import { type Browser, type BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { putBehind } from './front.ts';
import { beginVisit, type Guide } from './guide.ts';
import { type MuseumFiles, type MuseumFolder, writeMuseum } from './museum.ts';
import { createPagePool } from './page-pool.ts';
import { serve, type Served, type ServeOptions } from './serve.ts';

/** A content folder, or a definition to write into one. */
export type Content = string | object;

export interface MuseumOptions extends Pick<ServeOptions, 'client' | 'isPrerendering'> {
  /** Console output allowed at every visit, because the content is broken on purpose. */
  readonly allow?: RegExp;
  /** Added to the tone, if the content is a definition. */
  readonly files?: MuseumFiles;
  /** The path, such as `/museum`, below which calls and media are found; the configuration should name it. */
  readonly below?: string;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Replaces the browser that all tests share. */
  readonly browser?: Browser;
}

/** A visitor's actions from start to end. */
export type Task = (guide: Guide) => Promise<void>;

export interface Museum extends Pick<Served, 'services' | 'editingCopy' | 'clear' | 'update'> {
  /** Without a trailing slash; known once the tests run. */
  readonly origin: string;
  /**
   * Runs one visit with a new visitor: a new page, and nothing stored. Visits with the same options share a browser
   * context and its HTTP cache, unless the test touches `guide.context`.
   */
  readonly as: (task: Task, options?: VisitOptions) => Promise<void>;
}

/** Opens a museum for all tests of the file or group. */
export function openMuseum(content: Content, options: MuseumOptions = {}): Museum {
  let museum: OpenMuseum | undefined;
  const current = (): OpenMuseum => {
    if (museum === undefined) throw new Error('The museum opens when the tests begin');
    return museum;
  };
  beforeAll(async () => {
    museum = await open(content, options);
  });
  afterAll(() => museum?.close());
  return {
    get origin() {
      return current().origin;
    },
    get services() {
      return current().services;
    },
    editingCopy: () => current().editingCopy(),
    clear: (table) => current().clear(table),
    update: (table, values, where) => current().update(table, values, where),
    as: (task, visitOptions) => current().as(task, visitOptions),
  };
}

interface OpenMuseum extends Museum {
  readonly close: () => Promise<void>;
}

async function open(content: Content, { allow, files, below, ...serving }: MuseumOptions): Promise<OpenMuseum> {
  const { folder, remove } = typeof content === 'string' ? kept(content) : await writeMuseum(content, files);
  const served = await serve(folder, serving);
  const front = below === undefined ? undefined : await putBehind(served.origin, below);
  const origin = front?.origin ?? served.origin;
  const pages = createPagePool(origin);
  return {
    ...served,
    origin,
    as: async (task, { browser, ...options } = {}) => {
      const { page, context, takeContext, giveBack } = await pages.take(browser ?? (await sharedBrowser()), options);
      const { guide, expectQuiet } = beginVisit(page, context, {
        origin,
        isPrerendering: serving.isPrerendering === true,
      });
      if (allow !== undefined) guide.allow(allow);
      const shared: Guide = {
        ...guide,
        get context() {
          return takeContext();
        },
        leave: () => Promise.reject(new Error('The visit ends automatically')),
      };
      let isClean = false;
      try {
        await task(shared);
        isClean = true;
      } finally {
        await giveBack(isClean && browser === undefined);
      }
      expectQuiet();
    },
    close: async () => {
      await front?.close();
      await served.close();
      await remove();
    },
  };
}

/** Returns a folder that outlives the tests. */
function kept(folder: string): MuseumFolder {
  return { folder, remove: () => Promise.resolve() };
}
