import { Gamepad2, Play, Trophy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { allowsReplay } from '#content/game-board.ts';
import { hasScore, scoreOf } from '#content/scoring.ts';
import { recordCode } from '#content/record-code.ts';
import { Button } from '#ui/button.tsx';
import { openLayer } from '../../../adapters/history-layer.ts';
import { latePart } from '#ui/late-part.ts';
import { lateScreen } from '../../../shell/late/late-screen.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import { useVisit } from '../../../state/visit/visit-context.tsx';
import styles from './game-entry.module.css';
import { type PlayedStation, tourCodeOf } from './played-station.ts';

const gameLayer = latePart(
  () => import('./game-layer.tsx'),
  ({ GameLayer }) => GameLayer,
);

const { Screen: LateFinishedGame } = lateScreen(
  () => import('./finished-game.tsx'),
  ({ FinishedGame }) => FinishedGame,
  null,
);

export interface GameEntryProps extends PlayedStation {
  /** Called when the visitor returns from a finished game. */
  readonly onPlayed: () => void;
}

/** The entry to a game station: a button, and the points won here. The game itself is fetched with the first tap. */
export function GameEntry({ item, location, isDive, onPlayed }: GameEntryProps): ReactNode {
  const t = useTranslate();
  const { gameSaves, playback } = useVisit();
  const [Layer, setLayer] = useState(gameLayer.get);
  const [condition, setCondition] = useState<'closed' | 'coming' | 'open' | 'failed'>('closed');
  const [wasBegun, setBegun] = useState(() => gameSaves.of(location.ID) !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const close = useRef<() => void>(undefined);
  const wanted = useRef<string>(undefined);
  const navigate = useNavigate();
  const wasSettled = useRef(false);
  useEffect(() => () => close.current?.(), []);

  const forget = (): void => {
    close.current = undefined;
    setBegun(gameSaves.of(location.ID) !== undefined);
    // The page behind cannot take the focus until the game is gone.
    flushSync(() => setCondition('closed'));
    if (wanted.current !== undefined) {
      void navigate(wanted.current);
      return;
    }
    (button.current ?? end.current)?.focus();
    if (wasSettled.current) onPlayed();
  };
  const open = (): void => {
    playback.stop();
    wasSettled.current = false;
    wanted.current = undefined;
    setCondition('coming');
    gameLayer.fetch().then(
      (Game) => {
        setLayer(() => Game);
        setCondition('open');
        close.current ??= openLayer(forget);
      },
      () => setCondition('failed'),
    );
  };
  const isOver = useIsOver(item, isDive);
  return (
    <div className={styles.entry}>
      <Gamepad2 aria-hidden size={32} strokeWidth={1.5} />
      <div className={styles.words}>{isDive ? null : <Won item={item} />}</div>
      {isOver ? (
        <div ref={end} tabIndex={-1} className={styles.below}>
          <LateFinishedGame location={location} />
        </div>
      ) : (
        <Button ref={button} onClick={open} aria-busy={condition === 'coming'}>
          <Play aria-hidden size={20} fill="currentColor" /> {t(wasBegun ? 'game.goOn' : 'game.play')}
        </Button>
      )}
      <p role="status" className={condition === 'failed' ? styles.below : 'visually-hidden'}>
        {condition === 'failed' ? t('loading.failed.network') : null}
      </p>
      {condition === 'open' && Layer !== undefined ? (
        <Layer
          item={item}
          location={location}
          isDive={isDive}
          onSettled={() => (wasSettled.current = true)}
          onClose={() => close.current?.()}
          onWanted={(address) => {
            wanted.current = address;
          }}
        />
      ) : null}
    </div>
  );
}

/** Whether this game has been won and cannot be played again. */
function useIsOver(item: TourItem, isDive: boolean): boolean {
  const { catalogue } = useContent();
  const scores = useStore(useVisit().scores);
  const tour = catalogue.tour(item.TourID);
  return !isDive && tour !== undefined && !allowsReplay(tour) && hasScore(scores, recordCode(tour), recordCode(item));
}

function Won({ item }: Pick<PlayedStation, 'item'>): ReactNode {
  const t = useTranslate();
  const { catalogue } = useContent();
  const scores = useStore(useVisit().scores);
  const points = scoreOf(scores, tourCodeOf(item, catalogue), recordCode(item));
  return points === undefined ? null : (
    <p className={styles.won}>
      <Trophy aria-hidden size={18} /> {t(points > 0 ? 'game.wonPoints' : 'game.done', { count: points })}
    </p>
  );
}
