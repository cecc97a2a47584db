import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isArrow, noPull, type Pull, pullOfKeys, pullOfPointer } from './pull.ts';

export interface JoystickProps {
  readonly label: string;
  readonly onPull: (pull: Pull) => void;
  /** CSS pixels by which the knob moves at the full pull. */
  readonly travel: number;
  readonly className: string | undefined;
  readonly knobClass: string | undefined;
  /** The picture on the knob. */
  readonly children: ReactNode;
}

/** Pulled by a pointer or by arrow keys; two keys together go diagonally. */
export function Joystick({ label, onPull, travel, className, knobClass, children }: JoystickProps): ReactNode {
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
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => setPulled(noPull)}
      onKeyDown={(event) => {
        if (!isArrow(event.key)) return;
        event.preventDefault();
        if (!event.repeat) hold(new Set([...held, event.key]));
      }}
      onKeyUp={({ key }) => {
        if (held.has(key)) hold(new Set([...held].filter((other) => other !== key)));
      }}
      onBlur={() => hold(new Set())}
    >
      <span
        className={knobClass}
        style={{ transform: `translate(${pulled.east * travel}px, ${-pulled.north * travel}px)` }}
      >
        {children}
      </span>
    </button>
  );
}
