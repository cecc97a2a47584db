import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
  type Request,
} from 'playwright';
import { findChromium } from './chromium.ts';

export type Viewport = BrowserContextOptions['viewport'] & object;

export const phone: Viewport = { width: 360, height: 740 };
export const desktop: Viewport = { width: 1280, height: 800 };

/**
 * Pages of tests live for seconds: optimising their code, WebAssembly included, costs more than it saves. Benchmarks
 * measure what visitors have.
 */
const isTest = process.env['VITEST'] !== undefined;

function launchOptions(more: readonly string[] = []): { readonly executablePath: string; readonly args: string[] } {
  return {
    executablePath: findChromium(),
    args: [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // Compositing pages without WebGL is faster in software; the guide's own drawing still uses it.
      '--disable-gpu-rasterization',
      '--disable-gpu-compositing',
      ...(isTest ? ['--js-flags=--no-turbofan --no-maglev --no-wasm-tier-up'] : []),
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

/** A page's unwanted output: script errors, console errors, requests to other hosts. */
export interface NoiseWatch {
  readonly noise: readonly string[];
  readonly end: () => void;
}

export function watchForNoise(page: Page, ownOrigin: string): NoiseWatch {
  const noise: string[] = [];
  const onError = (error: Error): void => void noise.push(`uncaught: ${error.message}`);
  const onMessage = (message: ConsoleMessage): void => {
    if (message.type() === 'error') noise.push(`console.error: ${message.text()}`);
  };
  const onRequest = (request: Request): void => {
    const url = new URL(request.url());
    const isOwn = url.origin === ownOrigin || ['about:', 'blob:', 'data:'].includes(url.protocol);
    if (!isOwn) noise.push(`third party: ${request.url()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onMessage);
  page.on('request', onRequest);
  return {
    noise,
    end: () => {
      page.off('pageerror', onError);
      page.off('console', onMessage);
      page.off('request', onRequest);
    },
  };
}
