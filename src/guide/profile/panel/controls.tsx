import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';

export interface SwitchProps {
  readonly icon?: LucideIcon;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
}

export function Switch({ icon: Icon, isOn, onChange, children }: SwitchProps): ReactNode {
  return (
    <label className={styles.switch}>
      {Icon === undefined ? null : <Icon aria-hidden size={22} />}
      <span className={styles.words}>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}

export interface ChoiceProps {
  readonly legend: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of a few, all in view. */
export function Choice({ legend, value, options, onChoose }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
