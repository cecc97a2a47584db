import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { phone } from './browser.ts';
import { createContext } from './guide.ts';

/** A page that one visit has at a time. */
export interface PooledPage {
  readonly page: Page;
  /** For the harness, which leaves it as it was. */
  readonly context: BrowserContext;
  /** Makes the context known to a test, and therefore unfit for others. */
  readonly takeContext: () => BrowserContext;
  /** Gives the page back, with nothing stored; `isClean` is false after a failure. */
  readonly giveBack: (isClean: boolean) => Promise<void>;
}

export interface PagePool {
  readonly take: (browser: Browser, options: BrowserContextOptions) => Promise<PooledPage>;
}

/** A page of the museum that runs no script. */
const plainPath = '/info/version';

/** Goes to that page, unless it is open already: a navigation costs a tenth of a second. */
export async function restAt(page: Page, origin: string): Promise<void> {
  if (page.url() !== origin + plainPath) await page.goto(origin + plainPath);
}

interface Idle {
  readonly context: BrowserContext;
  readonly page: Page | undefined;
}

/** The pages at rest by their address and options, the one used last at the end. */
const idle = new Map<string, Idle>();

/** Each has its own process. */
const mostIdle = 4;

async function rest(key: string, page: Idle): Promise<void> {
  idle.set(key, page);
  const [[oldest, { context }] = [key, page]] = idle;
  if (idle.size <= mostIdle) return;
  idle.delete(oldest);
  if (context.browser()?.isConnected() === true) await context.close();
}

/**
 * Keeps the pages of an address for later visits with the same options, also to another museum that is opened there.
 * Loading the guide in a page that has shown it before costs a third: it is compiled and cached. What a visit stores is
 * removed. A page that a test has changed in a way that lasts is closed; so is the context, if a test has used it.
 */
export function createPagePool(origin: string): PagePool {
  return {
    take: async (browser, options) => {
      const key = `${origin} ${JSON.stringify(options)}`;
      const resting = idle.get(key);
      const found = resting?.context.browser() === browser ? resting : undefined;
      if (found !== undefined) idle.delete(key);
      const context = found?.context ?? (await createContext(browser, { options }));
      const page = found?.page ?? (await context.newPage());
      const changes = watchChanges(page);
      return {
        page,
        context,
        takeContext: () => {
          changes.context = true;
          return context;
        },
        giveBack: async (isClean) => {
          const isFit =
            isClean && !changes.context && !idle.has(key) && context.pages().length === 1 && !page.isClosed();
          if (!isFit) {
            await context.close();
            return;
          }
          await forget(page, context, origin);
          if (changes.page) await page.close();
          else await page.setViewportSize(options.viewport ?? phone);
          await rest(key, { context, page: changes.page ? undefined : page });
        },
      };
    },
  };
}

async function forget(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await page.unrouteAll();
  for (const event of heard) page.removeAllListeners(event);
  await forgetVisit(page, origin, context);
}

/** Removes everything that a visit has stored, and rests at an address that runs no script. */
export async function forgetVisit(page: Page, origin: string, context = page.context()): Promise<void> {
  // A blank page would end the process that has compiled the guide.
  await page.goto(origin + plainPath);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
  await session.detach();
}

/** The events of a page that tests listen to. */
const heard = ['dialog', 'download', 'filechooser', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'];

interface Changes {
  /** Scripts or media features that cannot be taken back. */
  page: boolean;
  context: boolean;
}

const lasting = ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction'] as const;

/** Notes when a test changes a page, or asks it for its context or clock. */
function watchChanges(page: Page): Changes {
  const changes: Changes = { page: false, context: false };
  for (const name of lasting) {
    const plain: unknown = Reflect.get(Object.getPrototypeOf(page) as object, name);
    Reflect.set(page, name, (...given: unknown[]) => {
      changes.page = true;
      return (plain as (...given: unknown[]) => unknown).apply(page, given);
    });
  }
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    configurable: true,
    get: () => {
      changes.context = true;
      return clock;
    },
  });
  return changes;
}
