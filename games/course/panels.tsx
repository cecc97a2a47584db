import { useSelector } from '@xstate/react';
import { type ReactNode } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Location } from '#content/entities/location.ts';
import { type gameStationMachine } from '#engine/station/game-machine.ts';
import { Button } from '#ui/button.tsx';
import { type GameProps } from '../host/game-props.ts';
import { CoursePanel, RestartButton } from './course-panel.tsx';
import styles from './course-panel.module.css';
import { type CourseRenderers } from './course-renderers.ts';
import { WonPicture } from './won-picture.tsx';

export interface PanelProps extends Pick<GameProps, 't' | 'say'> {
  readonly location: Location;
  readonly station: ActorRefFrom<typeof gameStationMachine>;
  readonly render: CourseRenderers;
  /** The URL of the icon won here; empty if there is none. */
  readonly icon: string;
  readonly takesFocus: boolean;
  readonly onLeave: () => void;
  /** Undefined if the tour does not allow another round. */
  readonly onRestart: (() => void) | undefined;
}

/** The panel over the game, if the current state of the course has one. */
export function Panel(props: PanelProps): ReactNode {
  switch (useSelector(props.station, ({ value }) => value)) {
    case 'announced':
      return <AnnouncedPanel {...props} />;
    case 'won':
      return <WonPanel {...props} />;
    case 'explained':
      return <ExplainedPanel {...props} />;
    case 'finished':
      return <FinishedPanel {...props} />;
    case 'outside':
    case 'playing':
    case 'cheered':
      return null;
  }
}

/** Introduces the game before it starts, in sound and in writing. */
function AnnouncedPanel({ t, say, location, station, render, takesFocus }: PanelProps): ReactNode {
  const title = t('game.announced');
  return (
    <CoursePanel title={title} takesFocus={takesFocus}>
      <StationRecording station={station} title={title} render={render} />
      {render.text(say(location.GameAnnounceTranscript))}
      <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.begin')}</Button>
    </CoursePanel>
  );
}

/** A short, warm congratulation. Its recording plays without controls. */
function WonPanel({ t, say, location, station, render, icon, takesFocus, onRestart }: PanelProps): ReactNode {
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
function ExplainedPanel({ t, say, location, station, render, takesFocus, onRestart }: PanelProps): ReactNode {
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

function FinishedPanel({ t, takesFocus, onLeave, onRestart }: PanelProps): ReactNode {
  return (
    <CoursePanel title={t('game.finished')} takesFocus={takesFocus}>
      <Button onClick={onLeave}>{t('game.leave')}</Button>
      <RestartButton t={t} onRestart={onRestart} />
    </CoursePanel>
  );
}

interface StationRecordingProps extends Pick<PanelProps, 'station' | 'render'> {
  readonly title: string;
}

/** The controls of the recording for this part of the course, if it has one. */
function StationRecording({ station, title, render }: StationRecordingProps): ReactNode {
  const player = useSelector(station, ({ children }) => children.player);
  const hasRecording = useSelector(player, (state) => state !== undefined && state.context.url !== '');
  return player === undefined || !hasRecording ? null : render.player(player, title);
}
