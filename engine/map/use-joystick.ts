import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { isArrow, noPull, type Pull, pullOfKeys, pullOfPointer } from './pull.ts';

export interface JoystickHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onLostPointerCapture: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

export interface Joystick {
  readonly pulled: Pull;
  /** Of the button that is the joystick. */
  readonly handlers: JoystickHandlers;
}

/** Makes a button a joystick, pulled by a pointer or by arrow keys; two keys together go diagonally. */
export function useJoystick(onPull: (pull: Pull) => void): Joystick {
  const [pulled, setPulled] = useState(noPull);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(onPull);
  useEffect(() => tell(pulled), [pulled]);
  useEffect(() => () => tell(noPull), []);

  const hold = (keys: ReadonlySet<string>): void => {
    setHeld(keys);
    setPulled(pullOfKeys(keys));
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setPulled(pullOfPointer((event.clientX - left) / width, (event.clientY - top) / height));
  };
  return {
    pulled,
    handlers: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      },
      onPointerMove: drag,
      onLostPointerCapture: () => setPulled(noPull),
      onKeyDown: (event) => {
        if (!isArrow(event.key)) return;
        event.preventDefault();
        if (!event.repeat) hold(new Set([...held, event.key]));
      },
      onKeyUp: ({ key }) => {
        if (held.has(key)) hold(new Set([...held].filter((other) => other !== key)));
      },
      onBlur: () => hold(new Set()),
    },
  };
}
