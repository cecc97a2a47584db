import { type ReactNode, useEffect, useState } from 'react';
import { join } from '#ui/button.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import styles from './skeleton.module.css';

const shapes = {
  cards: ['title', 'line', 'card', 'card'],
  list: ['title', 'line', 'row', 'row', 'row', 'row', 'row', 'row'],
  station: ['picture', 'title', 'player', 'line', 'line', 'line'],
  text: ['title', 'line', 'line', 'line', 'line', 'line'],
} as const;

/** The rough shape of the screen that is being loaded. */
export type Shape = keyof typeof shapes;

/** Milliseconds before the stand-in appears, so that it does not flash during short waits. */
const skeletonDelayMs = 200;

/** Shown in place of a screen that is being loaded. */
export function Skeleton({ shape }: { readonly shape: Shape }): ReactNode {
  const t = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.main}>
      <title>{t('loading.title')}</title>
      <p role="status" className="visually-hidden">
        {isLong ? t('app.loading') : null}
      </p>
      {isLong ? (
        <div className={join(styles.bones, styles[shape])} aria-hidden>
          {shapes[shape].map((bone, index) => (
            <i key={index} className={styles[bone]} />
          ))}
        </div>
      ) : null}
    </main>
  );
}
