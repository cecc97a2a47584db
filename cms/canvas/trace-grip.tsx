import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import styles from './canvas.module.css';
import { type Desk } from './desk.ts';
import { type AnySession } from './rules/session.ts';

export interface TraceGripProps {
  readonly desk: Pick<Desk<AnySession, unknown>, 'state'>;
  readonly control: RefObject<HTMLButtonElement | null>;
  /** The picture, which gets the focus afterwards. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** A control on the place from which an outline is sought: arrow keys move it, Enter takes the outline. */
export function TraceGrip({ desk, control, frame }: TraceGripProps): ReactNode {
  const { t } = useTexts();
  const help = useId();
  const at = useStore(desk.state, ({ session }) => (session.act?.kind === 'trace' ? session.act.at : undefined));
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
        aria-label={t('canvas.trace.place', { x: at.x, y: at.y })}
        aria-describedby={help}
      />
      <VisuallyHidden id={help}>{t('canvas.trace.placeHelp')}</VisuallyHidden>
    </>
  );
}
