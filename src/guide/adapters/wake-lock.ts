/** Whether this browser can keep the screen on at all. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Keeps the screen on until the function returned is called. Browsers let go of it whenever the page is hidden: it is asked
 * for again when the page is seen. A device that is short of power may refuse; then the screen goes off as usual.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;

  async function ask(): Promise<void> {
    if (document.hidden || lock?.released === false) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isWanted) lock = given;
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
    // Released already, it says so by failing, which is as good.
    lock?.release().catch(() => undefined);
  };
}
