import { contentGroups, neededGroups } from '#content/content-groups.ts';
import { inPageTurns } from '#contract/take-turns.ts';
import { DataSource } from '#content/constants.ts';
import { firstPictures } from '#content/first-pictures.ts';
import { pictureFor } from '#contract/sized-pictures.ts';
import type { FirstPicture, WorkerOrder } from '#contract/worker-messages.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { packFor } from '#i18n/packs.ts';
import { baseWithin } from '#offline/media-path.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { readStoredVersion } from '../../adapters/stored-version.ts';
import { watchCalm } from '../../adapters/calm.ts';
import { isInstalled } from '../../adapters/install-offer.ts';
import { registerWorker, type WorkerTrouble } from '../../adapters/offline-worker.ts';
import { firstWorker } from '../../adapters/worker-events.ts';
import { createContentNews } from '../../offline/state/content-news.ts';
import { hearWorker } from '../../offline/state/hear-worker.ts';
import { createStoreRest } from '../../offline/state/store-rest.ts';
import { updateAnnouncements } from '../../offline/state/update-announcements.ts';
import { askVariant } from '../../offline/state/variant-calls.ts';
import { isSounding } from '../../station/playback/quiet.ts';
import { type LoadedContent, type Loader } from '../content/loader.ts';
import type { Downloads } from '../../offline/state/downloads.ts';
import { type Settings } from '../settings/settings.ts';
import { type Visit } from './visit-context.tsx';

export interface OfflineOptions {
  readonly content: LoadedContent;
  readonly visit: Pick<Visit, 'access' | 'book' | 'native' | 'notices' | 'playback' | 'walk' | 'wish'>;
  readonly settings: Settings;
  readonly loader: Loader;
  /** Called once tours can be downloaded. Never where there is no offline worker. */
  readonly onDownloads?: (downloads: Downloads) => void;
}

/**
 * Makes the guide work without a network, where that is possible. On a first visit it waits until the device is calm,
 * unless the guide is there to be kept: one from the home screen, or a museum's own device.
 */
export async function goOffline(options: OfflineOptions): Promise<void> {
  const { content, visit } = options;
  const { notices, playback, wish } = visit;
  const isOwn = isInstalled(globalThis.window) || content.configuration.downloader;
  const calm = watchCalm({
    isPlaying: () => isSounding(playback),
    isWished: () => wish.getState() !== undefined,
    onWish: (listener) => void wish.subscribe(listener),
  });
  const isKnown = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!isOwn && !isKnown) await calm.first();
  const found = await registerWorker(new URL('./', document.baseURI), (trouble) => report(trouble, notices));
  if ('reason' in found) {
    report(found, notices);
    await disappoint(visit);
    return;
  }
  void showUpdates(options, found, isOwn);
  const needed = inPageTurns(neededGroups(content.catalogue));
  const worker = await firstWorker(found);
  if (worker === undefined) {
    wish.setState('impossible', true);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a worker has one origin only
  const send = (order: WorkerOrder): void => worker.postMessage(order);
  let groups = await needed;
  const rest = createStoreRest({
    calm,
    begin: () => {
      send({ type: 'pictures', pictures: shownFirst(content) });
      // A whole guide has the texts of each of the museum's languages.
      for (const code of packsOf(content)) send({ type: 'language', code });
      send({ type: 'quiet', groups });
    },
    pause: () => send({ type: 'pause' }),
    onEnd: (listener) => hearWorker(found.scope, ({ type }) => type === 'guideStored' && listener()),
  });
  const store = isOwn ? rest.atOnce : rest.calmly;
  hearWorker(found.scope, ({ type }) => {
    if (type !== 'contentStaged' && type !== 'contentUpdated') return;
    // It may have the museum's first game.
    groups = contentGroups;
    store();
  });
  const { id, kind } = options.visit.book.device;
  send({ type: 'device', id, kind });
  send(accessOrder(options));
  void offerVariant(options, found.scope, worker);
  await offerDownloads(options, found.scope, { send, becomeWhole: rest.atOnce });
  store();
}

/** The interface texts that visitors of this museum may choose, and those that are shown. */
function packsOf({ catalogue }: LoadedContent): ReadonlySet<string> {
  return new Set([
    document.documentElement.lang,
    ...catalogue.languages.map(({ AccessibilityCode }) => packFor(AccessibilityCode)),
  ]);
}

