import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, type Page } from 'playwright';
import { clientConfiguration } from '#content/client-configuration.ts';
import { appOrigin } from '#contract/native.ts';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { demoMuseum, guideFolder } from '#server/project.ts';
import { buildStatic } from '#server/site/static/build-static.ts';
import { clientInApp } from '#server/usecases/app-builds/static-guide.ts';
import { type Shell, startShell } from '#tests/native/shell.ts';
import { launchBrowser } from '#tests/browser/browser.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';

export interface AppOptions {
  /** Android's API level. */
  readonly sdk?: number;
  /** The content of assets/app.json, as the builder writes it. */
  readonly app?: object;
}

/** The app on a phone: the shell on a JVM, and its page in Chromium. */
export interface App {
  readonly shell: Shell;
  readonly guide: Guide;
  /** Starts the app, by a link if there is one. */
  readonly start: (link?: string) => Promise<void>;
  /** The back gesture; waits until the app has done with it. */
  readonly back: () => Promise<void>;
}

/** The built app's content, shared by the visits of a file. */
export interface BuiltApp {
  readonly open: (options: AppOptions, task: (app: App) => Promise<void>) => Promise<void>;
  readonly assets: string;
  readonly remove: () => Promise<void>;
}

/** Builds the demo museum's static guide as the app contains it. */
export async function buildApp(): Promise<BuiltApp> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-app-'));
  const assets = join(folder, 'assets');
  const keys = join(folder, 'keys.p12');
  await buildStatic({
    content: await readContentFolder(demoMuseum),
    contentFolder: demoMuseum,
    guide: guideFolder,
    out: join(assets, 'guide'),
    client: clientInApp(
      { ...clientConfiguration.fallback, androidBatteryChecker: true, apkUseProximitySensor: true },
      '',
    ),
    servedAt: '/',
  });
  const secret = ['-storetype', 'PKCS12', '-storepass', 'cicerone', '-alias', 'guide', '-keystore', keys];
  execFileSync('keytool', ['-genkeypair', ...secret, '-keyalg', 'RSA', '-validity', '9', '-dname', 'CN=app'], {
    stdio: 'ignore',
  });
  return {
    assets,
    open: async ({ sdk = 36, app = {} }, task) => {
      await writeFile(join(assets, 'app.json'), JSON.stringify(app));
      const data = await mkdtemp(join(folder, 'data-'));
      const shell = await startShell({ assets, data, sdk, keys });
      // Each shell has its own port, and the browser finds it by the address that never changes.
      const browser = await launchBrowser([
        `--host-resolver-rules=MAP appassets.androidplatform.net:443 127.0.0.1:${shell.port}`,
        '--autoplay-policy=no-user-gesture-required',
      ]);
      try {
        await task(await putTogether(browser, shell));
      } finally {
        await browser.close();
        await shell.stop();
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function putTogether(browser: Browser, shell: Shell): Promise<App> {
  const guide = await visit(browser, {
    origin: appOrigin,
    context: { ignoreHTTPSErrors: true },
    hasWorker: true,
    hasFreeSound: true,
  });
  const { page } = guide;
  const devtools = await page.context().newCDPSession(page);
  let loading: Promise<unknown> = Promise.resolve();
  shell.answer((what) => answerOf(what, page, devtools));
  shell.on('load', ({ address = '' }) => {
    loading = page.goto(address);
  });
  // A page that is just being left hears nothing, as in a web view.
  shell.on('run', ({ script = '' }) => void page.evaluate(script).catch(() => undefined));
  shell.on('goBack', () => void page.evaluate(() => history.back()).catch(() => undefined));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) void shell.do('history', { text: frame.url() });
  });
  page.on('load', () => void shell.do('finished', { text: page.url() }));
  return {
    shell,
    guide,
    start: async (link = '') => {
      await shell.do('create', { text: link });
      const methods = await shell.do('bridge');
      await page.addInitScript(putBridge, methods as readonly string[]);
      await loading;
    },
    back: async () => {
      await shell.do('back');
    },
  };
}

async function answerOf(what: string, page: Page, devtools: CDPSession): Promise<unknown> {
  switch (what) {
    case 'canGoBack':
      return canGoBack(devtools);
    case 'clearHistory':
      return devtools.send('Page.resetNavigationHistory');
    default:
      return addressOf(page);
  }
}

function addressOf(page: Page): string | null {
  const address = page.url();
  return address.startsWith(appOrigin) ? address : null;
}

async function canGoBack(devtools: CDPSession): Promise<boolean> {
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory');
  return entries.slice(0, currentIndex).some(({ url }) => url.startsWith(appOrigin));
}

/** Puts the bridge on the page as the web view does: its methods answer at once. */
function putBridge(methods: readonly string[]): void {
  const call = (name: string, given: readonly unknown[]): unknown => {
    const request = new XMLHttpRequest();
    request.open('POST', `/__bridge/${name}`, false);
    request.send(JSON.stringify(given));
    const { value, error } = JSON.parse(request.responseText) as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const bridge = Object.fromEntries(methods.map((name) => [name, (...given: unknown[]) => call(name, given)]));
  Object.assign(window, { GuideNative: bridge });
}
