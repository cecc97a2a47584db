import { type ReactNode, useEffect, useState, useId } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { useCalm } from '#ui/calm.ts';
import { Confetti } from '#games/flow/confetti.tsx';
import { AllSolved, doneText } from './all-solved.tsx';
import { BoardPicture } from './board-picture.tsx';
import styles from './board-screen.module.css';
import { lateTexts, useLateTexts } from '../shell/late/late-texts.tsx';
import { ResetBoard } from './reset-board.tsx';
import { useBoard, type BoardPlace, type BoardOfTour } from './use-board.ts';
import { isObject } from '#content/schema/containers.ts';
import { keepInTab, readTabMemory } from '../adapters/tab-memory.ts';
import { Star, Check } from 'lucide-react';
import { useTranslate } from '../state/content/interface-context.tsx';

const { Texts: BoardTexts } = lateTexts('games', 'board');

const memory = 'boards';

/** Solved places that this tab's boards have shown, by tour. */
type SeenBoards = Readonly<Record<string, readonly unknown[]>>;

export interface BoardScreenProps {
  readonly tour: Tour;
  readonly items: readonly TourItem[];
  /** Shown until the board has loaded. */
  readonly standIn: ReactNode;
}

/** A tour as a board that is uncovered station by station. */
export function BoardScreen(props: BoardScreenProps): ReactNode {
  return (
    <BoardTexts standIn={props.standIn}>
      <Content {...props} />
    </BoardTexts>
  );
}

function Content({ tour, items, standIn }: BoardScreenProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const board = useBoard(tour, items);
  const fresh = useFresh(tour.ID, board.places);
  const isCalm = useCalm();
  const [attempt, setAttempt] = useState(0);
  const isDone = board.places.length > 0 && board.solved === board.places.length;
  const uncovered = t('board.uncovered', {
    count: fresh.size,
    name: board.places.find((_, place) => fresh.has(place))?.title ?? '',
  });
  const isNewlyDone = isDone && fresh.size > 0;
  const news = useLate(
    fresh.size === 0 ? '' : isNewlyDone ? `${uncovered} ${t('board.done')} ${doneText(t, board.earned)}` : uncovered,
  );
  return (
    <div className={styles.screen} data-from-top>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <div className={styles.picture}>
        <BoardPicture
          key={attempt}
          tour={tour}
          board={board}
          fresh={fresh}
          standIn={standIn}
          onRetry={() => setAttempt((before) => before + 1)}
        >
          <Progress board={board} />
        </BoardPicture>
      </div>
      <div className={styles.side}>
        {isDone ? <AllSolved tour={tour} board={board} isNew={isNewlyDone} /> : null}
        <WonRow board={board} />
        <ResetBoard tour={tour} board={board} />
      </div>
      {isNewlyDone && !isCalm ? <Confetti seed={tour.ID} /> : null}
    </div>
  );
}

/** A live region: screen readers announce changes only. */
function useLate(words: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(words));
    return () => clearTimeout(timer);
  }, [words]);
  return late;
}

/** Returns the places solved since the visitor last saw this board; none on the first visit. */
function useFresh(tourID: number, places: readonly BoardPlace[]): ReadonlySet<number> {
  const solved = places.filter(({ mark }) => mark === 'solved').map(({ item }) => item.ID);
  const [fresh] = useState<ReadonlySet<number>>(() => {
    const seen = readSeen()[tourID];
    if (seen === undefined) return new Set();
    return new Set(
      places.flatMap(({ item, mark }, place) => (mark === 'solved' && !seen.includes(item.ID) ? [place] : [])),
    );
  });
  const list = solved.join();
  useEffect(() => {
    keepInTab(memory, { ...readSeen(), [tourID]: list === '' ? [] : list.split(',').map(Number) });
  }, [tourID, list]);
  return fresh;
}

function readSeen(): SeenBoards {
  const stored = readTabMemory(memory);
  const boards = isObject(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(boards.flatMap(([tour, seen]) => (Array.isArray(seen) ? [[tour, seen]] : [])));
}

/** One icon per station, empty until won; nothing if the content has no icons. */
function WonRow({ board: { places } }: { readonly board: BoardOfTour }): ReactNode {
  const t = useLateTexts('games', 'board');
  const id = useId();
  if (places.every(({ icon }) => icon === '')) return null;
  return (
    <section className={styles.won} aria-labelledby={id}>
      <h2 id={id}>{t('board.won')}</h2>
      <ol>
        {places.map((place) => (
          <Won key={place.item.ID} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Won({ place: { title, mark, icon } }: { readonly place: BoardPlace }): ReactNode {
  const t = useLateTexts('games', 'board');
  const [failed, setFailed] = useState(false);
  const isWon = mark === 'solved';
  return (
    <li data-won={isWon ? '' : undefined}>
      <span className="visually-hidden">{t(isWon ? 'board.won.yes' : 'board.won.no', { name: title })}</span>
      {isWon && icon !== '' && !failed ? <img src={icon} alt="" onError={() => setFailed(true)} /> : null}
      {isWon && (icon === '' || failed) ? <Star aria-hidden size={28} fill="currentColor" strokeWidth={1} /> : null}
    </li>
  );
}

/** How many stations are solved, and the points earned. */
function Progress({ board: { places, solved, earned, maximum } }: { readonly board: BoardOfTour }): ReactNode {
  const t = useLateTexts('games', 'board');
  const words = useTranslate();
  return (
    <div className={styles.progress}>
      <p>
        <Check aria-hidden size={18} strokeWidth={2.5} />
        {t('board.progress', { done: solved, count: places.length })}
      </p>
      {maximum === 0 ? null : (
        <p>
          <Star aria-hidden size={18} />
          {words('tours.score', { earned, maximum })}
        </p>
      )}
    </div>
  );
}
