import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import { type Point } from '#content/outline.ts';
import styles from './canvas.module.css';
import { type Box } from './rules/box.ts';

export interface GripsProps<PointName> {
  /** Of the shape itself. */
  readonly control: RefObject<HTMLButtonElement | null>;
  readonly bounds: Box;
  readonly label: string;
  readonly help: string;
  readonly points: readonly { readonly name: PointName; readonly at: Point; readonly label: string }[];
  readonly pointHelp: string;
  /** Undefined if the shape itself has the focus. */
  readonly onFocus: (point: PointName | undefined) => void;
  /** Its current place, for screen readers. */
  readonly status: string;
}

/** Controls on the chosen shape and its points for keyboard users: arrow keys move the one with the focus. */
export function Grips<PointName>(props: GripsProps<PointName>): ReactNode {
  const { control, bounds, label, help, points, pointHelp, onFocus, status } = props;
  const [helpId, pointHelpId] = [useId(), useId()];
  const { x, y, width, height } = bounds;
  return (
    <>
      <button
        ref={control}
        type="button"
        className={styles.grip}
        style={{ left: x, top: y, width, height }}
        aria-label={label}
        aria-describedby={helpId}
        onFocus={() => onFocus(undefined)}
      />
      {points.map(({ name, at, label: pointLabel }, index) => (
        <button
          key={index}
          type="button"
          className={styles.grip}
          data-round
          style={{ left: at.x, top: at.y }}
          aria-label={pointLabel}
          aria-describedby={pointHelpId}
          onFocus={() => onFocus(name)}
        />
      ))}
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
      <VisuallyHidden id={pointHelpId}>{pointHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}
