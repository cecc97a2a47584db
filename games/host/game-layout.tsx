import { RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoundButton } from '#ui/button.tsx';
import type { GameProps } from './game-props.ts';
import styles from './game-layout.module.css';
import { LayerControls } from './layer-frame.tsx';

export interface GameLayoutProps extends Pick<GameProps, 't'> {
  /** Such as "2 of 6 pairs". */
  readonly progress: string;
  readonly done: number;
  readonly goal: number;
  /** The latest message, which is shown and announced. */
  readonly status: string;
  readonly onRestart: () => void;
  /** Undoes the last restart. Its button replaces the one that restarts; undefined if there is nothing to undo. */
  readonly onUndoRestart?: (() => void) | undefined;
  /** Controls beside "start again", within the thumb's reach. */
  readonly controls?: ReactNode;
  /** Controls at the top, beside the title. */
  readonly topControls?: ReactNode;
  readonly children: ReactNode;
}

/** The most dots that visitors can tell apart; larger goals are shown as numbers only. */
const mostDots = 12;

/** The game as large as possible, with its controls below, within the thumb's reach. */
export function GameLayout({
  t,
  progress,
  done,
  goal,
  status,
  onRestart,
  onUndoRestart,
  controls,
  topControls,
  children,
}: GameLayoutProps): ReactNode {
  return (
    <div className={styles.game}>
      {topControls === undefined ? null : <LayerControls>{topControls}</LayerControls>}
      <div className={styles.board}>{children}</div>
      <div className={styles.bar}>
        <RoundButton
          label={t(onUndoRestart === undefined ? 'game.restart' : 'game.takeBack')}
          onClick={onUndoRestart ?? onRestart}
        >
          {onUndoRestart === undefined ? <RotateCcw aria-hidden /> : <Undo2 aria-hidden />}
        </RoundButton>
        <div className={styles.words}>
          <p className={styles.progress}>
            {goal === 0 || goal > mostDots ? null : (
              <span aria-hidden className={styles.dots}>
                {Array.from({ length: goal }, (_, index) => (
                  <span key={index} data-done={index < done ? '' : undefined} />
                ))}
              </span>
            )}
            <span>{progress}</span>
          </p>
          <p role="status" className={styles.status}>
            {status}
          </p>
        </div>
        {controls}
      </div>
    </div>
  );
}
