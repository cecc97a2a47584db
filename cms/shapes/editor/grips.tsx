import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import { useStore } from 'zustand';
import { type Point } from '#content/outline.ts';
import styles from '../canvas/canvas.module.css';
import { type Box } from '../rules/box.ts';
import { nodeAt } from '../rules/edits.ts';
import { type ShapeAdapter } from '../rules/shape-adapter.ts';
import { isFree } from '../rules/shape-traits.ts';
import { type ShapeEditor } from './shape-editor.ts';

export interface GripsProps<Look, Shape> {
  readonly editor: Pick<ShapeEditor<Look, Shape>, 'state' | 'choosePoint'>;
  readonly adapter: ShapeAdapter<Look, Shape>;
  /** Of the shape itself. */
  readonly control: RefObject<HTMLButtonElement | null>;
  readonly wordsOf: (shape: Shape, index: number, bounds: Box) => GripWords;
}

export interface GripWords {
  readonly label: string;
  readonly help: string;
  readonly pointLabel: (point: { number: number; count: number; x: number; y: number }) => string;
  readonly pointHelp: string;
  /** Returns the current place, for screen readers. @param point the chosen one */
  readonly status: (point: Point | undefined) => string;
}

/** Controls on the chosen shape and its points for keyboard users: arrow keys move the one with the focus. */
export function Grips<Look, Shape>({ editor, adapter, control, wordsOf }: GripsProps<Look, Shape>): ReactNode {
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen ?? -1);
  const shape = useStore(editor.state, ({ shapes }) => shapes[chosen]);
  const point = useStore(editor.state, ({ editing }) => editing.point);
  const isLocked = useStore(editor.state, ({ editing }) => !isFree(editing, chosen));
  const [helpId, pointHelpId] = [useId(), useId()];
  if (shape === undefined || !adapter.isDrawn(shape)) return null;
  const bounds = adapter.boxOf(shape);
  const lines = adapter.linesOf(adapter.lookOf(shape));
  // A locked shape has no points that could be moved.
  const points = (isLocked ? [] : lines).flatMap((line, contour) =>
    line.map(({ at }, node) => ({ at, name: { contour, node } })),
  );
  const { label, help, pointLabel, pointHelp, status } = wordsOf(shape, chosen, bounds);
  return (
    <>
      <button
        ref={control}
        type="button"
        className={styles.grip}
        style={{ left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height }}
        aria-label={label}
        aria-describedby={helpId}
        onFocus={() => editor.choosePoint(undefined)}
      />
      {points.map(({ name, at }, index) => (
        <button
          key={index}
          type="button"
          className={styles.grip}
          data-round
          style={{ left: at.x, top: at.y }}
          aria-label={pointLabel({ number: index + 1, count: points.length, x: at.x, y: at.y })}
          aria-describedby={pointHelpId}
          onFocus={() => editor.choosePoint(name)}
        />
      ))}
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
      <VisuallyHidden id={pointHelpId}>{pointHelp}</VisuallyHidden>
      <VisuallyHidden role="status">
        {status(point === undefined ? undefined : nodeAt(lines, point)?.at)}
      </VisuallyHidden>
    </>
  );
}
