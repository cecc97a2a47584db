import { workerPath } from '#contract/shell-files.ts';

/** Why the guide has no offline worker. The guide goes on with the network. */
export interface WorkerTrouble {
  readonly reason: 'unsupported' | 'missing' | 'wrong-type' | 'refused';
  readonly detail: string;
}

/**
 * Registers the worker of section 7.8. On localhost, where designers try the guide, the script is fetched first to see
 * that it exists and is JavaScript; otherwise an earlier worker is unregistered.
 */
export async function registerWorker(place: URL): Promise<ServiceWorkerRegistration | WorkerTrouble> {
  if (!('serviceWorker' in navigator)) return { reason: 'unsupported', detail: '' };
  const { serviceWorker } = navigator;
  const script = new URL(workerPath, place);
  if (place.hostname === 'localhost') {
    const trouble = await lookAt(script);
    if (trouble !== undefined) {
      await (await serviceWorker.getRegistration(place))?.unregister();
      return trouble;
    }
  }
  try {
    const found: ServiceWorkerRegistration | undefined = await serviceWorker.register(script, {
      scope: place.pathname,
      updateViaCache: 'none',
    });
    // Programs that guard privacy replace the call by one that does nothing.
    return found ?? { reason: 'refused', detail: 'The browser registers nothing' };
  } catch (error) {
    return { reason: 'refused', detail: error instanceof Error ? error.message : '' };
  }
}

/** Returns undefined also when the network does not answer: a worker that is there must survive that. */
async function lookAt(script: URL): Promise<WorkerTrouble | undefined> {
  const answer = await fetch(script, { cache: 'no-store' }).catch(() => undefined);
  if (answer === undefined) return undefined;
  if (answer.status === 404) return { reason: 'missing', detail: script.href };
  const type = answer.headers.get('content-type') ?? '';
  return !answer.ok || /^(?:text|application)\/javascript\b/.test(type)
    ? undefined
    : { reason: 'wrong-type', detail: `${script.href} is ${type}` };
}
