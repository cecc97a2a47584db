import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findChromium } from './chromium.ts';

export type Viewport = BrowserContextOptions['viewport'] & object;

export const phone: Viewport = { width: 360, height: 740 };
export const desktop: Viewport = { width: 1280, height: 800 };

function launchOptions(more: readonly string[] = []): { readonly executablePath: string; readonly args: string[] } {
  return {
    executablePath: findChromium(),
    args: [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // Compositing pages without WebGL is faster in software; the guide's own drawing still uses it.
      '--disable-gpu-rasterization',
      '--disable-gpu-compositing',
      '--autoplay-policy=user-gesture-required',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  };
}

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(more));
}

/** A browser that keeps what it stores in a folder, and can be killed as a phone kills one. */
export interface LastingBrowser {
  readonly page: Page;
  readonly kill: () => Promise<void>;
}

export async function launchLasting(folder: string): Promise<LastingBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    locale: 'de-DE',
    viewport: phone,
  });
  const browser = context.browser();
  if (browser === null) throw new Error('The browser cannot be asked for its process');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const id = processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser does not tell its process');
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      const gone = new Promise((resolve) => context.once('close', resolve));
      process.kill(id, 'SIGKILL');
      await gone;
    },
  };
}

let shared: Promise<Browser> | undefined;

/**
 * The browser of this worker, shared by all its test files: each visit has its own context. It closes with the worker.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launchBrowser();
  return shared;
}

/** Collects a page's unwanted output: script errors, console errors, requests to other hosts. */
export function watchForNoise(page: Page, ownOrigin: string): readonly string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(`console.error: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === ownOrigin || ['blob:', 'data:'].includes(url.protocol);
    if (!isOwn) noise.push(`third party: ${request.url()}`);
  });
  return noise;
}
