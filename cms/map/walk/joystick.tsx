import { Move } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Pull } from '#engine/map/pull.ts';
import { useJoystick } from '#engine/map/use-joystick.ts';
import styles from './walk.module.css';

export interface JoystickProps {
  readonly label: string;
  readonly onPull: (pull: Pull) => void;
}

/** CSS pixels by which the knob moves at the full pull. */
const travel = 26;

export function Joystick({ label, onPull }: JoystickProps): ReactNode {
  const { pulled, handlers } = useJoystick(onPull);
  return (
    <button type="button" className={styles.joystick} aria-label={label} title={label} {...handlers}>
      <span
        className={styles.knob}
        style={{ transform: `translate(${pulled.east * travel}px, ${-pulled.north * travel}px)` }}
      >
        <Move aria-hidden size={18} />
      </span>
    </button>
  );
}
