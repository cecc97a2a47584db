import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

/** The class of the one big button of a screen, for links that look like it. */
export const buttonClass = styles.button;

/** The class of a round icon button, for links that look like it. */
export const roundClass = styles.round;

export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} className={join(styles.button, props.className)} />;
}

export interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The words for the icon; screen readers read them, and they appear on hovering. */
  readonly label: string;
}

export function RoundButton({ label, ...props }: RoundButtonProps): ReactNode {
  return (
    <button type="button" {...props} aria-label={label} title={label} className={join(styles.round, props.className)} />
  );
}

export function join(...classes: readonly (string | undefined)[]): string {
  return classes.filter((name) => name !== undefined && name !== '').join(' ');
}
