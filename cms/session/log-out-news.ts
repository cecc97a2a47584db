import { channelName, parseNews, type WorkerNews, type WorkerOrder } from '#contract/worker-messages.ts';

/** A logout concerns every tab of the guide and of the staff area (section 4), and the guide's offline worker. */
export interface LogOutNews {
  readonly tell: () => Promise<void>;
  /** Clears the session in the offline worker alone, as after a login that has failed (section 8). */
  readonly clearWorker: () => Promise<void>;
}

/**
 * @param guide the address of the guide beside the staff area, with a slash at the end
 * @param onHeard another tab has logged out
 */
export function joinLogOutNews(guide: string, onHeard: () => void): LogOutNews {
  // Without the browser's channels each tab is alone.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName(guide)) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (parseNews(data)?.type === 'loggedOut') onHeard();
  });
  return {
    tell: async () => {
      // First, because a page that begins now asks the worker.
      await tellWorker(guide);
      const news: WorkerNews = { type: 'loggedOut' };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
      channel?.postMessage(news);
    },
    clearWorker: () => tellWorker(guide),
  };
}

async function tellWorker(guide: string): Promise<void> {
  const order: WorkerOrder = { type: 'logout' };
  // The session is gone whether or not the worker hears of it.
  const found = await navigator.serviceWorker?.getRegistration(guide).catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a worker has one origin only
  found?.active?.postMessage(order);
}
