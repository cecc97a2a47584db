import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState, useRef } from 'react';
import { LocationType } from '#content/constants.ts';
import type { AttemptPoints } from '#content/scoring.ts';
import { useCalm } from '#ui/calm.ts';
import type { GameProps } from '../host/game-props.ts';
import { LayerControls, useLayer } from '../host/layer-frame.tsx';
import { type Levelled, LevelledGame } from './levelled-game.tsx';
import styles from './game-flow.module.css';
import type { GameFlowRenderers } from './game-flow-renderers.ts';
import type { RoundResult, Rounds } from './rounds.ts';
import { type StationOptions, useStation } from './use-station.ts';
import { Confetti } from './confetti.tsx';
import { Button, RoundButton } from '#ui/button.tsx';
import { GamePanel } from './game-panel.tsx';
import type { Onward, PanelProps } from './panel-props.ts';
import { RoundTexts } from './round-texts.tsx';
import { Behind, SheetPicture } from './sheet-picture.tsx';
import { StationRecording } from './station-recording.tsx';
import { EndPanel } from './end-panels.tsx';

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
  /** Whether a game with levels begins at the easiest, as for children. */
  readonly beginsEasy?: boolean;
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
  /** Where a finished game leads besides its station, the best way first. */
  readonly onward?: readonly Onward[];
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
    beginsEasy = false,
  } = props;
  const { takesFocus, mayRestart, keep, award, onLeave, onward = [] } = props;
  const { focusHeading } = useLayer();
  const isCalm = useCalm();
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<RoundResult>();
  const station = useStation({ location, say, begin });
  const place = useSelector(station, ({ value }) => value);
  const isShown = useSelector(station, ({ context }) => context.isShown);
  const reminder = useRef<HTMLButtonElement>(null);
  const wasReminded = useRef(false);
  useEffect(() => {
    // The game has replaced the panel that had the focus.
    if (place === 'playing' && takesFocus) {
      if (wasReminded.current) reminder.current?.focus();
      else focusHeading();
    }
    wasReminded.current = place === 'reminded';
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
      enlarge={render.enlarge}
      say={say}
      effects={effects}
      hapticFeedback={hapticFeedback}
      isCalm={isCalm}
      seed={seed}
      round={round}
      isSolved={isShown}
      saved={levelled.saved}
      keep={(save) => keep(levelled.wrap(save), ['playing', 'reminded'].includes(station.getSnapshot().value))}
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
            beginsEasy={beginsEasy}
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
      {place === 'playing' || place === 'reminded' ? (
        <LayerControls>
          {/* It keeps its place among the controls while the task is shown. */}
          <RoundButton
            ref={reminder}
            label={t('game.announced')}
            style={place === 'playing' ? undefined : { visibility: 'hidden' }}
            onClick={() => station.send({ type: 'REMIND' })}
          >
            <Info aria-hidden />
          </RoundButton>
        </LayerControls>
      ) : null}
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
        sized={sized}
        onward={onward}
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

/** The panel over the game, if the current state of the course has one. */
function Panel(props: PanelProps): ReactNode {
  const { station, fetchRounds } = props;
  const place = useSelector(station, ({ value }) => value);
  useEffect(() => {
    // The texts of the end are fetched while the game is played.
    if (place === 'playing') fetchRounds().catch(() => undefined);
  }, [place, fetchRounds]);
  switch (place) {
    case 'announced':
      return <TaskPanel {...props} />;
    case 'reminded':
      return <TaskPanel {...props} isReminder />;
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

const rules = {
  [LocationType.GameMemory]: 'game.rules.memory',
  [LocationType.GameJigsaw]: 'game.rules.jigsaw',
  [LocationType.GameChoices]: 'game.rules.choices',
  [LocationType.GameHiddenObject]: 'game.rules.hidden',
} as const;

/**
 * Introduces the game in sound and in writing: before it starts, and with its rules whenever the visitor asks during the
 * game.
 */
function TaskPanel(props: PanelProps & { readonly isReminder?: boolean }): ReactNode {
  const { t, say, location, station, render, takesFocus, sized, fetchRounds, isReminder = false } = props;
  const title = t('game.announced');
  const type = location.Type;
  const hasPricedMisses = type === LocationType.GameHiddenObject && location.GamePoints > 0;
  return (
    <GamePanel
      title={title}
      takesFocus={takesFocus}
      picture={<SheetPicture location={location} sized={sized} render={render} />}
      behind={isReminder ? undefined : <Behind location={location} sized={sized} />}
      actions={
        <Button onClick={() => station.send({ type: 'SKIP' })}>{t(isReminder ? 'game.next' : 'game.begin')}</Button>
      }
    >
      <StationRecording station={station} title={title} render={render} />
      {render.text(say(location.GameAnnounceTranscript))}
      {isReminder || hasPricedMisses ? (
        <RoundTexts t={t} fetchRounds={fetchRounds}>
          {(words) => (
            <>
              {isReminder && type in rules ? <p>{words(rules[type as keyof typeof rules])}</p> : null}
              {hasPricedMisses ? <p>{words('game.rules.misses')}</p> : null}
            </>
          )}
        </RoundTexts>
      ) : null}
    </GamePanel>
  );
}
