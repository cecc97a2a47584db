import { parentPort, workerData } from 'node:worker_threads';
import { type TourDefinition } from '#content/definition.ts';
import { type RendererModule, type RenderScreen } from '#contract/rendered-page.ts';
import { type ThreadAnswer, type ThreadOrder } from './messages.ts';

// The program of the thread that renders screens; start-renderer.ts starts it. It loads the built renderer, which
// changes what is global to its thread.

const { renderer } = workerData as { readonly renderer: string };
const { createRenderer } = (await import(renderer)) as RendererModule;

let museum: Promise<RenderScreen> | undefined;

parentPort?.on('message', (order: ThreadOrder) => {
  if (order.kind === 'museum') {
    const { json, ...rest } = order.museum;
    museum = Promise.resolve().then(async () => {
      const definition = JSON.parse(new TextDecoder().decode(json)) as TourDefinition;
      return await createRenderer({ ...rest, definition });
    });
    // Told to whoever asks for a screen.
    museum.catch(() => undefined);
  } else void answer(order);
});

async function answer({ id, path, language }: Extract<ThreadOrder, { kind: 'screen' }>): Promise<void> {
  let told: ThreadAnswer;
  try {
    told = { id, screen: await (await museum)?.(path, language) };
  } catch (error) {
    told = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
  parentPort?.postMessage(told);
}
