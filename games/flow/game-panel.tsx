import { type ReactNode, useEffect, useRef } from 'react';
import styles from './game-panel.module.css';

export interface GamePanelProps {
  readonly title: string;
  /** The museum's own text replaces the title, so that only screen readers announce it. */
  readonly isHidden?: boolean;
  /** Whether the heading is focused, so that it is read out; false in previews. */
  readonly takesFocus: boolean;
  readonly picture?: ReactNode;
  /** Fills the room around the sheet. */
  readonly behind?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet over the game: the museum's picture at its head, and buttons that stay in view below its words. */
export function GamePanel(props: GamePanelProps): ReactNode {
  const { title, isHidden = false, takesFocus, picture, behind, actions, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.veil} aria-label={title}>
      {behind}
      <div className={styles.panel}>
        {picture}
        <div className={styles.words}>
          <h3 ref={heading} tabIndex={-1} className={isHidden ? 'visually-hidden' : styles.title}>
            {title}
          </h3>
          {children}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
