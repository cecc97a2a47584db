import { type Browser, type BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { putBehind } from './front.ts';
import { type Guide, visit } from './guide.ts';
import { type MuseumFiles, type MuseumFolder, writeMuseum } from './museum.ts';
import { serve, type Served } from './serve.ts';

/** A content folder, or a definition to write into one. */
export type Content = string | object;

export interface MuseumOptions {
  /** The client configuration. */
  readonly client?: object;
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

export interface Museum {
  /** Without a trailing slash; known once the tests run. */
  readonly origin: string;
  /** The settings of its server. */
  readonly services: Served['services'];
  /** Runs one visit with a new visitor. */
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
    as: (task, visitOptions) => current().as(task, visitOptions),
  };
}

/** Runs one visit to a museum that is opened for it alone. */
export async function visitMuseum(content: Content, task: Task, options: MuseumOptions = {}): Promise<void> {
  const museum = await open(content, options);
  try {
    await museum.as(task);
  } finally {
    await museum.close();
  }
}

interface OpenMuseum extends Served {
  readonly as: Museum['as'];
}

async function open(content: Content, { client, allow, files, below }: MuseumOptions): Promise<OpenMuseum> {
  const { folder, remove } = typeof content === 'string' ? kept(content) : await writeMuseum(content, files);
  const { origin: inner, services, close } = await serve(folder, client);
  const front = below === undefined ? undefined : await putBehind(inner, below);
  const origin = front?.origin ?? inner;
  return {
    origin,
    services,
    as: async (task, { browser, ...context } = {}) => {
      const guide = await visit(browser ?? (await sharedBrowser()), { origin, context });
      if (allow !== undefined) guide.allow(allow);
      await task(guide);
      await guide.leave();
    },
    close: async () => {
      await front?.close();
      await close();
      await remove();
    },
  };
}

/** Returns a folder that outlives the tests. */
function kept(folder: string): MuseumFolder {
  return { folder, remove: () => Promise.resolve() };
}
