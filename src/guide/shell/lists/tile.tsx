import { type ReactNode } from 'react';
import { type Spoken } from '#content/language-fallback.ts';
import { join } from '#ui/button.tsx';
import { firstLetter } from '#ui/first-letter.ts';
import styles from './tile.module.css';

export interface TileProps {
  readonly title: Spoken;
  readonly className?: string | undefined;
}

/** In place of a picture that is missing: the first letter of the title, which is beside it. */
export function Tile({ title, className }: TileProps): ReactNode {
  return (
    <span className={join(styles.tile, className)} aria-hidden>
      {firstLetter(title.text, title.language)}
    </span>
  );
}
