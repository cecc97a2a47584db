import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useNaturalSize } from '#ui/picture/use-natural-size.ts';
import type { Size } from '#ui/picture/zoom-view.ts';
import type { GameProps } from './game-props.ts';
import styles from './note.module.css';

export interface PictureGateProps extends Pick<GameProps, 't'> {
  readonly url: string;
  readonly children: (size: Size) => ReactNode;
}

/** Shows what needs a picture once that has loaded, and until then that it loads, or that it failed and a retry. */
export function PictureGate({ t, url, children }: PictureGateProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const size = useNaturalSize(url, attempt);
  if (size === undefined)
    return (
      <p role="status" className={styles.loading}>
        {t('game.loading')}
      </p>
    );
  return size === null ? (
    <div role="alert" className={styles.note}>
      <p>{t('game.pictureFailed')}</p>
      <Button onClick={() => setAttempt(attempt + 1)}>{t('game.retry')}</Button>
    </div>
  ) : (
    children(size)
  );
}
