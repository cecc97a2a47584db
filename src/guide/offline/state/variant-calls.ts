import type { Variant } from '#contract/calls/content-calls.ts';
import { parseNews, type WorkerOrder } from '#contract/worker-messages.ts';

export interface ChosenVariant {
  readonly chosen: Variant;
  /** The variant that this page shows: without a network the published copy, whatever is chosen. */
  readonly shown: Variant;
}

export function askVariant(worker: ServiceWorker): Promise<ChosenVariant> {
  return ask(worker, { type: 'askVariant' });
}

export function chooseVariant(worker: ServiceWorker, variant: Variant, session: string): Promise<ChosenVariant> {
  return ask(worker, { type: 'setVariant', variant, session });
}

function ask(worker: ServiceWorker, order: WorkerOrder): Promise<ChosenVariant> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const news = parseNews(data);
      if (news?.type !== 'variant') return;
      // A page that was loaded past the worker shows what visitors see.
      const shown = navigator.serviceWorker.controller === null ? 'PUBLISHED' : (news.shown ?? news.variant);
      resolve({ chosen: news.variant, shown });
      port1.close();
    });
    port1.start();
    worker.postMessage(order, [port2]);
  });
}
