declare global {
  interface Window {
    screenWatch: {
      /** Requests to keep the screen on that are in force. */
      locks: number;
      /** The visitor turns to the page, or away from it. */
      readonly show: (isVisible: boolean) => void;
    };
  }
}

/** A stand-in for the device's screen lock, which a browser without a window lacks. */
export function watchScreen(): void {
  const given = new Set<{ released: boolean; release: () => Promise<void> }>();
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.screenWatch = {
    locks: 0,
    show: (isVisible) => {
      isHidden = !isVisible;
      if (isHidden) for (const lock of given) void lock.release();
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
  const request = async (): Promise<object> => {
    if (isHidden) throw new DOMException('The page is not visible', 'NotAllowedError');
    const lock = {
      released: false,
      release: async () => {
        if (given.delete(lock)) window.screenWatch.locks -= 1;
        lock.released = true;
      },
    };
    given.add(lock);
    window.screenWatch.locks += 1;
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}
