import { type ComponentProps, type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

export interface HoldOptions {
  readonly onPress: () => void;
  /** @param isHeld false when it is released, or the window loses the focus */
  readonly onHold: (isHeld: boolean) => void;
}

/** Milliseconds after which a press is one that holds. */
const holdMs = 300;

/** A button that is pressed or, by a finger, the mouse or the space bar, held. */
export function useHold({ onPress, onHold }: HoldOptions): ComponentProps<'button'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const begin = (): void => {
    if (timer.current !== undefined) return;
    isHeld.current = false;
    timer.current = setTimeout(() => {
      isHeld.current = true;
      onHold(true);
    }, holdMs);
  };
  const end = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isHeld.current) onHold(false);
  };
  const leave = useEffectEvent(end);
  useEffect(() => {
    const left = (): void => leave();
    window.addEventListener('blur', left);
    return () => {
      window.removeEventListener('blur', left);
      left();
    };
  }, []);
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begin();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === ' ') begin();
      else isHeld.current = false;
    },
    onKeyUp: end,
    onBlur: end,
    onContextMenu: (event) => event.preventDefault(),
    // Releasing a held button is a click too.
    onClick: () => {
      if (!isHeld.current) onPress();
      isHeld.current = false;
    },
  };
}
