import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPack, packFor } from '#i18n/packs.ts';
import { createStorage } from './adapters/storage.ts';
import { boot } from './boot.ts';
import { Router } from './router.tsx';
import { fetchPartOf, fetchPartsAhead } from './screens/late-parts.ts';
import { InterfaceProvider, type Words } from './state/interface-context.tsx';
import { createLoader } from './state/loader.ts';
import { createPlayback } from './state/playback.ts';
import { createProgress } from './state/progress.ts';
import { createSettings } from './state/settings.ts';

await mount();

async function mount(): Promise<void> {
  const storage = createStorage(() => globalThis.localStorage);
  const settings = createSettings(storage, matchMedia('(prefers-contrast: more)').matches);
  const place = new URL('./', document.baseURI);
  forgetIndexFile();
  const loader = createLoader({
    boot: () => boot(place.href, storage),
    breathe: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
  });
  // The content may take a while: it is on its way before the first screen is drawn.
  loader.start();
  fetchPartOf(`/${globalThis.location.pathname.slice(place.pathname.length)}`);
  const firstWords = await loadWords(settings.get().language ?? navigator.language);

  const host = document.querySelector('#guide');
  if (host === null) throw new Error('index.html must hold an element with the id "guide"');
  createRoot(host).render(
    <StrictMode>
      <InterfaceProvider
        loader={loader}
        settings={settings}
        progress={createProgress(storage)}
        playback={createPlayback()}
        firstWords={firstWords}
      >
        <Router basename={place.pathname.replace(/\/$/, '')} />
      </InterfaceProvider>
    </StrictMode>,
  );
  fetchPartsAhead(loader);
}

/** The texts to begin with; those of the other language when they cannot be had. */
async function loadWords(language: string): Promise<Words> {
  const code = packFor(language);
  const other = code === 'de' ? 'en-US' : 'de';
  return loadPack(code).then(
    (pack) => ({ code, pack }),
    async () => ({ code: other, pack: await loadPack(other) }),
  );
}

/** A plain host also answers at `/guide/index.html`, which is no address of the guide's own. */
function forgetIndexFile(): void {
  const { pathname, search, hash } = globalThis.location;
  if (pathname.endsWith('/index.html'))
    history.replaceState(null, '', pathname.slice(0, -'index.html'.length) + search + hash);
}
