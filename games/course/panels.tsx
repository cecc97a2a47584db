import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.ts';
import { Late } from '../host/late.tsx';
import { CoursePanel } from './course-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { StationRecording } from './station-recording.tsx';

const endPanels = latePart(
  () => import('./end-panels.tsx'),
  (panels) => panels,
);

type EndPanels = NonNullable<ReturnType<typeof endPanels.get>>;

/** The panel over the game, if the current state of the course has one. */
export function Panel(props: PanelProps): ReactNode {
  const place = useSelector(props.station, ({ value }) => value);
  useEffect(() => {
    if (place === 'playing') void endPanels.ahead();
  }, [place]);
  /** The end of a game is fetched while it is played. */
  const late = (panel: (panels: EndPanels) => ReactNode): ReactNode => (
    <Late t={props.t} part={endPanels}>
      {panel}
    </Late>
  );
  switch (place) {
    case 'announced':
      return <AnnouncedPanel {...props} />;
    case 'won':
      return late(({ WonPanel }) => <WonPanel {...props} />);
    case 'explained':
      return late(({ ExplainedPanel }) => <ExplainedPanel {...props} />);
    case 'finished':
      return late(({ FinishedPanel }) => <FinishedPanel {...props} />);
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
