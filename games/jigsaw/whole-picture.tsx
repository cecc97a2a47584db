import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { GameProps } from '../host/game-props.ts';
import type { JigsawConfig } from './config.ts';
import type { HandStore } from './hand.ts';
import styles from './whole-picture.module.css';

export interface WholePictureProps extends Pick<GameProps, 'say'> {
  readonly config: JigsawConfig;
  readonly hand: HandStore;
}

/** The finished picture over the table, while the visitor holds its button. */
export function WholePicture({ say, config, hand }: WholePictureProps): ReactNode {
  const isShown = useStore(hand, ({ showsWhole }) => showsWhole);
  const { text, language } = say(config.altText);
  return isShown ? <img className={styles.picture} src={config.picture} alt={text} lang={language} /> : null;
}
