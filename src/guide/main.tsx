import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import { phonePreviewPath, previewNames } from '#contract/paths.ts';
import { watchNetwork } from '#contract/network-watch.ts';
import { loadPack, packFor } from '#i18n/packs.ts';
import { findApp } from './adapters/app.ts';
import { goOnWithSound } from './adapters/begun-sound.ts';
import { runPendingAction } from './adapters/pending-action.ts';
import { createStorage } from './adapters/storage.ts';
import { forgetMark, isRenderedNow, removeUnfit, renderedMark } from './state/content/rendered.ts';
import { boot } from './state/content/boot.ts';
import type { GuidePreview } from './preview/enter-preview.ts';
import type * as LateWork from './late-work.ts';
import { Guide } from './guide.tsx';
import { fetchPartsAt } from './screens/late-screens.tsx';
import { type InterfaceTexts } from './state/content/interface-context.tsx';
import { createVisitorAccess } from './access/state/visitor-access.ts';
import { createLoader, type Loader } from './state/content/loader.ts';
import { localDay } from './state/content/local-day.ts';
import { createNotices, type Notices } from './state/notices/notices.ts';
import { createSettings } from './state/settings/settings.ts';
import { startVisit } from './state/visit/start-visit.ts';
import { type Visit } from './state/visit/visit-context.tsx';

// Not awaited: the parts that load meanwhile share modules with this file and would wait for it forever.
void mount();
// Without an await at the top level, the build merges late parts into the modules that import them.
await Promise.resolve();

async function mount(): Promise<void> {
  const { hash } = globalThis.location;
  const preview = await previewEntered();
  const native = await findApp(globalThis.window);
  const storage = createStorage(() => globalThis.localStorage);
  const settings = createSettings(storage, matchMedia('(prefers-contrast: more)').matches);
  const access = createVisitorAccess({
    storage,
    now: Date.now,
    callsFor: (booted) => inLateWork(({ accessCallsFor }) => accessCallsFor(booted, visit)),
  });
  const place = new URL('./', document.baseURI);
  forgetIndexFile();
  const notices = createPageNotices(() => loader);
  const loader: Loader = createLoader({
    boot: () => boot(place.href, { storage, credentials: access.credentials, notices, variant: preview?.variant }),
    ask: access.askForContent,
    today: () => (preview === undefined ? localDay() : undefined),
  });
  const visit: Visit = startVisit({
    loader,
    notices,
    storage,
    access,
    native,
    random: crypto,
  });
  watchNetwork(globalThis.window, notices.reportNetworkError);
  visit.profile.subscribe(({ isOpen }) => isOpen && void inLateWork(({ showProfile }) => showProfile(visit)));
  // The content may take a while, so the request starts before the first screen is drawn.
  loader.start();
  const rendered = renderedMark(place);
  // Addresses in a rendered screen stay relative to the guide's folder, wherever the visitor goes.
  if (rendered !== undefined) document.querySelector('base')?.setAttribute('href', place.href);
  const language = rendered?.texts ?? settings.getState().language ?? navigator.language;
  // Parts fetch their texts in the page's language.
  document.documentElement.lang = packFor(language);
  const parts = fetchPartsAt(rendered?.path ?? globalThis.location.pathname.slice(place.pathname.length));
  if (rendered === undefined) fetchSoon();
  const firstTexts = await loadTexts(language, navigator.language, 'en', 'de');
  // A rendered screen needs no loading screen.
  const late = rendered === undefined ? [wait(timeoutMs)] : [];
  const [hasParts = false] = (await Promise.race([Promise.all([parts, settled(loader)]), ...late])) ?? [];

  const host = document.querySelector('#guide');
  if (host === null) throw new Error('index.html must hold an element with the id "guide"');
  document.querySelector('.unready')?.remove();
  const isSame =
    hasParts && rendered?.texts === firstTexts.code && isRenderedNow(rendered, { loader, settings, storage });
  const basename = place.pathname.slice(0, -1);
  if (isSame) history.replaceState(history.state, '', basename + rendered.path + globalThis.location.hash);
  const options = { onRecoverableError: reportUnlessSkipped };
  const guide = (
    <Guide
      loader={loader}
      settings={settings}
      firstTexts={firstTexts}
      visit={visit}
      history={createBrowserHistory({ v5Compat: true })}
      basename={basename}
      onShown={() => {
        // React draws nothing at once while it runs effects, as a key may want.
        setTimeout(() => {
          forgetMark();
          // First: choosing another language ends the sound.
          goOnWithSound(host);
          runPendingAction(host);
        });
      }}
    />
  );
  removeUnfit(host);
  // In slices, so that taps are answered meanwhile.
  startTransition(() => (isSame ? void hydrateRoot(host, guide, options) : createRoot(host, options).render(guide)));
  await settled(loader, 'ready');
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  whenIdle(() => {
    const state = loader.getState();
    if (state.status !== 'ready') return;
    const { content } = state;
    void inLateWork(({ workLate }) => workLate({ content, visit, settings, loader, preview, hash }));
  });
}

/** Returns undefined unless the page is in a frame of the staff area, or on a phone that follows it. */
async function previewEntered(): Promise<GuidePreview | undefined> {
  const { name, location } = globalThis.window;
  if (!previewNames.includes(name) && !location.pathname.endsWith(`/${phonePreviewPath}`)) return undefined;
  const { enterPreview } = await import('./preview/enter-preview.ts');
  return enterPreview(globalThis.window);
}

/** If that part cannot be loaded, its work waits until the next start. */
async function inLateWork<Outcome>(work: (part: typeof LateWork) => Outcome): Promise<Awaited<Outcome> | undefined> {
  const part = await import('./late-work.ts').catch(() => undefined);
  return part && (await work(part));
}

/** Milliseconds after which the loading screen replaces the page as served. */
const timeoutMs = 1000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Waits until the content is ready; without a status, also until it cannot be had. */
function settled(loader: Loader, status?: 'ready'): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const now = loader.getState().status;
      if (now === status || (now !== 'loading' && status === undefined)) resolve();
    };
    loader.subscribe(look);
    look();
  });
}

/** A browser may skip a view transition at any time; the screen changes anyway. */
function reportUnlessSkipped(error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof DOMException)) reportError(error);
}

function createPageNotices(loader: () => Loader): Notices {
  return createNotices({
    schedule: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    isDebugging: () => {
      const state = loader().getState();
      return state.status === 'ready' && state.content.configuration.debugNotifications;
    },
  });
}

/** Returns the texts of the first language whose texts can be loaded. */
async function loadTexts(language: string, ...others: readonly string[]): Promise<InterfaceTexts> {
  const code = packFor(language);
  try {
    return { code, pack: await loadPack(code) };
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return loadTexts(next, ...rest);
  }
}

/** A plain host also answers at `/guide/index.html`, which is not an address of the guide. */
function forgetIndexFile(): void {
  const { pathname, search, hash } = globalThis.location;
  if (pathname.endsWith('/index.html'))
    history.replaceState(null, '', pathname.slice(0, -'index.html'.length) + search + hash);
}

/** The faces that every screen uses, named as in tokens.css. Asking the page for them would force a layout. */
const fonts = ['600 1em "Source Serif 4"', '1em "Source Sans 3 Variable"'];

/** Starts fetching the picture and the fonts of the first screen while the scripts still load. */
function fetchSoon(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-picture]')) {
    link.as = 'image';
    link.rel = 'preload';
  }
  for (const font of fonts) {
    // Without them the device's own fonts are used.
    document.fonts.load(font).catch(() => undefined);
  }
}
