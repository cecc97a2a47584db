import { hideBrokenPictures } from './adapters/broken-pictures.ts';
import { linkIcons } from './adapters/link-icons.ts';
import { picturesSettled } from './adapters/pictures.ts';
import { forEachInSlices } from './adapters/time-slices.ts';
import { watchInstall } from './adapters/install-offer.ts';
import { type BackgroundOptions, workInBackground } from './state/visit/background.ts';
import { loadAgain } from '#ui/load-again.ts';
import { newId } from './state/records/device.ts';
import type { GuidePreview } from './preview/enter-preview.ts';
import type * as OfflinePart from './screens/offline/offline-part.tsx';
import type { Downloads } from './state/offline/downloads.ts';
import type { Visit } from './state/visit/visit-context.tsx';

/** What happens behind the first screen is one part of the build. */
export { accessCallsFor } from './state/visit/background.ts';

export interface LateOptions extends BackgroundOptions {
  readonly visit: Visit;
  /** How to fetch the parts of the screens. */
  readonly partFetches: readonly (() => Promise<unknown>)[];
  /** A preview records no visit and stores nothing. */
  readonly preview: GuidePreview | undefined;
}

/** The work that waits for the first screen and its pictures. */
export async function workLate(options: LateOptions): Promise<void> {
  const { visit, partFetches, preview } = options;
  hideBrokenPictures(document);
  await picturesSettled();
  linkIcons(document, options.content.catalogue.configuration.FaviconURL);
  if (preview !== undefined) {
    fetchAhead(partFetches);
    if (preview.secret !== undefined) return await followPhone(options, preview.secret);
    void showDrafts(options);
    await inOfflinePart(({ previewDownloads }) => previewDownloads(visit));
    if (options.content.configuration.enableInEditAndPreview) await previewVariant(options);
    return;
  }
  const install = watchInstall(globalThis.window);
  const onDownloads = (downloads: Downloads): void =>
    void inOfflinePart(({ showDownloads }) => showDownloads(visit, { downloads, install }));
  // While the worker starts the page fetches what it will store, and the browser gives it to the worker.
  const onAsked = (): void => fetchAhead([...partFetches, ...restFetches]);
  workInBackground({ ...options, onAsked, onDownloads });
}

/** The parts of the shell that no screen has asked for. */
const restFetches = [
  () => import('./shell/offline/updates-part.tsx'),
  () => import('./screens/locations/redirect-screen.tsx'),
  () => import('./mini-player/mini-player.tsx'),
  () => import('./screens/door/door-screens.ts'),
  () => import('./screens/door/token-scanner.tsx'),
];

/** In slices: to start so many requests takes a phone longer than a tap may wait. Each is made again when it is needed. */
function fetchAhead(fetches: LateOptions['partFetches']): void {
  forEachInSlices(fetches, (fetch) => void fetch().catch(() => undefined));
}

/** Without these parts, the phone shows what is saved. */
async function followPhone({ content, loader }: LateOptions, secret: string): Promise<void> {
  const parts = await Promise.all([
    loadAgain(() => import('./preview/follow-phone.ts')),
    loadAgain(() => import('./state/content/show-drafts.ts')),
  ]).catch(() => undefined);
  if (parts === undefined) return;
  const [{ followPhone: follow }, { createDraftDisplay }] = parts;
  await follow({ secret, phone: newId(crypto), show: createDraftDisplay(content, loader) });
}

/** Without that part, the preview shows what is saved. */
async function showDrafts({ content, loader }: LateOptions): Promise<void> {
  const part = await import('./state/content/show-drafts.ts').catch(() => undefined);
  part?.showDrafts(content, loader, globalThis.window);
}

/** The preview keeps the copy that it has. Without that part, nobody can ask for the other. */
async function previewVariant(options: LateOptions): Promise<void> {
  const part = await import('./shell/staff/variant-part.tsx').catch(() => undefined);
  await part?.showPreviewed(options);
}

/** Without that part, its buttons are missing and all else works. */
async function inOfflinePart(work: (part: typeof OfflinePart) => Promise<void>): Promise<void> {
  const part = await import('./screens/offline/offline-part.tsx').catch(() => undefined);
  if (part !== undefined) await work(part).catch((error: unknown) => console.warn('Downloads cannot be shown', error));
}
