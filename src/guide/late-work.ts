import { hideBrokenPictures } from './adapters/broken-pictures.ts';
import { linkIcons } from './adapters/link-icons.ts';
import { picturesSettled } from './adapters/pictures.ts';
import { watchInstall } from './adapters/install-offer.ts';
import { type BackgroundOptions, workInBackground } from './state/visit/background.ts';
import type * as OfflinePart from './screens/offline/offline-part.tsx';
import type { Downloads } from './state/offline/downloads.ts';
import type { Visit } from './state/visit/visit-context.tsx';

/** What happens behind the first screen is one part of the build. */
export { renewAccess } from './state/visit/background.ts';

export interface LateOptions extends BackgroundOptions {
  readonly visit: Visit;
  /** Fetches the parts of the screens that the page has not needed yet. */
  readonly fetchParts: () => void;
  /** Whether the guide is in a frame of the staff area: a preview records no visit and stores nothing. */
  readonly isPreview: boolean;
}

/** The work that waits for the first screen and its pictures. */
export async function workLate(options: LateOptions): Promise<void> {
  const { visit, fetchParts, isPreview } = options;
  hideBrokenPictures(document);
  await picturesSettled();
  linkIcons(document, options.content.catalogue.configuration.FaviconURL);
  if (isPreview) {
    fetchParts();
    void showDrafts(options);
    await inOfflinePart(({ previewDownloads }) => previewDownloads(visit));
    if (options.content.configuration.enableInEditAndPreview) await previewVariant(options);
    return;
  }
  const install = watchInstall(globalThis.window);
  const onDownloads = (downloads: Downloads): void =>
    void inOfflinePart(({ showDownloads }) => showDownloads(visit, { downloads, install }));
  // While the worker starts the page fetches what it will store, and the browser gives it to the worker.
  const onAsked = (): void => {
    fetchParts();
    fetchRest();
  };
  workInBackground({ ...options, onAsked, onDownloads });
}

/** Fetches the parts of the shell that no screen has asked for. Each is asked for again when it is needed. */
function fetchRest(): void {
  const rest = [
    import('./shell/offline/updates-part.tsx'),
    import('./screens/locations/redirect-screen.tsx'),
    import('./mini-player/mini-player.tsx'),
    import('./screens/door/door-screens.ts'),
    import('./screens/door/token-scanner.tsx'),
  ];
  for (const part of rest) part.catch(() => undefined);
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
