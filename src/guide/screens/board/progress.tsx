import { Check, Star } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './board-screen.module.css';
import { type BoardOfTour } from './use-board.ts';

/** How many stations are solved, and the points earned. */
export function Progress({ board: { places, solved, earned, maximum } }: { readonly board: BoardOfTour }): ReactNode {
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
