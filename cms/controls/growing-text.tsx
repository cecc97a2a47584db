import { Textarea, type TextareaProps } from '@mantine/core';
import { type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import styles from './growing-text.module.css';

export interface GrowingTextProps extends TextareaProps, Omit<ComponentProps<'textarea'>, keyof TextareaProps> {
  /** Lines that it has at least, and from which on it scrolls. */
  readonly minRows: number;
  readonly maxRows: number;
}

const growsByStyle = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A text of several lines that grows with what is written. Browsers that do not know how are measured for it. */
export function GrowingText({ minRows, maxRows, ...field }: GrowingTextProps): ReactNode {
  if (!growsByStyle) return <Textarea {...field} autosize minRows={minRows} maxRows={maxRows} />;
  const rows = { '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties;
  return <Textarea {...field} wrapperProps={{ style: rows }} className={styles.growing} />;
}
