import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';

/** How the guide gets onto the home screen: it is there already, through the browser's own prompt, or by hand. */
export type InstallMethod = 'installed' | 'asking' | Platform;

/** Where browsers hide the installation. */
export type Platform = 'ios' | 'iosOther' | 'android' | 'mac' | 'other';

export interface InstallOffer extends ReadonlyStore<InstallMethod> {
  /** Call it within a tap. Has an effect while the method is `asking`. */
  readonly ask: () => Promise<void>;
}

/** The event that Chromium browsers fire once. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Keeps the browser's prompt for later, instead of the bar that the browser would show at once. */
export function watchInstall(page: Window): InstallOffer {
  const byHand = platformOf(page.navigator);
  let kept: InstallPrompt | undefined;
  const store = createStore<InstallMethod>(() => (isInstalled(page) ? 'installed' : byHand));
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    kept = event;
    store.setState('asking', true);
  });
  page.addEventListener('appinstalled', () => store.setState('installed', true));
  return {
    ...store,
    ask: async () => {
      // A prompt can be shown once.
      const question = kept;
      kept = undefined;
      if (question === undefined) return;
      await question.prompt();
      if (store.getState() === 'asking') store.setState(byHand, true);
    },
  };
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Whether the guide has been opened from the home screen. */
export function isInstalled(page: Pick<Window, 'navigator' | 'matchMedia'>): boolean {
  const isHome = 'standalone' in page.navigator && page.navigator.standalone === true;
  return isHome || page.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  const isMac = userAgent.includes('Macintosh');
  const isSafari =
    /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/.test(userAgent);
  // An iPad says that it is a Mac.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return isSafari ? 'ios' : 'iosOther';
  if (userAgent.includes('Android')) return 'android';
  return isMac && isSafari ? 'mac' : 'other';
}
