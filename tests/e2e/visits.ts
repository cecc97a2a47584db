import { type Browser, type BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { type MuseumFiles, type MuseumFolder, writeMuseum } from './museum.ts';
import { serve, type Served } from './serve.ts';

/** A content folder, or a definition to write into one. */
export type Content = string | object;

export interface MuseumOptions {
  /** The client configuration. */
  readonly client?: object;
  /** What the console may say at every visit, as the content is broken on purpose. */
  readonly allow?: RegExp;
  /** Beside the tone, where the content is a definition. */
  readonly files?: MuseumFiles;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Another browser than the one that all tests share. */
  readonly browser?: Browser;
}

/** What a visitor does, from coming to leaving. */
export type Task = (guide: Guide) => Promise<void>;

export interface Museum {
  /** Without a slash at its end; known once the tests run. */
  readonly origin: string;
  /** What its server is made of. */
  readonly services: Served['services'];
  /** One visit by a visitor of its own. */
  readonly as: (task: Task, options?: VisitOptions) => Promise<void>;
}

/** A museum that is open for all tests of the file or group. */
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

/** One visit to a museum that is open for it alone. */
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

async function open(content: Content, { client, allow, files }: MuseumOptions): Promise<OpenMuseum> {
  const { folder, remove } = typeof content === 'string' ? kept(content) : await writeMuseum(content, files);
  const { origin, services, close } = await serve(folder, client);
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
      await close();
      await remove();
    },
  };
}

/** A folder that outlives the tests. */
function kept(folder: string): MuseumFolder {
  return { folder, remove: () => Promise.resolve() };
}
