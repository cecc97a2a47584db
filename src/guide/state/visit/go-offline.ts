import { DataSource } from '#content/constants.ts';
import { firstPictures } from '#content/first-pictures.ts';
import { pictureFor } from '#contract/sized-pictures.ts';
import type { FirstPicture, WorkerOrder } from '#contract/worker-messages.ts';
import { packFor } from '#i18n/packs.ts';
import { baseWithin } from '#offline/media-path.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { readStoredVersion } from '../../adapters/stored-version.ts';
import { registerWorker, type WorkerTrouble } from '../../adapters/offline-worker.ts';
import { createContentNews } from '../offline/content-news.ts';
import { hearWorker } from '../offline/hear-worker.ts';
import { updateAnnouncements } from '../offline/update-announcements.ts';
import { askVariant } from '../offline/variant-calls.ts';
import { type LoadedContent, type Loader } from '../content/loader.ts';
import type { Downloads } from '../offline/downloads.ts';
import { type Settings } from '../settings/settings.ts';
import { type Visit } from './visit-context.tsx';

export interface OfflineOptions {
  readonly content: LoadedContent;
  readonly visit: Pick<Visit, 'access' | 'book' | 'native' | 'notices' | 'playback' | 'walk'>;
  readonly settings: Settings;
  readonly loader: Loader;
  /** Called once the worker's script is on its way, or there will be no worker. */
  readonly onAsked?: () => void;
  /** Called once tours can be downloaded. Never where there is no offline worker. */
  readonly onDownloads?: (downloads: Downloads) => void;
}

/** Makes the guide work without a network. Where that is impossible, it goes on with it. */
export async function goOffline(options: OfflineOptions): Promise<void> {
  const { onAsked = () => undefined } = options;
  const { notices } = options.visit;
  const onTrouble = (trouble: WorkerTrouble): void => report(trouble, notices);
  const found = await registerWorker(new URL('./', document.baseURI), { onAsked, onTrouble }).finally(onAsked);
  if ('reason' in found) {
    report(found, notices);
    return;
  }
  void showUpdates(options, found);
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a worker has one origin only
  const send = (order: WorkerOrder): void => active?.postMessage(order);
  const tell = (order: WorkerOrder): void => {
    // A guide that is whole speaks each of the museum's languages.
    if (order.type === 'quiet') for (const code of packsOf(options.content)) send({ type: 'language', code });
    send(order);
  };
  const { id, kind } = options.visit.book.device;
  tell({ type: 'device', id, kind });
  tell(accessOrder(options));
  tell({ type: 'pictures', pictures: shownFirst(options.content) });
  tell({ type: 'quiet' });
  void offerDownloads(options, found.scope, tell);
  if (active !== null) void offerVariant(options, found.scope, active);
}

/** The interface texts that visitors of this museum may choose, and those that are shown. */
function packsOf({ catalogue }: LoadedContent): ReadonlySet<string> {
  return new Set([document.documentElement.lang, ...catalogue.languages.map(({ Code }) => packFor(Code))]);
}

/** The pictures of the first screens, in the size in which this screen is going to show most of them. */
function shownFirst({ catalogue, base, configuration }: LoadedContent): readonly FirstPicture[] {
  const pixels = globalThis.innerWidth * globalThis.devicePixelRatio;
  return firstPictures(catalogue).map((url) => ({ url, shown: pictureFor(url, pixels, { base, ...configuration }) }));
}

/** Staff choose which copy of the content they see. If that part cannot be loaded, they see the one that counts. */
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
  const part = await import('../../shell/staff/variant-part.tsx').catch(() => undefined);
  await part?.showVariant({ loader, settings, worker, session, variant });
}

/** If that part cannot be loaded, downloads are offered at the next start. */
async function offerDownloads(
  options: OfflineOptions,
  scope: string,
  order: (order: WorkerOrder) => void,
): Promise<void> {
  const { content, visit, onDownloads } = options;
  const base = baseWithin(scope, content.base);
  if (base === undefined) return;
  const part = await import('../offline/create-downloads.ts').catch(() => undefined);
  const refresh = (): void => order(accessOrder(options));
  const { credential } = visit.access.credentials;
  const downloads = part?.createDownloads({ content: { ...content, base }, scope, credential, order, refresh });
  if (downloads !== undefined) onDownloads?.(downloads);
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
async function showUpdates(options: OfflineOptions, registration: ServiceWorkerRegistration): Promise<void> {
  const { content, visit, settings, loader } = options;
  const { scope } = registration;
  const news = createContentNews(content.catalogue.version, (id) => readStoredVersion(scope, id));
  // Not by the part itself: newer content may be found while it is on its way.
  hearWorker(scope, (told) => void news.hear(told));
  const part = await import('../../shell/offline/updates-part.tsx').catch(() => undefined);
  await part?.followUpdates({
    registration,
    loader,
    settings,
    notices: visit.notices,
    playback: visit.playback,
    news,
    isWalking: () => !['off', 'failed'].includes(visit.walk.getState()?.getState().status.kind ?? 'off'),
    isAutomatic: content.catalogue.configuration.AutomaticUpdateDialog,
    isDebugging: content.configuration.debugNotifications,
    ...updateAnnouncements(visit.book.storage, Date.now, () => globalThis.location.pathname),
  });
}
