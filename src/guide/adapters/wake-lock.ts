import { theApp } from './app.ts';
import type { Native } from './native.ts';

/** Returns whether this browser, or the native app around it, can keep the screen on. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator || theApp()?.canKeepAwake === true;
}

/**
 * Keeps the screen on until the returned function is called. Browsers release the lock whenever the page is hidden, so
 * it is requested again when the page is visible. A device low on power may refuse; the screen then goes off as usual.
 */
export function keepAwake(): () => void {
  const app = theApp();
  return app?.canKeepAwake === true ? keepAwakeIn(app) : keepAwakeByLock();
}

/** How many parts of the guide want the app to keep the screen on. */
let wishes = 0;

function keepAwakeIn(app: Native): () => void {
  let isWanted = true;
  wishes += 1;
  if (wishes === 1) app.keepAwake(true);
  return () => {
    if (!isWanted) return;
    isWanted = false;
    wishes -= 1;
    if (wishes === 0) app.keepAwake(false);
  };
}

function keepAwakeByLock(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const isHeld = (): boolean => lock?.released === false;

  async function ask(): Promise<void> {
    if (document.hidden || isHeld()) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      // A page that was hidden and seen again in the meantime has made two requests.
      if (isWanted && !isHeld()) lock = given;
      else await given.release();
    } catch (error) {
      console.warn('The screen cannot be kept on', error);
    }
  }

  const look = (): void => void ask();
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', look);
    // If it has been released already, this rejects, which does no harm.
    lock?.release().catch(() => undefined);
  };
}
