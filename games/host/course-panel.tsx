import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Location } from '#content/entities/location.ts';
import { Button } from '#ui/button.tsx';
import { type GameProps } from './game-props.ts';
import styles from './course-panel.module.css';
import { WonPicture } from './won-picture.tsx';

export interface CoursePanelProps {
  readonly title: string;
  /** The museum's own words stand in its place. */
  readonly isHidden?: boolean;
  /** false: the focus stays where it is, as in previews. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A sheet before the game. It takes the focus, so that it is read out. */
export function CoursePanel({ title, isHidden = false, takesFocus = true, children }: CoursePanelProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.veil} aria-label={title}>
      <div className={styles.panel}>
        <h3 ref={heading} tabIndex={-1} className={isHidden ? 'visually-hidden' : styles.title}>
          {title}
        </h3>
        {children}
      </div>
    </section>
  );
}

export interface WonSheetProps extends Pick<GameProps, 't'>, Pick<CoursePanelProps, 'takesFocus'> {
  readonly location: Location;
  /** What has been won here; empty: there is none. */
  readonly icon: string;
  /** The museum's own words; undefined: it has none. */
  readonly message: ReactNode | undefined;
  readonly points: number;
  readonly onNext: () => void;
  /** Undefined: a game that is won is not played again. */
  readonly onRestart: (() => void) | undefined;
  /** The recording, when it is to be seen. */
  readonly children?: ReactNode;
}

/** A warm and short win. */
export function WonSheet(props: WonSheetProps): ReactNode {
  const { t, location, icon, message, points, onNext, onRestart, takesFocus = true, children } = props;
  return (
    <CoursePanel title={t('game.won')} isHidden={message !== undefined} takesFocus={takesFocus}>
      <WonPicture location={location} className={styles.picture} />
      {icon === '' ? null : <img className={styles.icon} src={icon} alt="" />}
      {message === undefined ? null : <p className={styles.message}>{message}</p>}
      {points > 0 ? <p className={styles.points}>{t('game.points', { count: points })}</p> : null}
      {children}
      <Button onClick={onNext}>{t('game.next')}</Button>
      <Again t={t} onRestart={onRestart} />
    </CoursePanel>
  );
}

export function Again({ t, onRestart }: Pick<WonSheetProps, 't' | 'onRestart'>): ReactNode {
  return onRestart === undefined ? null : (
    <button type="button" className={styles.again} onClick={onRestart}>
      <RotateCcw aria-hidden size={18} /> {t('game.again')}
    </button>
  );
}
