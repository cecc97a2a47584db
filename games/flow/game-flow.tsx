import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useEffect, useState, useRef } from 'react';
import type { AttemptPoints } from '#content/scoring.ts';
import { useCalm } from '#ui/calm.ts';
import type { GameProps } from '../host/game-props.ts';
import { useLayer } from '../host/layer-frame.tsx';
import type { Levelled } from './levelled-game.tsx';
import styles from './game-flow.module.css';
import type { GameFlowRenderers } from './game-flow-renderers.ts';
import { Panel } from './panels.tsx';
import type { RoundResult, Rounds } from './rounds.ts';
import { type StationOptions, useStation } from './use-station.ts';
import { LevelledGame } from './levelled-game.tsx';
import { Confetti } from './confetti.tsx';

/** The game props that the guide and a preview supply in different ways. */
type HostedProps = Pick<
  GameProps,
  'location' | 'catalogue' | 't' | 'fetchPieceNames' | 'sized' | 'say' | 'effects' | 'hapticFeedback' | 'seed' | 'saved'
>;

export interface GameFlowProps extends HostedProps, Pick<StationOptions, 'begin'> {
  readonly Game: ComponentType<GameProps>;
  readonly fetchRounds: () => Promise<Rounds>;
  readonly render: GameFlowRenderers;
  /** The URL of the icon won here, or an empty string. */
  readonly icon: string;
  /** A change redraws the game in the page's current colours; play continues. */
  readonly look?: string;
  /** Whether panels take the focus; false in previews, where it stays in the form. */
  readonly takesFocus: boolean;
  readonly mayRestart: boolean;
  /** @param isPlaying false if this state ended the game */
  readonly keep: (save: unknown, isPlaying: boolean) => void;
  /**
   * Called when the game is over.
   *
   * @param points of the station, at the level that was played
   * @param attempt counted from 1; Infinity if the visitor gave up
   * @returns the points that this adds to the visitor's score
   */
  readonly award: (attempt: number, points: AttemptPoints) => number;
  readonly onLeave: () => void;
}

/** The course of a station around its game. The game stays mounted until the visitor leaves. */
export function GameFlow(props: GameFlowProps): ReactNode {
  const {
    Game,
    location,
    catalogue,
    t,
    fetchPieceNames,
    sized,
    fetchRounds,
    say,
    effects,
    hapticFeedback,
    seed,
    saved,
    render,
    begin,
    icon,
    look = '',
  } = props;
  const { takesFocus, mayRestart, keep, award, onLeave } = props;
  const { focusHeading } = useLayer();
  const isCalm = useCalm();
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<RoundResult>();
  const station = useStation({ location, say, begin });
  const place = useSelector(station, ({ value }) => value);
  const isShown = useSelector(station, ({ context }) => context.isShown);
  useEffect(() => {
    // The game has replaced the panel that had the focus.
    if (place === 'playing' && takesFocus) focusHeading();
  }, [place, takesFocus, focusHeading]);
  const restart = (): void => {
    setRound(round + 1);
    setResult(undefined);
    station.send({ type: 'RESTART' });
  };
  const announcement = say(location.GameAnnounceTranscript);
  const play = (levelled: Levelled): ReactNode => (
    <Game
      key={`${look} ${levelled.key}`}
      location={levelled.location}
      catalogue={catalogue}
      introduction={render.text(announcement.text === '' ? say(location.Text) : announcement)}
      t={t}
      fetchPieceNames={fetchPieceNames}
      sized={sized}
      say={say}
      effects={effects}
      hapticFeedback={hapticFeedback}
      isCalm={isCalm}
      seed={seed}
      round={round}
      isSolved={isShown}
      saved={levelled.saved}
      keep={(save) => keep(levelled.wrap(save), station.getSnapshot().matches('playing'))}
      onWon={({ attempt, effort }) => {
        station.send({ type: 'WON', points: award(attempt, levelled.location) });
        if (effort === undefined) return;
        fetchRounds().then(
          ({ note }) => setResult({ effort, last: note(levelled.location, effort) }),
          () => undefined,
        );
      }}
      onGaveUp={() => {
        award(Number.POSITIVE_INFINITY, levelled.location);
        station.send({ type: 'GAVE_UP' });
      }}
      onRestarted={() => station.send({ type: 'RESTART' })}
    />
  );
  return (
    <>
      <div className={styles.game} data-place={place} inert={place !== 'playing' && place !== 'revealed'}>
        {place === 'outside' || place === 'announced' ? null : location.GameLevels ? (
          <LevelledGame
            t={t}
            location={location}
            catalogue={catalogue}
            saved={saved}
            round={round}
            isAsking={place === 'playing'}
            takesFocus={takesFocus}
            fetchRounds={fetchRounds}
          >
            {play}
          </LevelledGame>
        ) : (
          play({ key: '', location, saved, wrap: (save) => save })
        )}
      </div>
      {(place === 'cheered' || place === 'won') && !isCalm && !isShown ? <Confetti seed={seed + round} /> : null}
      {place === 'cheered' && takesFocus ? <Cheer t={t} /> : null}
      <Panel
        t={t}
        say={say}
        location={location}
        station={station}
        render={render}
        icon={icon}
        fetchRounds={fetchRounds}
        result={result}
        takesFocus={takesFocus}
        onLeave={onLeave}
        onRestart={mayRestart ? restart : undefined}
      />
    </>
  );
}

/** Holds the focus while the finished game is looked at, so that no key meant for the game closes it. */
function Cheer({ t }: Pick<GameProps, 't'>): ReactNode {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    words.current?.focus();
    words.current?.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') event.preventDefault();
    });
  }, []);
  return (
    <p ref={words} tabIndex={-1} className="visually-hidden">
      {t('game.won')}
    </p>
  );
}
