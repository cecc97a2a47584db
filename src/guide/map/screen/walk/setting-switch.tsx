import { type ReactNode, useId } from 'react';
import styles from './setting-switch.module.css';

export interface SettingSwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export function SettingSwitch({ label, hint, isOn, onSwitch }: SettingSwitchProps): ReactNode {
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
