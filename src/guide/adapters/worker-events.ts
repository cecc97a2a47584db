/** The events of this page's worker, in the order in which they happen. */
export interface WorkerListener {
  /** A new version is being stored. */
  readonly found: () => void;
  /** It is stored as a whole: the first one serves, a later one waits for the restart. */
  readonly stored: () => void;
  readonly failed: () => void;
  /** Another worker serves this page from now on. */
  readonly changed: () => void;
}

/** Milliseconds between two checks. Browsers check automatically only when a page opens. */
const oneHour = 3_600_000;

/** Looks for a new version each hour, and when the visitor comes back after that time. */
export function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = (): void => {
    if (document.hidden || Date.now() - last < oneHour) return;
    last = Date.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => undefined);
  };
  setInterval(look, oneHour);
  document.addEventListener('visibilitychange', look);
}

/** Follows the workers of a registration for as long as the page lives. */
export function watchWorker(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  listener: WorkerListener,
): void {
  let wasServed = container.controller !== null;
  if (registration.active === null) followFirst(registration, listener);
  else follow(registration.installing, 'installed', listener);
  registration.addEventListener('updatefound', () => {
    if (registration.active === null) return;
    listener.found();
    follow(registration.installing, 'installed', listener);
  });
  container.addEventListener('controllerchange', () => {
    // The first worker takes over pages that had none.
    if (wasServed) listener.changed();
    wasServed = true;
  });
}

/** Waits for the first worker of this page to serve. @returns undefined if it cannot store the guide */
export async function firstWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  if (registration.active === null)
    await new Promise<void>((resolve) => followFirst(registration, { stored: resolve, failed: resolve }));
  return registration.active ?? undefined;
}

function followFirst(
  { installing, waiting }: ServiceWorkerRegistration,
  listener: Pick<WorkerListener, 'stored' | 'failed'>,
): void {
  const first = installing ?? waiting;
  // It may have failed before anything listened.
  if (first === null) listener.failed();
  else follow(first, 'activated', listener);
}

function follow(
  worker: ServiceWorker | null,
  end: 'installed' | 'activated',
  { stored, failed }: Pick<WorkerListener, 'stored' | 'failed'>,
): void {
  const watching = new AbortController();
  const look = (): void => {
    if (worker?.state !== end && worker?.state !== 'redundant') return;
    watching.abort();
    if (worker.state === end) stored();
    else failed();
  };
  worker?.addEventListener('statechange', look, watching);
}
