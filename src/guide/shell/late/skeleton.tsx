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

/** What the screen that comes will look like. */
export type Shape = keyof typeof shapes;

/** A visitor who waits no longer than this, in milliseconds, is spared a picture that flashes by. */
const patience = 200;

/** Stands in for a screen that is on its way. */
export function Skeleton({ shape }: { readonly shape: Shape }): ReactNode {
  const t = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.main}>
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
