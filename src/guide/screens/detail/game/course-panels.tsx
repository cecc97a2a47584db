import { useSelector } from '@xstate/react';
import { type ReactNode } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Location } from '#content/entities/location.ts';
import { type gameStationMachine } from '#engine/station/game-machine.ts';
import { Again, CoursePanel, WonSheet } from '#games/host/course-panel.tsx';
import { type GamesKey, type Translate } from '#i18n/pack.ts';
import { Button } from '#ui/button.tsx';
import { SpokenText } from '../../../shell/spoken-text.tsx';
import { useContent } from '../../../state/content-context.tsx';
import { Player } from '../player.tsx';
import { RichText } from '../rich-text.tsx';

export interface PanelProps {
  readonly t: Translate<GamesKey>;
  readonly location: Location;
  readonly station: ActorRefFrom<typeof gameStationMachine>;
  /** What has been won here; empty: there is none. */
  readonly icon: string;
  readonly onLeave: () => void;
  /** Undefined: a game that is won is not played again. */
  readonly onRestart: (() => void) | undefined;
}

/** What the game is about, said and written, before it begins. */
export function AnnouncedPanel({ t, location, station }: PanelProps): ReactNode {
  const { say } = useContent();
  return (
    <CoursePanel title={t('game.announced')}>
      <Recording station={station} title={t('game.announced')} />
      <RichText html={say(location.GameAnnounceTranscript)} />
      <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.begin')}</Button>
    </CoursePanel>
  );
}

/** A warm and short win. */
export function WonPanel({ t, location, icon, station, onRestart }: PanelProps): ReactNode {
  const { say } = useContent();
  const points = useSelector(station, ({ context }) => context.points);
  const message = say(location.GameWonCustomMessage);
  return (
    <WonSheet
      t={t}
      location={location}
      icon={icon}
      message={message.text === '' ? undefined : <SpokenText spoken={message} />}
      points={points}
      onNext={() => station.send({ type: 'SKIP' })}
      onRestart={onRestart}
    >
      <Recording station={station} title={t('game.won')} isQuiet />
    </WonSheet>
  );
}

/** What there was to learn. */
export function ExplainedPanel({ t, location, station, onRestart }: PanelProps): ReactNode {
  const { say } = useContent();
  return (
    <CoursePanel title={t('game.explained')}>
      <Recording station={station} title={t('game.explained')} />
      <RichText html={say(location.GameEndExplanationTranscript)} />
      <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.next')}</Button>
      <Again t={t} onRestart={onRestart} />
    </CoursePanel>
  );
}

export function FinishedPanel({ t, onLeave, onRestart }: PanelProps): ReactNode {
  return (
    <CoursePanel title={t('game.finished')}>
      <Button onClick={onLeave}>{t('game.leave')}</Button>
      <Again t={t} onRestart={onRestart} />
    </CoursePanel>
  );
}

interface RecordingProps extends Pick<PanelProps, 'station'> {
  readonly title: string;
  /** It plays, and needs no controls. */
  readonly isQuiet?: boolean;
}

/** The recording of this part of the course, when there is one. */
function Recording({ station, title, isQuiet = false }: RecordingProps): ReactNode {
  const player = useSelector(station, ({ children }) => children.player);
  const hasRecording = useSelector(player, (state) => state !== undefined && state.context.url !== '');
  return player === undefined || !hasRecording || isQuiet ? null : <Player player={player} title={title} />;
}
