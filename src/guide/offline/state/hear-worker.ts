import { channelName, parseNews, type WorkerNews } from '#contract/worker-messages.ts';

/** Calls back with the messages of the offline worker and the staff area to all tabs. */
export function hearWorker(scope: string, onNews: (news: WorkerNews) => void): void {
  if (!('BroadcastChannel' in globalThis)) return;
  new BroadcastChannel(channelName(scope)).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = parseNews(data);
    if (news !== undefined) onNews(news);
  });
}
