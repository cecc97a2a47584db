/** Returns whether this browser can keep the screen on. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Keeps the screen on until the returned function is called. Browsers release the lock whenever the page is hidden, so
 * it is requested again when the page is visible. A device low on power may refuse; the screen then goes off as usual.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const isHeld = (): boolean => lock?.released === false;

  async function ask(): Promise<void> {
    if (document.hidden || isHeld()) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      // A page that was hidden and seen again in the meantime has asked twice.
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
