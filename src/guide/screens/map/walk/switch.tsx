import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, onSwitch }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </label>
  );
}
