// The program of the thread that renders screens; start-renderer.ts starts it. Plain JavaScript, so that it starts as
// quickly where the server runs without being built. It loads the built renderer, which changes what is global to its
// thread.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('#contract/rendered-page.ts').RendererModule} */
const { createRenderer } = await import(workerData.renderer);

/** @type {Promise<import('#contract/rendered-page.ts').RenderScreen> | undefined} */
let museum;

parentPort?.on('message', (/** @type {import('./messages.ts').ThreadOrder} */ order) => {
  if (order.kind === 'museum') {
    museum = open(order.museum);
    // Reported with the answer to each request for a screen.
    museum.catch(() => undefined);
  } else void answer(order.id, order.path, order.language);
});

/** @param {import('./messages.ts').MuseumToRender} museum */
async function open({ json, ...rest }) {
  return await createRenderer({ ...rest, definition: JSON.parse(new TextDecoder().decode(json)) });
}

/**
 * @param {number} id
 * @param {string} path
 * @param {string} language
 */
async function answer(id, path, language) {
  try {
    const render = await museum;
    tell({ id, screen: await render?.(path, language) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/** @param {import('./messages.ts').ThreadAnswer} told */
function tell(told) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
  parentPort?.postMessage(told);
}
