import { type ReactNode, useState } from 'react';
import { jigsawPicture } from '#content/jigsaw-picture.ts';
import type { GameProps } from '../host/game-props.ts';
import type { GameFlowRenderers } from './game-flow-renderers.ts';
import styles from './game-panel.module.css';
import { WonPicture } from './won-picture.tsx';

/** CSS pixels of a sheet's width at twice the density. */
const width = 960;
/** Pixels of the picture behind a sheet, which is blurred. */
const behindWidth = 160;

type StationPictureProps = Pick<GameProps, 'location' | 'sized'>;

export interface SheetPictureProps extends StationPictureProps {
  readonly render: Pick<GameFlowRenderers, 'enlarge'>;
  /** The picture of a win replaces the station's. */
  readonly isWon?: boolean;
}

/** The picture that a game is about; nothing if the station has none, or it does not load. */
export function SheetPicture({ location, sized, render, isWon = false }: SheetPictureProps): ReactNode {
  const url = sheetPicture(location, isWon);
  const [failed, setFailed] = useState<string>();
  return url === undefined || url === failed ? null : (
    <div className={styles.picture}>
      {url === location.GameWonImageURL ? (
        <WonPicture location={location} className={undefined} />
      ) : (
        <img src={sized?.(url, width) ?? url} alt="" onError={() => setFailed(url)} />
      )}
      {render.enlarge?.(url, location)}
    </div>
  );
}

/** Returns the picture at the head of a sheet. */
function sheetPicture(location: GameProps['location'], isWon: boolean): string | undefined {
  return (isWon ? location.GameWonImageURL : '') || jigsawPicture(location);
}

/** The picture that a game is about, blurred, around a sheet. */
export function Behind({ location, sized }: StationPictureProps): ReactNode {
  const url = jigsawPicture(location);
  return url === undefined ? null : (
    <div className={styles.behind}>
      <img src={sized?.(url, behindWidth) ?? url} alt="" />
    </div>
  );
}
