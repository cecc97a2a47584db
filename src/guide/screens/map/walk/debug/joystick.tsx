import { Move } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './debug-panel.module.css';
import { type Pull } from './made-up.ts';

const home: Pull = { east: 0, north: 0 };

const arrows: Readonly<Record<string, Pull>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowRight: { east: 1, north: 0 },
  ArrowLeft: { east: -1, north: 0 },
};

export interface JoystickProps {
  readonly label: string;
  readonly onPull: (pull: Pull) => void;
}

/** Pulled by a finger or by arrow keys; two keys together go diagonally. */
export function Joystick({ label, onPull }: JoystickProps): ReactNode {
  const [pulled, setPulled] = useState(home);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(onPull);
  useEffect(() => tell(pulled), [pulled]);

  const hold = (keys: ReadonlySet<string>): void => {
    setHeld(keys);
    setPulled(within([...keys].map((key) => arrows[key] ?? home).reduce(add, home)));
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const east = ((event.clientX - left) / width) * 2 - 1;
    const north = 1 - ((event.clientY - top) / height) * 2;
    setPulled(within({ east, north }));
  };

  return (
    <button
      type="button"
      className={styles.joystick}
      aria-label={label}
      title={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => setPulled(home)}
      onKeyDown={(event) => {
        if (arrows[event.key] === undefined) return;
        event.preventDefault();
        if (!event.repeat) hold(new Set([...held, event.key]));
      }}
      onKeyUp={({ key }) => {
        if (held.has(key)) hold(new Set([...held].filter((other) => other !== key)));
      }}
      onBlur={() => hold(new Set())}
    >
      <span className={styles.knob} style={{ transform: `translate(${pulled.east * 28}px, ${-pulled.north * 28}px)` }}>
        <Move aria-hidden size={20} />
      </span>
    </button>
  );
}

function add(one: Pull, other: Pull): Pull {
  return { east: one.east + other.east, north: one.north + other.north };
}

function within({ east, north }: Pull): Pull {
  const length = Math.max(Math.hypot(east, north), 1);
  return { east: east / length, north: north / length };
}
