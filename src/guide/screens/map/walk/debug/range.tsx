import { type ReactNode } from 'react';
import styles from './debug-panel.module.css';

export interface RangeProps {
  readonly label: string;
  /** The value in words. */
  readonly said: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

export function Range({ label, said, value, from, to, step, onChange }: RangeProps): ReactNode {
  return (
    <label className={styles.range}>
      <span>{label}</span> <span>{said}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={said}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
