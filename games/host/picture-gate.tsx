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

/** Shows its children once a picture has loaded; until then a note that it loads, or has failed and can be retried. */
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
