import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import styles from '../canvas/canvas.module.css';
import { type AnyShapeEditor } from './shape-editor.ts';
import { nodesOf, penPlace } from '../rules/pen-line.ts';

export interface PlaceGripProps {
  readonly editor: AnyShapeEditor;
  readonly control: RefObject<HTMLButtonElement | null>;
  /** The picture, which gets the focus afterwards. */
  readonly frame: RefObject<HTMLElement | null>;
}

/**
 * A control on the place from which an outline is sought, or where the pen is: arrow keys move it, Enter ends the
 * gesture.
 */
export function PlaceGrip({ editor, control, frame }: PlaceGripProps): ReactNode {
  const { t } = useTexts();
  const help = useId();
  const sought = useStore(editor.state, ({ editing }) => (editing.act?.kind === 'trace' ? editing.act.at : undefined));
  const pen = useStore(editor.state, ({ editing }) => penPlace(editing));
  const count = useStore(editor.state, ({ editing }) => nodesOf(editing).length);
  const at = sought ?? pen;
  const isShown = at !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const picture = frame.current;
    return () => {
      // Keys would otherwise be lost together with the control.
      if (document.activeElement === document.body) picture?.focus({ preventScroll: true });
    };
  }, [isShown, frame]);
  if (at === undefined) return null;
  return (
    <>
      <button
        ref={control}
        type="button"
        className={styles.grip}
        data-round
        style={{ left: at.x, top: at.y }}
        aria-label={
          sought === undefined
            ? t('canvas.pen.place', { count, x: at.x, y: at.y })
            : t('canvas.trace.place', { x: at.x, y: at.y })
        }
        aria-describedby={help}
      />
      <VisuallyHidden id={help}>
        {t(sought === undefined ? 'canvas.pen.placeHelp' : 'canvas.trace.placeHelp')}
      </VisuallyHidden>
    </>
  );
}
