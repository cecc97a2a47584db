import { hideBrokenPictures } from './adapters/broken-pictures.ts';
import { watchInstall } from './adapters/install-offer.ts';
import { type BackgroundOptions, workInBackground } from './state/visit/background.ts';
import type * as OfflinePart from './screens/offline/offline-part.tsx';
import type { Downloads } from './state/offline/downloads.ts';
import type { Visit } from './state/visit/visit-context.tsx';

/** What happens behind the first screen is one part of the build. */
export { renewAccess } from './state/visit/background.ts';

export interface LateOptions extends BackgroundOptions {
  readonly visit: Visit;
}

/**
 * The work that waits for the first screen.
 *
 * @param isPreview whether the guide is in a frame of the staff area: a preview records no visit and stores nothing
 */
export function workLate(options: LateOptions, isPreview: boolean): void {
  const { visit } = options;
  hideBrokenPictures(document);
  if (isPreview) void inOfflinePart(({ previewDownloads }) => previewDownloads(visit));
  else {
    const install = watchInstall(globalThis.window);
    const onDownloads = (downloads: Downloads): void =>
      void inOfflinePart(({ showDownloads }) => showDownloads(visit, { downloads, install }));
    workInBackground({ ...options, onDownloads });
  }
}

/** Without that part, its buttons are missing and all else works. */
async function inOfflinePart(work: (part: typeof OfflinePart) => Promise<void>): Promise<void> {
  const part = await import('./screens/offline/offline-part.tsx').catch(() => undefined);
  if (part !== undefined) await work(part).catch((error: unknown) => console.warn('Downloads cannot be shown', error));
}
