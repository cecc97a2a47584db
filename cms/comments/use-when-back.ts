import { useEffect, useEffectEvent } from 'react';

/** Does something whenever staff return to the window, while it is on. */
export function useWhenBack(isOn: boolean, act: () => void): void {
  const back = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (): void => back();
    addEventListener('focus', listen);
    return () => removeEventListener('focus', listen);
  }, [isOn]);
}
