import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { Button } from '#ui/button.tsx';
import { forgetTour } from '../state/visit/forget-tour.ts';
import { useVisit } from '../state/visit/visit-context.tsx';
import { AskDialog } from './ask-dialog.tsx';
import styles from './board-screen.module.css';
import { useLateTexts } from '../shell/late/late-texts.tsx';
import { type BoardOfTour } from './use-board.ts';

export interface ResetBoardProps {
  readonly tour: Tour;
  readonly board: BoardOfTour;
}

type Condition =
  | { readonly kind: 'idle' | 'asking' | 'undone' }
  /** The reset can be undone. */
  | { readonly kind: 'done'; readonly undo: () => void };

/** Milliseconds during which a reset can be undone; longer while the visitor points at or focuses the button. */
const regret = 20_000;

/** Resets the board after confirmation, and offers an undo for a while. */
export function ResetBoard({ tour, board: { items, solved } }: ResetBoardProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const visit = useVisit();
  const [condition, setCondition] = useState<Condition>({ kind: 'idle' });
  const hasBegun = solved > 0 || items.some(({ LocationID }) => visit.gameSaves.of(LocationID) !== undefined);
  const isDone = condition.kind === 'done';
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (condition.kind === 'undone') again.current?.focus();
  }, [condition.kind]);
  return (
    <div className={styles.reset}>
      <p role="status">
        {isDone ? t('board.reset.done') : condition.kind === 'undone' ? t('board.reset.undone') : null}
      </p>
      {isDone ? (
        <Undo
          onUndo={() => {
            condition.undo();
            setCondition({ kind: 'undone' });
          }}
          onLate={() => setCondition({ kind: 'idle' })}
        />
      ) : null}
      {!isDone && hasBegun ? (
        <button ref={again} type="button" className={styles.again} onClick={() => setCondition({ kind: 'asking' })}>
          <RefreshCw aria-hidden size={18} /> {t('board.reset')}
        </button>
      ) : null}
      {condition.kind === 'asking' ? (
        <AskDialog
          title={t('board.reset.title')}
          text={t('board.reset.text')}
          yes={t('board.reset.yes')}
          no={t('board.reset.no')}
          onAnswer={(isYes) =>
            setCondition(isYes ? { kind: 'done', undo: forgetTour(visit, tour, items) } : { kind: 'idle' })
          }
        />
      ) : null}
    </div>
  );
}

interface UndoProps {
  readonly onUndo: () => void;
  readonly onLate: () => void;
}

/** Takes the focus, and stays while it has the focus or the pointer. */
function Undo({ onUndo, onLate }: UndoProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(true);
  const giveUp = useEffectEvent(onLate);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => giveUp(), regret);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <Button
      ref={button}
      onClick={onUndo}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(document.activeElement === button.current)}
    >
      {t('board.reset.undo')}
    </Button>
  );
}
