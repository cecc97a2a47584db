import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { CoursePanel } from './course-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { StationRecording } from './station-recording.tsx';

const endPanels = () => import('./end-panels.tsx');

const WonPanel = lazy(async () => ({ default: (await endPanels()).WonPanel }));
const ExplainedPanel = lazy(async () => ({ default: (await endPanels()).ExplainedPanel }));
const FinishedPanel = lazy(async () => ({ default: (await endPanels()).FinishedPanel }));

/** The panel over the game, if the current state of the course has one. */
export function Panel(props: PanelProps): ReactNode {
  const place = useSelector(props.station, ({ value }) => value);
  useEffect(() => {
    // Should this fail, the end is asked for again when it comes.
    if (place === 'playing') void endPanels().catch(() => undefined);
  }, [place]);
  switch (place) {
    case 'announced':
      return <AnnouncedPanel {...props} />;
    case 'won':
      return late(<WonPanel {...props} />);
    case 'explained':
      return late(<ExplainedPanel {...props} />);
    case 'finished':
      return late(<FinishedPanel {...props} />);
    case 'outside':
    case 'playing':
    case 'cheered':
      return null;
  }
}

/** The end of a game is fetched while it is played. */
function late(panel: ReactNode): ReactNode {
  return <Suspense fallback={null}>{panel}</Suspense>;
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
