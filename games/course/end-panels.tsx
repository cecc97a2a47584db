import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { CoursePanel, RestartButton } from './course-panel.tsx';
import styles from './course-panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { StationRecording } from './station-recording.tsx';
import { WonPicture } from './won-picture.tsx';

/** A short, warm congratulation. Its recording plays without controls. */
export function WonPanel({ t, say, location, station, render, icon, takesFocus, onRestart }: PanelProps): ReactNode {
  const points = useSelector(station, ({ context }) => context.points);
  const message = say(location.GameWonCustomMessage);
  return (
    <CoursePanel title={t('game.won')} isHidden={message.text !== ''} takesFocus={takesFocus}>
      <WonPicture location={location} className={styles.picture} />
      {icon === '' ? null : <img className={styles.icon} src={icon} alt="" />}
      {message.text === '' ? null : <p className={styles.message}>{render.line(message)}</p>}
      {points > 0 ? <p className={styles.points}>{t('game.points', { count: points })}</p> : null}
      <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.next')}</Button>
      <RestartButton t={t} onRestart={onRestart} />
    </CoursePanel>
  );
}

/** Explains what the game was about. */
export function ExplainedPanel({ t, say, location, station, render, takesFocus, onRestart }: PanelProps): ReactNode {
  const title = t('game.explained');
  return (
    <CoursePanel title={title} takesFocus={takesFocus}>
      <StationRecording station={station} title={title} render={render} />
      {render.text(say(location.GameEndExplanationTranscript))}
      <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.next')}</Button>
      <RestartButton t={t} onRestart={onRestart} />
    </CoursePanel>
  );
}

export function FinishedPanel({ t, takesFocus, onLeave, onRestart }: PanelProps): ReactNode {
  return (
    <CoursePanel title={t('game.finished')} takesFocus={takesFocus}>
      <Button onClick={onLeave}>{t('game.leave')}</Button>
      <RestartButton t={t} onRestart={onRestart} />
    </CoursePanel>
  );
}
