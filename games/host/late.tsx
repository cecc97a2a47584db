import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { LatePart } from '#ui/late-part.ts';
import { useLatePart } from '#ui/use-late-part.ts';
import type { GameProps } from './game-props.ts';
import styles from './note.module.css';

export interface LateProps<Part> {
  /** Left out for ornaments, whose absence needs no message. */
  readonly t?: GameProps['t'];
  readonly part: Pick<LatePart<Part>, 'get' | 'fetch'>;
  readonly children: (part: Part) => ReactNode;
}

/** Shows its children once a late part of a game is fetched; on a failure, a note and a retry. */
export function Late<Part>({ t, part, children }: LateProps<Part>): ReactNode {
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'again'>('first');
  const loaded = useLatePart(part, attempt !== 'failed', () => setAttempt('failed'));
  if (loaded !== undefined) return children(loaded);
  // The note stays until the part is there: the game under it cannot be played before.
  return attempt !== 'first' && t !== undefined ? (
    <div role="alert" aria-busy={attempt === 'again'} className={styles.note} data-over="">
      <p>{t('game.partFailed')}</p>
      <Button onClick={() => setAttempt('again')}>{t('game.retry')}</Button>
    </div>
  ) : null;
}
