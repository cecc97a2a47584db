import { Move } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Pull } from '#engine/map/pull.ts';
import { useJoystick } from '#engine/map/use-joystick.ts';
import styles from './debug-panel.module.css';

export interface JoystickProps {
  readonly label: string;
  readonly onPull: (pull: Pull) => void;
}

/** Pulled by a finger or by arrow keys. */
export function Joystick({ label, onPull }: JoystickProps): ReactNode {
  const { pulled, handlers } = useJoystick(onPull);
  return (
    <button type="button" className={styles.joystick} aria-label={label} title={label} {...handlers}>
      <span className={styles.knob} style={{ transform: `translate(${pulled.east * 28}px, ${-pulled.north * 28}px)` }}>
        <Move aria-hidden size={20} />
      </span>
    </button>
  );
}
