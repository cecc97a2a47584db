import { askFirst } from './profile/ask-first.ts';
import { iconFolder } from '#contract/paths.ts';
import { watchInstall } from './adapters/install-offer.ts';
import { type BackgroundOptions, workInBackground } from './state/visit/background.ts';
import { loadAgain } from '#ui/load-again.ts';
import { newId } from './state/records/device.ts';
import type { GuidePreview } from './preview/enter-preview.ts';
import type * as OfflinePart from './offline/screen/offline-part.tsx';
import type { Downloads } from './offline/state/downloads.ts';
import type { Visit } from './state/visit/visit-context.tsx';

/** The work behind the first screen is one part of the build. */
export { showProfile } from './profile/ask-first.ts';
export { accessCallsFor } from './state/visit/background.ts';

export interface LateOptions extends BackgroundOptions {
  readonly visit: Visit;
  /** A preview records no visit and stores nothing. */
  readonly preview: GuidePreview | undefined;
  /** Of the page's first address. */
  readonly hash: string;
}

/** The work that waits for the first screen and its pictures. */
export async function workLate(options: LateOptions): Promise<void> {
  const { visit, preview } = options;
  hideBrokenPictures(document);
  await picturesLoaded();
  linkIcons(document, options.content.catalogue.configuration.FaviconURL);
  offerAloud(options);
  if (preview !== undefined) {
    if (preview.secret !== undefined) return await followPhone(options, preview.secret);
    void showDrafts(options);
    await inOfflinePart(({ previewDownloads }) => previewDownloads(visit));
    if (options.content.configuration.enableInEditAndPreview) await previewVariant(options);
    return;
  }
  askFirst(options);
  const install = watchInstall(globalThis.window);
  const onDownloads = (downloads: Downloads): void =>
    void inOfflinePart(({ showDownloads }) => showDownloads(visit, { downloads, install }));
  workInBackground({ ...options, onDownloads });
}

/** Most visitors never ask for it. If that part cannot be loaded, screens have no button for it. */
function offerAloud({ settings, visit }: LateOptions): void {
  const stop = settings.subscribe(look);
  look();

  function look(): void {
    if (!settings.getState().aloud) return;
    stop();
    import('./aloud/aloud-part.tsx')
      .then(({ offerAloud: offer }) => offer(visit))
      .catch((error: unknown) => console.warn('Nothing can be read aloud', error));
  }
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
  const part = await import('./variant/variant-part.tsx').catch(() => undefined);
  await part?.showPreviewed(options);
}

/** Without that part, its buttons are missing and all else works. */
async function inOfflinePart(work: (part: typeof OfflinePart) => Promise<void> | void): Promise<void> {
  const part = await import('./offline/screen/offline-part.tsx').catch(() => undefined);
  try {
    if (part !== undefined) await work(part);
  } catch (error) {
    console.warn('Downloads cannot be shown', error);
  }
}

/** Takes away pictures that only adorn and cannot be loaded, instead of showing the browser's icon for them. */
function hideBrokenPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => setHidden(target, true), true);
  page.addEventListener('load', ({ target }) => setHidden(target, false), true);
  for (const image of page.images) {
    // It may have failed before this code arrived.
    if (image.complete && image.currentSrc !== '') image.decode().catch(() => setHidden(image, true));
  }
}

function setHidden(target: EventTarget | null, isHidden: boolean): void {
  if (target instanceof HTMLImageElement && target.alt === '') target.style.display = isHidden ? 'none' : '';
}

/**
 * Shows the museum's sign in the browser's tab, and gives it to phones that put the page on the home screen.
 *
 * @param url of the favicon (FaviconURL); the icon for iPhones was made together with an `.ico` and is beside it
 */
function linkIcons(page: Document, url: string): void {
  if (url === '') return;
  page.querySelector('link[rel="icon"]')?.setAttribute('href', url);
  if (!url.endsWith(`/${iconFolder}/favicon.ico`)) return;
  const link = page.createElement('link');
  link.rel = 'apple-touch-icon';
  link.href = url.replace(/favicon\.ico$/, 'apple-touch-icon.png');
  page.head.append(link);
}

/** Waits until the pictures that the page is fetching have loaded or failed. Lazy ones further down may still wait. */
async function picturesLoaded(): Promise<void> {
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(
    coming.map(
      (image) =>
        new Promise((resolve) => {
          for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
        }),
    ),
  );
}
