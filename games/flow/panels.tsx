import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { GamePanel } from './game-panel.tsx';
import styles from './game-flow.module.css';
import type { PanelProps } from './panel-props.ts';
import { StationRecording } from './station-recording.tsx';
import { EndPanel } from './end-panels.tsx';

/** The panel over the game, if the current state of the course has one. */
export function Panel(props: PanelProps): ReactNode {
  const { station, fetchRounds } = props;
  const place = useSelector(station, ({ value }) => value);
  useEffect(() => {
    // The texts of the end are fetched while the game is played.
    if (place === 'playing') fetchRounds().catch(() => undefined);
  }, [place, fetchRounds]);
  switch (place) {
    case 'announced':
      return <AnnouncedPanel {...props} />;
    case 'revealed':
      return <Revealed {...props} />;
    case 'won':
    case 'explained':
    case 'finished':
      return <EndPanel {...props} place={place} />;
    case 'outside':
    case 'playing':
    case 'cheered':
      return null;
  }
}

/** The way on from the solution, which stays in view. */
function Revealed({ t, station }: PanelProps): ReactNode {
  return (
    <div className={styles.onward}>
      <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.next')}</Button>
    </div>
  );
}

/** Introduces the game before it starts, in sound and in writing. */
function AnnouncedPanel({ t, say, location, station, render, takesFocus }: PanelProps): ReactNode {
  const title = t('game.announced');
  return (
    <GamePanel title={title} takesFocus={takesFocus}>
      <StationRecording station={station} title={title} render={render} />
      {render.text(say(location.GameAnnounceTranscript))}
      <Button onClick={() => station.send({ type: 'SKIP' })}>{t('game.begin')}</Button>
    </GamePanel>
  );
}