/** The pictures of the first screens, in the size in which this screen is going to show most of them. */
function shownFirst({ catalogue, base, configuration }: LoadedContent): readonly FirstPicture[] {
  const pixels = globalThis.innerWidth * globalThis.devicePixelRatio;
  return firstPictures(catalogue).map((url) => ({ url, shown: pictureFor(url, pixels, { base, ...configuration }) }));
}

/** Staff choose which copy of the content they see. If that part cannot be loaded, the copy stays. */
async function offerVariant(options: OfflineOptions, scope: string, worker: ServiceWorker): Promise<void> {
  const { content, visit, loader, settings } = options;
  const { enableInEditAndPreview, source } = content.configuration;
  // The worker answers nothing of another host.
  if (!enableInEditAndPreview || source === DataSource.static || baseWithin(scope, content.base) === undefined) return;
  const variant = await askVariant(worker);
  const session = visit.book.storage.read(storageKeys.session) ?? '';
  const isOver = session === '' || variant.chosen === 'PUBLISHED';
  // They logged out or chose before this page listened.
  if (isOver && variant.shown === 'INEDIT') globalThis.location.assign(scope);
  if (session === '') return;
  const part = await import('../../variant/variant-part.tsx').catch(() => undefined);
  await part?.showVariant({ loader, settings, worker, session, variant });
}

/** If that part cannot be loaded, downloads are offered at the next start. */
async function offerDownloads(
  options: OfflineOptions,
  scope: string,
  { send, becomeWhole }: { readonly send: (order: WorkerOrder) => void; readonly becomeWhole: () => void },
): Promise<void> {
  const { content, visit, onDownloads } = options;
  const base = baseWithin(scope, content.base);
  const part =
    base === undefined ? undefined : await import('../../offline/state/create-downloads.ts').catch(() => undefined);
  if (base === undefined || part === undefined) return await disappoint(visit);
  const refresh = (): void => send(accessOrder(options));
  const { credential } = visit.access.credentials;
  const downloads = part.createDownloads({
    content: { ...content, base },
    scope,
    credential,
    order: send,
    becomeWhole,
    refresh,
  });
  onDownloads?.(downloads);
}

/** Tells the visitor that the download will not come, and no longer offers it. */
async function disappoint({ wish, notices }: Pick<Visit, 'wish' | 'notices'>): Promise<void> {
  const isWaiting = wish.getState() !== undefined;
  wish.setState('impossible', true);
  if (!isWaiting) return;
  const texts = await loadTexts(document.documentElement.lang, ['updates']).catch(() => undefined);
  if (texts !== undefined) notices.show({ text: texts['updates.welcome.failed'] });
}

/** Says whose access the stored content is answered with. */
export function accessOrder({ content, visit }: Pick<OfflineOptions, 'content' | 'visit'>): WorkerOrder {
  return visit.access.order(content.configuration.authMaxAge * 1000);
}

/** Section 8: the error is logged, and developers see it with the ID of the build. */
function report({ reason, detail }: WorkerTrouble, notices: Visit['notices']): void {
  const text = `The guide does not work offline: ${reason}. ${detail}`;
  console.warn(text);
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'unknown';
  notices.debug(`${text} (build ${build})`, reason === 'unsupported' ? 'toast' : 'error');
}

/** If that part cannot be loaded, updates wait for the next start. */
async function showUpdates(
  options: OfflineOptions,
  registration: ServiceWorkerRegistration,
  isOwn: boolean,
): Promise<void> {
  const { content, visit, settings, loader } = options;
  const { scope } = registration;
  const news = createContentNews(content.catalogue.version, (id) => readStoredVersion(scope, id));
  // Not by the part itself: this may be heard while it is on its way.
  const whole = new Promise<void>((resolve) =>
    hearWorker(scope, (told) => {
      void news.hear(told);
      if (told.type === 'guideStored' && told.isWhole) resolve();
    }),
  );
  const part = await import('../../offline/controls/updates-part.tsx').catch(() => undefined);
  await part?.followUpdates({
    registration,
    loader,
    settings,
    notices: visit.notices,
    playback: visit.playback,
    news,
    whole,
    isWalking: () => !['off', 'failed'].includes(visit.walk.getState()?.getState().status.kind ?? 'off'),
    isOwn,
    isAutomatic: content.catalogue.configuration.AutomaticUpdateDialog,
    isDebugging: content.configuration.debugNotifications,
    ...updateAnnouncements(visit.book.storage, Date.now, () => globalThis.location.pathname),
  });
}
