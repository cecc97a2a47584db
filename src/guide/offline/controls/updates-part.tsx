import { createActor } from 'xstate';
import { isVisitorBusy, onRelease } from '../../adapters/visitor-busy.ts';
import { lookForUpdates, watchWorker } from '../../adapters/worker-events.ts';
import type { Loader } from '../../state/content/loader.ts';
import { type Notices } from '../../state/notices/notices.ts';
import { type ContentNews } from '../state/content-news.ts';
import { type LifecycleInput, lifecycleMachine } from '../state/lifecycle-machine.ts';
import { type Playback } from '../../station/playback/playback.ts';
import { watchQuiet } from '../../station/playback/quiet.ts';
import { type Settings } from '../../state/settings/settings.ts';
import { renderBeside } from './own-tree.tsx';
import { UpdateDialogs } from './update-dialogs.tsx';

export interface UpdatesOptions extends Omit<LifecycleInput, 'isBusy'> {
  readonly registration: ServiceWorkerRegistration;
  readonly loader: Loader;
  readonly settings: Settings;
  readonly notices: Notices;
  readonly playback: Playback;
  readonly news: ContentNews;
  /** Ends when all of the guide is stored. */
  readonly whole: Promise<void>;
  /** Whether the visitor walks with the device's position, which a restart would end. */
  readonly isWalking: () => boolean;
  /** A dialog says that an update is being downloaded. */
  readonly onTold: () => void;
}

/** Follows the worker of the guide, with the dialogs of section 4. */
export async function followUpdates(options: UpdatesOptions): Promise<void> {
  const { registration, notices, news, isOwn, isAutomatic, isDebugging, mayTell } = options;
  const { serviceWorker } = navigator;
  const input = { isOwn, isAutomatic, isDebugging, isBusy: busyCheck(options), mayTell };
  const lifecycle = createActor(lifecycleMachine, { input });
  lifecycle.on('toldDownload', options.onTold);
  lifecycle.on('told', (told) => {
    console.info(`The offline guide: ${told.news}`);
    notices.debug(`Offline: ${told.news}`, 'toast');
  });
  lifecycle.on('takeOver', () => registration.waiting?.postMessage({ type: 'takeOver' }));
  lifecycle.on('reload', () => globalThis.location.reload());

  await renderBeside(options, <UpdateDialogs lifecycle={lifecycle} notices={notices} news={news} />);
  lifecycle.start();
  lifecycle.send({
    type: 'worker.registered',
    isFirst: registration.active === null,
    isInstalling: registration.installing !== null,
    isWaiting: registration.waiting !== null,
  });
  void options.whole.then(() => lifecycle.send({ type: 'guide.whole' }));
  lookForUpdates(registration);
  watchWorker(registration, serviceWorker, {
    found: () => lifecycle.send({ type: 'worker.found' }),
    stored: () => lifecycle.send({ type: 'worker.stored' }),
    failed: () => lifecycle.send({ type: 'worker.failed' }),
    changed: () => lifecycle.send({ type: 'worker.changed' }),
  });
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
