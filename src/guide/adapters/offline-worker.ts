import { workerPath } from '#contract/shell-files.ts';
import { isMuseum } from './museum.ts';

/** Why the guide has no offline worker. The guide continues with the network. */
export interface WorkerTrouble {
  readonly reason: 'unsupported' | 'missing' | 'wrong-type' | 'refused';
  readonly detail: string;
}

/**
 * Registers the worker of section 7.8. On localhost, where designers try the guide, the script is fetched first to see
 * that it exists and is JavaScript; elsewhere only when the browser could not fetch it. A worker whose script is gone
 * is unregistered: that is how a museum gets rid of one that fails.
 *
 * @param onTrouble called when the browser finds out later
 */
export async function registerWorker(
  place: URL,
  onTrouble: (trouble: WorkerTrouble) => void,
): Promise<ServiceWorkerRegistration | WorkerTrouble> {
  if (!('serviceWorker' in navigator)) return { reason: 'unsupported', detail: '' };
  const { serviceWorker } = navigator;
  const script = new URL(workerPath, place);
  const isLocal = place.hostname === 'localhost';
  // A worker that is there serves at once. Browsers register it again only after they have looked for a newer one, and
  // a network that never answers keeps them waiting.
  const known = await findWorker(place);
  if (known !== undefined && known.active !== null) {
    void (isLocal ? findOut() : known.update().catch(() => findOut()));
    return known;
  }
  const trouble = isLocal ? await lookAt(script, place) : undefined;
  if (trouble !== undefined) {
    await unregister(place);
    return trouble;
  }
  try {
    const found: ServiceWorkerRegistration | undefined = await serviceWorker.register(script, {
      scope: place.pathname,
      updateViaCache: 'none',
    });
    // Programs that guard privacy replace the call by one that does nothing.
    return found ?? { reason: 'refused', detail: 'The browser registers nothing' };
  } catch (error) {
    const seen = isLocal ? undefined : await lookAt(script, place);
    if (seen !== undefined) await unregister(place);
    return seen ?? { reason: 'refused', detail: error instanceof Error ? error.message : '' };
  }

  async function findOut(): Promise<void> {
    const seen = await lookAt(script, place);
    if (seen === undefined) return;
    await unregister(place);
    onTrouble(seen);
  }
}

async function unregister(place: URL): Promise<void> {
  await (await findWorker(place))?.unregister();
}

/** A browser that blocks all data of a site refuses even the question. */
function findWorker(place: URL): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(place).catch(() => undefined);
}

/** Milliseconds. */
const timeoutMs = 3000;

/** Returns undefined also when it is not the museum that answers: a worker that is there must survive that. */
async function lookAt(script: URL, place: URL): Promise<WorkerTrouble | undefined> {
  const answer = await fetch(script, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (answer === undefined) return undefined;
  const type = answer.headers.get('content-type') ?? '';
  const isMissing = answer.status === 404;
  if (!isMissing && (!answer.ok || /^(?:text|application)\/javascript\b/.test(type))) return undefined;
  if (!(await isMuseum(place))) return undefined;
  return isMissing
    ? { reason: 'missing', detail: script.href }
    : { reason: 'wrong-type', detail: `${script.href} is ${type}` };
}
