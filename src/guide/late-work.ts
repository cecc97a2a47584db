import { hideBrokenPictures } from './adapters/broken-pictures.ts';
import { linkIcons } from './adapters/link-icons.ts';
import { picturesLoaded } from './adapters/pictures.ts';
import { watchInstall } from './adapters/install-offer.ts';
import { type BackgroundOptions, workInBackground } from './state/visit/background.ts';
import { loadAgain } from '#ui/load-again.ts';
import { newId } from './state/records/device.ts';
import type { GuidePreview } from './preview/enter-preview.ts';
import type * as OfflinePart from './screens/offline/offline-part.tsx';
import type { Downloads } from './state/offline/downloads.ts';
import type { Visit } from './state/visit/visit-context.tsx';

/** The work behind the first screen is one part of the build. */
export { accessCallsFor } from './state/visit/background.ts';

export interface LateOptions extends BackgroundOptions {
  readonly visit: Visit;
  /** A preview records no visit and stores nothing. */
  readonly preview: GuidePreview | undefined;
}

/** The work that waits for the first screen and its pictures. */
export async function workLate(options: LateOptions): Promise<void> {
  const { visit, preview } = options;
  hideBrokenPictures(document);
  await picturesLoaded();
  linkIcons(document, options.content.catalogue.configuration.FaviconURL);
  if (preview !== undefined) {
    if (preview.secret !== undefined) return await followPhone(options, preview.secret);
    void showDrafts(options);
    await inOfflinePart(({ previewDownloads }) => previewDownloads(visit));
    if (options.content.configuration.enableInEditAndPreview) await previewVariant(options);
    return;
  }
  const install = watchInstall(globalThis.window);
  const onDownloads = (downloads: Downloads): void =>
    void inOfflinePart(({ showDownloads }) => showDownloads(visit, { downloads, install }));
  workInBackground({ ...options, onDownloads });
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

/** The preview keeps the copy that it has. Only that part lets staff choose the other one. */
async function previewVariant(options: LateOptions): Promise<void> {
  const part = await import('./shell/staff/variant-part.tsx').catch(() => undefined);
  await part?.showPreviewed(options);
}

/** Without that part, its buttons are missing and all else works. */
async function inOfflinePart(work: (part: typeof OfflinePart) => Promise<void> | void): Promise<void> {
  const part = await import('./screens/offline/offline-part.tsx').catch(() => undefined);
  try {
    if (part !== undefined) await work(part);
  } catch (error) {
    console.warn('Downloads cannot be shown', error);
  }
}
