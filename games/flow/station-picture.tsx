import { type ReactNode, useState } from 'react';
import { jigsawPicture } from '#content/jigsaw-picture.ts';
import type { GameProps } from '../host/game-props.ts';
import styles from './game-panel.module.css';

/** CSS pixels of a sheet's width at twice the density. */
const width = 960;

/** The picture that a game is about; nothing if the station has none, or it does not load. */
export function StationPicture({ location, sized }: Pick<GameProps, 'location' | 'sized'>): ReactNode {
  const url = jigsawPicture(location);
  const [failed, setFailed] = useState<string>();
  return url === undefined || url === failed ? null : (
    <img className={styles.picture} src={sized?.(url, width) ?? url} alt="" onError={() => setFailed(url)} />
  );
}
