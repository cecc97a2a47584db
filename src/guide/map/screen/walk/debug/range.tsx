import { type ReactNode } from 'react';
import styles from './debug-panel.module.css';

export interface RangeProps {
  readonly label: string;
  /** The value in words. */
  readonly valueText: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

export function Range({ label, valueText, value, from, to, step, onChange }: RangeProps): ReactNode {
  return (
    <label className={styles.range}>
      <span>{label}</span> <span>{valueText}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
