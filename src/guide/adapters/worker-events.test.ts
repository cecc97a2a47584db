import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstWorker, lookForUpdates, watchWorker } from './worker-events.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  change(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

function watch(given: Partial<FakeRegistration>, controller: FakeWorker | null = null) {
  const registration = Object.assign(new FakeRegistration(), given);
  const container = Object.assign(new FakeContainer(), { controller });
  const told: string[] = [];
  watchWorker(registration as unknown as ServiceWorkerRegistration, container as unknown as ServiceWorkerContainer, {
    found: () => told.push('found'),
    stored: () => told.push('stored'),
    failed: () => told.push('failed'),
    changed: () => told.push('changed'),
  });
  return { registration, container, told };
}

describe('the first worker', () => {
  it('has stored the guide once it is active, and takes over a page that had none', () => {
    const worker = new FakeWorker();
    const { registration, container, told } = watch({ installing: worker });
    registration.find(worker);
    worker.become('installed');
    worker.become('activating');
    expect(told).toEqual([]);
    worker.become('activated');
    container.change(worker);
    expect(told).toEqual(['stored']);
  });

  it('that cannot store the guide fails', () => {
    const worker = new FakeWorker();
    const { told } = watch({ installing: worker });
    worker.become('redundant');
    expect(told).toEqual(['failed']);
  });

  it('that failed before the page listened has failed, too', async () => {
    expect(watch({}).told).toEqual(['failed']);
    const registration = new FakeRegistration() as unknown as ServiceWorkerRegistration;
    expect(await firstWorker(registration)).toBeUndefined();
  });

  it('is waited for until it serves', async () => {
    const worker = new FakeWorker();
    const registration = Object.assign(new FakeRegistration(), { installing: worker });
    const found = firstWorker(registration as unknown as ServiceWorkerRegistration);
    Object.assign(registration, { installing: null, active: worker });
    worker.become('activated');
    expect(await found).toBe(worker);
  });
});

describe('a later worker', () => {
  const active = Object.assign(new FakeWorker(), { state: 'activated' as const });

  it('is found, has stored the new version once it is installed, and changes the page later', () => {
    const { registration, container, told } = watch({ active }, active);
    const next = new FakeWorker();
    registration.find(next);
    expect(told).toEqual(['found']);
    next.become('installed');
    expect(told).toEqual(['found', 'stored']);
    next.become('activating');
    next.become('activated');
    container.change(next);
    expect(told).toEqual(['found', 'stored', 'changed']);
  });

  it('that was being stored when the page began is followed, also when it fails', () => {
    const next = new FakeWorker();
    const { told } = watch({ active, installing: next }, active);
    next.become('redundant');
    next.become('redundant');
    expect(told).toEqual(['failed']);
  });
});

describe('looking for a new version', () => {
  afterEach(() => void vi.useRealTimers());

  it('happens each hour while the page is visible, and when the visitor comes back after that time', () => {
    vi.useFakeTimers();
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', page);
    const update = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
    lookForUpdates({ update } as unknown as ServiceWorkerRegistration);
    vi.advanceTimersByTime(3_599_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1000);
    expect(update).toHaveBeenCalledTimes(1);
    page.hidden = true;
    vi.advanceTimersByTime(7_200_000);
    expect(update).toHaveBeenCalledTimes(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(2);
  });
});
