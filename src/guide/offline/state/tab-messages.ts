import { channelName } from '#contract/worker-messages.ts';
import { isObject } from '#content/schema/containers.ts';
import { readRun, type Run } from '#offline/run.ts';
import { type Wanted } from '#offline/wanted.ts';

/** The messages about downloads between the tabs of a guide. */
export type TabMessage =
  /** The journal has changed: the tab that downloads acts on it. */
  | { readonly type: 'journal' }
  /** Pieces have been deleted. */
  | { readonly type: 'deleted' }
  /** The museum has another list of media than the one that is stored. */
  | { readonly type: 'list' }
  | { readonly type: 'stored'; readonly hash: string }
  | { readonly type: 'run'; readonly run: Run }
  | { readonly type: 'retry'; readonly wanted: Wanted }
  | { readonly type: 'hurry'; readonly paths: readonly string[] };

export interface Tabs {
  readonly tell: (message: TabMessage) => void;
}

/** Without the browser's channels each tab is alone. */
export function joinTabs(scope: string, onMessage: (message: TabMessage) => void): Tabs {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined };
  const channel = new BroadcastChannel(`${channelName(scope)} downloads`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parseTabMessage(data);
    if (message !== undefined) onMessage(message);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
  return { tell: (message) => channel.postMessage(message) };
}

/** @returns undefined for anything that is no message of ours */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  if (!isObject(data)) return undefined;
  const { type, hash, run, wanted, paths } = data;
  switch (type) {
    case 'journal':
    case 'deleted':
    case 'list':
      return { type };
    case 'stored':
      return typeof hash === 'string' ? { type, hash } : undefined;
    case 'run': {
      const known = readRun(run);
      return known && { type, run: known };
    }
    case 'retry': {
      if (!isObject(wanted)) return undefined;
      const { tour, language } = wanted;
      return typeof tour === 'number' && typeof language === 'string'
        ? { type, wanted: { tour, language } }
        : undefined;
    }
    case 'hurry':
      return Array.isArray(paths) && paths.every((path) => typeof path === 'string') ? { type, paths } : undefined;
    default:
      return undefined;
  }
}
