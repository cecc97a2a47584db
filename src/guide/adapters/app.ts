import type { Native } from './native.ts';

let app: Native | undefined;

/** The native app around this page; undefined on the web. */
export const theApp = (): Native | undefined => app;

/** Finds the app around this page. The web does not load its code. */
export async function findApp(host: Window): Promise<Native | undefined> {
  app = 'GuideNative' in host ? (await import('./native.ts')).findNative(host) : undefined;
  return app;
}
