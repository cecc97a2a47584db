import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Catalogue } from '#content/catalogue.ts';
import { allowsReplay, wonIcon } from '#content/game-board.ts';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { hasScore, pointsForAttempt } from '#content/scoring.ts';
import { createEffects } from '#engine/audio/effects.ts';
import { openNarration } from '#engine/audio/howler-media.ts';
import { gameStationMachine } from '#engine/station/game-machine.ts';
import { mediaActor } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { LayerFrame, useLayer } from '#games/host/layer-frame.tsx';
import { Button } from '#ui/button.tsx';
import { useCalm } from '#ui/calm.ts';
import { feel } from '../../../adapters/haptics.ts';
import { Confetti } from '../../../shell/confetti.tsx';
import { orText, SpokenText } from '../../../shell/spoken-text.tsx';
import { useContent } from '../../../state/content-context.tsx';
import { useTranslate } from '../../../state/interface-context.tsx';
import { useVisit } from '../../../state/visit-context.tsx';
import { RichText } from '../rich-text.tsx';
import { AnnouncedPanel, ExplainedPanel, FinishedPanel, WonPanel } from './course-panels.tsx';
import styles from './game-layer.module.css';
import { type PlayedStation } from './played-station.ts';
import { type GamePart, useGamePart } from './use-game-part.ts';

export interface GameLayerProps extends PlayedStation {
  /** The game was won or given up. */
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

/** A game, as large as the screen: announced, played, won and explained. */
export function GameLayer(props: GameLayerProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const { location, onClose } = props;
  const title = say(location.Name);
  return (
    <LayerFrame
      title={title.text === '' ? t('type.game') : <SpokenText spoken={title} />}
      closeLabel={t('game.close')}
      onClose={onClose}
    >
      <Loaded {...props} />
    </LayerFrame>
  );
}

/** The game's part and its texts are fetched here. */
function Loaded(props: GameLayerProps): ReactNode {
  const t = useTranslate();
  const part = useGamePart(props.location.Type);
  switch (part.status) {
    case 'ready':
      return <Course {...props} {...part} />;
    case 'loading':
      return (
        <p role="status" className={styles.waiting}>
          {t('player.loading')}
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.waiting}>
          <p>{t('loading.failed.network')}</p>
          <Button onClick={part.retry}>{t('action.retry')}</Button>
        </div>
      );
  }
}

type CourseProps = GameLayerProps & GamePart;

/** The course of the station around the game. The game stays where it is until the visitor leaves. */
function Course({ Game, words, item, location, isDive, onSettled }: CourseProps): ReactNode {
  const { close, focusHeading } = useLayer();
  const { catalogue, say } = useContent();
  const { gameSaves } = useVisit();
  const isCalm = useCalm();
  const effects = useEffects();
  const [begun] = useState(() => gameSaves.of(location.ID));
  const [seed] = useState(() => begun?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
  const [round, setRound] = useState(0);
  const station = useStation(location, begun !== undefined);
  const place = useSelector(station, ({ value }) => value);
  const settle = useSettle(item, location, isDive);
  useEffect(() => {
    // The sheet with the focus has given way to the game.
    if (place === 'playing') focusHeading();
  }, [place, focusHeading]);
  const restart = (): void => {
    setRound((before) => before + 1);
    station.send({ type: 'RESTART' });
  };
  const tour = catalogue.tour(item.TourID);
  const mayPlayAgain = isDive || tour === undefined || allowsReplay(tour);
  const panel = {
    t: words,
    location,
    icon: iconOf(catalogue, item, location, isDive),
    station,
    onLeave: close,
    onRestart: mayPlayAgain ? restart : undefined,
  };
  return (
    <>
      <div className={styles.game} inert={place !== 'playing'}>
        {place === 'announced' ? null : (
          <Game
            location={location}
            catalogue={catalogue}
            introduction={<RichText html={orText(say(location.GameAnnounceTranscript), say(location.Text))} />}
            t={words}
            say={say}
            effects={effects}
            feel={feel}
            isCalm={isCalm}
            seed={seed}
            round={round}
            saved={begun?.save}
            keep={(save) => {
              if (station.getSnapshot().matches('playing')) gameSaves.keep(location.ID, { seed, save });
            }}
            onWon={(attempt) => {
              station.send({ type: 'WON', points: settle(attempt) });
              onSettled();
            }}
            onGaveUp={() => {
              settle(Number.POSITIVE_INFINITY);
              station.send({ type: 'GAVE_UP' });
              onSettled();
            }}
          />
        )}
      </div>
      {(place === 'cheered' || place === 'won') && !isCalm ? <Confetti seed={seed + round} /> : null}
      {place === 'announced' ? <AnnouncedPanel {...panel} /> : null}
      {place === 'won' ? <WonPanel {...panel} /> : null}
      {place === 'explained' ? <ExplainedPanel {...panel} /> : null}
      {place === 'finished' ? <FinishedPanel {...panel} /> : null}
    </>
  );
}

/** A deep dive wins what is its own, and nothing of the tour's. */
function iconOf(catalogue: Catalogue, item: TourItem, location: Location, isDive: boolean): string {
  const tour = catalogue.tour(item.TourID);
  const place = isDive ? -1 : catalogue.itemsOf(item.TourID).findIndex(({ ID }) => ID === item.ID);
  return tour === undefined ? location.GameWonCustomIconURL : wonIcon(tour, place, location);
}

function useEffects() {
  const effects = useMemo(() => createEffects(), []);
  useEffect(() => effects.destroy, [effects]);
  return effects;
}

const machine = gameStationMachine.provide({
  actors: { player: playerMachine.provide({ actors: { media: mediaActor(openNarration) } }) },
});

/** The station's course, from where the visitor comes in. */
function useStation(location: Location, wasBegun: boolean): ActorRefFrom<typeof machine> {
  const { say } = useContent();
  const station = useActorRef(machine, {
    input: {
      announceUrl: say(location.GameAnnounceURL).text,
      wonUrl: say(location.GameWonURL).text,
      explanationUrl: say(location.GameEndExplanationURL).text,
      hasExplanation: say(location.GameEndExplanationTranscript).text !== '',
    },
  });
  useEffect(() => station.send({ type: wasBegun ? 'CONTINUE' : 'BEGIN' }), [station, wasBegun]);
  return station;
}

/**
 * Writes down that the game is over. What was won first counts: playing again costs nothing, and gives nothing.
 *
 * @returns the points that this has given
 */
function useSettle(item: TourItem, location: Location, isDive: boolean): (attempt: number) => number {
  const { catalogue } = useContent();
  const { scores, heard, gameSaves } = useVisit();
  const tourCode = catalogue.tour(item.TourID)?.Code ?? '';
  return (attempt) => {
    gameSaves.forget(location.ID);
    heard.note(location.ID);
    if (isDive || hasScore(scores.get(), tourCode, item.Code)) return 0;
    const points = pointsForAttempt(location, attempt);
    scores.set(tourCode, item.Code, points);
    return points;
  };
}
