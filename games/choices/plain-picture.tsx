import type { ReactNode } from 'react';
import styles from './plain-picture.module.css';
import type { ChoicesGame } from './rules.ts';

export interface PlainPictureProps {
  readonly url: string;
  readonly game: Pick<ChoicesGame, 'end' | 'wrong'>;
}

/** The picture of the question as an element of the page. A wrong answer starts its shaking again. */
export function PlainPicture({ url, game }: PlainPictureProps): ReactNode {
  const mark = game.end === 'won' ? 'won' : game.wrong.length > 0 ? 'wrong' : undefined;
  return <img key={game.wrong.length} className={styles.picture} data-mark={mark} src={url} alt="" />;
}
