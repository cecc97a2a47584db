import { createActor } from 'xstate';
import { channelName, parseNews } from '#contract/worker-messages.ts';
import { readStoredVersion, type StoredVersion } from '../../adapters/stored-version.ts';
import { isVisitorBusy, onRelease } from '../../adapters/visitor-busy.ts';
import { lookForUpdates, watchWorker } from '../../adapters/worker-events.ts';
import type { Loader } from '../../state/content/loader.ts';
import { type Notices } from '../../state/notices/notices.ts';
import { type ContentNews, createContentNews } from '../../state/offline/content-news.ts';
import { type LifecycleInput, lifecycleMachine } from '../../state/offline/lifecycle-machine.ts';
import { type Playback } from '../../state/playback/playback.ts';
import { watchQuiet } from '../../state/playback/quiet.ts';
import { type Settings } from '../../state/settings/settings.ts';
import { renderBeside } from './own-tree.tsx';
import { UpdateDialogs } from './update-dialogs.tsx';

export interface UpdatesOptions extends Omit<LifecycleInput, 'isBusy'> {
  readonly registration: ServiceWorkerRegistration;
  readonly loader: Loader;
  readonly settings: Settings;
  readonly notices: Notices;
  readonly playback: Playback;
  /** The content that this page shows. */
  readonly version: StoredVersion;
  /** Whether the visitor walks with the device's position, which a restart would end. */
  readonly isWalking: () => boolean;
}

/** Follows the worker of the guide, with the dialogs of section 4. */
export async function followUpdates(options: UpdatesOptions): Promise<void> {
  const { registration, notices, isAutomatic, isDebugging } = options;
  const { serviceWorker } = navigator;
  const lifecycle = createActor(lifecycleMachine, { input: { isAutomatic, isDebugging, isBusy: busyCheck(options) } });
  lifecycle.on('told', ({ news }) => {
    console.info(`The offline guide: ${news}`);
    notices.debug(`Offline: ${news}`, 'toast');
  });
  lifecycle.on('takeOver', () => registration.waiting?.postMessage({ type: 'takeOver' }));
  lifecycle.on('reload', () => globalThis.location.reload());

  await renderBeside(options, <UpdateDialogs lifecycle={lifecycle} notices={notices} news={hearNews(options)} />);
  lifecycle.start();
  lifecycle.send({
    type: 'worker.registered',
    isFirst: registration.active === null,
    isInstalling: registration.installing !== null,
    isWaiting: registration.waiting !== null,
  });
  lookForUpdates(registration);
  watchWorker(registration, serviceWorker, {
    found: () => lifecycle.send({ type: 'worker.found' }),
    stored: () => lifecycle.send({ type: 'worker.stored' }),
    failed: () => lifecycle.send({ type: 'worker.failed' }),
    changed: () => lifecycle.send({ type: 'worker.changed' }),
  });
}

function hearNews({ registration: { scope }, version }: UpdatesOptions): ContentNews {
  const content = createContentNews(version, (id) => readStoredVersion(scope, id));
  new BroadcastChannel(channelName(scope)).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = parseNews(data);
    if (news !== undefined) void content.hear(news);
  });
  return content;
}

function busyCheck({ playback, isWalking }: UpdatesOptions): () => boolean {
  const quiet = watchQuiet({
    playback,
    // The dialogs of updates are open themselves.
    isVisitorBusy: () => isWalking() || isVisitorBusy(':not([data-update])'),
    onRelease,
    now: Date.now,
    later: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    onFree: () => undefined,
  });
  return quiet.isBusy;
}
