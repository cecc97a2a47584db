import { type ReactNode, useEffect, useState } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { useCalm } from '#ui/calm.ts';
import { Confetti } from '#games/flow/confetti.tsx';
import { AllSolved } from './all-solved.tsx';
import { BoardPicture } from './board-picture.tsx';
import styles from './board-screen.module.css';
import { BoardTexts, useBoardTexts } from './board-texts.ts';
import { Progress } from './progress.tsx';
import { ResetBoard } from './reset-board.tsx';
import { useBoard } from './use-board.ts';
import { useFresh } from './use-fresh.ts';
import { WonRow } from './won-row.tsx';

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
  const t = useBoardTexts();
  const board = useBoard(tour, items);
  const fresh = useFresh(tour.ID, board.places);
  const isCalm = useCalm();
  const [attempt, setAttempt] = useState(0);
  const isDone = board.places.length > 0 && board.solved === board.places.length;
  const news = useLate(
    fresh.size === 0
      ? ''
      : t('board.uncovered', {
          count: fresh.size,
          name: board.places.find((_, place) => fresh.has(place))?.title ?? '',
        }),
  );
  return (
    <div className={styles.screen}>
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
        {isDone ? <AllSolved tour={tour} board={board} /> : null}
        <WonRow board={board} />
        <ResetBoard tour={tour} board={board} />
      </div>
      {isDone && fresh.size > 0 && !isCalm ? <Confetti seed={tour.ID} /> : null}
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
